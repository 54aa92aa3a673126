//===- Reduce.isa.cpp - elementwise combination of rows -------------------===//
//
// Compiled once per instruction set. The combination goes from left to right
// in tiles that stay in the first-level cache; the result of a tile is written
// after all operands of its elements were read, so it may overwrite one.
//
//===----------------------------------------------------------------------===//

#include "IsaElement.h"
#include "IsaTable.h"

namespace mesh::rt::MESH_RT_ISA {
namespace {

// Integer sums and products wrap, so they are formed unsigned.

struct Sum {
  template <typename E, typename V = typename E::Value>
  MESH_RT_INLINE V apply(V a, V b) {
    if constexpr (V(1) / V(2) != V(0))
      return a + b;
    else
      return static_cast<V>(static_cast<typename E::Unsigned>(a) +
                            static_cast<typename E::Unsigned>(b));
  }
};
struct Product {
  template <typename E, typename V = typename E::Value>
  MESH_RT_INLINE V apply(V a, V b) {
    if constexpr (V(1) / V(2) != V(0))
      return a * b;
    else
      return static_cast<V>(static_cast<typename E::Unsigned>(a) *
                            static_cast<typename E::Unsigned>(b));
  }
};

/// minimumf and maximumf: NaN wins, and -0 is less than +0.
template <typename E, bool IsMin>
MESH_RT_INLINE typename E::Value extremum(typename E::Value a,
                                          typename E::Value b) {
  using V = typename E::Value;
  if constexpr (V(1) / V(2) == V(0)) {
    return (IsMin ? a < b : b < a) ? a : b;
  } else {
    using U = typename E::Unsigned;
    U x = __builtin_bit_cast(U, a), y = __builtin_bit_cast(U, b);
    V equal = __builtin_bit_cast(V, IsMin ? U(x | y) : U(x & y));
    V unordered = a + b;
    V tied = a == b ? equal : unordered;
    V upper = (IsMin ? b < a : a < b) ? b : tied;
    return (IsMin ? a < b : b < a) ? a : upper;
  }
}
struct Min {
  template <typename E, typename V = typename E::Value>
  MESH_RT_INLINE V apply(V a, V b) {
    return extremum<E, true>(a, b);
  }
};
struct Max {
  template <typename E, typename V = typename E::Value>
  MESH_RT_INLINE V apply(V a, V b) {
    return extremum<E, false>(a, b);
  }
};
struct And {
  template <typename E, typename V = typename E::Value>
  MESH_RT_INLINE V apply(V a, V b) {
    return static_cast<V>(a & b);
  }
};
struct Or {
  template <typename E, typename V = typename E::Value>
  MESH_RT_INLINE V apply(V a, V b) {
    return static_cast<V>(a | b);
  }
};
/// The sum of i1 elements: addition modulo 2.
struct Xor {
  template <typename E, typename V = typename E::Value>
  MESH_RT_INLINE V apply(V a, V b) {
    return static_cast<V>(a ^ b);
  }
};

constexpr int64_t kTile = 512;

/// Where element `i` of a row or of a tile lies, as a value.
template <typename E>
MESH_RT_INLINE typename E::Value at(const typename E::Memory *row, int64_t i) {
  return E::load(row[i]);
}

template <typename E, typename Op>
void reduceTile(typename E::Memory *dst, const void *const *srcs,
                int64_t numSrcs, int64_t begin, int64_t count) {
  using Memory = typename E::Memory;
  typename E::Value sum[kTile];
  const Memory *a = static_cast<const Memory *>(srcs[0]) + begin;
  const Memory *b = static_cast<const Memory *>(srcs[1]) + begin;
  if (numSrcs == 2) {
    MESH_RT_INDEPENDENT
    for (int64_t i = 0; i < count; ++i)
      dst[i] = E::store(Op::template apply<E>(at<E>(a, i), at<E>(b, i)));
    return;
  }
  MESH_RT_INDEPENDENT
  for (int64_t i = 0; i < count; ++i)
    sum[i] = Op::template apply<E>(at<E>(a, i), at<E>(b, i));
  for (int64_t s = 2; s < numSrcs - 1; ++s) {
    const Memory *next = static_cast<const Memory *>(srcs[s]) + begin;
    MESH_RT_INDEPENDENT
    for (int64_t i = 0; i < count; ++i)
      sum[i] = Op::template apply<E>(sum[i], at<E>(next, i));
  }
  const Memory *last = static_cast<const Memory *>(srcs[numSrcs - 1]) + begin;
  MESH_RT_INDEPENDENT
  for (int64_t i = 0; i < count; ++i)
    dst[i] = E::store(Op::template apply<E>(sum[i], at<E>(last, i)));
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

#define MESH_RT_INTEGER(E)                                                     \
  {                                                                            \
    reduceRow<E, Sum>, reduceRow<E, Product>, reduceRow<E, Min>,               \
        reduceRow<E, Max>, reduceRow<E, And>, reduceRow<E, Or>                 \
  }
#define MESH_RT_FLOAT(E)                                                       \
  {                                                                            \
    reduceRow<E, Sum>, reduceRow<E, Product>, reduceRow<E, Min>,               \
        reduceRow<E, Max>, nullptr, nullptr                                    \
  }

} // namespace

const ReduceRow reduceTable[kNumTypes][kNumCombiners] = {
    // As a signed number, true is -1: the least value.
    {reduceRow<I8, Xor>, reduceRow<I8, And>, reduceRow<I8, Or>,
     reduceRow<I8, And>, reduceRow<I8, And>, reduceRow<I8, Or>},
    MESH_RT_INTEGER(I8),
    MESH_RT_INTEGER(I16),
    MESH_RT_INTEGER(I32),
    MESH_RT_INTEGER(I64),
    MESH_RT_FLOAT(Bfloat16),
    MESH_RT_FLOAT(Float16),
    MESH_RT_FLOAT(F32),
    MESH_RT_FLOAT(F64),
};

} // namespace mesh::rt::MESH_RT_ISA
