//===- mesh-fuzz.cpp - random programs, partitioned or not, agree ---------===//

#include "mesh-fuzz/Campaign.h"
#include "mesh-fuzz/CrashCampaign.h"
#include "mesh-fuzz/Mutants.h"
#include "mesh-fuzz/RegisteredPasses.h"
#include "mesh/Execution/Program.h"
#include "mesh/InitMesh.h"
#include "mesh/Support/InitTool.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"

namespace cl = llvm::cl;

namespace {
struct Options {
  cl::OptionCategory category{"Which programs, and what to do with them"};
  cl::opt<uint64_t> seed{"seed", cl::cat(category), cl::init(1),
                         cl::desc("The number of the first program")};
  cl::opt<int64_t> count{
      "count", cl::cat(category), cl::init(100),
      cl::desc("How many programs; 0 for as many as --seconds allows")};
  cl::opt<double> seconds{"seconds", cl::cat(category), cl::init(0),
                          cl::desc("Begin no program after this time")};
  cl::opt<int64_t> maxOps{"max-ops", cl::cat(category), cl::init(12),
                          cl::desc("The most ops that a program is made of")};
  cl::opt<int64_t> maxDevices{"max-devices", cl::cat(category), cl::init(24),
                              cl::desc("The most devices of a mesh")};
  cl::opt<bool> uneven{
      "uneven", cl::cat(category),
      cl::desc("Split dims over axes that do not divide them")};
  cl::opt<bool> empty{"empty", cl::cat(category),
                      cl::desc("Let some dims be 0")};
  cl::opt<bool> differentiate{
      "differentiate", cl::cat(category),
      cl::desc("Differentiate the programs, in forward and in reverse mode; "
               "those for which there is no rule are rejected")};
  cl::opt<bool> pipelines{
      "pipelines", cl::cat(category),
      cl::desc("Make programs that repeat layers. These become pipelines "
               "(mesh-outline-repeats), which are compared with the programs "
               "without; with --differentiate, gradients and steps of training "
               "are")};
  cl::list<std::string> allow{
      "allow", cl::cat(category), cl::value_desc("regex"),
      cl::desc("A diagnostic with which programs may be rejected; others are "
               "failures")};
  cl::opt<bool> print{"print", cl::cat(category),
                      cl::desc("Print the programs, and do not run them")};
  cl::opt<bool> reduce{"reduce", cl::cat(category),
                       cl::desc("Make programs that fail as small as they can "
                                "be while they fail, and print them")};
  cl::opt<std::string> emit{
      "emit", cl::cat(category), cl::value_desc("folder"),
      cl::desc("Write the programs that fail as files, to look at by "
               "mesh-run --check")};

  cl::opt<bool> allStrategies{
      "all-strategies", cl::cat(category),
      cl::desc("Run each program in all the ways there are, and not in two")};
  cl::list<std::string> files{
      cl::Positional, cl::cat(category), cl::value_desc("files"),
      cl::desc("[program.mlir...] Run @main of these in all ways, and compare "
               "them, instead of random programs; with --differentiate, its "
               "derivatives")};

  cl::opt<bool> mutants{
      "mutants", cl::cat(category),
      cl::desc("Instead: break --count sets of programs of devices that fit "
               "together, and see whether mesh-verify-programs finds out")};

  cl::opt<bool> passes{
      "passes", cl::cat(category),
      cl::desc("Instead: put random programs through random passes, to see "
               "whether one crashes or leaves what is invalid")};
  cl::opt<std::string> mutate{
      "mutate", cl::cat(category), cl::value_desc("folder"),
      cl::desc("As --passes, with the .mlir files of a folder, in which words "
               "and lines are changed")};
  cl::opt<bool> readers{
      "readers", cl::cat(category),
      cl::desc("Instead: give the readers of files and options bytes that are "
               "nearly right")};
  cl::opt<std::string> read{
      "read", cl::cat(category), cl::value_desc("folder"),
      cl::desc("Instead: give the readers the files of a folder, each in a "
               "folder with its reader's name")};
  cl::opt<bool> listPasses{"list-passes", cl::cat(category),
                           cl::desc("Print what --passes tries")};

  mesh::FuzzRequest getRequest() const;
};
} // namespace

mesh::FuzzRequest Options::getRequest() const {
  mesh::FuzzRequest request;
  request.seed = seed;
  request.count = count;
  request.seconds = seconds;
  request.options.maxOps = maxOps;
  request.options.maxDevices = maxDevices;
  request.options.uneven = uneven;
  request.options.empty = empty;
  request.options.differentiate = differentiate;
  request.options.pipelines = pipelines;
  request.allStrategies = allStrategies;
  request.allowed.assign(allow.begin(), allow.end());
  request.print = print;
  request.reduce = reduce;
  request.emit = emit;
  return request;
}

static llvm::Error tryToCrash(const Options &options,
                              mlir::MLIRContext &context) {
  if (!options.read.empty())
    return mesh::readFiles(options.read, context, llvm::outs());
  mesh::CrashRequest request;
  request.seed = options.seed;
  request.count = options.count;
  request.seconds = options.seconds;
  request.print = options.print;
  std::unique_ptr<mesh::CrashTarget> target;
  if (options.readers) {
    target = mesh::makeReaderTarget(context);
  } else if (options.passes) {
    target = mesh::makePassTarget(options.getRequest().options, context);
  } else {
    auto made = mesh::makeTextTarget(options.mutate, context);
    if (!made)
      return made.takeError();
    target = std::move(*made);
  }
  return mesh::runCrashCampaign(request, *target, llvm::outs());
}

/// Returns an error if it is not said how many programs are wanted.
static llvm::Error check(const Options &options) {
  if (!options.files.empty() &&
      (options.uneven || options.empty || options.pipelines || options.print ||
       options.reduce || !options.emit.empty() || !options.allow.empty()))
    return llvm::createStringError(
        "--uneven, --empty, --pipelines, --print, --reduce, --emit and --allow "
        "are for random programs, not for files");
  if (options.mutants && options.count <= 0)
    return llvm::createStringError(
        "how many programs are to be broken? Give a --count");
  if (options.count <= 0 && options.seconds <= 0)
    return llvm::createStringError(
        "there is no end: give a --count or a number of --seconds");
  if (options.maxOps < 1 || options.maxDevices < 1)
    return llvm::createStringError(
        "a program has an op and a device at least, got %lld and %lld",
        static_cast<long long>(options.maxOps),
        static_cast<long long>(options.maxDevices));
  return llvm::Error::success();
}

static llvm::Error run(const Options &options) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mesh::registerAllDialects(registry);
  mesh::registerAllPasses();
  mlir::registerCanonicalizerPass();
  mlir::registerCSEPass();
  if (options.listPasses) {
    for (llvm::StringRef pass : mesh::getRegisteredPasses())
      llvm::outs() << pass << "\n";
    return llvm::Error::success();
  }
  if (llvm::Error error = check(options))
    return error;
  mesh::registerExecution(registry);
  // One thread: programs run in processes that begin as copies of this one.
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  if (options.mutants)
    return mesh::runMutants(options.seed, options.count, context, llvm::outs());
  if (options.passes || options.readers || !options.mutate.empty() ||
      !options.read.empty())
    return tryToCrash(options, context);
  if (!options.files.empty())
    return mesh::compareStrategies(
        std::vector<std::string>(options.files.begin(), options.files.end()),
        options.differentiate, context, llvm::outs());
  return mesh::runCampaign(options.getRequest(), context, llvm::outs());
}

int main(int argc, char **argv) {
  mesh::InitTool init(argc, argv, mesh::InitTool::Flags::Own);
  Options options;
  cl::HideUnrelatedOptions(options.category);
  cl::ParseCommandLineOptions(
      argc, argv,
      "Makes random programs, meshes and shardings, and compares what each\n"
      "program computes partitioned with what it computes without its mesh.\n\n"
      "Example: mesh-fuzz --count=100\n");
  llvm::Error error = run(options);
  if (!error)
    return 0;
  llvm::outs().flush();
  llvm::WithColor::error(llvm::errs(), "mesh-fuzz")
      << llvm::toString(std::move(error)) << "\n";
  return 1;
}
