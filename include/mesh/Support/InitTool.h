//===- InitTool.h - initialization of tools ---------------------*- C++ -*-===//

#ifndef MESH_SUPPORT_INITTOOL_H
#define MESH_SUPPORT_INITTOOL_H

#include "llvm/Support/Error.h"
#include "llvm/Support/InitLLVM.h"

namespace mesh {

/// Stands for the life of a tool, as LLVM's own: crashes show where they were
/// and whom to tell, and --version says which Mesh it is.
class InitTool {
public:
  /// The flags of a tool: LLVM's libraries have hundreds, some of the names of
  /// ours. Its own are made after this.
  enum class Flags { Own, AndOfLLVM };

  InitTool(int &argc, char **&argv, Flags flags = Flags::AndOfLLVM);

private:
  llvm::InitLLVM llvm;
};

/// Fails if not all could be printed to standard output.
llvm::Error finishOutput();

} // namespace mesh

#endif // MESH_SUPPORT_INITTOOL_H
