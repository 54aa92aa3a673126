//===- EagerRing.cpp - Small operands of a member -------------------------===//

#include "EagerRing.h"

using namespace mesh::rt;

static constexpr int64_t kLine = 64;

/// The builtin only asks to read where not all processors can do more. Those
/// that cannot do nothing here.
static void prefetchForWriting(const char *line) {
#if defined(__x86_64__)
  asm volatile("prefetchw %0" : : "m"(*line));
#else
  __builtin_prefetch(line, /*rw=*/1);
#endif
}

Signature mesh::rt::signatureOf(const mesh_rt_op &op, const View &src,
                                bool isSmall) {
  Signature signature;
  auto add = [&](int32_t value) {
    signature.fields = signature.fields << 8 | static_cast<uint8_t>(value);
  };
  add(op.kind);
  add(op.element);
  add(isReduction(op) ? op.combiner : 0);
  add(usesDim(op) ? op.dim : 0);
  add(op.kind == MESH_RT_ALL_TO_ALL ? op.split_dim : 0);
  add(src.rank);
  add(isSmall);
  for (int d = 0; isSmall && d < src.rank; ++d)
    signature.sizes[d] = src.sizes[d];
  return signature;
}

EagerEntry &EagerRing::place(int64_t number, int64_t unread) {
  // The place holds the data of a collective that many before.
  if (number - kPlaces < unread && !isAnyAside.load(std::memory_order_relaxed))
    return at(number);
  return putAside(number, unread);
}

EagerEntry &EagerRing::putAside(int64_t number, int64_t unread) {
  std::lock_guard lock(mutex);
  aside.erase(aside.begin(), aside.lower_bound(unread));
  bool isPlaceFree = number - kPlaces < unread;
  isAnyAside.store(!aside.empty() || !isPlaceFree, std::memory_order_release);
  if (isPlaceFree)
    return at(number);
  return *aside.emplace(number, std::make_unique<EagerEntry>()).first->second;
}

void EagerRing::prepare(int64_t number, int64_t bytes) {
  EagerEntry &entry = at(number);
  prefetchForWriting(reinterpret_cast<const char *>(&entry));
  for (int64_t i = 0; i < bytes; i += kLine)
    prefetchForWriting(entry.operand.data() + i);
}

EagerEntry *EagerRing::find(int64_t number) {
  EagerEntry &entry = at(number);
  if (entry.number.load(std::memory_order_acquire) == number)
    return &entry;
  if (isAnyAside.load(std::memory_order_acquire))
    return findAside(number);
  return nullptr;
}

EagerEntry *EagerRing::findAside(int64_t number) {
  std::lock_guard lock(mutex);
  auto found = aside.find(number);
  bool isThere = found != aside.end() &&
                 found->second->number.load(std::memory_order_acquire) != 0;
  return isThere ? found->second.get() : nullptr;
}

void EagerRing::reset() {
  for (int64_t i = 0; i < kPlaces; ++i)
    entries[i].number.store(0, std::memory_order_relaxed);
  read.store(1, std::memory_order_relaxed);
  isAnyAside.store(false, std::memory_order_relaxed);
  aside.clear();
}
