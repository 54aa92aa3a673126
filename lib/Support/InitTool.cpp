//===- InitTool.cpp - what all tools begin with ---------------------------===//

#include "mesh/Support/InitTool.h"

#include "llvm/Config/llvm-config.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/raw_ostream.h"

using namespace mesh;

InitTool::InitTool(int &argc, char **&argv, Flags flags) : llvm(argc, argv) {
  // Before the flags that all tools have, --version for one, are made.
  if (flags == Flags::Own)
    llvm::cl::ResetCommandLineParser();
  llvm::setBugReportMsg("This is a bug in Mesh: please report it with the "
                        "command, its input and the lines below.\n");
  llvm::cl::SetVersionPrinter([](llvm::raw_ostream &os) {
    os << "Mesh " MESH_VERSION ", with LLVM " LLVM_VERSION_STRING "\n";
  });
}

llvm::Error mesh::finishOutput() {
  llvm::outs().flush();
  std::error_code code = llvm::outs().error();
  llvm::outs().clear_error();
  if (!code)
    return llvm::Error::success();
  return llvm::createStringError("cannot print the results: " + code.message());
}
