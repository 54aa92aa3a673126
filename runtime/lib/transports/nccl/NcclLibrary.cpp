//===- NcclLibrary.cpp - NCCL, loaded -------------------------------------===//

#include "NcclLibrary.h"

#include <cstdlib>
#include <dlfcn.h>

using namespace mesh::rt;

static std::string choosePath(const std::string &path) {
  if (!path.empty())
    return path;
  const char *variable = std::getenv("MESH_NCCL");
  return variable && *variable ? variable : "libnccl.so.2";
}

/// It stays loaded: it has threads of its own.
static void *load(const std::string &path) {
  if (void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL))
    return library;
  throw std::runtime_error(std::string("cannot load NCCL, by which processes "
                                       "on GPUs communicate: ") +
                           dlerror());
}

/// "2.28.9"
static std::string formatVersion(int version) {
  return std::to_string(version / 10000) + "." +
         std::to_string(version / 100 % 100) + "." +
         std::to_string(version % 100);
}

NcclLibrary::NcclLibrary(const std::string &wanted) {
  std::string path = choosePath(wanted);
  void *library = load(path);
  auto resolve = [&](const char *symbol, auto &address) {
    address = reinterpret_cast<std::remove_reference_t<decltype(address)>>(
        dlsym(library, symbol));
    if (!address)
      throw std::runtime_error("NCCL (" + path + ") lacks " + symbol);
  };
  // Versions before 2.9 count otherwise, by numbers that are smaller.
  int version = 0;
  resolve("ncclGetVersion", getVersion.address);
  if (getVersion.address(&version) != nccl::kSuccess ||
      version < nccl::kMinVersion || version >= 30000)
    throw std::runtime_error("NCCL (" + path + ") is of version " +
                             formatVersion(version) + ", at least " +
                             formatVersion(nccl::kMinVersion) +
                             " and less than 3 is needed");
#define MESH_RT_NCCL_RESOLVE(name, ncclSymbol, parameters)                     \
  resolve(#ncclSymbol, name.address);                                          \
  name.symbol = #ncclSymbol;                                                   \
  name.library = this;
  MESH_RT_NCCL_FUNCTIONS(MESH_RT_NCCL_RESOLVE)
#undef MESH_RT_NCCL_RESOLVE
#define MESH_RT_NCCL_RESOLVE(name, ncclSymbol, parameters)                     \
  resolve(#ncclSymbol, name);
  MESH_RT_NCCL_TEXTS(MESH_RT_NCCL_RESOLVE)
#undef MESH_RT_NCCL_RESOLVE
}

void NcclLibrary::fail(const char *symbol, nccl::Result result,
                       nccl::Comm comm) const {
  std::string message = std::string(symbol) + " failed: ";
  const char *text = getErrorString(result);
  message += text ? text : "error " + std::to_string(result);
  if (const char *last = getLastError(comm); last && *last)
    message += std::string(" (") + last + ")";
  throw NcclError(message);
}
