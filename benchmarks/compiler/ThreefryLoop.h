//===- ThreefryLoop.h - Bound of the cost of random bits --------*- C++ -*-===//

#ifndef MESH_BENCHMARKS_COMPILER_THREEFRYLOOP_H
#define MESH_BENCHMARKS_COMPILER_THREEFRYLOOP_H

#include "mesh/Support/Threefry.h"

namespace mesh {

/// Draws as `mesh.random_bits` does, eight numbers at once. `count` is a
/// multiple of eight.
void drawBitsInLoop(Words key, uint32_t *bits, int64_t count);

} // namespace mesh

#endif // MESH_BENCHMARKS_COMPILER_THREEFRYLOOP_H
