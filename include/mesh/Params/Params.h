//===- Params.h - parameters of a module ------------------------*- C++ -*-===//
//
// The passes on parameters, as functions.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_PARAMS_PARAMS_H
#define MESH_PARAMS_PARAMS_H

#include "mesh/IR/ParamOps.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/Support/Error.h"

namespace mesh {

/// Returns the parameters that `module` declares, in order.
SmallVector<ParamOp> getParams(ModuleOp module);

/// Returns the mesh of `param` among `meshes`, those of its module: that of its
/// sharding, or the only one. Null if there is neither.
MeshOp findMesh(ParamOp param, ArrayRef<MeshOp> meshes);

/// Warns that `pass` has nothing to do if `module` declares no parameters, as
/// when they are arguments already.
void warnWithoutParams(ModuleOp module, StringRef pass);

/// The axes that split each dim, with their mesh, which is null if there is no
/// layout.
struct ParamLayout {
  FlatSymbolRefAttr meshName;
  MeshAttr mesh;
  SmallVector<SmallVector<AxisRefAttr>> axes;
};

/// Returns the layout of `param`, by its sharding or by the rules for its
/// logical names. An error names a missing rule.
llvm::Expected<ParamLayout> getLayout(ParamOp param, SymbolTable &symbols);

/// Returns true if some dim of `param` is split.
llvm::Expected<bool> isPartitioned(ParamOp param, SymbolTable &symbols);

/// Returns the number of elements of all parameters, unsplit.
int64_t countParams(ModuleOp module);

/// Replaces the parameters of `module` by arguments of the functions that read
/// them, and builds the function `initName` that initialises them and, unless
/// that is empty, `normsName` (Norms.h). Without parameters nothing changes.
LogicalResult lowerParams(RewriterBase &rewriter, ModuleOp module,
                          StringRef initName, StringRef normsName = {});

/// Splits parameters of more than `minSize` elements on a device over `axis`,
/// along the largest dim that no axis splits and whose size is divisible by
/// that of `axis`.
LogicalResult assignFsdp(ModuleOp module, StringRef axis, int64_t minSize);

/// Returns `sharding` of a tensor of `type` with `axes`, which it does not use,
/// on the largest dim that no axis splits and that is divisible by their size;
/// of equal ones the last. Null if there is no such dim.
ShardingAttr splitFurther(RankedTensorType type, ShardingAttr sharding,
                          MeshAttr mesh, ArrayRef<AxisRefAttr> axes);

/// Reshards parameters that are split over `axis` where they are read, so that
/// they are not; in elements of `type`, unless that is null.
void gatherParams(RewriterBase &rewriter, ModuleOp module, StringRef axis,
                  FloatType type);

} // namespace mesh

#endif // MESH_PARAMS_PARAMS_H
