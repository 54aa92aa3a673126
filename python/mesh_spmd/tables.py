"""Tables and pictures that display themselves, also in notebooks."""

import html
import json


class Table(list):
    """A list of dicts with the same keys, which prints itself as a table, also in
    notebooks."""

    def _rows(self):
        if not self:
            return [], []
        return list(self[0]), [[_text(v) for v in row.values()] for row in self]

    def __str__(self):
        head, rows = self._rows()
        widths = [max(map(len, column)) for column in zip(head, *rows)]
        return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths))
                         .rstrip() for row in ([head, *rows] if head else []))

    __repr__ = __str__

    def _repr_html_(self):
        head, rows = self._rows()
        def line(tag, cells):
            return "<tr>" + "".join(f"<{tag}>{html.escape(c)}</{tag}>" for c in cells) + "</tr>"
        return f"<table>{line('th', head)}{''.join(line('td', r) for r in rows)}</table>"


def _text(value):
    if isinstance(value, float):
        return f"{value:.3g}"
    return "" if value is None else str(value)


class Picture:
    """A picture, as SVG in notebooks and as text elsewhere."""

    def __init__(self, text, svg):
        self.text, self.svg = text.rstrip("\n"), svg

    def save(self, file):
        """Writes the SVG to a file."""
        with open(file, "w") as out:
            out.write(self.svg)

    def __str__(self):
        return self.text

    __repr__ = __str__

    def _repr_svg_(self):
        return self.svg


class Report:
    """A text with a table."""

    def __init__(self, text, table):
        self._text, self._table = text, table

    def __str__(self):
        return self._text

    __repr__ = __str__

    def _repr_html_(self):
        return f"<pre>{html.escape(self._text)}</pre>{self._table._repr_html_()}"


class Simulation(Report):
    """The time and memory of a step on a machine.

    seconds: the time of the slowest devices.
    devices: the number of devices.
    programs: a Table with a row for each program of devices, in seconds and bytes.
    collectives: a Table with a row for each communication op of the slowest devices.
      Columns: kind, times (that it runs), bytes (that one device sends, in all), and
      seconds (from its start to its end, in all). Of these, hidden_seconds are behind
      other work, and in exposed_seconds the device waits. Further ones are the Python
      line as file, line and column.
    """

    def __init__(self, data, text, rows):
        report = json.loads(data)
        self.devices = report["devices"]
        self.seconds = report["simulated"]["step_s"]
        self.programs = Table(report["simulated"]["programs"])
        self.collectives = Table(rows)
        super().__init__(text, self.collectives)


class Check(Report):
    """A comparison of the results of a run with those of the program without a mesh.

    ok: whether all of them are right. A Check is true if they are.
    results: a Table with a row for each result: name, type, error, tolerance, ok,
      and the difference.
    """

    def __init__(self, ok, text, data):
        self.ok = ok
        self.results = Table(
            {"name": row["name"], "type": row["type"], "error": row["error"],
             "tolerance": row["tolerance"], "ok": row["ok"],
             "difference": row.get("difference", "")}
            for row in json.loads(data)["results"])
        super().__init__(text, self.results)

    def __bool__(self):
        return self.ok
