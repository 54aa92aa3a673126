//===- Arena.cpp - The memory of one device -------------------------------===//

#include "Arena.h"

#include "mesh-rt/alignment.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <new>
#include <unistd.h>

using namespace mesh::rt;

namespace {
constexpr int64_t kGranule = kAlignment;
constexpr uint64_t kLive = 0x6d6573686c697665;
constexpr uint64_t kFree = 0x6d65736866726565;
} // namespace

struct alignas(kAlignment) Arena::Header : Arena::Link {
  uint64_t state;
  /// The address that the system gave, to be given back to it.
  void *system;
  int64_t requested;
  int64_t alignment;
  int64_t sizeClass;

  void *block() { return this + 1; }
};

/// The class of the smallest block that holds `bytes`, and its size: granules
/// 1..4, then four classes per power of two.
static int classOf(int64_t bytes) {
  uint64_t granules = std::max<int64_t>(1, (bytes + kGranule - 1) / kGranule);
  if (granules <= 4)
    return static_cast<int>(granules) - 1;
  int shift = std::bit_width(granules - 1) - 3;
  uint64_t quarter = ((granules - 1) >> shift) + 1;
  return 4 * shift + static_cast<int>(quarter) - 1;
}

static int64_t sizeOfClass(int sizeClass) {
  if (sizeClass < 4)
    return (sizeClass + 1) * kGranule;
  int shift = (sizeClass - 4) / 4;
  int64_t quarter = (sizeClass - 4) % 4 + 5;
  return (quarter << shift) * kGranule;
}

static void makeEmpty(auto &list) { list.previous = list.next = &list; }

static void unlink(auto *link) {
  link->previous->next = link->next;
  link->next->previous = link->previous;
}

static void pushFront(auto &list, auto *link) {
  link->previous = &list;
  link->next = list.next;
  list.next->previous = link;
  list.next = link;
}

Arena::Arena() {
  for (Link &list : freeLists)
    makeEmpty(list);
  makeEmpty(live);
}

Arena::~Arena() {
  reset();
  for (Link &list : freeLists)
    while (list.next != &list) {
      auto *header = static_cast<Header *>(list.next);
      unlink(list.next);
      std::free(header->system);
    }
}

void *Arena::allocate(int64_t alignment, int64_t bytes) {
  if (bytes < 0 || bytes > kMaxBytes || alignment > kMaxBytes ||
      (alignment & (alignment - 1)) != 0)
    return nullptr;
  if (bytes > limit - bytesLive) {
    hasRefused = true;
    return nullptr;
  }
  alignment = std::max(alignment, kGranule);
  int sizeClass = classOf(bytes);
  Header *header = takeFree(sizeClass, alignment);
  if (!header)
    header = fromSystem(sizeClass, alignment);
  if (!header)
    return nullptr;
  header->state = kLive;
  header->requested = bytes;
  pushFront(live, static_cast<Link *>(header));
  ++allocations;
  bytesLive += bytes;
  peak = std::max(peak, bytesLive);
  return header->block();
}

Arena::Header *Arena::takeFree(int sizeClass, int64_t alignment) {
  Link &list = freeLists[sizeClass];
  for (Link *link = list.next; link != &list; link = link->next) {
    auto *header = static_cast<Header *>(link);
    if (header->alignment >= alignment) {
      unlink(link);
      return header;
    }
  }
  return nullptr;
}

/// Makes the system give memory to the pages of `memory`.
static void touch(char *memory, int64_t bytes) {
  static const int64_t pageBytes = sysconf(_SC_PAGESIZE);
  for (int64_t i = 0; i < bytes; i += pageBytes)
    *const_cast<volatile char *>(memory + i) = 0;
  *const_cast<volatile char *>(memory + bytes - 1) = 0;
}

Arena::Header *Arena::fromSystem(int sizeClass, int64_t alignment) {
  // The block starts one header behind an aligned address, so a whole
  // alignment unit goes to the header.
  int64_t total = alignment + sizeOfClass(sizeClass);
  total = (total + alignment - 1) / alignment * alignment;
  void *system = std::aligned_alloc(alignment, total);
  if (!system)
    return nullptr;
  if (isTouched)
    touch(static_cast<char *>(system), total);
  char *block = static_cast<char *>(system) + alignment;
  auto *header = new (block - sizeof(Header)) Header;
  header->system = system;
  header->alignment = alignment;
  header->sizeClass = sizeClass;
  ++systemBlocks;
  return header;
}

bool Arena::free(void *block) {
  if (!block)
    return true;
  Header *header = static_cast<Header *>(block) - 1;
  if (reinterpret_cast<uintptr_t>(block) % kGranule != 0 ||
      header->state != kLive)
    return false;
  release(header);
  return true;
}

void Arena::release(Header *header) {
  header->state = kFree;
  bytesLive -= header->requested;
  unlink(static_cast<Link *>(header));
  pushFront(freeLists[header->sizeClass], static_cast<Link *>(header));
}

void Arena::reset() {
  while (live.next != &live)
    release(static_cast<Header *>(live.next));
  allocations = 0;
  peak = 0;
}
