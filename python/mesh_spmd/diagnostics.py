"""The error of the native module, and the diagnostics that it carries."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Diagnostic:
    """A message about a place in a program.

    severity: "error", "warning", "remark" or "note".
    file, line, column: of converted programs the user's Python line; without a
      place "", 0 and 0.
    notes: Diagnostics that belong to this one.
    """

    severity: str
    message: str
    file: str = ""
    line: int = 0
    column: int = 0
    notes: tuple["Diagnostic", ...] = ()

    @classmethod
    def make(cls, parts):
        """Makes one from the tuple that the native module has for it."""
        *plain, notes = parts
        return cls(*plain, tuple(cls.make(note) for note in notes))

    @property
    def place(self):
        """The place as text: "model.py:12:3"."""
        return f"{self.file}:{self.line}" + (f":{self.column}" if self.column else "")

    def __str__(self):
        where = f"{self.place}: " if self.file else ""
        return "\n  ".join([f"{where}{self.message}", *map(str, self.notes)])


class MeshError(Exception):
    """A program that Mesh cannot take, a run that fails, or an argument that does
    not fit. The message starts with the place of the first error, if it has one.

    diagnostics: what was said about the program, as Diagnostics.
    """

    def __init__(self, message, diagnostics=()):
        self.diagnostics = tuple(
            d if isinstance(d, Diagnostic) else Diagnostic.make(d) for d in diagnostics)
        errors = [d for d in self.diagnostics if d.severity == "error"]
        if errors and errors[0].message not in message:
            message = f"{message}: {errors[0].message}"
        if errors and errors[0].file:
            message = f"{errors[0].place}: {message}"
        super().__init__(message)
