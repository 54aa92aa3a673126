//===- CudaDriver.cpp - the CUDA driver, loaded ---------------------------===//

#include "CudaDriver.h"

#include <cstdlib>
#include <dlfcn.h>

using namespace mesh::rt;

static std::string choosePath(const std::string &path) {
  if (!path.empty())
    return path;
  const char *variable = std::getenv("MESH_CUDA_DRIVER");
  return variable && *variable ? variable : "libcuda.so.1";
}

/// The driver stays loaded: it has threads of its own.
static void *loadDriver(const std::string &path) {
  if (void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL))
    return library;
  throw std::runtime_error(std::string("cannot load the CUDA driver: ") +
                           dlerror());
}

template <typename Address>
static void resolve(void *library, const std::string &path, const char *symbol,
                    Address &address) {
  address = reinterpret_cast<Address>(dlsym(library, symbol));
  if (!address)
    throw std::runtime_error("the CUDA driver " + path + " lacks " + symbol);
}

CudaDriver::CudaDriver(const std::string &wanted) : path(choosePath(wanted)) {
  void *library = loadDriver(path);
#define MESH_RT_CUDA_RESOLVE(name, cudaSymbol, parameters)                     \
  resolve(library, path, #cudaSymbol, name.address);                           \
  name.symbol = #cudaSymbol;                                                   \
  name.driver = this;
  MESH_RT_CUDA_FUNCTIONS(MESH_RT_CUDA_RESOLVE)
#undef MESH_RT_CUDA_RESOLVE
  init(0);
  int count = 0;
  deviceGetCount(&count);
  if (count == 0)
    throw std::runtime_error("the CUDA driver " + path + " finds no GPU");
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
