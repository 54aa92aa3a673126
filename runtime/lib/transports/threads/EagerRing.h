//===- EagerRing.h - Small operands of a member -----------------*- C++ -*-===//
//
// A line of cache takes as long from core to core as all else that a small
// collective does. So each member of a group has an eager ring, which it alone
// writes: for each collective an entry with the op, and with its operand if
// that is small. The others wait for the entry, compare, and read. That is one
// rendezvous: nobody waits until its own operand is read.
//
// Entries are numbered as the group's collectives are. A place is written again
// once all members have read what was there, which they seldom have to ask each
// other. If one is not so far the entry is put aside, so starts never wait.
//
// Collectives that are not small publish entries without operands, so that
// members whose ops differ find that out.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_THREADS_EAGERRING_H
#define MESH_RT_THREADS_EAGERRING_H

#include "core/OpCheck.h"

#include <array>
#include <atomic>
#include <map>
#include <memory>
#include <mutex>

namespace mesh::rt {

/// The fingerprint on which the members of a small collective have to agree:
/// equal if, and only if, their ops are.
struct Signature {
  static constexpr int kMaxRank = 4;

  uint64_t fields = 0;
  std::array<int64_t, kMaxRank> sizes{};

  bool operator==(const Signature &other) const {
    uint64_t difference = fields ^ other.fields;
    for (int d = 0; d < kMaxRank; ++d)
      difference |= static_cast<uint64_t>(sizes[d] ^ other.sizes[d]);
    return difference == 0;
  }
};

/// `isSmall` says whether there are to be operands.
Signature signatureOf(const mesh_rt_op &op, const View &src, bool isSmall);

/// A first line of cache, then the operand.
struct alignas(128) EagerEntry {
  static constexpr int64_t kMaxBytes = 4 << 10;
  /// Each reads the entries of all others.
  static constexpr int64_t kMaxMembers = 8;

  /// The number of the collective, from 1 on.
  std::atomic<int64_t> number{0};
  Signature signature;
  /// The op as a whole, for whoever finds that its own one differs. What it
  /// points to lives as long as the member has not ended the op.
  alignas(64) OpInstance instance;
  alignas(64) std::array<char, kMaxBytes> operand;
};

class EagerRing {
public:
  EagerRing() : entries(new EagerEntry[kPlaces]) {}

  // By the owner.

  /// A place for the entry `number`. All have read those below `unread`.
  EagerEntry &place(int64_t number, int64_t unread);
  /// Shows the entry that has been written there.
  static void publish(EagerEntry &entry, int64_t number) {
    entry.number.store(number, std::memory_order_release);
  }
  /// Makes the place of the entry `number` ready for a quick write.
  void prepare(int64_t number, int64_t bytes);
  /// The owner has read all entries below `number`.
  void setRead(int64_t number) {
    read.store(number, std::memory_order_release);
  }

  // By the others.

  /// Null if it is not there yet.
  EagerEntry *find(int64_t number);
  int64_t getRead() const { return read.load(std::memory_order_acquire); }

  /// No member is using any eager ring.
  void reset();

  /// The lead in entries of a member before some are put aside.
  static constexpr int64_t kPlaces = 8;

private:
  EagerEntry &at(int64_t number) { return entries[number % kPlaces]; }
  EagerEntry &putAside(int64_t number, int64_t unread);
  EagerEntry *findAside(int64_t number);

  /// Not cleared: pages are touched first by who writes them.
  const std::unique_ptr<EagerEntry[]> entries;
  alignas(128) std::atomic<int64_t> read{1};
  std::atomic<bool> isAnyAside{false};
  std::mutex mutex;
  std::map<int64_t, std::unique_ptr<EagerEntry>> aside;
};

} // namespace mesh::rt

#endif // MESH_RT_THREADS_EAGERRING_H
