//===- InitTool.cpp - initialization of tools -----------------------------===//

#include "mesh/Support/InitTool.h"

#include "mesh/Support/RenamedOptions.h"

#include "llvm/Config/llvm-config.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

using namespace mesh;

InitTool::InitTool(int &argc, char **&argv, Flags flags) : llvm(argc, argv) {
  // Before the flags that all tools have, --version for one, are made.
  if (flags == Flags::Own)
    llvm::cl::ResetCommandLineParser();
  llvm::setBugReportMsg("This is a bug in Mesh: please report it with the "
                        "command, its input and the lines below.\n");
  llvm::cl::SetVersionPrinter([](llvm::raw_ostream &os) {
    os << "Mesh " MESH_VERSION ", with LLVM " LLVM_VERSION_STRING "\n"
       << "  oneDNN: " MESH_ONEDNN_VERSION "\n"
       << "  MPI: " MESH_MPI "\n"
       << "  GPUs: CUDA, cuBLASLt and NCCL, loaded when a program uses them\n";
  });
  if (argc == 0)
    return;
  // The parser of flags would only say that there is no such flag.
  if (llvm::Error error =
          checkRenamedOptions(llvm::ArrayRef(argv + 1, argv + argc))) {
    llvm::WithColor::error(llvm::errs(), llvm::sys::path::filename(argv[0]))
        << llvm::toString(std::move(error)) << "\n";
    std::exit(1);
  }
}

llvm::Error mesh::finishOutput() {
  llvm::outs().flush();
  std::error_code code = llvm::outs().error();
  llvm::outs().clear_error();
  if (!code)
    return llvm::Error::success();
  return llvm::createStringError("cannot print the results: " + code.message());
}
