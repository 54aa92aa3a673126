//===- MoveArguments.h - Arguments of the runtime's kernels -----*- C++ -*-===//
//
// Shared by the host and the kernels. A move reads the elements of one or more
// views, combines them from left to right, and writes the result to one or more
// views, all of one shape.
//
// `words` holds: rank sizes; then of each view, destinations first, its rank
// strides, in bytes; then the address of each view's first element.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_DEVICE_MOVEARGUMENTS_H
#define MESH_RT_CUDA_DEVICE_MOVEARGUMENTS_H

#include <stdint.h>

namespace mesh::rt {

/// As many as keep the arguments within the 4 KiB that all GPUs take.
constexpr int kMoveWords = 480;

struct MoveArguments {
  int32_t rank;
  int32_t numTargets;
  int32_t numSources;
  /// mesh_rt_combiner, with several sources.
  int32_t combiner;
  /// The elements to move, counted row-major.
  int64_t begin;
  int64_t end;
  int64_t words[kMoveWords];
};

static_assert(sizeof(MoveArguments) <= 4096);

} // namespace mesh::rt

#endif // MESH_RT_CUDA_DEVICE_MOVEARGUMENTS_H
