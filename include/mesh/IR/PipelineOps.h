//===- PipelineOps.h - pipelines of stages ----------------------*- C++ -*-===//

#ifndef MESH_IR_PIPELINEOPS_H
#define MESH_IR_PIPELINEOPS_H

#include "mesh/IR/AxisList.h"

namespace mesh {

class StageYieldOp;

/// A value that stage `from` of a pipeline makes for stage `to`, which is not
/// the next one.
struct StageSkip {
  int64_t from, to;
  Type type;
};

} // namespace mesh

#define GET_OP_CLASSES
#include "mesh/IR/PipelineOps.h.inc"

namespace mesh {

/// On loops and branches: the axes along which the program in them is in local
/// view. On collectives and what depends on the device's place: those along
/// which they are.
inline constexpr llvm::StringLiteral kManualAttrName = "mesh.manual";

/// The axes along which the program around `op` is in local view.
AxisList getManualAxes(Operation *op);

/// The first op in `region` that names `axis`, or null.
Operation *findUseOfAxis(Region &region, AxisRefAttr axis);

} // namespace mesh

#endif // MESH_IR_PIPELINEOPS_H
