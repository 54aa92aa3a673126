"use strict";
// The schedules of pipelines: which device works on which micro-batch, and when.

function pipelineChart(chart) {
  const title = `The pipeline from ${chart.place}`;
  const drawn = chart.picture === undefined ? element("p", {}, chart.problem + ".")
    : picture(chart.picture);
  const box = element("div", {
    class: "chart", ...chooser(chart.origins, title),
    onpointerenter: () => point(chart.origins), onpointerleave: () => point([]),
  }, drawn);
  const mark = () => {
    box.classList.toggle("chosen", isChosen(chart.origins));
    box.classList.toggle("pointed", isPointed(chart.origins));
  };
  listeners.choose.push(mark);
  listeners.point.push(mark);
  return element("div", {},
    element("h3", {}, `${title}: ${chart.schedule} over ${chart.axis}`), box);
}

function pipelinesSection() {
  return section("pipelines", "Schedules of pipelines",
    element("p", { class: "quiet" }, "Rank r is the devices at r along the axis, " +
      "numbers are micro-batches. Each part of a stage takes a time of 1 here, " +
      "or in proportion to its costs; the timeline has simulated times."),
    current().pipelines.map(pipelineChart));
}
