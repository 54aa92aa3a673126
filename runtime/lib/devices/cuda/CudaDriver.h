//===- CudaDriver.h - The CUDA driver, loaded -------------------*- C++ -*-===//
//
// Every function of the driver is a member that throws CudaError, naming the
// function and what the driver says, if it does not succeed.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_CUDADRIVER_H
#define MESH_RT_CUDA_CUDADRIVER_H

#include "CudaApi.h"
#include "DynamicLibrary.h"

#include <string>

namespace mesh::rt {

class CudaDriver;

class CudaError : public Error {
public:
  CudaError(const std::string &message, cuda::Result result)
      : Error(message), result(result) {}
  const cuda::Result result;
};

template <typename Signature>
using CudaFunction = LibraryFunction<CudaDriver, Signature>;

class CudaDriver {
public:
  /// Loads the driver from `path`; if that is empty, from what the environment
  /// variable MESH_CUDA_DRIVER names, else "libcuda.so.1". Throws an
  /// Error if there is none, or no GPU, or one too old.
  explicit CudaDriver(const std::string &path);
  CudaDriver(const CudaDriver &) = delete;
  CudaDriver &operator=(const CudaDriver &) = delete;

#define MESH_RT_CUDA_MEMBER(name, symbol, parameters)                          \
  CudaFunction<cuda::Result parameters> name;
  MESH_RT_CUDA_FUNCTIONS(MESH_RT_CUDA_MEMBER)
#undef MESH_RT_CUDA_MEMBER

  static bool isFailure(cuda::Result result) {
    return result != cuda::kSuccess;
  }
  [[noreturn]] void fail(const char *symbol, cuda::Result result) const;
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_CUDADRIVER_H
