//===- SmallProduct.h - Products of a few elements --------------*- C++ -*-===//

#ifndef MESH_RT_KERNELS_SMALLPRODUCT_H
#define MESH_RT_KERNELS_SMALLPRODUCT_H

#include "OneDnn.h"

namespace mesh::rt {

/// Runs the product if it is one of f32 or f64 that takes less time than a
/// library needs to look at it. Returns whether it did; if not, out is
/// untouched.
bool runIfSmall(const StridedProduct &product);

} // namespace mesh::rt

#endif // MESH_RT_KERNELS_SMALLPRODUCT_H
