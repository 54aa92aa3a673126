//===- EpilogueBody.h - bodies that end contractions ------------*- C++ -*-===//
//
// The use of an element of a contraction's result by the body of a structured
// op, if that is what epilogues do.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_CODEGEN_FUSION_EPILOGUEBODY_H
#define MESH_LIB_CODEGEN_FUSION_EPILOGUEBODY_H

#include "mesh/IR/MeshRt.h"

namespace mesh {

struct EpilogueBody {
  RtActivation activation = RtActivation::None;
  /// The argument that is added first; null if there is none.
  mlir::BlockArgument bias;
};

/// Describes how the body of `element` makes `value` of it: by any casts
/// between floats of at most 32 bits, a bias, an activation, and nothing else.
/// GELU may be written in any way that is the same polynomial of x and tanh.
/// Nothing if it does something else.
std::optional<EpilogueBody> matchEpilogue(mlir::Value value,
                                          mlir::BlockArgument element);

/// Returns true if the body reads `element` to make `value`, and for nothing
/// else.
bool isReadFor(mlir::Value value, mlir::BlockArgument element);

} // namespace mesh

#endif // MESH_LIB_CODEGEN_FUSION_EPILOGUEBODY_H
