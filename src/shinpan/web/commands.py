"""The command that serves the pages."""

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8713, show_default=True, type=click.IntRange(1, 65535), help="The port.")
def serve(host: str, port: int) -> None:
    """Serve the rulebook and the situations as pages."""
    try:
        import uvicorn

        from shinpan.web.app import create_app
    except ImportError as error:
        raise click.ClickException(f"the pages need: pip install 'shinpan[web]' ({error.name} is missing)") from None
    from threading import Thread

    from shinpan.rulebook.coverage import all_coverage

    Thread(target=all_coverage, daemon=True).start()  # takes a moment; the first reader needn't wait for it
    click.echo(f"http://{host}:{port}/rules")
    uvicorn.run(create_app(), host=host, port=port, log_level="warning")
