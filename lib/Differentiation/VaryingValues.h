//===- VaryingValues.h - Values that vary over devices ----------*- C++ -*-===//
//
// In a region in local view a value has as many instances as there are devices
// along the manual axes, and each instance has a cotangent. Those of a value
// that is invariant over an axis are one value: its cotangent is the sum over
// the axis of what the devices contribute.
//
// The sums are made explicit before the region is differentiated: where an op
// whose results vary takes a value that does not, it takes a *cast* of it. The
// adjoint of the cast is an all-reduce, and all other rules are local. A value
// is cast right after its definition, outside of the loops that read it, and
// once for all ops that vary over the same axes.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_DIFFERENTIATION_VARYINGVALUES_H
#define MESH_DIFFERENTIATION_VARYINGVALUES_H

#include "mesh/Differentiation/ActiveValues.h"
#include "mesh/IR/Mesh.h"

namespace mesh {

/// Inserts casts of the active values of `op`'s region. Rewrites slices of what
/// varies as slices at an index. Fails with an error at what cannot be
/// differentiated.
LogicalResult castToVarying(ShardMapOp op, const ActiveValues &active);

/// Returns the axes that `op` names in local view, or null.
AxesAttr getNamedAxes(Operation *op);

/// Replaces the casts in `region` by what they cast.
void eraseCasts(Region &region);

/// Returns what `value` is a cast of, or `value`.
Value skipCasts(Value value);

} // namespace mesh

#endif // MESH_DIFFERENTIATION_VARYINGVALUES_H
