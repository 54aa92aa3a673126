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

/// Does `work` in a child of this process, which must have no other threads.
/// What it prints to standard error is lost.
///
/// A child is ended if it has used `patience` of processor time since it last
/// wrote, or has used next to none for that long. So a slow child on a busy
/// machine goes on.
ChildResult runInChild(std::chrono::milliseconds patience,
                       function_ref<void(raw_ostream &)> work);

} // namespace mesh

#endif // MESH_TOOLS_MESH_FUZZ_CHILDPROCESS_H
