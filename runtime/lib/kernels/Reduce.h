//===- Reduce.h - Elementwise combination of views --------------*- C++ -*-===//

#ifndef MESH_RT_KERNELS_REDUCE_H
#define MESH_RT_KERNELS_REDUCE_H

#include "Copy.h"
#include "core/Arena.h"
#include "core/Status.h"
#include "core/View.h"
#include "mesh-rt/abi.h"

#include <vector>

namespace mesh::rt {

/// The elements [begin, end), counted row-major, of the first `numResults`
/// views = those of the views behind, combined from left to right. bf16 and f16
/// are combined in f32 and rounded once. All views have the same shape; a
/// result may be equal to one of the operands. `combiner` applies to `type`.
/// Fails if the arena is out of memory.
Status reduceRange(mesh_rt_type type, int32_t combiner,
                   const std::vector<View> &views, int64_t begin, int64_t end,
                   Arena &arena, int64_t numResults = 1,
                   Caching caching = Caching::Through);

/// The same of contiguous elements, without views.
void reduceDense(mesh_rt_type type, int32_t combiner, char *dst,
                 const std::vector<const char *> &srcs, int64_t count);

} // namespace mesh::rt

#endif // MESH_RT_KERNELS_REDUCE_H
