"use strict";
// The collectives and messages of the slowest devices, by exposed time.

// The most rows that are shown at once.
const mostRows = 500;

function describeHiding(program, row) {
  const names = row.hidden.map(name => program.strings[name]);
  if (names.length > 0) return names.join(", ");
  return row.isAsync ? "nothing" : "nothing: it is waited for at once";
}

function communicationSection() {
  const program = current();
  const rings = program.rings;
  const rows = program.communication.slice(0, mostRows);
  const originsOf = row => row.op < 0 ? [] : rings.origins(row.op);
  const placeOf = row => row.op < 0 ? "" : rings.place(row.op);
  const made = table(
    [["op"], ["axes"], ["group", true], ["runs", true], ["bytes sent", true],
      ["time", true], ["exposed", true], ["idle before", true], ["hidden behind"], ["decision"], ["from"]],
    rows.map(row => [row.kind, row.axes ?? "", row.group ?? "", row.times,
      formatBytes(row.bytes), formatTime(row.seconds), formatTime(row.exposed),
      formatTime(row.idle), describeHiding(program, row), row.remarks.join("; "), placeOf(row)]),
    index => chooser(originsOf(rows[index]),
      `${rows[index].kind} from ${placeOf(rows[index])}`));
  const mark = () => [...made.tBodies[0].rows].forEach((line, index) =>
    line.classList.toggle("chosen", isChosen(originsOf(rows[index]))));
  listeners.choose.push(mark);
  const left = program.communication.length - rows.length;
  return section("communication", "Communication by exposed time",
    rows.length === 0 ? element("p", {}, "Devices send nothing.") :
      element("div", { class: "scrolled", tabindex: 0 }, made),
    left > 0 ? element("p", { class: "quiet" },
      `${left} more with less exposed time are left out here.`) : undefined);
}
