//===- ThreefryLoop.cpp - Lower bound of the cost of random bits ----------===//

#include "ThreefryLoop.h"

#include <cstring>
#include <utility>

using namespace mesh;

/// As many numbers as a register of AVX2 holds.
static constexpr int64_t kWidth = 8;
using Vector = uint32_t __attribute__((vector_size(4 * kWidth)));

template <size_t index>
static void runRound(Vector (&x)[2], const uint32_t (&schedule)[3]) {
  constexpr size_t group = index / 4 + 1;
  constexpr int rotation = Threefry::rotations[(group - 1) % 2][index % 4];
  x[0] += x[1];
  x[1] = (x[1] << rotation | x[1] >> (32 - rotation)) ^ x[0];
  if (index % 4 == 3) {
    x[0] += schedule[group % 3];
    x[1] += schedule[(group + 1) % 3] + static_cast<uint32_t>(group);
  }
}

template <size_t... indices>
static void runRounds(Vector (&x)[2], const uint32_t (&schedule)[3],
                      std::index_sequence<indices...>) {
  (runRound<indices>(x, schedule), ...);
}

void mesh::drawBitsInLoop(Words key, uint32_t *bits, int64_t count) {
  const uint32_t schedule[3] = {key[0], key[1],
                                key[0] ^ key[1] ^ Threefry::parity};
  Vector lanes;
  for (int64_t lane = 0; lane < kWidth; ++lane)
    lanes[lane] = static_cast<uint32_t>(lane);
  for (int64_t i = 0; i + kWidth <= count; i += kWidth) {
    Words begin = splitWords(i);
    Vector x[2] = {Vector{} + begin[0] + schedule[0],
                   lanes + begin[1] + schedule[1]};
    runRounds(x, schedule, std::make_index_sequence<4 * Threefry::numGroups>());
    Vector result = x[0] ^ x[1];
    std::memcpy(bits + i, &result, sizeof(result));
  }
}
