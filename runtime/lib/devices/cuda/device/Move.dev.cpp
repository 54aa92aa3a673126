//===- Move.dev.cpp - The kernels of the runtime --------------------------===//
//
// mesh_rt_copy_N moves elements of N bytes; mesh_rt_reduce_T combines elements
// of type T, mesh_rt_reduce_wide_T 16 bytes of them at once. A thread writes an
// element after it has read all its sources, and no other thread touches it: so
// targets may be sources too.
//
// This file is compiled to Move.ptx by scripts/make-gpu-kernels.
//
//===----------------------------------------------------------------------===//

#define MESH_RT_ISA gpu

#include "MoveArguments.h"
#include "Thread.h"
#include "kernels/IsaCombine.h"

namespace mesh::rt::gpu {
namespace {

/// Finds the elements of the views, row-major.
class Walk {
public:
  explicit Walk(const MoveArguments &move)
      : rank(move.rank), sizes(move.words), strides(sizes + move.rank),
        bases(strides + move.rank * (move.numTargets + move.numSources)) {}

  template <typename T>
  T *at(int view, int64_t element) const {
    const int64_t *stride = strides + view * rank;
    int64_t address = bases[view];
    for (int d = rank - 1; d > 0; --d) {
      // Indices and sizes of 32 bits, as most are, divide much faster.
      int64_t size = sizes[d], rest;
      if (((element | size) >> 32) == 0)
        rest = uint32_t(element) / uint32_t(size);
      else
        rest = element / size;
      address += (element - rest * size) * stride[d];
      element = rest;
    }
    return reinterpret_cast<T *>(address + element * stride[0]);
  }

private:
  int rank;
  const int64_t *sizes, *strides, *bases;
};

/// Calls body(element) for the elements of this thread.
template <typename Fn>
MESH_RT_INLINE void forEachElement(const MoveArguments &move, Fn body) {
  for (int64_t i = move.begin + threadIndex(); i < move.end; i += numThreads())
    body(i);
}

template <typename T>
MESH_RT_INLINE void copyElements(const MoveArguments &move) {
  Walk walk(move);
  forEachElement(move, [&](int64_t i) {
    T value = *walk.at<T>(move.numTargets, i);
    for (int target = 0; target < move.numTargets; ++target)
      *walk.at<T>(target, i) = value;
  });
}

/// Neighbouring elements, which are loaded and stored at once.
template <typename E, int Count>
struct Unit {
  using Memory = typename E::Memory;
  using Bytes [[gnu::vector_size(Count * sizeof(Memory))]] = Memory;
  typename E::Value values[Count];

  MESH_RT_INLINE Unit load(const Bytes *from) {
    Bytes bytes = *from;
    Unit unit;
    MESH_RT_UNROLLED
    for (int i = 0; i < Count; ++i)
      unit.values[i] = E::load(bytes[i]);
    return unit;
  }
  MESH_RT_INLINE Bytes store(const Unit &unit) {
    Bytes bytes;
    MESH_RT_UNROLLED
    for (int i = 0; i < Count; ++i)
      bytes[i] = E::store(unit.values[i]);
    return bytes;
  }
};

template <typename E, typename Combine, int Count = 1>
MESH_RT_INLINE void combineElements(const MoveArguments &move) {
  using Elements = Unit<E, Count>;
  using Bytes = typename Elements::Bytes;
  Walk walk(move);
  int firstSource = move.numTargets;
  forEachElement(move, [&](int64_t i) {
    Elements sum = Elements::load(walk.at<Bytes>(firstSource, i));
    for (int source = 1; source < move.numSources; ++source) {
      Elements next = Elements::load(walk.at<Bytes>(firstSource + source, i));
      MESH_RT_UNROLLED
      for (int j = 0; j < Count; ++j)
        sum.values[j] = Combine::template apply<E>(move.combiner, sum.values[j],
                                                   next.values[j]);
    }
    Bytes bytes = Elements::store(sum);
    for (int target = 0; target < move.numTargets; ++target)
      *walk.at<Bytes>(target, i) = bytes;
  });
}

using Sixteen [[gnu::vector_size(16)]] = uint32_t;

} // namespace
} // namespace mesh::rt::gpu

using namespace mesh::rt;
using namespace mesh::rt::gpu;

MESH_RT_KERNEL mesh_rt_copy_1(MoveArguments move) {
  copyElements<uint8_t>(move);
}
MESH_RT_KERNEL mesh_rt_copy_2(MoveArguments move) {
  copyElements<uint16_t>(move);
}
MESH_RT_KERNEL mesh_rt_copy_4(MoveArguments move) {
  copyElements<uint32_t>(move);
}
MESH_RT_KERNEL mesh_rt_copy_8(MoveArguments move) {
  copyElements<uint64_t>(move);
}
MESH_RT_KERNEL mesh_rt_copy_16(MoveArguments move) {
  copyElements<Sixteen>(move);
}

MESH_RT_KERNEL mesh_rt_reduce_i1(MoveArguments move) {
  combineElements<I8, OfBits>(move);
}
MESH_RT_KERNEL mesh_rt_reduce_i8(MoveArguments move) {
  combineElements<I8, OfIntegers>(move);
}
MESH_RT_KERNEL mesh_rt_reduce_i16(MoveArguments move) {
  combineElements<I16, OfIntegers>(move);
}
MESH_RT_KERNEL mesh_rt_reduce_i32(MoveArguments move) {
  combineElements<I32, OfIntegers>(move);
}
MESH_RT_KERNEL mesh_rt_reduce_i64(MoveArguments move) {
  combineElements<I64, OfIntegers>(move);
}
MESH_RT_KERNEL mesh_rt_reduce_bf16(MoveArguments move) {
  combineElements<Bfloat16, OfFloats>(move);
}
MESH_RT_KERNEL mesh_rt_reduce_f16(MoveArguments move) {
  combineElements<Float16, OfFloats>(move);
}
MESH_RT_KERNEL mesh_rt_reduce_f32(MoveArguments move) {
  combineElements<F32, OfFloats>(move);
}
MESH_RT_KERNEL mesh_rt_reduce_f64(MoveArguments move) {
  combineElements<F64, OfFloats>(move);
}

MESH_RT_KERNEL mesh_rt_reduce_wide_i32(MoveArguments move) {
  combineElements<I32, OfIntegers, 4>(move);
}
MESH_RT_KERNEL mesh_rt_reduce_wide_i64(MoveArguments move) {
  combineElements<I64, OfIntegers, 2>(move);
}
MESH_RT_KERNEL mesh_rt_reduce_wide_bf16(MoveArguments move) {
  combineElements<Bfloat16, OfFloats, 8>(move);
}
MESH_RT_KERNEL mesh_rt_reduce_wide_f16(MoveArguments move) {
  combineElements<Float16, OfFloats, 8>(move);
}
MESH_RT_KERNEL mesh_rt_reduce_wide_f32(MoveArguments move) {
  combineElements<F32, OfFloats, 4>(move);
}
MESH_RT_KERNEL mesh_rt_reduce_wide_f64(MoveArguments move) {
  combineElements<F64, OfFloats, 2>(move);
}
