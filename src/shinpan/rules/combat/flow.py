"""The most valuable flow through a small network with capacities: successive best paths."""

from collections import deque


class Network:
    """Nodes are numbers; an arc carries up to `capacity` units, each worth `gain`.

    Gains may be positive or negative, but there must be no cycle. Parallel arcs with falling gains make a concave
    price; the flow uses the dearer first.
    """

    __slots__ = ("arcs", "capacity", "gain", "head")

    def __init__(self) -> None:
        self.arcs: list[list[int]] = []
        self.head: list[int] = []
        self.capacity: list[int] = []
        self.gain: list[int] = []

    def node(self) -> int:
        """Add a node and return it."""
        self.arcs.append([])
        return len(self.arcs) - 1

    def arc(self, tail: int, head: int, capacity: int, gain: int = 0) -> int:
        """Add an arc and return its number, by which `used` tells what went through it."""
        number = len(self.head)
        self.arcs[tail].append(number)
        self.arcs[head].append(number + 1)
        self.head += [head, tail]
        self.capacity += [capacity, 0]
        self.gain += [gain, -gain]
        return number

    def used(self, arc: int) -> int:
        """Return how many units go through an arc."""
        return self.capacity[arc + 1]

    def run(self, source: int, sink: int) -> int:
        """Send units from source to sink as long as that gains something; return the total gain."""
        total = 0
        while True:
            gain, path = self._best_path(source, sink)
            if gain <= 0:
                return total
            units = min(self.capacity[arc] for arc in path)
            for arc in path:
                self.capacity[arc] -= units
                self.capacity[arc ^ 1] += units
            total += gain * units

    def _best_path(self, source: int, sink: int) -> tuple[int, list[int]]:
        """Return the path that gains most for each unit, and its gain; 0 where there is none."""
        best: list[int | None] = [None] * len(self.arcs)
        came: list[int] = [-1] * len(self.arcs)
        waiting = deque([source])
        queued = [False] * len(self.arcs)
        best[source] = 0
        while waiting:
            tail = waiting.popleft()
            queued[tail] = False
            here = best[tail]
            assert here is not None
            for arc in self.arcs[tail]:
                if not self.capacity[arc]:
                    continue
                head, gain = self.head[arc], here + self.gain[arc]
                known = best[head]
                if known is None or gain > known:
                    best[head], came[head] = gain, arc
                    if not queued[head]:
                        queued[head] = True
                        waiting.append(head)
        found = best[sink]
        if found is None:
            return 0, []
        path: list[int] = []
        node = sink
        while node != source:
            path.append(came[node])
            node = self.head[came[node] ^ 1]
        return found, path
