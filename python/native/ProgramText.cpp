//===- ProgramText.cpp - a parsed program in Python -----------------------===//

#include "ProgramText.h"

#include "Diagnostics.h"
#include "mesh/Execution/ProgramFile.h"
#include "mesh/Execution/SimulationReport.h"
#include "mesh/Execution/Timeline.h"
#include "mesh/InitMesh.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Pass/PassManager.h"

#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

namespace nb = nanobind;
using namespace mesh;
using namespace mesh::python;

static const mlir::DialectRegistry &getRegistry() {
  static auto *registry = [] {
    auto *made = new mlir::DialectRegistry;
    mlir::registerAllDialects(*made);
    mlir::registerAllExtensions(*made);
    mesh::registerAllDialects(*made);
    mesh::registerExecution(*made);
    return made;
  }();
  return *registry;
}

ProgramText::ProgramText(const std::string &text, const std::string &name)
    : context(getRegistry()) {
  nb::gil_scoped_release release;
  context.printOpOnDiagnostic(false);
  DiagnosticLog log(&context);
  module = unwrap(parseProgram(text, name, context), log.get());
}

static std::string toText(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream os(text);
  module->print(os);
  return text + "\n";
}

std::string ProgramText::print() {
  nb::gil_scoped_release release;
  std::lock_guard lock(mutex);
  return toText(*module);
}

mlir::OwningOpRef<ModuleOp>
ProgramText::runPasses(llvm::function_ref<void(OpPassManager &)> build) {
  DiagnosticLog log(&context);
  mlir::OwningOpRef<ModuleOp> copy = module->clone();
  mlir::PassManager pm(&context);
  build(pm);
  if (failed(pm.run(*copy)))
    throw Failure{"the program cannot be lowered", log.get()};
  return copy;
}

mlir::OwningOpRef<ModuleOp> ProgramText::lowerTo(const std::string &level,
                                                 const std::string &machine) {
  if (level != "spmd" && level != "rings" && level != "programs")
    throw Failure{
        "the level must be spmd, rings or programs, got '" + level + "'", {}};
  return runPasses([&](OpPassManager &pm) {
    SpmdPipelineOptions spmd;
    spmd.machine = machine;
    buildSpmdPipeline(pm, spmd);
    if (level == "spmd")
      return;
    RingsPipelineOptions rings;
    rings.machine = machine;
    buildRingsPipeline(pm, rings);
    if (level == "programs")
      buildProgramsPipeline(pm);
  });
}

std::string ProgramText::lower(const std::string &level,
                               const std::string &machine) {
  nb::gil_scoped_release release;
  std::lock_guard lock(mutex);
  return toText(*lowerTo(level, machine));
}

namespace {
struct Collective {
  std::string kind, axes, function;
  int64_t groupSize, bytes;
  /// -1 if it is not known.
  int64_t times;
  bool isAsync;
  Message place;

  nb::dict toPython() const {
    nb::dict row;
    row["kind"] = kind;
    row["axes"] = axes;
    row["group_size"] = groupSize;
    row["bytes"] = bytes;
    row["times"] = times < 0 ? nb::none() : nb::object(nb::int_(times));
    row["asynchronous"] = isAsync;
    row["function"] = function;
    row["file"] = place.file;
    row["line"] = place.line;
    row["column"] = place.column;
    return row;
  }
};
} // namespace

/// How often the loops around `op` run it; -1 if that is not known.
static int64_t countRuns(Operation *op) {
  int64_t times = 1;
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp()) {
    if (auto loop = llvm::dyn_cast<mlir::LoopLikeOpInterface>(parent)) {
      std::optional<llvm::APInt> count = loop.getStaticTripCount();
      if (!count)
        return -1;
      times *= count->getSExtValue();
    }
  }
  return times;
}

/// Where the program says what `op` is for: `op` itself, or else what makes its
/// operand, as with collectives of results.
static Message findPlace(CollectiveOpInterface op) {
  Message place = describePlace(op.getLoc());
  for (Value value = op.getInput(); place.file.empty() && value;) {
    Operation *maker = value.getDefiningOp();
    place = describePlace(value.getLoc());
    value = maker && maker->getNumOperands() ? maker->getOperand(0) : Value();
  }
  return place;
}

static Collective describe(CollectiveOpInterface op) {
  int64_t n = lookupMesh(op, op.getMeshAttr()).getSize(op.getAxesAttr());
  std::string axes;
  llvm::raw_string_ostream os(axes);
  llvm::interleave(
      op.getAxesAttr(), os, [&](AxisRefAttr axis) { os << axis.str(); }, ", ");
  auto function = op->getParentOfType<mlir::FunctionOpInterface>();
  return {op->getName().stripDialect().str(),
          axes,
          function ? function.getName().str() : "",
          n,
          op.getBytesOnWire(n),
          countRuns(op),
          op->getParentOfType<AsyncOp>() != nullptr,
          findPlace(op)};
}

nb::list ProgramText::getCollectives(const std::string &level,
                                     const std::string &machine) {
  std::vector<Collective> found;
  {
    nb::gil_scoped_release release;
    std::lock_guard lock(mutex);
    lowerTo(level, machine)->walk([&](CollectiveOpInterface op) {
      found.push_back(describe(op));
    });
  }
  nb::list rows;
  for (const Collective &collective : found)
    rows.append(collective.toPython());
  return rows;
}

nb::list ProgramText::explain(const std::vector<unsigned> &lines,
                              const std::vector<std::string> &functions) {
  std::vector<Message> remarks;
  {
    nb::gil_scoped_release release;
    std::lock_guard lock(mutex);
    DiagnosticLog log(&context);
    mlir::PassManager pm(&context);
    ExplainPassOptions options;
    options.lines.assign(lines.begin(), lines.end());
    options.functions.assign(functions.begin(), functions.end());
    pm.addPass(createExplainPass(options));
    if (failed(pm.run(*module)))
      throw Failure{"the program cannot be explained", log.get()};
    remarks = log.get();
  }
  nb::list rows;
  for (const Message &remark : remarks)
    rows.append(remark.toPython());
  return rows;
}

std::unique_ptr<Executable> ProgramText::compile(const std::string &entry,
                                                 const CompileOptions &options,
                                                 ExecuteOptions execute) {
  std::unique_ptr<Program> program;
  {
    nb::gil_scoped_release release;
    std::lock_guard lock(mutex);
    DiagnosticLog log(&context);
    CompileOptions all = options;
    all.entries = {unwrap(selectEntry(*module, entry))};
    mlir::OwningOpRef<ModuleOp> copy = module->clone();
    program = unwrap(Program::compile(*copy, all), log.get());
  }
  if (PyErr_CheckSignals() != 0)
    throw nb::python_error();
  return std::make_unique<Executable>(std::move(program), std::move(execute));
}

/// Writes the timeline of `entry` on the machine of `options`.
static llvm::Error writeTrace(ModuleOp module, const LowerOptions &options,
                              const std::string &path) {
  llvm::Expected<MachineModel> machine = readMachineModel(options.machine);
  if (!machine)
    return machine.takeError();
  StepTimeline timeline;
  auto step = simulateEntry(module, options.entries.front(),
                            {*machine, options.credits, &timeline});
  if (!step)
    return step.takeError();
  return writeTimeline(makeTimeline(*step, timeline), path);
}

std::pair<std::string, std::string>
ProgramText::simulate(const std::string &machine, const std::string &entry,
                      int64_t credits, const std::string &trace) {
  nb::gil_scoped_release release;
  std::lock_guard lock(mutex);
  DiagnosticLog log(&context);
  LowerOptions options;
  options.entries = {unwrap(selectEntry(*module, entry))};
  options.machine = machine;
  options.credits = credits;
  llvm::Error traceError = llvm::Error::success();
  options.afterStage = [&](Stage stage, ModuleOp lowered) {
    if (stage == Stage::Rings && !trace.empty())
      traceError = llvm::joinErrors(std::move(traceError),
                                    writeTrace(lowered, options, trace));
  };
  mlir::OwningOpRef<ModuleOp> copy = module->clone();
  auto signatures = lowerEntries(*copy, options);
  if (!signatures)
    llvm::consumeError(std::move(traceError));
  std::vector<Signature> known = unwrap(std::move(signatures), log.get());
  throwIfError(std::move(traceError));
  const Signature &signature = known.front();
  if (!signature.prediction)
    throw Failure{"what @" + signature.name +
                      " takes is not known: " + signature.whyNotPredicted,
                  {}};
  SimulationReport report(signature);
  std::string text, json;
  llvm::raw_string_ostream os(text), jsonOs(json);
  report.print(os);
  jsonOs << llvm::json::Value(report.toJson());
  return {json, text};
}

void ProgramText::bind(nb::module_ &module) {
  nb::class_<ProgramText>(module, "Program",
                          "A parsed program. Lowering and compiling leave it "
                          "as it is; all methods may be called from several "
                          "threads, and release the GIL.")
      .def(nb::init<const std::string &, const std::string &>(),
           nb::arg("text"), nb::arg("name") = "-",
           "Parses an MLIR module. `name` stands for the file in diagnostics, "
           "unless the text has locations of its own. Raises MeshError.")
      .def("__str__", &ProgramText::print)
      .def("lower", &ProgramText::lower, nb::arg("level"),
           nb::arg("machine") = "",
           "Returns the text of the program at a level: \"spmd\" (the tensors "
           "of one device), \"rings\" (communication in flight) or "
           "\"programs\" (one for each class of devices). `machine` is the "
           "path of a machine's description to decide for. Raises MeshError.")
      .def("collectives", &ProgramText::getCollectives,
           nb::arg("level") = "spmd", nb::arg("machine") = "",
           R"(Returns a dict for each collective at a level.

"kind": the op, as in "all_gather"; "axes": of the mesh; "group_size": devices;
"bytes": sent by one device each time; "times": how often constant loops run it
in their function, None if unknown; "asynchronous": whether it is in flight
beside other work; "function", "file", "line", "column": where it is. Raises
MeshError.)")
      .def("explain", &ProgramText::explain,
           nb::arg("lines") = std::vector<unsigned>(),
           nb::arg("functions") = std::vector<std::string>(),
           "Returns why values are split as they are: remarks, as tuples "
           "(severity, message, file, line, column, notes), of all values or "
           "those of some lines and functions. Raises MeshError.")
      .def(
          "compile",
          [](ProgramText &self, const std::string &entry,
             const std::string &machine, int64_t credits, bool verify,
             bool checkBounds, unsigned optLevel, int64_t threads,
             double deadline) {
            CompileOptions options;
            options.machine = machine;
            options.credits = credits;
            options.verify = verify;
            options.checkBounds = checkBounds;
            options.optLevel = optLevel;
            // Devices that are threads hide nothing by rings.
            if (machine.empty())
              options.overlap = OverlapRequest::None;
            ExecuteOptions execute;
            execute.runtime.credits = credits;
            execute.runtime.numThreads = threads;
            execute.runtime.catchSignals = true;
            execute.runtime.deadline =
                std::chrono::milliseconds(static_cast<int64_t>(deadline * 1e3));
            return self.compile(entry, options, std::move(execute));
          },
          nb::arg("entry") = "", nb::kw_only(), nb::arg("machine") = "",
          nb::arg("credits") = 0, nb::arg("verify") = true,
          nb::arg("check_bounds") = false, nb::arg("opt_level") = 3,
          nb::arg("threads") = 0, nb::arg("deadline") = 10.0,
          R"(Compiles a function for devices that are threads.

entry: a public function; "": @main, or the only one.
machine: the path of a machine's description to decide for.
credits: messages from one device to another that may be under way.
verify: reject programs whose devices would diverge.
check_bounds: check the indices that the program computes.
threads: that the devices share; 0: one for each core.
deadline: seconds that a device waits for others in one op.

Returns an Executable. Raises MeshError.)")
      .def("simulate", &ProgramText::simulate, nb::arg("machine"),
           nb::arg("entry") = "", nb::kw_only(), nb::arg("credits") = 0,
           nb::arg("trace") = "",
           "Returns what a step takes on a machine, whose description has the "
           "path `machine`, as JSON and as text; seconds and bytes. `trace`: "
           "a file for the timeline. Needs no devices. Raises MeshError.");
}
