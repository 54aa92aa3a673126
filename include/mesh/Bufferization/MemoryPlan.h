//===- MemoryPlan.h - offsets of buffers ------------------------*- C++ -*-===//
//
// Buffers in use at the same time lie beside each other in one block of memory,
// others may share their place. A plain value, which knows no IR.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_BUFFERIZATION_MEMORYPLAN_H
#define MESH_BUFFERIZATION_MEMORYPLAN_H

#include "mesh/Support/LLVM.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace mesh {

/// A buffer in use from `begin` to `end`, both included, on some line of time.
struct BufferUse {
  int64_t bytes;
  int64_t begin;
  int64_t end;
};

struct MemoryPlan {
  /// The offset of each buffer.
  SmallVector<int64_t> offsets;
  /// The size of the block: of what all buffers lie in.
  int64_t bytes = 0;
};

/// The largest sum of buffers in use at the same time, each a multiple of
/// `alignment`: no plan takes less.
int64_t getPeakBytes(ArrayRef<BufferUse> uses, int64_t alignment);

/// Returns the numbers of the buffers in use when they sum up to that for the
/// first time.
SmallVector<size_t> getPeakUses(ArrayRef<BufferUse> uses, int64_t alignment);

/// Places buffers one after the other, each at the lowest offset where there is
/// room, a multiple of `alignment`: in the order in which they come into use,
/// or the largest first, or those in use for longest. While all take more than
/// the peak, those that end the block come first in further orders. The result
/// is the best plan. Time is in proportion to n log n and to the pairs of
/// buffers in use at the same time; 2,048 pairs for each buffer are looked at
/// in all, and two million if there are few buffers.
MemoryPlan planMemory(ArrayRef<BufferUse> uses, int64_t alignment);

} // namespace mesh

#endif // MESH_BUFFERIZATION_MEMORYPLAN_H
