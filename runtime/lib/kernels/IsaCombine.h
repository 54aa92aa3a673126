//===- IsaCombine.h - Combination of two elements ---------------*- C++ -*-===//
//
// The combiners of reductions, as functions of the values of an element type.
// Part of the code that is compiled once per instruction set, GPUs included:
// so results are the same everywhere.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_KERNELS_ISACOMBINE_H
#define MESH_RT_KERNELS_ISACOMBINE_H

#include "IsaElement.h"

namespace mesh::rt::MESH_RT_ISA {

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

// Combiners by number (mesh_rt_combiner), for each kind of elements. CPUs have
// a loop for each number. On GPUs the number is the same for all threads, so
// that the choice costs next to nothing beside the access to memory.

struct OfFloats {
  template <typename E, typename V = typename E::Value>
  MESH_RT_INLINE V apply(int32_t combiner, V a, V b) {
    switch (combiner) {
    case MESH_RT_SUM:
      return Sum::apply<E>(a, b);
    case MESH_RT_PRODUCT:
      return Product::apply<E>(a, b);
    case MESH_RT_MIN:
      return Min::apply<E>(a, b);
    default:
      return Max::apply<E>(a, b);
    }
  }
};
struct OfIntegers {
  template <typename E, typename V = typename E::Value>
  MESH_RT_INLINE V apply(int32_t combiner, V a, V b) {
    switch (combiner) {
    case MESH_RT_AND:
      return And::apply<E>(a, b);
    case MESH_RT_OR:
      return Or::apply<E>(a, b);
    default:
      return OfFloats::apply<E>(combiner, a, b);
    }
  }
};
/// As a signed number, true is -1: the least value.
struct OfBits {
  template <typename E, typename V = typename E::Value>
  MESH_RT_INLINE V apply(int32_t combiner, V a, V b) {
    switch (combiner) {
    case MESH_RT_SUM:
      return Xor::apply<E>(a, b);
    case MESH_RT_MIN:
    case MESH_RT_OR:
      return Or::apply<E>(a, b);
    default:
      return And::apply<E>(a, b);
    }
  }
};

} // namespace mesh::rt::MESH_RT_ISA

#endif // MESH_RT_KERNELS_ISACOMBINE_H
