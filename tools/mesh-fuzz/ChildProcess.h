//===- ChildProcess.h - work that may crash ---------------------*- C++ -*-===//

#ifndef MESH_TOOLS_MESH_FUZZ_CHILDPROCESS_H
#define MESH_TOOLS_MESH_FUZZ_CHILDPROCESS_H

#include "mesh/Support/LLVM.h"

#include <chrono>
#include <string>

namespace mesh {

struct ChildResult {
  /// The text that the child has written.
  std::string output;
  /// The cause of its end, if not well: "segmentation fault".
  std::string failure;
};

/// Does `work` in a child of this process, which must have no other threads. A
/// child that writes nothing for `patience` is ended. What it prints to
/// standard error is lost.
ChildResult runInChild(std::chrono::seconds patience,
                       function_ref<void(raw_ostream &)> work);

} // namespace mesh

#endif // MESH_TOOLS_MESH_FUZZ_CHILDPROCESS_H
