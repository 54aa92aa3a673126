//===- alignment.h - Alignment of memory ------------------------*- C++ -*-===//

#ifndef MESH_RT_ALIGNMENT_H
#define MESH_RT_ALIGNMENT_H

#include <cstdint>

namespace mesh::rt {

/// The addresses of tensors and of blocks of memory are multiples of this: a
/// cache line, and the widest vector.
inline constexpr int64_t kAlignment = 64;

} // namespace mesh::rt

#endif // MESH_RT_ALIGNMENT_H
