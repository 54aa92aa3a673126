//===- Params.h - parameters of a module ------------------------*- C++ -*-===//
//
// What the passes on parameters do, as functions.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_PARAMS_PARAMS_H
#define MESH_PARAMS_PARAMS_H

#include "mesh/IR/ParamOps.h"

#include "mlir/IR/BuiltinOps.h"

namespace mesh {

/// The parameters that `module` declares, in order.
SmallVector<ParamOp> getParams(ModuleOp module);

/// Whether some dim of `param` is split, by its sharding.
bool isPartitioned(ParamOp param);

/// The number of elements of all parameters as a whole.
int64_t countParams(ModuleOp module);

/// Replaces the parameters of `module` by arguments of the functions that read
/// them, and builds the function `initName` that initialises them. Without
/// parameters nothing changes.
LogicalResult lowerParams(ModuleOp module, StringRef initName);

/// Splits parameters of more than `minSize` elements on a device over `axis`,
/// along the largest dim that no axis splits and that `axis` divides.
LogicalResult assignFsdp(ModuleOp module, StringRef axis, int64_t minSize);

/// Reshards parameters that are split over `axis` where they are read, so that
/// they are not; in elements of `type`, unless that is null.
LogicalResult gatherParams(ModuleOp module, StringRef axis, FloatType type);

} // namespace mesh

#endif // MESH_PARAMS_PARAMS_H
