//===- OneDnn.cpp - Matrix products by oneDNN -----------------------------===//

#include "OneDnn.h"

#include "OneDnnMatmul.h"

#include <dnnl.h>
#include <utility>

using namespace mesh::rt;

/// Returns true if rows of `cols` elements lie one behind the other, at a
/// distance that BLAS takes as a leading dimension.
static bool isRowMajor(const Matrix &matrix, int64_t rows, int64_t cols) {
  return (matrix.colStride == 1 || cols == 1) &&
         (matrix.rowStride >= cols || rows == 1);
}

static Matrix transposed(const Matrix &matrix) {
  return {matrix.data, matrix.colStride, matrix.rowStride};
}

static int64_t leadingDimension(const Matrix &matrix, int64_t rows,
                                int64_t cols) {
  return rows == 1 ? cols : matrix.rowStride;
}

static bool hasFittingStrides(const StridedProduct &x) {
  auto fits = [](const Matrix &matrix, int64_t rows, int64_t cols) {
    return isRowMajor(matrix, rows, cols) ||
           isRowMajor(transposed(matrix), cols, rows);
  };
  return fits(x.lhs, x.m, x.k) && fits(x.rhs, x.k, x.n) &&
         isRowMajor(x.out, x.m, x.n);
}

/// The product with both sides transposed: rows of out become columns.
static StridedProduct transposed(const StridedProduct &x) {
  StridedProduct result = x;
  std::swap(result.m, result.n);
  result.lhs = transposed(x.rhs);
  result.rhs = transposed(x.lhs);
  result.out = transposed(x.out);
  return result;
}

static bool runF32(const StridedProduct &x) {
  bool plainLhs = isRowMajor(x.lhs, x.m, x.k);
  bool plainRhs = isRowMajor(x.rhs, x.k, x.n);
  int64_t lda = plainLhs ? leadingDimension(x.lhs, x.m, x.k)
                         : leadingDimension(transposed(x.lhs), x.k, x.m);
  int64_t ldb = plainRhs ? leadingDimension(x.rhs, x.k, x.n)
                         : leadingDimension(transposed(x.rhs), x.n, x.k);
  auto *out = static_cast<float *>(const_cast<void *>(x.out.data));
  return dnnl_sgemm(plainLhs ? 'N' : 'T', plainRhs ? 'N' : 'T', x.m, x.n, x.k,
                    1.0f, static_cast<const float *>(x.lhs.data), lda,
                    static_cast<const float *>(x.rhs.data), ldb,
                    x.accumulate ? 1.0f : 0.0f, out,
                    leadingDimension(x.out, x.m, x.n)) == dnnl_success;
}

/// Without native bf16 instructions our own kernel is as good.
static bool hasBf16() {
  static const bool result =
      (dnnl_get_effective_cpu_isa() & dnnl_cpu_isa_avx512_core_bf16) ==
      dnnl_cpu_isa_avx512_core_bf16;
  return result;
}

bool mesh::rt::runWithOneDnn(const StridedProduct &product) {
  StridedProduct x = product, other = transposed(product);
  // oneDNN is faster at a row than at a column.
  if (hasFittingStrides(other) && (x.n == 1 || !hasFittingStrides(x)))
    x = other;
  else if (!hasFittingStrides(x))
    return false;
  if (x.inType == MESH_RT_F32 && x.outType == MESH_RT_F32)
    return runF32(x);
  if (x.inType == MESH_RT_BF16 && hasBf16())
    return runMatmul(x);
  return false;
}
