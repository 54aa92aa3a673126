//===- CudaDriver.cpp - The CUDA driver, loaded ---------------------------===//

#include "CudaDriver.h"

using namespace mesh::rt;

CudaDriver::CudaDriver(const std::string &path) {
  DynamicLibrary library({.name = "the CUDA driver",
                          .path = path,
                          .variable = "MESH_CUDA_DRIVER",
                          .usual = {"libcuda.so.1"}});
#define MESH_RT_CUDA_RESOLVE(name, cudaSymbol, parameters)                     \
  name.resolve(library, #cudaSymbol, *this);
  MESH_RT_CUDA_FUNCTIONS(MESH_RT_CUDA_RESOLVE)
#undef MESH_RT_CUDA_RESOLVE
  init(0);
  int count = 0;
  deviceGetCount(&count);
  if (count == 0)
    throw Error(library.describe() + " finds no GPU");
}

void CudaDriver::fail(const char *symbol, cuda::Result result) const {
  const char *name = nullptr, *text = nullptr;
  std::string message = std::string(symbol) + " failed: ";
  if (getErrorString.attempt(result, &text) == cuda::kSuccess && text)
    message += text;
  else
    message += "error " + std::to_string(result);
  if (getErrorName.attempt(result, &name) == cuda::kSuccess && name)
    message += std::string(" (") + name + ")";
  throw CudaError(message, result);
}
