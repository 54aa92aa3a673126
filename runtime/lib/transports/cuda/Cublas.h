//===- Cublas.h - matrix products by cuBLASLt -------------------*- C++ -*-===//

#ifndef MESH_RT_CUDA_CUBLAS_H
#define MESH_RT_CUDA_CUBLAS_H

#include "CublasApi.h"
#include "GpuStream.h"

#include <array>
#include <map>
#include <memory>

namespace mesh::rt {

/// A matrix whose rows, or columns, lie at a distance.
struct CublasMatrix {
  char *data;
  /// Whether the elements of a column are neighbours, and not those of a row.
  bool isTransposed;
  /// Of rows, or columns, and from a matrix of the batch to the next one; in
  /// elements.
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

/// Whether cuBLASLt has products of these types.
bool hasCublasProduct(mesh_rt_type in, mesh_rt_type out);

/// What a device has of cuBLASLt. Functions throw std::runtime_error.
class Cublas {
public:
  /// Loads the library from `path`; if that is empty, from what the environment
  /// variable MESH_CUBLASLT names, else the newest that there is.
  Cublas(const std::string &path, const GpuStream &stream, bool allowTf32);
  ~Cublas();
  Cublas(const Cublas &) = delete;
  Cublas &operator=(const Cublas &) = delete;

  /// Gives the product to the stream.
  void run(const CublasProduct &product);

private:
  struct Library;
  struct Plan;
  using Key = std::array<int64_t, 18>;

  const Plan &findPlan(const CublasProduct &product);
  std::unique_ptr<Plan> makePlan(const CublasProduct &product);

  const std::unique_ptr<const Library> library;
  const GpuStream &stream;
  const bool allowTf32;
  cublas::Handle handle = nullptr;
  CudaMemory workspace;
  /// What was prepared, by all that it depends on.
  std::map<Key, std::unique_ptr<Plan>> plans;
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_CUBLAS_H
