//===- Copy.isa.cpp - Copies of medium size and of very large ones --------===//
//
// Compiled once per instruction set. The C library copies blocks of some
// kilobytes by `rep movsb`, which on AMD processors can be ten times slower
// than a loop of vector moves, depending on how the two blocks are aligned.
// What does not stay in the caches anyway is better written past them: a
// write through a cache reads the line first.
//
//===----------------------------------------------------------------------===//

#include "IsaTable.h"

#ifdef MESH_RT_X86
#include <immintrin.h>
#endif

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

#ifdef MESH_RT_X86

/// `to` is aligned.
static void storePast(char *to, Vector vector) {
#if MESH_RT_VECTOR_BYTES == 64
  _mm512_stream_si512(reinterpret_cast<__m512i *>(to), (__m512i)vector);
#elif MESH_RT_VECTOR_BYTES == 32
  _mm256_stream_si256(reinterpret_cast<__m256i *>(to), (__m256i)vector);
#else
  _mm_stream_si128(reinterpret_cast<__m128i *>(to), (__m128i)vector);
#endif
}

void streamBytes(void *dst, const void *src, int64_t bytes) {
  constexpr int64_t kSize = sizeof(Vector);
  constexpr int64_t kLine = 64;
  auto *to = static_cast<char *>(dst);
  const auto *from = static_cast<const char *>(src);
  int64_t head = -reinterpret_cast<int64_t>(to) & (kLine - 1);
  int64_t i = head < bytes ? head : bytes;
  __builtin_memcpy(to, from, i);
  // Whole lines, so that the processor can write each at once.
  for (; i + kLine <= bytes; i += kLine)
    for (int64_t j = 0; j < kLine; j += kSize)
      storePast(to + i + j, load(from + i + j));
  __builtin_memcpy(to + i, from + i, bytes - i);
  // Such writes may be seen after later ones, unless fenced.
  _mm_sfence();
}

#else

void streamBytes(void *dst, const void *src, int64_t bytes) {
  copyBytes(dst, src, bytes);
}

#endif

} // namespace mesh::rt::MESH_RT_ISA
