//===- GatheredSlices.h - slices at indices that are data -------*- C++ -*-===//

#ifndef MESH_LIB_DIFFERENTIATION_GATHEREDSLICES_H
#define MESH_LIB_DIFFERENTIATION_GATHEREDSLICES_H

#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/IR/Mesh.h"

namespace mesh {

/// Slices as mesh.gather_slices reads them.
struct GatheredSlices {
  Value indices;
  ArrayRef<int64_t> dims, batchDims;

  Value gather(OpBuilder &builder, Location loc, Value source) const;
  /// Returns `dest` with the updates, combined by `combiner`, or in the place
  /// of what was there if that is null.
  Value scatter(OpBuilder &builder, Location loc, Value updates, Value dest,
                std::optional<Combiner> combiner) const;
  /// Adds `cotangent` to the slices of the cotangent of `source`, in their
  /// place.
  void addTo(Value source, Value cotangent, OpBuilder &builder,
             Cotangents &cotangents, Location loc) const;
};

} // namespace mesh

#endif // MESH_LIB_DIFFERENTIATION_GATHEREDSLICES_H
