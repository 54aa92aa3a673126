//===- Machines.cpp - machines and pipeline schedules in Python -----------===//

#include "Machines.h"

#include "Diagnostics.h"
#include "mesh/Execution/Calibrate.h"
#include "mesh/Execution/DeviceMemory.h"
#include "mesh/Schedule/ScheduleRequest.h"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

namespace nb = nanobind;
using namespace mesh;
using namespace mesh::python;

static std::string toText(const MachineModel &model) {
  std::string text;
  llvm::raw_string_ostream(text) << toJson(model);
  return text;
}

static std::string calibrateMachine(int64_t devices) {
  nb::gil_scoped_release release;
  return toText(unwrap(calibrate(devices)));
}

template <typename T>
static T find(ArrayRef<T> values, llvm::function_ref<StringRef(T)> getName,
              const std::string &name, const char *what) {
  std::string names;
  for (T value : values) {
    if (getName(value) == name)
      return value;
    names += (names.empty() ? "" : ", ") + getName(value).str();
  }
  throw Failure{std::string("expected ") + what + " " + names + ", got '" +
                    name + "'",
                {}};
}

static ScheduleFormat findFormat(const std::string &name) {
  constexpr std::pair<StringRef, ScheduleFormat> formats[] = {
      {"report", ScheduleFormat::Report}, {"csv", ScheduleFormat::Csv},
      {"mlir", ScheduleFormat::Mlir},     {"json", ScheduleFormat::Json},
      {"svg", ScheduleFormat::Svg},       {"trace", ScheduleFormat::Trace}};
  using Format = std::pair<StringRef, ScheduleFormat>;
  return find<Format>(
             formats, [](Format format) { return format.first; }, name,
             "a form of")
      .second;
}

/// Makes or checks a schedule, and writes it in one form.
static std::string
makeSchedule(const std::string &kind, std::optional<int64_t> stages,
             std::optional<int64_t> microbatches, std::optional<int64_t> chunks,
             std::optional<int64_t> group, const std::string &table,
             int64_t credits, bool forwardOnly, std::vector<std::string> skips,
             const std::string &costs, const std::string &stageWeights,
             const std::string &layers, const std::string &format,
             bool messages, int64_t width) {
  ScheduleRequest request;
  if (!kind.empty())
    request.kind = find<ScheduleKind>(
        getAllScheduleKinds(), [](ScheduleKind k) { return getName(k); }, kind,
        "a schedule of");
  request.stages = stages;
  request.microbatches = microbatches;
  request.chunks = chunks;
  request.group = group;
  request.table = table;
  request.credits = credits;
  request.forwardOnly = forwardOnly;
  request.skips = std::move(skips);
  request.costs = costs;
  request.stageWeights = stageWeights;
  request.layers = layers;
  request.format = findFormat(format);
  request.withMessages = messages;
  request.width = width;
  std::string text, errors;
  llvm::raw_string_ostream os(text), errorsOs(errors);
  nb::gil_scoped_release release;
  if (!unwrap(answer(request, os, errorsOs)))
    throw Failure{StringRef(errors).rtrim().str(), {}};
  return text;
}

static nb::list listSchedules() {
  nb::list names;
  for (ScheduleKind kind : getAllScheduleKinds())
    names.append(nb::make_tuple(getName(kind).str(), getSummary(kind).str()));
  return names;
}

void mesh::python::bindMachines(nb::module_ &module) {
  module.def("calibrate", &calibrateMachine, nb::arg("devices"),
             "Measures this machine with so many devices. Returns its "
             "description as JSON. Raises MeshError.");
  module.def(
      "check_machine",
      [](const std::string &text) {
        return toText(unwrap(parseMachineModel(text)));
      },
      nb::arg("text"),
      "Returns the description of a machine with all that it leaves out. "
      "Raises MeshError for what is wrong with it.");
  module.def(
      "parse_memory_limit",
      [](const std::string &text) { return unwrap(parseMemoryLimit(text)); },
      nb::arg("text"),
      "Returns the bytes of a size such as 512MiB or 2GB. Raises MeshError.");
  module.def("schedules", &listSchedules,
             "Returns a tuple (name, summary) for each schedule.");
  module.def(
      "schedule", &makeSchedule, nb::kw_only(), nb::arg("kind"),
      nb::arg("stages").none(), nb::arg("microbatches").none(),
      nb::arg("chunks").none(), nb::arg("group").none(), nb::arg("table"),
      nb::arg("credits"), nb::arg("forward_only"), nb::arg("skips"),
      nb::arg("costs"), nb::arg("stage_weights"), nb::arg("layers"),
      nb::arg("format"), nb::arg("messages"), nb::arg("width"),
      "Makes a schedule, or checks the table of a file, and returns it in a "
      "form of mesh-schedule. Raises MeshError.");
}
