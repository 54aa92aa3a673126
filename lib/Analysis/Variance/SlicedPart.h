//===- SlicedPart.h - sources of the elements of a slice --------*- C++ -*-===//

#ifndef MESH_LIB_ANALYSIS_VARIANCE_SLICEDPART_H
#define MESH_LIB_ANALYSIS_VARIANCE_SLICEDPART_H

#include "mesh/IR/Mesh.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mesh {

/// A tensor, and what was done, together with others, to all its elements alike
/// before they were sliced out again; the last collective comes first.
struct SlicedPart {
  Value tensor;
  SmallVector<CollectiveOpInterface> collectives;
};

/// Returns the one of the tensors that were inserted into one, and perhaps
/// reduced or gathered with it, that `slice` takes elements of alone. Nothing
/// if there is none, or that is not known.
std::optional<SlicedPart> findSlicedPart(mlir::tensor::ExtractSliceOp slice);

} // namespace mesh

#endif // MESH_LIB_ANALYSIS_VARIANCE_SLICEDPART_H
