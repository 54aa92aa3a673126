//===- Reference.h - what a program should compute --------------*- C++ -*-===//
//
// The reference of an annotated program is the program without its shardings,
// on one device, in double precision: `mesh-erase`, then `mesh-widen-floats`.
// It checks its indices: what lies beyond a tensor is no reference.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_EXECUTION_REFERENCE_H
#define MESH_EXECUTION_REFERENCE_H

#include "mesh/Execution/Program.h"

namespace mesh {

/// Compiles the reference for the functions `entries` of `module`, in place.
/// Functions in local view have none: an error says so. Without `isWidened` it
/// has the program's own types.
llvm::Expected<std::unique_ptr<Program>>
compileReference(ModuleOp module, ArrayRef<std::string> entries,
                 unsigned optLevel = 3, bool isWidened = true);

/// Runs an entry of a reference on whole arguments of the program's own types.
/// An error says where the two functions' arguments differ. For `catchSignals`
/// see ExecuteOptions.
llvm::Expected<std::vector<HostTensor>>
executeReference(const Program::Entry &reference,
                 ArrayRef<HostTensor> arguments, bool catchSignals = false);

} // namespace mesh

#endif // MESH_EXECUTION_REFERENCE_H
