//===- Reduce.isa.cpp - Elementwise combination of rows -------------------===//
//
// Compiled once per instruction set. The combination goes from left to right
// in tiles that stay in the first-level cache; the result of a tile is written
// after all operands of its elements were read, so it may overwrite one.
//
//===----------------------------------------------------------------------===//

#include "IsaCombine.h"
#include "IsaTable.h"

namespace mesh::rt::MESH_RT_ISA {
namespace {

constexpr int64_t kTile = 512;

/// Returns element `i` of a row or of a tile, as a value.
template <typename E>
MESH_RT_INLINE typename E::Value at(const typename E::Memory *row, int64_t i) {
  return E::load(row[i]);
}

/// Numbers as tensors hold them, and as a tile of them is computed with.
template <typename E>
struct InMemory {
  using Type = typename E::Memory;
  MESH_RT_INLINE typename E::Value load(Type x) { return E::load(x); }
  MESH_RT_INLINE Type store(typename E::Value x) { return E::store(x); }
};
template <typename E>
struct InTile {
  using Type = typename E::Value;
  MESH_RT_INLINE Type load(Type x) { return x; }
  MESH_RT_INLINE Type store(Type x) { return x; }
};

/// dst = a, combined with b. Loads some vectors of both before it stores any: a
/// load that lies a line behind a recent store, but for a multiple of 4 KiB,
/// waits for it, which can make the loop half as fast.
template <typename E, typename Op, typename Dst, typename A>
MESH_RT_INLINE void combine(typename Dst::Type *dst, const typename A::Type *a,
                            const typename E::Memory *b, int64_t count) {
  constexpr int64_t kBlock =
      4 * MESH_RT_VECTOR_BYTES / sizeof(typename E::Value);
  auto apply = [&](int64_t i) {
    return Dst::store(Op::template apply<E>(A::load(a[i]), E::load(b[i])));
  };
  int64_t begin = 0;
  for (; begin + kBlock <= count; begin += kBlock) {
    typename Dst::Type block[kBlock];
    MESH_RT_INDEPENDENT
    for (int64_t i = 0; i < kBlock; ++i)
      block[i] = apply(begin + i);
    __builtin_memcpy(dst + begin, block, sizeof(block));
  }
  for (int64_t i = begin; i < count; ++i)
    dst[i] = apply(i);
}

template <typename E, typename Op>
void reduceTile(typename E::Memory *dst, const void *const *srcs,
                int64_t numSrcs, int64_t begin, int64_t count) {
  auto operand = [&](int64_t i) {
    return static_cast<const typename E::Memory *>(srcs[i]) + begin;
  };
  using Memory = InMemory<E>;
  using Tile = InTile<E>;
  if (numSrcs == 2)
    return combine<E, Op, Memory, Memory>(dst, operand(0), operand(1), count);
  typename E::Value sum[kTile];
  combine<E, Op, Tile, Memory>(sum, operand(0), operand(1), count);
  for (int64_t s = 2; s < numSrcs - 1; ++s)
    combine<E, Op, Tile, Tile>(sum, sum, operand(s), count);
  combine<E, Op, Memory, Tile>(dst, sum, operand(numSrcs - 1), count);
}

template <typename E, typename Op>
void reduceRow(void *dst, const void *const *srcs, int64_t numSrcs,
               int64_t count) {
  using Memory = typename E::Memory;
  auto *out = static_cast<Memory *>(dst);
  if (numSrcs == 1) {
    const auto *in = static_cast<const Memory *>(srcs[0]);
    MESH_RT_INDEPENDENT
    for (int64_t i = 0; i < count; ++i)
      out[i] = in[i];
    return;
  }
  // Two operands need no intermediate tile.
  int64_t tile = numSrcs == 2 ? count : kTile;
  for (int64_t begin = 0; begin < count; begin += tile) {
    int64_t rest = count - begin;
    reduceTile<E, Op>(out + begin, srcs, numSrcs, begin,
                      rest < tile ? rest : tile);
  }
}

/// The combiner of a number.
template <typename Combine, int32_t Combiner>
struct Fixed {
  template <typename E, typename V = typename E::Value>
  MESH_RT_INLINE V apply(V a, V b) {
    return Combine::template apply<E>(Combiner, a, b);
  }
};

/// The loops of an element type.
template <typename E, typename Combine, int32_t... Combiners>
constexpr ReduceRows rowsOf() {
  return {{reduceRow<E, Fixed<Combine, Combiners>>...}};
}
template <typename E, typename Combine = OfIntegers>
constexpr ReduceRows integerRows() {
  return rowsOf<E, Combine, MESH_RT_SUM, MESH_RT_PRODUCT, MESH_RT_MIN,
                MESH_RT_MAX, MESH_RT_AND, MESH_RT_OR>();
}
template <typename E>
constexpr ReduceRows floatRows() {
  return rowsOf<E, OfFloats, MESH_RT_SUM, MESH_RT_PRODUCT, MESH_RT_MIN,
                MESH_RT_MAX>();
}

} // namespace

const ReduceRows reduceTable[kNumTypes] = {
    integerRows<I8, OfBits>(), integerRows<I8>(),  integerRows<I16>(),
    integerRows<I32>(),        integerRows<I64>(), floatRows<Bfloat16>(),
    floatRows<Float16>(),      floatRows<F32>(),   floatRows<F64>(),
};

} // namespace mesh::rt::MESH_RT_ISA
