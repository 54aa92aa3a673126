//===- Random.h - random choices that can be repeated -----------*- C++ -*-===//
//
// The same seed gives the same choices on every machine and library.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TOOLS_MESH_FUZZ_RANDOM_H
#define MESH_TOOLS_MESH_FUZZ_RANDOM_H

#include "mesh/Execution/Arguments.h"

#include <utility>

namespace mesh {

class Random {
public:
  explicit Random(uint64_t seed) : seed(seed) {}

  uint64_t bits() { return getRandomBits(seed, /*stream=*/0, count++); }
  /// Uniform in 0 … n - 1.
  int64_t below(int64_t n) { return bits() % static_cast<uint64_t>(n); }
  /// Uniform in first … last.
  int64_t between(int64_t first, int64_t last) {
    return first + below(last - first + 1);
  }
  bool chance(double probability) {
    return static_cast<double>(bits() >> 11) * 0x1p-53 < probability;
  }
  /// An element of something that is not empty.
  template <typename Range>
  decltype(auto) pick(const Range &range) {
    return range[below(range.size())];
  }
  template <typename Range>
  void shuffle(Range &range) {
    for (size_t i = range.size(); i > 1; --i)
      std::swap(range[i - 1], range[below(i)]);
  }

private:
  uint64_t seed;
  uint64_t count = 0;
};

} // namespace mesh

#endif // MESH_TOOLS_MESH_FUZZ_RANDOM_H
