//===- OneDnnMatmul.cpp - bf16 products by oneDNN's primitive -------------===//

#include "OneDnnMatmul.h"

#include <array>
#include <dnnl.hpp>
#include <map>
#include <optional>

using namespace mesh::rt;

namespace {

/// Everything that a primitive is specialised for.
using Key = std::array<int64_t, 11>;

/// A primitive with the memory objects that its operands are put into.
struct Matmul {
  dnnl::matmul primitive;
  dnnl::memory lhs, rhs, out;
};

/// The primitives of one thread. Absent values are shapes that oneDNN rejected.
struct Cache {
  dnnl::engine engine{dnnl::engine::kind::cpu, 0};
  dnnl::stream stream{engine};
  std::map<Key, std::optional<Matmul>> primitives;
};

/// Programs have few shapes; one that makes them up should not fill memory.
constexpr size_t kMaxPrimitives = 1024;

} // namespace

static Key keyOf(const StridedProduct &x) {
  return {x.outType,
          x.accumulate,
          x.m,
          x.n,
          x.k,
          x.lhs.rowStride,
          x.lhs.colStride,
          x.rhs.rowStride,
          x.rhs.colStride,
          x.out.rowStride,
          x.out.colStride};
}

/// The stride of a dim of one element does not matter but to oneDNN, which may
/// take it for the distance of rows that lie in one another, and fails.
static dnnl::memory::desc describe(const Matrix &matrix, int64_t rows,
                                   int64_t cols, mesh_rt_type type) {
  auto dataType = type == MESH_RT_F32 ? dnnl::memory::data_type::f32
                                      : dnnl::memory::data_type::bf16;
  int64_t rowStride = matrix.rowStride, colStride = matrix.colStride;
  if (cols == 1)
    colStride = 1;
  if (rows == 1)
    rowStride = colStride == 1 ? cols : 1;
  return {{rows, cols}, dataType, {rowStride, colStride}};
}

static std::optional<Matmul> create(const StridedProduct &x,
                                    const dnnl::engine &engine) {
  try {
    auto lhs = describe(x.lhs, x.m, x.k, x.inType);
    auto rhs = describe(x.rhs, x.k, x.n, x.inType);
    auto out = describe(x.out, x.m, x.n, x.outType);
    dnnl::primitive_attr attributes;
    if (x.accumulate) {
      dnnl::post_ops addOut;
      addOut.append_sum(1.0f);
      attributes.set_post_ops(addOut);
    }
    dnnl::matmul::primitive_desc description({lhs, rhs, out}, attributes,
                                             engine);
    return Matmul{dnnl::matmul(description),
                  dnnl::memory(lhs, engine, DNNL_MEMORY_NONE),
                  dnnl::memory(rhs, engine, DNNL_MEMORY_NONE),
                  dnnl::memory(out, engine, DNNL_MEMORY_NONE)};
  } catch (const dnnl::error &) {
    return std::nullopt;
  }
}

[[gnu::noinline]] bool mesh::rt::runMatmul(const StridedProduct &x) {
  thread_local Cache cache;
  if (cache.primitives.size() > kMaxPrimitives)
    cache.primitives.clear();
  auto [it, isNew] = cache.primitives.try_emplace(keyOf(x));
  if (isNew)
    it->second = create(x, cache.engine);
  if (!it->second)
    return false;
  Matmul &matmul = *it->second;
  matmul.lhs.set_data_handle(const_cast<void *>(x.lhs.data));
  matmul.rhs.set_data_handle(const_cast<void *>(x.rhs.data));
  matmul.out.set_data_handle(const_cast<void *>(x.out.data));
  matmul.primitive.execute(cache.stream, {{DNNL_ARG_SRC, matmul.lhs},
                                          {DNNL_ARG_WEIGHTS, matmul.rhs},
                                          {DNNL_ARG_DST, matmul.out}});
  cache.stream.wait();
  return true;
}
