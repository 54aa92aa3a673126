"use strict";
// The totals, as mesh-simulate prints them, traffic and memory.

function bar(label, parts, whole) {
  return element("div", { class: "bar", role: "img", "aria-label": label },
    parts.filter(([, value]) => value > 0).map(([kind, value, text]) => {
      const part = element("span", { class: kind, title: text }, text);
      part.style.flexGrow = value / whole;
      part.style.flexBasis = "0";
      return part;
    }));
}

// The parts of a step of some devices, as [kind, seconds, name]. They are idle
// before messages are under way, and once they are done before others.
function timeParts(program, row) {
  const { contracting_s, passing_s, waiting_s, idle_s } = row;
  const left = program.simulated.step_s - contracting_s - passing_s - waiting_s;
  return [["compute", contracting_s, "contractions"],
    ["passing", passing_s, "other computation"],
    ["communication", waiting_s - idle_s, "exposed communication"],
    ["wait", idle_s + Math.max(left, 0), "idle"]];
}

function timeBar(program, row) {
  const total = program.simulated.step_s;
  const parts = timeParts(program, row).map(([kind, seconds, name]) =>
    [kind, seconds, `${name} ${formatTime(seconds)}, ${share(seconds, total)}`]);
  return element("div", { class: "step" },
    element("p", {}, `@${row.function}, ${row.slowest}`),
    bar(parts.map(part => part[2]).join("; "), parts, total));
}

function timeTable(program) {
  const rows = program.simulated.programs.map(row => [`@${row.function}`, row.slowest,
    ...timeParts(program, row).map(([, seconds]) => formatTime(seconds))]);
  const names = timeParts(program, program.slowest).map(part => part[2]);
  return element("div", { id: "parts-of-step" },
    table([["program"], [""], ...names.map(name => [name, true])], rows));
}

function totalsTable(program) {
  const [head, ...rows] = program.totals.rows;
  return element("div", { id: "programs-of-devices" },
    table(head.map((title, column) => [title, column > 1]), rows));
}

// [kind, axes, ops, times, bytes, exposed] of the slowest devices.
function traffic(program) {
  const groups = new Map();
  for (const row of program.communication) {
    const key = JSON.stringify([row.kind, row.axes ?? ""]);
    if (!groups.has(key))
      groups.set(key, { kind: row.kind, axes: row.axes ?? "", ops: 0, times: 0,
        bytes: 0, seconds: 0, exposed: 0 });
    const group = groups.get(key);
    group.ops += 1;
    for (const part of ["times", "bytes", "seconds", "exposed"])
      group[part] += row[part];
  }
  return [...groups.values()].sort((a, b) => b.exposed - a.exposed);
}

function trafficTable(program) {
  return table(
    [["kind"], ["axes"], ["ops", true], ["runs", true], ["bytes sent", true],
      ["time", true], ["exposed", true]],
    traffic(program).map(row => [row.kind, row.axes, row.ops, row.times,
      formatBytes(row.bytes), formatTime(row.seconds), formatTime(row.exposed)]));
}

function memoryBar(program, row) {
  const used = row.argument_bytes + row.result_bytes + row.predicted_bytes;
  const limit = program.memoryLimit ?? used;
  const parts = [["compute", row.argument_bytes, "arguments"],
    ["passing", row.result_bytes, "results"],
    ["intermediates", row.predicted_bytes, "intermediate values"],
    ["free", limit - used, "free"]]
    .filter(([, bytes]) => bytes > 0)
    .map(([kind, bytes, name]) => [kind, bytes, `${name} ${formatBytes(bytes)}`]);
  const label = `@${row.function}: ` + parts.map(part => part[2]).join("; ");
  const over = program.memoryLimit !== undefined && used > limit
    ? ` That is ${formatBytes(used - limit)} more than the limit of ` +
      `${formatBytes(limit)}.` : "";
  return element("div", {},
    element("p", {}, `@${row.function} needs ${formatBytes(used)}.${over}`),
    bar(label, parts, Math.max(used, limit)));
}

function memoryTable(program) {
  const rows = ["arguments", "results"].flatMap(kind =>
    program.memory[kind].map(value => ({ kind: kind.slice(0, -1), ...value })))
    .sort((a, b) => b.bytes - a.bytes);
  return element("div", { class: "scrolled", tabindex: 0 }, table(
    [["value"], [""], ["whole"], ["part of a device"], ["bytes", true]],
    rows.map(row => [row.name, row.kind, row.whole, row.type,
      formatBytes(row.bytes)])));
}

// The op of the global program that is the last of `origins`: buffers are made
// for what is computed last.
function globalText(program, origins) {
  const level = program.levels[0];
  const op = level.ops.findLastIndex((_, number) =>
    level.origins(number).some(origin => origins.includes(origin)));
  return op < 0 ? "" : level.text(op);
}

// The largest buffers at the peak of the intermediate values of a function.
function peakTable(program, row) {
  const peak = program.memory.peaks.find(each => each.function === row.function);
  const buffers = peak?.buffers ?? [];
  if (buffers.length === 0) return undefined;
  const left = row.predicted_bytes - buffers.reduce((sum, each) => sum + each.bytes, 0);
  const rows = buffers.map(buffer => [formatBytes(buffer.bytes), buffer.type,
    element("code", {}, globalText(program, buffer.origins)), buffer.place]);
  if (left > 0) rows.push([formatBytes(left), "", "smaller ones, and room between", ""]);
  const made = table([["bytes", true], ["buffer"], ["of"], ["from"]], rows,
    index => index < buffers.length
      ? chooser(buffers[index].origins, `a buffer from ${buffers[index].place}`) : {});
  listeners.choose.push(() => buffers.forEach((buffer, index) =>
    made.tBodies[0].rows[index].classList.toggle("chosen", isChosen(buffer.origins))));
  return element("div", { class: "peak" },
    element("h4", {}, `Intermediate values at the peak of @${row.function}`),
    element("div", { class: "scrolled", tabindex: 0 }, made));
}

function totalsSection() {
  const program = current();
  return section("totals", "Totals",
    element("p", {}, `${program.title}, simulated on ${program.machine}: `,
      element("strong", { id: "step" }, program.totals.step), " a step."),
    totalsTable(program),
    element("h3", {}, "Parts of a step"),
    program.simulated.programs.map(row => timeBar(program, row)),
    timeTable(program),
    element("h3", {}, "Communication of the slowest devices"),
    trafficTable(program),
    element("h3", {}, "Memory of a device"),
    program.simulated.programs.map(row => memoryBar(program, row)),
    program.simulated.programs.map(row => peakTable(program, row)),
    element("h4", {}, "Arguments and results"),
    memoryTable(program));
}
