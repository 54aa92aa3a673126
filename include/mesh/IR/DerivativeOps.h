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

/// On a function without a body: the name of the derivative that it stands for.
inline constexpr llvm::StringLiteral kDerivativeAttrName = "mesh.derivative";
/// On a function that has a derivative of its own in reverse mode: the names of
/// the function that runs forwards, and of the one that runs backwards.
inline constexpr llvm::StringLiteral kCustomVJPAttrName = "mesh.custom_vjp";
/// On a function that has a derivative of its own in forward mode: the name of
/// the function that returns results and tangents.
inline constexpr llvm::StringLiteral kCustomJVPAttrName = "mesh.custom_jvp";
/// On an argument of a function that must not be differentiated by it.
inline constexpr llvm::StringLiteral kNoDerivativeAttrName =
    "mesh.no_derivative";
/// On a function that says itself what is saved of it for reverse mode: nothing
/// if it is a unit attribute, else what a `saving` attribute says.
inline constexpr llvm::StringLiteral kCheckpointAttrName = "mesh.checkpoint";
/// On an op: the name by which its results can be saved.
inline constexpr llvm::StringLiteral kCheckpointNameAttrName =
    "mesh.checkpoint_name";

/// Checks that `saving` is a kind or a list of names. The error of `op` calls
/// it `name`.
LogicalResult verifySaving(Operation *op, StringRef name, Attribute saving);

} // namespace mesh

#define GET_OP_CLASSES
#include "mesh/IR/DerivativeOps.h.inc"

#endif // MESH_IR_DERIVATIVEOPS_H
