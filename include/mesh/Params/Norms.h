//===- Norms.h - norms of parameters and of gradients -----------*- C++ -*-===//

#ifndef MESH_PARAMS_NORMS_H
#define MESH_PARAMS_NORMS_H

#include "mesh/IR/ParamValueOps.h"

#include "mlir/IR/BuiltinOps.h"

namespace mesh {

/// Norms, each a scalar tensor: of each value, in order, and of all together.
struct Norms {
  SmallVector<Value> each;
  Value global;
};

/// Builds the norms of `values`, tensors of floats, of which there must be at
/// least one.
Norms createNorms(OpBuilder &builder, Location loc, ValueRange values,
                  bool reproducible = false);

/// The name of the result of `buildParamNorms` for all parameters together.
inline constexpr StringRef kGlobalNormName = "global_norm";

/// Builds the function `name`, which reads the parameters of `module` and
/// returns the norm of each that has floats, under the parameter's name, and
/// that of all these, under `kGlobalNormName`: the same on any mesh to the bit.
/// If no parameter has floats nothing is built.
LogicalResult buildParamNorms(OpBuilder &builder, ModuleOp module,
                              StringRef name);

/// Builds what `op` is, in structured ops.
Value emitNorm(OpBuilder &builder, NormOp op);

} // namespace mesh

#endif // MESH_PARAMS_NORMS_H
