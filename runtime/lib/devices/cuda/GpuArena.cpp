//===- GpuArena.cpp - Memory of a GPU for one device ----------------------===//

#include "GpuArena.h"

#include <algorithm>
#include <bit>

using namespace mesh::rt;

/// The driver's blocks begin at multiples of this.
static constexpr int64_t kDriverAlignment = 256;

static int64_t roundUp(int64_t value, int64_t unit) {
  return (value + unit - 1) / unit * unit;
}

static int64_t sizeOfClass(int64_t bytes) {
  auto power = static_cast<int64_t>(
      std::bit_floor(static_cast<uint64_t>(std::max<int64_t>(bytes, 1))));
  return roundUp(std::max<int64_t>(bytes, 1),
                 std::max<int64_t>(power / 4, 512));
}

GpuArena::GpuArena(std::shared_ptr<GpuMemory> shared)
    : memory(std::move(shared)) {
  memory->arenas.push_back(this);
}

GpuArena::~GpuArena() { std::erase(memory->arenas, this); }

bool GpuArena::takeUnused(int64_t size, Block &block) {
  auto found = unused.lower_bound({size, 0});
  if (found == unused.end() || found->second.size != size)
    return false;
  block = std::move(found->second);
  unused.erase(found);
  return true;
}

bool GpuArena::getFromGpu(int64_t size, Block &block) {
  CudaMemory fromGpu = memory->allocate(size);
  if (!fromGpu)
    return false;
  block = {std::move(fromGpu), size, 0, births++, 0};
  held += size;
  return true;
}

void *GpuArena::allocate(int64_t alignment, int64_t bytes) {
  if (bytes < 0 || bytes > kMaxBytes || alignment > kMaxBytes ||
      (alignment & (alignment - 1)) != 0 || bytes > limit - bytesLive)
    return nullptr;
  int64_t slack = alignment > kDriverAlignment ? alignment : 0;
  int64_t size = sizeOfClass(bytes + slack);
  Block block;
  if (!takeUnused(size, block) && !getFromGpu(size, block))
    return nullptr;
  auto address = static_cast<int64_t>(block.memory.get());
  void *result =
      reinterpret_cast<void *>(slack ? roundUp(address, alignment) : address);
  block.requested = bytes;
  block.number = numbers++;
  live.emplace(result, std::move(block));
  ++allocations;
  bytesLive += bytes;
  peak = std::max(peak, bytesLive);
  return result;
}

void GpuArena::release(Block &block) {
  unused.emplace(std::pair(block.size, block.birth), std::move(block));
}

bool GpuArena::free(void *address) {
  if (!address)
    return true;
  auto found = live.find(address);
  if (found == live.end())
    return false;
  bytesLive -= found->second.requested;
  release(found->second);
  live.erase(found);
  return true;
}

void GpuArena::reset() {
  for (auto &[address, block] : live)
    release(block);
  live.clear();
  allocations = bytesLive = uncounted = peak = 0;
}

void GpuArena::countFromHere() {
  allocations = 0;
  uncounted = peak = bytesLive;
}

ArenaState GpuArena::state() const {
  std::vector<std::pair<void *, const Block *>> blocks;
  for (const auto &[address, block] : live)
    blocks.emplace_back(address, &block);
  std::sort(blocks.begin(), blocks.end(), [](const auto &a, const auto &b) {
    return a.second->number < b.second->number;
  });
  ArenaState result{numTrims, {}};
  for (auto [address, block] : blocks)
    result.live.emplace_back(address, block->requested);
  return result;
}

bool GpuArena::trim() {
  int64_t before = held;
  for (const auto &[key, block] : unused)
    held -= block.size;
  unused.clear();
  numTrims += held < before;
  return held < before;
}
