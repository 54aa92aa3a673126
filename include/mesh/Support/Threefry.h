//===- Threefry.h - the generator behind random numbers ---------*- C++ -*-===//
//
// Threefry-2x32 with 20 rounds (Salmon et al., "Parallel random numbers: as
// easy as 1, 2, 3", 2011), with JAX's conventions for keys and counts. A block
// cipher: there is no state, and any number can be had by itself.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SUPPORT_THREEFRY_H
#define MESH_SUPPORT_THREEFRY_H

#include <array>
#include <bit>
#include <cstdint>

namespace mesh {

/// The constants of the cipher.
struct Threefry {
  static constexpr uint32_t parity = 0x1BD11BDA;
  /// Five groups of four rounds, by turns with the first and the second four.
  static constexpr unsigned numGroups = 5;
  static constexpr std::array<std::array<int, 4>, 2> rotations = {
      {{13, 15, 26, 6}, {17, 29, 16, 24}}};
};

using Words = std::array<uint32_t, 2>;

/// The two words that `key` makes of the count `x`.
constexpr Words threefry2x32(Words key, Words x) {
  const std::array<uint32_t, 3> schedule = {key[0], key[1],
                                            key[0] ^ key[1] ^ Threefry::parity};
  x[0] += schedule[0];
  x[1] += schedule[1];
  for (unsigned group = 1; group <= Threefry::numGroups; ++group) {
    for (int rotation : Threefry::rotations[(group - 1) % 2]) {
      x[0] += x[1];
      x[1] = std::rotl(x[1], rotation) ^ x[0];
    }
    x[0] += schedule[group % 3];
    x[1] += schedule[(group + 1) % 3] + group;
  }
  return x;
}

/// Upper and lower half.
constexpr Words splitWords(uint64_t value) {
  return {static_cast<uint32_t>(value >> 32), static_cast<uint32_t>(value)};
}

/// The key that a key and a number make: also what key `data` of a split is.
constexpr Words foldKey(Words key, uint32_t data) {
  return threefry2x32(key, {0, data});
}

} // namespace mesh

#endif // MESH_SUPPORT_THREEFRY_H
