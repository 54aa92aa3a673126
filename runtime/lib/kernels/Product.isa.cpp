//===- Product.isa.cpp - Packed matrix products ---------------------------===//
//
// Compiled once per instruction set. The usual three levels of blocking: a
// kc x nc panel of rhs and an mc x kc block of lhs are packed, converted to
// the type of the sums, so that the micro kernel reads strips of lhs row by row
// and of rhs in order; it keeps a kRows x kCols tile of sums in registers.
// Packing reads through offsets, so that any strides and any grouping of loops
// cost the same.
//
// Every element of out is summed in the order of k, block by block: the same
// bits from run to run.
//
//===----------------------------------------------------------------------===//

#include "IsaElement.h"
#include "IsaTable.h"

namespace mesh::rt::MESH_RT_ISA {
namespace {

template <typename T>
MESH_RT_INLINE T smaller(T a, T b) {
  return a < b ? a : b;
}
MESH_RT_INLINE int64_t roundUp(int64_t value, int64_t unit) {
  return (value + unit - 1) / unit * unit;
}

template <typename In, typename Out>
struct Product {
  using InMemory = typename In::Memory;
  using OutMemory = typename Out::Memory;
  static constexpr bool kIsFloat =
      typename Out::Value(1) / typename Out::Value(2) != 0;
  /// The type in which sums are formed. Integers wrap, hence unsigned.
  template <bool IsFloat, typename E>
  struct SumType {
    using Type = typename E::Value;
  };
  template <typename E>
  struct SumType<false, E> {
    using Type = typename E::Unsigned;
  };
  using Sum = typename SumType<kIsFloat, Out>::Type;
  using Vector [[gnu::vector_size(MESH_RT_VECTOR_BYTES), gnu::may_alias,
                 gnu::aligned(MESH_RT_VECTOR_BYTES)]] = Sum;

  static constexpr int kLanes = MESH_RT_VECTOR_BYTES / sizeof(Sum);
  static constexpr int kRows = MESH_RT_TILE_ROWS;
  static constexpr int kCols = 2 * kLanes;
  static constexpr int64_t kBlockM = 16 * kRows;
  static constexpr int64_t kBlockN = 128 * kCols;
  static constexpr int64_t kBlockK = 256;
  /// A 16-bit out takes one rounding: sums over several blocks of k wait in a
  /// wider copy of it.
  static constexpr bool kWidens = kIsFloat && sizeof(OutMemory) < sizeof(Sum);

  struct Buffers {
    Sum *lhs;
    Sum *rhs;
    /// m x smaller(n, kBlockN), when needed.
    Sum *wide;
  };

  static bool needsWide(int64_t k) { return kWidens && k > kBlockK; }
  static int64_t lhsElements(int64_t m) {
    return roundUp(smaller(m, kBlockM), kRows) * kBlockK;
  }
  static int64_t rhsElements(int64_t n, int64_t k) {
    return roundUp(smaller(n, kBlockN), kCols) * smaller(k, kBlockK);
  }
  static int64_t scratchBytes(int64_t m, int64_t n, int64_t k) {
    int64_t wide = needsWide(k) ? m * smaller(n, kBlockN) : 0;
    int64_t elements =
        roundUp(lhsElements(m), 64) + roundUp(rhsElements(n, k), 64) + wide;
    return elements * static_cast<int64_t>(sizeof(Sum));
  }

  static bool isContiguous(const int64_t *offsets, int64_t count) {
    for (int64_t i = 1; i < count; ++i)
      if (offsets[i] != offsets[0] + i)
        return false;
    return true;
  }

  /// Elements of a row that are packed together, as pieces that lie in a row:
  /// a window of an image is a piece for each of its lines.
  class Pieces {
  public:
    Pieces(const int64_t *offsets, int64_t count)
        : offsets(offsets), count(count) {
      for (int64_t i = 1; i <= count; ++i)
        if (i == count || offsets[i] != offsets[i - 1] + 1)
          ends[numPieces++] = static_cast<int32_t>(i);
    }

    /// Returns true if each element had better be copied for itself.
    bool areScattered() const { return kFew * numPieces > count; }

    void pack(const InMemory *row, Sum *packed) const {
      if (areScattered()) {
        for (int64_t i = 0; i < count; ++i)
          packed[i] = static_cast<Sum>(In::load(row[offsets[i]]));
        return;
      }
      int64_t begin = 0;
      for (int piece = 0; piece < numPieces; ++piece) {
        const InMemory *from = row + offsets[begin];
        int64_t size = ends[piece] - begin;
        MESH_RT_INDEPENDENT
        for (int64_t i = 0; i < size; ++i)
          packed[begin + i] = static_cast<Sum>(In::load(from[i]));
        begin += size;
      }
    }

  private:
    /// Pieces of fewer elements are not worth a loop of their own.
    static constexpr int64_t kFew = 4;
    const int64_t *offsets;
    int64_t count;
    int numPieces = 0;
    int32_t ends[kBlockK];
  };
  static_assert(kCols <= kBlockK);

  /// Rows of kBlockK places each, of which kc are used: row[i][p]. Missing rows
  /// of the last strip are zero.
  static void packLhs(const MatrixProduct &x, Sum *packed, int64_t i0,
                      int64_t mc, int64_t p0, int64_t kc) {
    const auto *lhs = static_cast<const InMemory *>(x.lhs);
    Pieces pieces(x.lhsCol + p0, kc);
    for (int64_t i = 0; i < mc; i += kRows, packed += kRows * kBlockK) {
      const int64_t *rows = x.lhsRow + i0 + i;
      int64_t count = smaller<int64_t>(kRows, mc - i);
      if (pieces.areScattered())
        packColumns(lhs, packed, rows, count, x.lhsCol + p0, kc);
      else
        for (int64_t r = 0; r < count; ++r)
          pieces.pack(lhs + rows[r], packed + r * kBlockK);
      for (int64_t r = count; r < kRows; ++r)
        for (int64_t p = 0; p < kc; ++p)
          packed[r * kBlockK + p] = Sum(0);
    }
  }

  /// Packs rows that lie across, and so rather side by side, by columns: each
  /// is in a few lines of cache.
  static void packColumns(const InMemory *lhs, Sum *packed, const int64_t *rows,
                          int64_t count, const int64_t *cols, int64_t kc) {
    for (int64_t p = 0; p < kc; ++p)
      for (int64_t r = 0; r < count; ++r)
        packed[r * kBlockK + p] =
            static_cast<Sum>(In::load(lhs[rows[r] + cols[p]]));
  }

  /// Strips of kCols columns: strip[p][j]. Missing columns are zero.
  static void packRhs(const MatrixProduct &x, Sum *packed, int64_t p0,
                      int64_t kc, int64_t j0, int64_t nc) {
    const auto *rhs = static_cast<const InMemory *>(x.rhs);
    for (int64_t j = 0; j < nc; j += kCols) {
      int64_t cols = smaller<int64_t>(kCols, nc - j);
      Pieces pieces(x.rhsCol + j0 + j, cols);
      for (int64_t p = 0; p < kc; ++p, packed += kCols) {
        pieces.pack(rhs + x.rhsRow[p0 + p], packed);
        for (int64_t c = cols; c < kCols; ++c)
          packed[c] = Sum(0);
      }
    }
  }

  /// tile[i][j] = sum over p of lhs[i][p] * rhs[p][j], of the first `Vectors`
  /// vectors of columns.
  template <int Vectors>
  static void multiplyStrips(const Sum *lhs, const Sum *rhs, int64_t kc,
                             Sum *tile) {
    Vector sums[kRows][Vectors] = {};
    for (int64_t p = 0; p < kc; ++p, ++lhs, rhs += kCols) {
      const auto *columns = reinterpret_cast<const Vector *>(rhs);
#pragma GCC unroll 16
      for (int i = 0; i < kRows; ++i)
#pragma GCC unroll 2
        for (int v = 0; v < Vectors; ++v)
          sums[i][v] += lhs[i * kBlockK] * columns[v];
    }
#pragma GCC unroll 16
    for (int i = 0; i < kRows; ++i)
#pragma GCC unroll 2
      for (int v = 0; v < Vectors; ++v)
        reinterpret_cast<Vector *>(tile)[2 * i + v] = sums[i][v];
  }

  MESH_RT_INLINE OutMemory toMemory(Sum value) {
    if constexpr (kIsFloat)
      return Out::store(value);
    else
      return static_cast<OutMemory>(value);
  }

  /// `cols` columns of out from j0 on, and whether they are contiguous.
  struct Columns {
    Columns(const MatrixProduct &x, int64_t j0, int64_t cols)
        : offsets(x.outCol + j0), count(cols),
          areContiguous(isContiguous(offsets, cols)) {}
    const int64_t *offsets;
    int64_t count;
    bool areContiguous;
  };

  /// One row of a tile into out. `add`: to what is there.
  static void storeRow(const MatrixProduct &x, const Sum *row, int64_t i,
                       const Columns &columns, bool add) {
    auto *out = static_cast<OutMemory *>(x.out) + x.outRow[i];
    const int64_t *offsets = columns.offsets;
    int64_t cols = columns.count;
    if (columns.areContiguous) {
      out += offsets[0];
      if (add) {
        MESH_RT_INDEPENDENT
        for (int64_t c = 0; c < cols; ++c)
          out[c] = toMemory(static_cast<Sum>(Out::load(out[c])) + row[c]);
      } else {
        MESH_RT_INDEPENDENT
        for (int64_t c = 0; c < cols; ++c)
          out[c] = toMemory(row[c]);
      }
      return;
    }
    for (int64_t c = 0; c < cols; ++c) {
      OutMemory &element = out[offsets[c]];
      Sum old = add ? static_cast<Sum>(Out::load(element)) : Sum(0);
      element = toMemory(old + row[c]);
    }
  }

  static void storeWideRow(Sum *wide, const Sum *row, int64_t cols, bool add) {
    for (int64_t c = 0; c < cols; ++c)
      wide[c] = add ? wide[c] + row[c] : row[c];
  }

  /// Multiplies a packed block by a packed panel.
  static void multiplyBlock(const MatrixProduct &x, const Buffers &buffers,
                            int64_t i0, int64_t mc, int64_t j0, int64_t nc,
                            int64_t kc, bool isFirst) {
    alignas(64) Sum tile[kRows * kCols];
    for (int64_t j = 0; j < nc; j += kCols) {
      int64_t cols = smaller<int64_t>(kCols, nc - j);
      Columns columns(x, j0 + j, cols);
      // Some products have no more columns than a vector.
      auto *multiply = cols <= kLanes ? multiplyStrips<1> : multiplyStrips<2>;
      for (int64_t i = 0; i < mc; i += kRows) {
        multiply(buffers.lhs + i * kBlockK, buffers.rhs + j * kc, kc, tile);
        for (int64_t r = 0; r < kRows && i + r < mc; ++r) {
          const Sum *row = tile + r * kCols;
          if (buffers.wide)
            storeWideRow(buffers.wide + (i0 + i + r) * nc + j, row, cols,
                         !isFirst);
          else
            storeRow(x, row, i0 + i + r, columns, x.accumulate || !isFirst);
        }
      }
    }
  }

  static void run(const MatrixProduct &x) {
    auto *scratch = static_cast<Sum *>(x.scratch);
    Buffers buffers;
    buffers.lhs = scratch;
    buffers.rhs = buffers.lhs + roundUp(lhsElements(x.m), 64);
    buffers.wide = needsWide(x.k)
                       ? buffers.rhs + roundUp(rhsElements(x.n, x.k), 64)
                       : nullptr;
    for (int64_t j0 = 0; j0 < x.n; j0 += kBlockN) {
      int64_t nc = smaller(kBlockN, x.n - j0);
      for (int64_t p0 = 0; p0 < x.k; p0 += kBlockK) {
        int64_t kc = smaller(kBlockK, x.k - p0);
        packRhs(x, buffers.rhs, p0, kc, j0, nc);
        for (int64_t i0 = 0; i0 < x.m; i0 += kBlockM) {
          int64_t mc = smaller(kBlockM, x.m - i0);
          packLhs(x, buffers.lhs, i0, mc, p0, kc);
          multiplyBlock(x, buffers, i0, mc, j0, nc, kc, p0 == 0);
        }
      }
      if (buffers.wide) {
        Columns columns(x, j0, nc);
        for (int64_t i = 0; i < x.m; ++i)
          storeRow(x, buffers.wide + i * nc, i, columns, x.accumulate);
      }
    }
  }
};

template <typename In, typename Out>
constexpr ProductKernel kernelOf() {
  return {Product<In, Out>::run, Product<In, Out>::scratchBytes};
}

} // namespace

ProductKernel productKernel(mesh_rt_type in, mesh_rt_type out) {
  constexpr auto pair = [](int a, int b) { return a * kNumTypes + b; };
  switch (pair(in, out)) {
  case pair(MESH_RT_I8, MESH_RT_I8):
    return kernelOf<I8, I8>();
  case pair(MESH_RT_I8, MESH_RT_I32):
    return kernelOf<I8, I32>();
  case pair(MESH_RT_I16, MESH_RT_I16):
    return kernelOf<I16, I16>();
  case pair(MESH_RT_I32, MESH_RT_I32):
    return kernelOf<I32, I32>();
  case pair(MESH_RT_I64, MESH_RT_I64):
    return kernelOf<I64, I64>();
  case pair(MESH_RT_BF16, MESH_RT_BF16):
    return kernelOf<Bfloat16, Bfloat16>();
  case pair(MESH_RT_BF16, MESH_RT_F32):
    return kernelOf<Bfloat16, F32>();
  case pair(MESH_RT_F16, MESH_RT_F16):
    return kernelOf<Float16, Float16>();
  case pair(MESH_RT_F16, MESH_RT_F32):
    return kernelOf<Float16, F32>();
  case pair(MESH_RT_F32, MESH_RT_F32):
    return kernelOf<F32, F32>();
  case pair(MESH_RT_F64, MESH_RT_F64):
    return kernelOf<F64, F64>();
  default:
    return {};
  }
}

} // namespace mesh::rt::MESH_RT_ISA
