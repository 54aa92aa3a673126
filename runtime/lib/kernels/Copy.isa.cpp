//===- Copy.isa.cpp - copies of medium size -------------------------------===//
//
// Compiled once per instruction set. The C library copies blocks of some
// kilobytes by `rep movsb`, which on AMD processors can be ten times slower
// than a loop of vector moves, depending on how the two blocks are aligned.
//
//===----------------------------------------------------------------------===//

#include "IsaTable.h"

namespace mesh::rt::MESH_RT_ISA {

using Vector [[gnu::vector_size(MESH_RT_VECTOR_BYTES)]] = char;

// Copies of a constant size become single, unaligned moves.

static Vector load(const char *from) {
  Vector vector;
  __builtin_memcpy(&vector, from, sizeof(vector));
  return vector;
}
static void store(char *to, Vector vector) {
  __builtin_memcpy(to, &vector, sizeof(vector));
}

void copyBytes(void *dst, const void *src, int64_t bytes) {
  constexpr int64_t kSize = sizeof(Vector);
  auto *to = static_cast<char *>(dst);
  const auto *from = static_cast<const char *>(src);
  int64_t i = 0;
  for (; i + 4 * kSize <= bytes; i += 4 * kSize) {
    Vector a = load(from + i), b = load(from + i + kSize);
    Vector c = load(from + i + 2 * kSize), d = load(from + i + 3 * kSize);
    store(to + i, a);
    store(to + i + kSize, b);
    store(to + i + 2 * kSize, c);
    store(to + i + 3 * kSize, d);
  }
  __builtin_memcpy(to + i, from + i, bytes - i);
}

} // namespace mesh::rt::MESH_RT_ISA
