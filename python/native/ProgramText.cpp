//===- ProgramText.cpp - a parsed program in Python -----------------------===//

#include "ProgramText.h"

#include "Arrays.h"
#include "Diagnostics.h"
#include "Interrupts.h"
#include "SearchProgram.h"
#include "SimulateProgram.h"
#include "mesh/Analysis/TripCounts.h"
#include "mesh/Execution/ProgramFile.h"
#include "mesh/InitMesh.h"
#include "mesh/Pipelines/RegisterLowering.h"
#include "mesh/Report/ReportFile.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/FormatVariadic.h"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <atomic>

namespace nb = nanobind;
using namespace mesh;
using namespace mesh::python;

static const mlir::DialectRegistry &getRegistry() {
  static auto *registry = [] {
    auto *made = new mlir::DialectRegistry;
    mesh::registerLowering(*made);
    mesh::registerAllDialects(*made);
    mesh::registerExecution(*made);
    return made;
  }();
  return *registry;
}

ProgramText::ProgramText(const std::string &text, const std::string &name,
                         bool keepDeclarations)
    : context(getRegistry()) {
  nb::gil_scoped_release release;
  context.printOpOnDiagnostic(false);
  DiagnosticLog log(&context);
  module = unwrap(parseProgram(text, name, context), log.get());
  if (!keepDeclarations)
    throwIfError(defineFunctions(*module, name), log.get());
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

/// Returns the number of times that the loops around `op` run it; -1 if that is
/// not known.
static int64_t countRuns(Operation *op) {
  constexpr double kMost = 0x1p62;
  double runs = getTripCount(op->getBlock()).value_or(-1);
  return static_cast<int64_t>(std::min(runs, kMost));
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
          describePurpose(op)};
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

static void setMemoryLimit(LowerOptions &options,
                           std::optional<int64_t> memoryLimit) {
  if (!memoryLimit)
    return;
  if (*memoryLimit < 1)
    throw Failure{"the memory limit must be at least 1 byte, got " +
                      std::to_string(*memoryLimit),
                  {}};
  options.memoryLimit = *memoryLimit;
}

nb::tuple ProgramText::simulate(const std::string &machine,
                                const std::string &entry, int64_t credits,
                                const std::string &trace,
                                std::optional<int64_t> memoryLimit) {
  SimulatedProgram simulated;
  {
    nb::gil_scoped_release release;
    std::lock_guard lock(mutex);
    DiagnosticLog log(&context);
    LowerOptions options;
    options.entries = {unwrap(selectEntry(*module, entry))};
    options.machine = machine;
    options.credits = credits;
    setMemoryLimit(options, memoryLimit);
    mlir::OwningOpRef<ModuleOp> copy = module->clone();
    simulated = unwrap(simulateProgram(*copy, options, trace), log.get());
  }
  return simulated.toPython();
}

nb::dict ProgramText::search(SearchRequest request, const std::string &start) {
  std::atomic<bool> isStopped = false;
  request.isStopped = [&] { return isStopped.load(); };
  std::vector<Message> diagnostics;
  auto run = [&] {
    nb::gil_scoped_release release;
    std::lock_guard lock(mutex);
    StopOnInterrupt stop([&](const std::string &) {
      isStopped = true;
      return true;
    });
    DiagnosticLog log(&context);
    mlir::OwningOpRef<ModuleOp> annotated;
    if (!start.empty()) {
      annotated = unwrap(parseProgram(start, "the start", context), log.get());
      request.startProgram = *annotated;
    }
    auto found = searchCopy(*module, request);
    diagnostics = log.get();
    return found;
  };
  llvm::Expected<FoundStrategy> found = run();
  if (PyErr_CheckSignals() != 0) {
    llvm::consumeError(found.takeError());
    throw nb::python_error();
  }
  return unwrap(std::move(found), diagnostics).toPython();
}

std::string ProgramText::describeForReport(const std::string &file,
                                           const std::string &machine,
                                           const std::string &entry,
                                           int64_t credits,
                                           const std::string &trace) {
  nb::gil_scoped_release release;
  std::lock_guard lock(mutex);
  DiagnosticLog log(&context);
  LowerOptions options;
  options.entries = {unwrap(selectEntry(*module, entry))};
  options.machine = machine;
  options.credits = credits;
  mlir::OwningOpRef<ModuleOp> copy = module->clone();
  llvm::json::Object program =
      unwrap(describeProgram(*copy, file, options), log.get());
  if (!trace.empty())
    throwIfError(addMeasured(trace, program));
  std::string text;
  llvm::raw_string_ostream(text) << llvm::json::Value(std::move(program));
  return text;
}

nb::tuple ProgramText::check(nb::handle arguments, uint64_t seed,
                             CheckRequest request) {
  request.seed = seed;
  std::vector<std::pair<std::string, ArgumentView>> views;
  for (auto [name, array] : nb::borrow<nb::dict>(arguments)) {
    nb::handle value = array;
    TensorShape shape = describeArray(value);
    views.emplace_back(nb::cast<std::string>(name),
                       ArgumentView(value, shape, "an argument"));
    const char *data = views.back().second.data();
    request.arguments[views.back().first] =
        [shape, data]() -> llvm::Expected<HostTensor> {
      llvm::Expected<HostTensor> tensor = HostTensor::create(shape);
      if (tensor)
        std::memcpy(tensor->data(), data, tensor->getNumBytes());
      return tensor;
    };
  }
  RunStopper stopper;
  request.execute.stopper = &stopper;
  std::vector<Message> diagnostics;
  auto runCheck = [&] {
    nb::gil_scoped_release release;
    std::lock_guard lock(mutex);
    StopOnInterrupt stop(
        [&](const std::string &reason) { return stopper.stop(reason); });
    DiagnosticLog log(&context);
    auto checked = checkEntry(*module, request);
    diagnostics = log.get();
    return checked;
  };
  llvm::Expected<CheckReport> checked = runCheck();
  if (PyErr_CheckSignals() != 0) {
    llvm::consumeError(checked.takeError());
    throw nb::python_error();
  }
  CheckReport report = unwrap(std::move(checked), diagnostics);
  return nb::make_tuple(
      report.ok, report.text,
      llvm::formatv("{0}", llvm::json::Value(std::move(report.json))).str());
}

static CompileOptions makeCompileOptions(const std::string &machine,
                                         int64_t credits, bool verify,
                                         bool checkBounds, unsigned optLevel) {
  CompileOptions options;
  options.machine = machine;
  options.credits = credits;
  options.verify = verify;
  options.checkBounds = checkBounds;
  options.optLevel = optLevel;
  // Devices that are threads hide nothing by rings.
  if (machine.empty())
    options.overlap = OverlapRequest::None;
  return options;
}

static ExecuteOptions makeExecuteOptions(int64_t credits, int64_t threads,
                                         double deadline) {
  ExecuteOptions options;
  options.runtime.credits = credits;
  options.runtime.numThreads = threads;
  options.runtime.catchSignals = true;
  options.runtime.deadline =
      std::chrono::milliseconds(static_cast<int64_t>(deadline * 1e3));
  return options;
}

void ProgramText::bind(nb::module_ &module) {
  module.def(
      "make_page", [](const std::string &report) { return makePage(report); },
      nb::arg("report"), "Returns the page of a report, which is JSON.");
  nb::class_<ProgramText>(module, "Program",
                          "A parsed program. Lowering and compiling leave it "
                          "as it is; all methods may be called from several "
                          "threads, and release the GIL.")
      .def(nb::init<const std::string &, const std::string &, bool>(),
           nb::arg("text"), nb::arg("name") = "-", nb::kw_only(),
           nb::arg("keep_declarations") = false,
           "Parses an MLIR module. `name` stands for the file in diagnostics, "
           "unless the text has locations of its own. A mesh.derivative or a "
           "mesh.train_step becomes the function that it declares, unless "
           "`keep_declarations`: a search chooses what it becomes. Raises "
           "MeshError.")
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
      .def("describe", &ProgramText::describeForReport, nb::arg("file"),
           nb::arg("machine"), nb::arg("entry") = "", nb::kw_only(),
           nb::arg("credits") = 0, nb::arg("trace") = "",
           "Returns what a report says of the program on a machine, as JSON. "
           "`file` stands for the program there; `trace` is the timeline of a "
           "run. Raises MeshError.")
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
             double deadline, const std::vector<int64_t> &donated,
             std::optional<int64_t> memoryLimit) {
            CompileOptions options = makeCompileOptions(
                machine, credits, verify, checkBounds, optLevel);
            setMemoryLimit(options, memoryLimit);
            options.donated.emplace(donated.begin(), donated.end());
            return self.compile(entry, options,
                                makeExecuteOptions(credits, threads, deadline));
          },
          nb::arg("entry") = "", nb::kw_only(), nb::arg("machine") = "",
          nb::arg("credits") = 0, nb::arg("verify") = true,
          nb::arg("check_bounds") = false, nb::arg("opt_level") = 3,
          nb::arg("threads") = 0, nb::arg("deadline") = 10.0,
          nb::arg("donated") = std::vector<int64_t>(),
          nb::arg("memory_limit") = nb::none(),
          R"(Compiles a function for devices that are threads.

entry: a public function; "": @main, or the only one.
machine: the path of a machine's description to decide for.
credits: messages from one device to another that may be under way.
verify: reject programs whose devices would diverge.
check_bounds: check the indices that the program computes.
threads: that the devices share; 0: one for each core.
deadline: seconds that a device waits for others in one op.
donated: numbers of arguments that results may be written over.
memory_limit: bytes of a device for arguments, results and intermediate values:
  values are recomputed if it is short, an error if that is not enough.

Returns an Executable. Raises MeshError.)")
      .def(
          "check",
          [](ProgramText &self, nb::handle arguments, const std::string &entry,
             const std::string &machine, int64_t credits, int64_t threads,
             double deadline, std::optional<double> tolerance, uint64_t seed) {
            CheckRequest request;
            request.entry = entry;
            request.compile = makeCompileOptions(machine, credits,
                                                 /*verify=*/true,
                                                 /*checkBounds=*/false,
                                                 /*optLevel=*/3);
            request.execute = makeExecuteOptions(credits, threads, deadline);
            request.execute.tolerance = tolerance;
            return self.check(arguments, seed, std::move(request));
          },
          nb::arg("arguments"), nb::arg("entry") = "", nb::kw_only(),
          nb::arg("machine") = "", nb::arg("credits") = 0,
          nb::arg("threads") = 0, nb::arg("deadline") = 10.0,
          nb::arg("tolerance") = nb::none(), nb::arg("seed") = 0,
          "Runs a function, and compares its results with those of the program "
          "without a mesh, in f64. `arguments`: arrays by name; the others are "
          "random. Returns whether they are right, a report as text, and as "
          "JSON. Raises MeshError; Ctrl-C ends it as it ends a call of an "
          "Executable, or once a part of it is compiled.")
      .def("search", &ProgramText::search, nb::arg("request"), nb::kw_only(),
           nb::arg("start") = "",
           R"(Searches for shardings of arguments and results.

request: a SearchRequest.
start: the text of the program with annotations to start from; "": none.

Returns a dict: "axes", "arguments", "argument_shardings", "results" and
"result_shardings" as an Executable has them; "seconds" and "memory" (bytes), as
predicted; "report", a text; "program", the annotated one; "has_pipeline":
whether the search made a pipeline. Raises MeshError; Ctrl-C ends it.)")
      .def("simulate", &ProgramText::simulate, nb::arg("machine"),
           nb::arg("entry") = "", nb::kw_only(), nb::arg("credits") = 0,
           nb::arg("trace") = "", nb::arg("memory_limit") = nb::none(),
           "Returns what a step takes on a machine, whose description has the "
           "path `machine`: JSON, text, and a dict for each communication op; "
           "seconds and bytes. `trace`: a file for the timeline. "
           "`memory_limit`: as of `compile`. Needs no devices. Raises "
           "MeshError.");
}
