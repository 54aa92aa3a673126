//===- Arena.h - The memory of one device -----------------------*- C++ -*-===//
//
// Blocks are served from free lists, one per size class, so that a program
// that repeats its allocations does not reach malloc. Classes grow by a
// quarter of a power of two: at most a fifth of a block is waste.
//
// A block is on the NUMA node of the thread that allocates it, if that is asked
// for. Else Linux takes its pages from the node of whoever writes them first,
// which may be a peer that writes the result of a collective.
//
// Invariants: only the device's own thread allocates and frees. Every block
// is on exactly one list: the live blocks, or the free list of its class. The
// 64 bytes before a block hold its header, so blocks are aligned to 64 bytes.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_ARENA_H
#define MESH_RT_CORE_ARENA_H

#include "mesh-rt/error.h"

#include <array>
#include <cstdint>
#include <optional>

namespace mesh::rt {

class Arena {
public:
  Arena();
  ~Arena();
  Arena(const Arena &) = delete;
  Arena &operator=(const Arena &) = delete;

  /// From now on there are no more than so many bytes, if that is a number.
  void setLimit(std::optional<int64_t> bytes) {
    limit = bytes.value_or(kMaxBytes);
  }

  /// From now on memory of the system is written to when it comes, if `value`.
  void setTouched(bool value) { isTouched = value; }

  /// Null if there is no memory left, or the request makes no sense.
  /// `alignment` is a power of two.
  void *allocate(int64_t alignment, int64_t bytes);
  /// Returns true if the limit was ever too low.
  bool isShort() const { return hasRefused; }
  /// False if `block` is no live block of this arena. Null is fine.
  bool free(void *block);
  /// Ends all live blocks and starts counting anew.
  void reset();

  int64_t numAllocations() const { return allocations; }
  int64_t peakBytes() const { return peak; }
  /// Blocks that were got from the system so far: constant in steady state.
  int64_t numSystemBlocks() const { return systemBlocks; }

private:
  struct Link {
    Link *previous;
    Link *next;
  };
  struct Header;

  Header *takeFree(int sizeClass, int64_t alignment);
  Header *fromSystem(int sizeClass, int64_t alignment);
  void release(Header *header);

  static constexpr int64_t kMaxBytes = int64_t(1) << 46;
  static constexpr int kNumClasses = 4 * 44;
  std::array<Link, kNumClasses> freeLists;
  Link live;
  int64_t allocations = 0;
  int64_t bytesLive = 0;
  int64_t limit = kMaxBytes;
  bool hasRefused = false;
  bool isTouched = false;
  int64_t peak = 0;
  int64_t systemBlocks = 0;
};

/// Returns the error of an operation for whose scratch there is no memory.
inline Error outOfScratch() { return Error("cannot allocate scratch memory"); }

/// A block of an arena that lives as long as this object.
class Scratch {
public:
  Scratch(Arena &arena, int64_t bytes)
      : arena(arena), block(arena.allocate(64, bytes)) {}
  ~Scratch() { arena.free(block); }
  Scratch(const Scratch &) = delete;
  Scratch &operator=(const Scratch &) = delete;

  explicit operator bool() const { return block; }
  template <typename T>
  T *as() const {
    return static_cast<T *>(block);
  }

private:
  Arena &arena;
  void *block;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_ARENA_H
