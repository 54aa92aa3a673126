//===- Cublas.h - Matrix products by cuBLASLt -------------------*- C++ -*-===//

#ifndef MESH_RT_CUDA_CUBLAS_H
#define MESH_RT_CUDA_CUBLAS_H

#include "CublasLibrary.h"
#include "GpuMemory.h"
#include "GpuStream.h"

#include <array>
#include <map>

namespace mesh::rt {

/// A matrix whose rows, or columns, lie at a distance.
struct CublasMatrix {
  char *data;
  /// True if the elements of a column are neighbours, and not those of a row.
  bool isTransposed;
  /// The distances of rows, or columns, and from a matrix of the batch to the
  /// next one; in elements.
  int64_t distance;
  int64_t batchDistance;
};

/// out (+)= lhs * rhs, m x k by k x n, for each of a batch, plus the bias in
/// each row, and then the activation. All sizes are at least 1; out is not
/// transposed.
struct CublasProduct {
  mesh_rt_type inType, outType;
  int64_t m, n, k, batch;
  CublasMatrix lhs, rhs, out;
  bool accumulate;
  /// n elements of type out; null if there is none.
  const char *bias = nullptr;
  mesh_rt_activation activation = MESH_RT_NO_ACTIVATION;
};

/// Returns true if cuBLASLt has products of these types.
bool hasCublasProduct(mesh_rt_type in, mesh_rt_type out);

/// The state of cuBLASLt on a device. Functions throw an Error.
class Cublas {
public:
  /// Loads the library; see CublasLibrary.
  Cublas(const std::string &path, const GpuStream &stream, GpuMemory &memory,
         bool allowTf32);
  ~Cublas();
  Cublas(const Cublas &) = delete;
  Cublas &operator=(const Cublas &) = delete;

  /// Gives the product to the stream.
  void run(const CublasProduct &product);

private:
  /// A product, ready to be run.
  struct Plan {
    CublasDescriptor product;
    CublasLayout first, second, out;
    cublas::Choice choice;
  };
  using Key = std::array<int64_t, 19>;

  const Plan &findPlan(const CublasProduct &product);
  Plan makePlan(const CublasProduct &product) const;
  CublasDescriptor describe(const CublasProduct &product) const;
  CublasLayout describe(const CublasMatrix &matrix, mesh_rt_type type,
                        int64_t rows, int64_t columns, int64_t batch) const;
  CublasPreference prefer(const CublasProduct &product) const;

  const CublasLibrary library;
  const GpuStream &stream;
  const bool allowTf32;
  cublas::Handle handle = nullptr;
  CudaMemory workspace;
  /// The plans, by all that they depend on.
  std::map<Key, Plan> plans;
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_CUBLAS_H
