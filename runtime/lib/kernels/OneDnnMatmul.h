//===- OneDnnMatmul.h - bf16 products by oneDNN's primitive -----*- C++ -*-===//

#ifndef MESH_RT_KERNELS_ONEDNNMATMUL_H
#define MESH_RT_KERNELS_ONEDNNMATMUL_H

#include "OneDnn.h"

namespace mesh::rt {

/// Runs a bf16 product whose operands have a unit stride each by the matmul
/// primitive. Primitives are cached per thread and shape. Returns false, with
/// out untouched, if oneDNN has no implementation.
bool runMatmul(const StridedProduct &product);

} // namespace mesh::rt

#endif // MESH_RT_KERNELS_ONEDNNMATMUL_H
