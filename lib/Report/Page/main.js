"use strict";
// Puts the sections on the page.

function fillNavigation(sections) {
  document.querySelector("nav").replaceChildren(...sections.map(made =>
    element("a", { href: "#" + made.id }, made.querySelector("h2").textContent)));
}

// Buttons that choose one of several programs.
function fillPrograms() {
  if (programs.length === 1) return;
  document.getElementById("programs").replaceChildren(...programs.map((program, number) =>
    element("button", {
      type: "button", role: "radio", "aria-checked": number === state.program,
      onclick: () => showProgram(number),
    }, `${"AB"[number]}: ${program.file}, ${program.machine}`)));
}

function showProgram(number) {
  state.program = number;
  state.chosen.clear();
  state.pointed.clear();
  for (const kind of Object.keys(listeners)) listeners[kind] = [];
  const sections = [totalsSection(), levelsSection(), communicationSection(),
    timelineSection()];
  if (current().pipelines.length > 0) sections.push(pipelinesSection());
  if (comparison) sections.unshift(comparison);
  document.querySelector("main").replaceChildren(...sections);
  fillNavigation(sections);
  fillPrograms();
}

addEventListener("beforeprint", () => listeners.print.forEach(run => run(true)));
addEventListener("afterprint", () => listeners.print.forEach(run => run(false)));
document.title = programs.map(program => program.title).join(", ");
const comparison = programs.length > 1 ? compareSection() : undefined;
showProgram(0);
