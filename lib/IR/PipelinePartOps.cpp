//===- PipelinePartOps.cpp - variance in pipelines ------------------------===//
//
// The numbered constraints are those of PipelineOps.td.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/PipelineOps.h"

#include "OnMesh.h"

using namespace mesh;

/// The mesh, if it exists and has the axis (C1).
template <typename Op>
static MeshAttr resolveMeshOfPart(Op op, SymbolTableCollection &symbols) {
  if (failed(verifyInGlobalView(op)))
    return {};
  MeshAttr mesh = resolveMesh(op, op.getMeshAttr(), symbols);
  if (!mesh ||
      failed(mesh.verifyAxes(op.getAxis(), [&] { return op.emitOpError(); })))
    return {};
  return mesh;
}

LogicalResult OwnPartOp::verifySymbolUses(SymbolTableCollection &symbols) {
  MeshAttr mesh = resolveMeshOfPart(*this, symbols);
  if (!mesh)
    return failure();
  int64_t n = mesh.getSize(getAxis());
  RankedTensorType type = getInput().getType();
  if (type.getRank() == 0 || type.getDimSize(0) % n != 0) // (C2)
    return emitOpError("operand must have a dim 0 that is divisible by axis ")
           << getAxis().str() << " of size " << n << ", got " << type;
  SmallVector<int64_t> shape(type.getShape());
  shape[0] /= n;
  if (getType() != type.clone(shape))
    return emitOpError("result must be ")
           << type.clone(shape) << ", got " << getType();
  return success();
}

LogicalResult SumPartsOp::verifySymbolUses(SymbolTableCollection &symbols) {
  if (!resolveMeshOfPart(*this, symbols))
    return failure();
  if (!canCombine(Combiner::Sum, getType())) // (C2)
    return emitOpError("elements of ") << getType() << " cannot be summed up";
  return success();
}

LogicalResult JoinPartsOp::verifySymbolUses(SymbolTableCollection &symbols) {
  MeshAttr mesh = resolveMeshOfPart(*this, symbols);
  if (!mesh)
    return failure();
  RankedTensorType type = getInput().getType();
  if (type.getRank() == 0) // (C2)
    return emitOpError("operand must have a dim 0, got ") << type;
  SmallVector<int64_t> shape(type.getShape());
  shape[0] *= mesh.getSize(getAxis());
  if (getType() != type.clone(shape))
    return emitOpError("result must be ")
           << type.clone(shape) << ", got " << getType();
  return success();
}
