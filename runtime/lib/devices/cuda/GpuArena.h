//===- GpuArena.h - Memory of a GPU for one device --------------*- C++ -*-===//
//
// As Arena, with its books on the host. A block that is freed is used again by
// the same device only, whose work goes on one stream: so what still uses the
// block is done before what uses it next. Of those that it could use, it uses
// the one that it got from the GPU first: so a program that does the same again
// has the same memory, in whatever order it frees what it has.
//
// Classes grow by a quarter of a power of two, so at most a fifth of a block is
// waste.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_GPUARENA_H
#define MESH_RT_CUDA_GPUARENA_H

#include "GpuMemory.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace mesh::rt {

/// The state of an arena: its live blocks in the order of their allocation.
/// Work that begins in the same state gets the same memory.
struct ArenaState {
  /// The number of times that the arena has given memory back.
  int64_t numTrims = 0;
  std::vector<std::pair<void *, int64_t>> live;

  friend bool operator==(const ArenaState &, const ArenaState &) = default;
};

/// Used while the GPU's context is current.
class GpuArena {
public:
  explicit GpuArena(std::shared_ptr<GpuMemory> memory);
  ~GpuArena();
  GpuArena(const GpuArena &) = delete;
  GpuArena &operator=(const GpuArena &) = delete;

  /// From now on there are no more than so many bytes, if that is a number.
  void setLimit(std::optional<int64_t> bytes) {
    limit = bytes.value_or(kMaxBytes);
  }

  /// Null if there is no such block, or the request makes no sense. `alignment`
  /// is a power of two.
  void *allocate(int64_t alignment, int64_t bytes);
  /// False if `block` is no live block of this arena. Null is fine.
  bool free(void *block);
  /// Ends all live blocks and starts counting anew. Who asks for the same then,
  /// in the same order, gets the same blocks.
  void reset();
  /// Begins counting anew, without the live blocks.
  void countFromHere();
  /// Counts what is done again without asking this arena.
  void count(int64_t moreAllocations, int64_t peakBytes) {
    allocations += moreAllocations;
    peak = std::max(peak, uncounted + peakBytes);
  }

  /// Gives what nothing uses back to the GPU. Returns whether there was any.
  /// No work of the device is under way.
  bool trim();

  int64_t numAllocations() const { return allocations; }
  int64_t liveBytes() const { return bytesLive; }
  int64_t peakBytes() const { return peak - uncounted; }
  ArenaState state() const;
  /// Returns the bytes that this arena has got from the GPU.
  int64_t heldBytes() const { return held; }

private:
  static constexpr int64_t kMaxBytes = int64_t(1) << 46;

  struct Block {
    CudaMemory memory;
    int64_t size;
    int64_t requested;
    /// The number of this block among those that came from the GPU, and of this
    /// allocation.
    int64_t birth;
    int64_t number;
  };

  bool takeUnused(int64_t size, Block &block);
  bool getFromGpu(int64_t size, Block &block);
  void release(Block &block);

  const std::shared_ptr<GpuMemory> memory;
  /// By the address that the program has.
  std::unordered_map<void *, Block> live;
  /// By size and birth.
  std::map<std::pair<int64_t, int64_t>, Block> unused;
  int64_t allocations = 0;
  int64_t births = 0;
  int64_t numbers = 0;
  int64_t numTrims = 0;
  int64_t bytesLive = 0;
  int64_t uncounted = 0;
  int64_t limit = kMaxBytes;
  int64_t peak = 0;
  int64_t held = 0;
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_GPUARENA_H
