//===- mesh-fuzz.cpp - random programs, partitioned or not, agree ---------===//

#include "mesh/Execution/Program.h"
#include "mesh/Fuzz/Campaign.h"
#include "mesh/InitMesh.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
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
  cl::list<std::string> allow{
      "allow", cl::cat(category), cl::value_desc("regex"),
      cl::desc("A diagnostic with which programs may be refused; others are "
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
  request.allowed.assign(allow.begin(), allow.end());
  request.print = print;
  request.reduce = reduce;
  request.emit = emit;
  return request;
}

static llvm::Error run(const Options &options) {
  if (options.count <= 0 && options.seconds <= 0)
    return llvm::createStringError(
        "there is no end: give a --count or a number of --seconds");
  if (options.maxOps < 1 || options.maxDevices < 1)
    return llvm::createStringError(
        "a program has an op and a device at least, got %lld and %lld",
        static_cast<long long>(options.maxOps),
        static_cast<long long>(options.maxDevices));
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mesh::registerAllDialects(registry);
  mesh::registerAllPasses();
  mesh::registerExecution(registry);
  // One thread: programs run in processes that begin as copies of this one.
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  return mesh::runCampaign(options.getRequest(), context, llvm::outs());
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  // Drops the options of LLVM's libraries, some of our names.
  cl::ResetCommandLineParser();
  Options options;
  cl::HideUnrelatedOptions(options.category);
  cl::ParseCommandLineOptions(
      argc, argv,
      "Makes random programs, meshes and shardings, and compares what each\n"
      "program computes partitioned with what it computes without its mesh.\n");
  llvm::Error error = run(options);
  if (!error)
    return 0;
  llvm::outs().flush();
  llvm::WithColor::error(llvm::errs(), "mesh-fuzz")
      << llvm::toString(std::move(error)) << "\n";
  return 1;
}
