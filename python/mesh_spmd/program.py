"""A converted program."""

import dataclasses
import pathlib


@dataclasses.dataclass(frozen=True)
class Program:
    """A Mesh program, and the names of its arguments and results.

    text: the MLIR module, with locations. Its public function is `@main`.
    arguments: names in the order of `@main`'s arguments, by pytree path: `p.w`.
    results: names in the order of the results: `result.0`; `result` if there is one.
    """

    text: str
    arguments: tuple[str, ...]
    results: tuple[str, ...]

    def save(self, path):
        """Writes the text to a file."""
        pathlib.Path(path).write_text(self.text)
