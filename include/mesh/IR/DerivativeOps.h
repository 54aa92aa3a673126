//===- DerivativeOps.h - derivatives of functions ---------------*- C++ -*-===//
//
// The ops of DerivativeOps.td. They are part of the mesh dialect, but not of
// Mesh.h: few need them.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_DERIVATIVEOPS_H
#define MESH_IR_DERIVATIVEOPS_H

#include "mesh/IR/DeviceIndependent.h"
#include "mesh/IR/Mesh.h"

#include "mesh/IR/DerivativeEnums.h.inc"

namespace mesh {

/// On a function that has a derivative of its own in reverse mode: the names of
/// the function that runs forwards, and of the one that runs backwards.
inline constexpr llvm::StringLiteral kCustomVJPAttrName = "mesh.custom_vjp";
/// On a function of which nothing is saved for reverse mode: it is computed
/// again.
inline constexpr llvm::StringLiteral kCheckpointAttrName = "mesh.checkpoint";

} // namespace mesh

#define GET_OP_CLASSES
#include "mesh/IR/DerivativeOps.h.inc"

#endif // MESH_IR_DERIVATIVEOPS_H
