//===- PtxRun.cpp - plays kernels, thread by thread -----------------------===//

#include "PtxPlayer.h"

#include <algorithm>
#include <utility>

using namespace mesh::rt;
using namespace mesh::rt::test::ptx;

/// One that never ends is not worth waiting for.
static constexpr int64_t kMaxSteps = int64_t(1) << 32;
/// The threads that run together.
static constexpr size_t kWarp = 32;

void Player::runBlock(const Grid &grid, const uint32_t (&block)[3]) {
  std::vector<Thread> threads;
  // Memory that was never written is not zero.
  shared.assign(kernel.sharedBytes, '\xa5');
  for (uint32_t z = 0; z < grid.threads[2]; ++z)
    for (uint32_t y = 0; y < grid.threads[1]; ++y)
      for (uint32_t x = 0; x < grid.threads[0]; ++x) {
        Thread &thread = threads.emplace_back();
        thread.registers.resize(kernel.numRegisters);
        thread.local.resize(kernel.localBytes);
        const uint32_t place[] = {x, y, z};
        for (int i = 0; i < 3; ++i) {
          thread.special[i] = place[i];
          thread.special[3 + i] = block[i];
          thread.special[6 + i] = grid.threads[i];
          thread.special[9 + i] = grid.blocks[i];
        }
      }
  // From barrier to barrier.
  bool isDone = false;
  while (!isDone) {
    for (size_t i = 0; i < threads.size(); i += kWarp)
      runWarp(
          std::span(threads).subspan(i, std::min(kWarp, threads.size() - i)));
    isDone = std::all_of(threads.begin(), threads.end(),
                         [](const Thread &thread) { return thread.isDone; });
  }
}

void Player::runWarp(std::span<Thread> warp) {
  for (Thread &thread : warp)
    if (!thread.isDone)
      runThread(thread);
  auto waits = [](const Thread &thread) { return thread.exchange; };
  while (std::any_of(warp.begin(), warp.end(), waits)) {
    exchange(warp);
    for (Thread &thread : warp)
      if (std::exchange(thread.exchange, nullptr))
        runThread(thread);
  }
}

/// `shfl.sync.down.b32 d, a, b, c, mask`: of the thread b further, if that is
/// within the warp; `shfl.sync.bfly.b32`: of that whose number differs in the
/// bits of b.
void Player::exchange(std::span<Thread> warp) {
  const Instruction &i =
      *std::find_if(warp.begin(), warp.end(), [](const Thread &thread) {
         return thread.exchange;
       })->exchange;
  bool isDown = i.modifiers == ".sync.down.b32";
  if (!isDown && i.modifiers != ".sync.bfly.b32")
    fail(i, "an exchange that is not played");
  std::vector<uint32_t> values;
  for (Thread &thread : warp) {
    bool isMeant = get<uint32_t>(thread, i.mask) >> values.size() & 1;
    if (isMeant != (thread.exchange == &i))
      fail(i, "an exchange to which not all threads come");
    values.push_back(get<uint32_t>(thread, i.a));
  }
  for (size_t lane = 0; lane < warp.size(); ++lane) {
    size_t distance = get<uint32_t>(warp[lane], i.b);
    size_t other = isDown ? lane + distance : lane ^ distance;
    if (get<uint32_t>(warp[lane], i.c) != kWarp - 1)
      fail(i, "an exchange of a part of a warp");
    set(warp[lane], i.d, values[other < warp.size() ? other : lane]);
  }
}

void Player::runThread(Thread &thread) {
  while (thread.at < kernel.code.size()) {
    const Instruction &i = kernel.code[thread.at++];
    if (++numSteps > kMaxSteps)
      fail(i, "goes on for ever");
    if (i.predicate >= 0 && (thread.registers[i.predicate] != 0) == i.isNegated)
      continue;
    if (!step(thread, i))
      return;
  }
  thread.isDone = true;
}

bool Player::step(Thread &thread, const Instruction &i) {
  switch (i.op) {
  case Op::Ret:
  case Op::Exit:
    thread.isDone = true;
    return false;
  case Op::Barrier:
  case Op::Barrier2:
    return false;
  case Op::Shfl:
    thread.exchange = &i;
    return false;
  case Op::Bra:
    thread.at = i.a.index;
    return true;
  case Op::Brx:
    thread.at = kernel.targetLists[i.b.index].at(get<uint32_t>(thread, i.a));
    return true;
  case Op::Ld:
    access(thread, i, /*isLoad=*/true);
    return true;
  case Op::St:
    access(thread, i, /*isLoad=*/false);
    return true;
  case Op::Cvt:
    convert(thread, i);
    return true;
  default:
    calculate(thread, i);
    return true;
  }
}

char *Player::addressOf(Thread &thread, const Instruction &i,
                        const Operand &operand, size_t bytes) {
  uint64_t address = bitsOf(thread, operand) + operand.offset;
  auto fits = [&](uint64_t begin, uint64_t end) {
    return address >= begin && address + bytes <= end;
  };
  auto within = [&](const std::vector<char> &vector) {
    auto begin = reinterpret_cast<uint64_t>(vector.data());
    return fits(begin, begin + vector.size());
  };
  if (address % bytes != 0 && !within(parameters))
    fail(i, "a misaligned address");
  if (!within(parameters) && !within(thread.local) && !within(shared) &&
      std::none_of(memory.begin(), memory.end(),
                   [&](auto block) { return fits(block.first, block.second); }))
    fail(i, "an illegal memory access");
  return reinterpret_cast<char *>(address);
}

void Player::access(Thread &thread, const Instruction &i, bool isLoad) {
  size_t size = sizeOf(i.type);
  const Operand &place = isLoad ? i.a : i.d;
  std::vector<Operand> single;
  if (i.vector.empty())
    single = {isLoad ? i.d : i.a};
  const std::vector<Operand> &values = i.vector.empty() ? single : i.vector;
  char *address = addressOf(thread, i, place, size * values.size());
  for (const Operand &value : values) {
    if (isLoad) {
      uint64_t bits = 0;
      // Signed numbers fill wider registers.
      withType(i.type, [&](auto zero) {
        using T = decltype(zero);
        T loaded;
        std::memcpy(&loaded, address, sizeof(T));
        if constexpr (kIsInteger<T> && std::is_signed_v<T>)
          bits = static_cast<uint64_t>(static_cast<int64_t>(loaded));
        else
          std::memcpy(&bits, &loaded, sizeof(T));
      });
      thread.registers[value.index] = bits;
    } else {
      uint64_t bits = bitsOf(thread, value);
      std::memcpy(address, &bits, size);
    }
    address += size;
  }
}

void mesh::rt::test::ptx::run(const Kernel &kernel, const Grid &grid,
                              void **arguments, const Memory &memory) {
  std::vector<char> parameters(kernel.parameterBytes);
  for (size_t i = 0; i < kernel.parameters.size(); ++i)
    std::memcpy(parameters.data() + kernel.parameterOffsets[i], arguments[i],
                kernel.parameters[i]);
  Player player(kernel, parameters, memory);
  for (uint32_t z = 0; z < grid.blocks[2]; ++z)
    for (uint32_t y = 0; y < grid.blocks[1]; ++y)
      for (uint32_t x = 0; x < grid.blocks[0]; ++x)
        player.runBlock(grid, {x, y, z});
}
