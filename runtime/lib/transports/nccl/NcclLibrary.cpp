//===- NcclLibrary.cpp - NCCL, loaded -------------------------------------===//

#include "NcclLibrary.h"

using namespace mesh::rt;

/// "2.28.9"
static std::string formatVersion(int version) {
  return std::to_string(version / 10000) + "." +
         std::to_string(version / 100 % 100) + "." +
         std::to_string(version % 100);
}

NcclLibrary::NcclLibrary(const std::string &path) {
  DynamicLibrary library(
      {.name = "NCCL",
       .explanation = ", by which processes on GPUs communicate",
       .path = path,
       .variable = "MESH_NCCL",
       .usual = {"libnccl.so.2"}});
  // Versions before 2.9 count otherwise, by numbers that are smaller.
  int version = 0;
  getVersion.resolve(library, "ncclGetVersion", *this);
  if (getVersion.attempt(&version) != nccl::kSuccess ||
      version < nccl::kMinVersion || version >= 30000)
    throw Error(library.describe() + " is of version " +
                formatVersion(version) + ", at least " +
                formatVersion(nccl::kMinVersion) +
                " and less than 3 is needed");
#define MESH_RT_NCCL_RESOLVE(name, ncclSymbol, parameters)                     \
  name.resolve(library, #ncclSymbol, *this);
  MESH_RT_NCCL_FUNCTIONS(MESH_RT_NCCL_RESOLVE)
#undef MESH_RT_NCCL_RESOLVE
#define MESH_RT_NCCL_RESOLVE(name, ncclSymbol, parameters)                     \
  library.resolve(#ncclSymbol, name);
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
