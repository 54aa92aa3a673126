//===- DeviceIndependent.h - ops that are the same anywhere -----*- C++ -*-===//

#ifndef MESH_IR_DEVICEINDEPENDENT_H
#define MESH_IR_DEVICEINDEPENDENT_H

#include "mlir/IR/OpDefinition.h"

namespace mesh {

/// An op of the mesh dialect that has to do with no mesh: its results are a
/// function of its operands on any device. It may stand in a program on whole
/// tensors and in local view.
template <typename ConcreteOp>
class DeviceIndependent
    : public mlir::OpTrait::TraitBase<ConcreteOp, DeviceIndependent> {};

} // namespace mesh

#endif // MESH_IR_DEVICEINDEPENDENT_H
