//===- mesh-calibrate.cpp - measure this machine --------------------------===//

#include "mesh/Execution/Calibrate.h"
#include "mesh/Machine/LinkOption.h"
#include "mesh/Support/InitTool.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"

#include <csignal>

namespace cl = llvm::cl;

namespace {
struct Options {
  cl::OptionCategory category{"mesh-calibrate options"};
  cl::opt<std::string> output{
      "o", cl::cat(category), cl::init("-"), cl::value_desc("file"),
      cl::desc("The description, for --machine; standard output by default")};
  cl::opt<int64_t> devices{
      "devices", cl::cat(category), cl::init(2), cl::value_desc("n"),
      cl::desc("The devices that work at the same time meanwhile")};
  cl::list<std::string> links{
      "link", cl::cat(category),
      cl::value_desc("axis:latency=20us,bandwidth=2GB/s[,half-duplex]"),
      cl::desc("Describe the links of a mesh axis, or of all others (*), as "
               "these are instead of as measured")};
};
} // namespace

static llvm::Error run(const Options &options) {
  mesh::LinkMap links;
  for (llvm::StringRef link : options.links)
    if (llvm::Error error = mesh::addLinkOption(link, links))
      return error;
  llvm::Expected<mesh::MachineModel> model = mesh::calibrate(options.devices);
  if (!model)
    return model.takeError();
  for (const auto &[axis, link] : links)
    model->links[axis] = link;
  bool isPrinted = options.output == "-";
  mesh::printMachineModel(*model, isPrinted ? llvm::errs() : llvm::outs());
  llvm::Error error = mesh::writeMachineModel(*model, options.output);
  return llvm::joinErrors(std::move(error), mesh::finishOutput());
}

int main(int argc, char **argv) {
  mesh::InitTool init(argc, argv, mesh::InitTool::Flags::Own);
  // A file that may not get as large as it has to be is an error, not a crash.
  std::signal(SIGXFSZ, SIG_IGN);
  Options options;
  cl::HideUnrelatedOptions(options.category);
  cl::ParseCommandLineOptions(
      argc, argv,
      "Measures the links, the contractions and the memory of this machine, "
      "and describes\nthem as JSON. The devices are threads of this "
      "process.\n\nExample: mesh-calibrate -o machine.json\n");
  llvm::Error error = run(options);
  if (!error)
    return 0;
  llvm::WithColor::error(llvm::errs(), "mesh-calibrate")
      << llvm::toString(std::move(error)) << "\n";
  return 1;
}
