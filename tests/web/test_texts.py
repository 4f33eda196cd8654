"""The pages with texts loaded."""

from fastapi.testclient import TestClient


def test_languages_stand_side_by_side_aligned_across_editions(reader: TestClient) -> None:
    page = reader.get("/rules/2026-01-16/ja/712.21b").text
    assert '<div class="text" lang="ja">' in page
    assert '<div class="text" lang="en">' in page
    assert "日本語の文章は、英語の文章より古い版のものです。" in page
    assert "713.4b" in page


def test_references_and_cards_are_links_and_text_is_escaped(reader: TestClient) -> None:
    page = reader.get("/rules/2026-01-16/ja/712.21b").text
    assert '<a class="ref" href="/rules/2026-01-16/en/712.4">712.4</a>' in page
    assert '<a class="ref" href="/rules/2022-09-08/ja/713.4">713.4</a>' in page
    assert 'href="/cards/%E8%AC%99%E8%99%9A?lang=ja">《謙虚》</a>' in page
    assert "&lt;b&gt;melded&lt;/b&gt;" in page


def test_a_section_holds_its_rules_with_examples_apart(reader: TestClient) -> None:
    page = reader.get("/rules/2022-09-08/en/713").text
    assert 'href="/rules/2022-09-08/en/713.4b"' in page
    assert '<p class="example"><span class="mark">Example</span> An example.</p>' in page
    assert '<p class="example"><span class="mark">例</span> An example.</p>' in page


def test_differences_are_marked_by_word_and_moved_rules_followed(reader: TestClient) -> None:
    page = reader.get("/diff?old=2022-09-08&new=2026-01-16&lang=en").text
    assert ">713.4b</a>" in page
    assert ">712.21b</a>" in page
    assert "<del>" in page
    assert "<ins>" in page
    assert "&lt;b&gt;" in page


def test_the_api_has_both_texts(reader: TestClient) -> None:
    rule = reader.get("/api/rules/712.21b").json()
    assert rule["texts"]["ja"]["number"] == "713.4b"
    assert rule["texts"]["ja"]["edition"] == "2022-09-08"
    assert rule["texts"]["en"]["examples"] == ["An example."]
    older = reader.get("/api/rules/713.4b?edition=2022-09-08").json()
    assert (older["edition"], older["now"]) == ("2022-09-08", "712.21b")


def test_the_glossary_of_the_newest_text(reader: TestClient) -> None:
    assert reader.get("/api/glossary").json() == {
        "edition": "2026-01-16",
        "lang": "en",
        "entries": [{"term": "Meld", "text": "See rule 701.42."}],
    }
    assert 'href="/rules/2026-01-16/en/701.42"' in reader.get("/glossary").text
