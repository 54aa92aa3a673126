//===- EstimateMemory.h - the memory of a program with rings ----*- C++ -*-===//

#ifndef MESH_PIPELINES_ESTIMATEMEMORY_H
#define MESH_PIPELINES_ESTIMATEMEMORY_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"

namespace mesh {

/// Estimates the bytes that intermediate values of the function `name` take, of
/// a program whose rings are decided (level 3). Changes `module` as lowering
/// does in the beginning. Nothing if a pass for that fails, 0 for a function
/// that is not there or has several blocks.
std::optional<int64_t> estimateIntermediates(ModuleOp module, StringRef name);

} // namespace mesh

#endif // MESH_PIPELINES_ESTIMATEMEMORY_H
