//===- Origins.h - ops that other ops come from -----------------*- C++ -*-===//
//
// Numbers the ops of a program in their locations. Passes give a new op the
// location of what it is made from, or several fused; so each op of a later
// level leads back to the ops that it came from.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_REPORT_ORIGINS_H
#define MESH_REPORT_ORIGINS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"

namespace mesh {

/// Numbers all ops of `module` but itself, in the order of the program, and
/// arguments of regions as their ops. Returns how many there are.
int64_t numberOrigins(ModuleOp module);

/// Returns the numbers of the ops that what is at `loc` came from, sorted.
SmallVector<int64_t> getOrigins(Location loc);

} // namespace mesh

#endif // MESH_REPORT_ORIGINS_H
