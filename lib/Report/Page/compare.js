"use strict";
// What differs between two programs, or between two machines.

function describeChange(before, after, format) {
  const change = after - before;
  const sign = change > 0 ? "+" : "-";
  const part = before > 0 ? ` (${sign}${Math.abs(100 * change / before).toFixed(1)} %)` : "";
  return `${sign}${format(Math.abs(change))}${part}`;
}

// Rows of [what, before, after, change] that are not the same.
function changedRows(rows) {
  // Sums of the same times in another order may differ in their last digits.
  const isChanged = ([, before, after]) =>
    Math.abs(after - before) > 1e-9 * Math.max(Math.abs(before), Math.abs(after));
  return rows.filter(isChanged)
    .map(([what, before, after, format]) =>
      [what, format(before), format(after), describeChange(before, after, format)]);
}

function totalRows(first, second) {
  const parts = timeParts(second, second.slowest);
  const memory = row => row.argument_bytes + row.result_bytes + row.predicted_bytes;
  const most = program => Math.max(...program.simulated.programs.map(memory));
  return [
    ["devices", first.devices, second.devices, String],
    ["step", first.simulated.step_s, second.simulated.step_s, formatTime],
    ...timeParts(first, first.slowest).map(([, seconds, name], index) =>
      [name, seconds, parts[index][1], formatTime]),
    ["memory of a device", most(first), most(second), formatBytes]];
}

function trafficRows(first, second) {
  const none = { ops: 0, times: 0, bytes: 0, exposed: 0 };
  const index = program => new Map(traffic(program).map(row =>
    [row.axes ? `${row.kind} over ${row.axes}` : row.kind, row]));
  const [before, after] = [index(first), index(second)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap(kind => {
    const [a, b] = [before.get(kind) ?? none, after.get(kind) ?? none];
    return [[`${kind}: ops`, a.ops, b.ops, String],
      [`${kind}: runs`, a.times, b.times, String],
      [`${kind}: bytes sent`, a.bytes, b.bytes, formatBytes],
      [`${kind}: exposed`, a.exposed, b.exposed, formatTime]];
  });
}

// The rates and links that differ, as [path, before, after].
function machineRows(before, after, path = "") {
  const isObject = value => typeof value === "object" && value !== null;
  if (!isObject(before) || !isObject(after))
    return before === after ? [] : [[path, JSON.stringify(before) ?? "",
      JSON.stringify(after) ?? ""]];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(key =>
    machineRows(before[key], after[key], path ? `${path}.${key}` : key));
}

// The most lines that two texts may differ by to be compared.
const mostDifferences = 1500;

// The shortest list of [sign, line] that leads from one list of lines to the other
// (Myers); nothing if they differ by too much.
function diffLines(before, after) {
  let end = 0;
  while (end < before.length && end < after.length &&
         before[before.length - 1 - end] === after[after.length - 1 - end]) ++end;
  const [m, n] = [before.length - end, after.length - end];
  let ends = new Map([[1, 0]]);
  const history = [];
  for (let d = 0; d <= Math.min(m + n, mostDifferences); ++d) {
    history.push(ends);
    ends = new Map(ends);
    for (let k = -d; k <= d; k += 2) {
      const isDown = k === -d || (k !== d && (ends.get(k - 1) ?? -1) < (ends.get(k + 1) ?? -1));
      let x = isDown ? ends.get(k + 1) : ends.get(k - 1) + 1;
      while (x < m && x - k < n && before[x] === after[x - k]) ++x;
      ends.set(k, x);
      if (x >= m && x - k >= n) return traceBack(before, after, history, m, n);
    }
  }
  return undefined;
}

function traceBack(before, after, history, x, y) {
  const lines = [];
  for (let d = history.length - 1; d >= 0; --d) {
    const ends = history[d], k = x - y;
    const isDown = k === -d || (k !== d && (ends.get(k - 1) ?? -1) < (ends.get(k + 1) ?? -1));
    const previous = isDown ? k + 1 : k - 1;
    const fromX = d === 0 ? 0 : ends.get(previous), fromY = d === 0 ? 0 : fromX - previous;
    while (x > fromX && y > fromY) {
      lines.push([" ", before[--x]]);
      --y;
    }
    if (d === 0) break;
    lines.push(isDown ? ["+", after[--y]] : ["-", before[--x]]);
  }
  return lines.reverse();
}

function diffBox(before, after, name) {
  const lines = diffLines(before.lines, after.lines);
  if (!lines) return element("p", {}, "They have too little in common to be compared.");
  const changed = lines.filter(([sign]) => sign !== " ");
  if (changed.length === 0) return element("p", {}, "The same.");
  return element("div", { class: "diff", tabindex: 0, id: name },
    changed.map(([sign, line]) => element("div",
      { class: sign === "+" ? "added" : "removed" }, `${sign} ${line}`)));
}

function compareSection() {
  const [first, second] = programs;
  const columns = [["what"], [`A: ${first.file}`, true], [`B: ${second.file}`, true],
    ["change", true]];
  const rows = changedRows([...totalRows(first, second), ...trafficRows(first, second)]);
  const machine = machineRows(first.machineModel, second.machineModel);
  const made = section("compare", "What differs",
    element("p", {}, `A is ${first.title} on ${first.machine}; B is ${second.title} on ` +
      `${second.machine}.`),
    rows.length > 0 ? table(columns, rows) : element("p", {}, "Nothing in the totals."));
  if (machine.length > 0)
    made.append(element("h3", {}, "Machines"),
      table([["what"], ["A", true], ["B", true]], machine));
  for (const [number, level] of first.levels.entries()) {
    const other = second.levels[number];
    made.append(element("h3", {}, titles[level.name] ?? level.name),
      diffBox(level, other, "diff-" + level.name));
  }
  return made;
}
