//===- CreateBranch.h - Branches like others --------------------*- C++ -*-===//

#ifndef MESH_LIB_DIFFERENTIATION_CREATEBRANCH_H
#define MESH_LIB_DIFFERENTIATION_CREATEBRANCH_H

#include "mesh/Support/LLVM.h"

namespace mesh {

/// Returns an op that chooses among as many regions as `branch` does, an
/// `scf.if` or `scf.index_switch`, by `selector`. Each has one empty block.
Operation *createBranch(OpBuilder &builder, Operation *branch, Value selector,
                        TypeRange types);

} // namespace mesh

#endif // MESH_LIB_DIFFERENTIATION_CREATEBRANCH_H
