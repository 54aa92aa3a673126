//===- NcclLibrary.h - NCCL, loaded -----------------------------*- C++ -*-===//
//
// Every function is a member that throws NcclError, naming the function and
// what NCCL says, if it neither succeeds nor goes on.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_NCCL_NCCLLIBRARY_H
#define MESH_RT_NCCL_NCCLLIBRARY_H

#include "NcclApi.h"
#include "devices/cuda/DynamicLibrary.h"
#include "mesh-rt/error.h"

#include <string>

namespace mesh::rt {

class NcclLibrary;

class NcclError : public Error {
public:
  using Error::Error;
};

template <typename Signature>
using NcclFunction = LibraryFunction<NcclLibrary, Signature>;

class NcclLibrary {
public:
  /// Loads NCCL from `path`; if that is empty, from what the environment
  /// variable MESH_NCCL names, else "libnccl.so.2". Throws an Error
  /// if there is none, or it is too old.
  explicit NcclLibrary(const std::string &path);
  NcclLibrary(const NcclLibrary &) = delete;
  NcclLibrary &operator=(const NcclLibrary &) = delete;

#define MESH_RT_NCCL_MEMBER(name, symbol, parameters)                          \
  NcclFunction<nccl::Result parameters> name;
  MESH_RT_NCCL_FUNCTIONS(MESH_RT_NCCL_MEMBER)
#undef MESH_RT_NCCL_MEMBER

  static bool isFailure(nccl::Result result) {
    return result != nccl::kSuccess && result != nccl::kInProgress;
  }
  /// Throws what the failure of `symbol` with `result` means; NCCL says more of
  /// the communicator's last error, if there is one.
  [[noreturn]] void fail(const char *symbol, nccl::Result result,
                         nccl::Comm comm = nullptr) const;

private:
#define MESH_RT_NCCL_MEMBER(name, symbol, parameters)                          \
  const char *(*name)parameters = nullptr;
  MESH_RT_NCCL_TEXTS(MESH_RT_NCCL_MEMBER)
#undef MESH_RT_NCCL_MEMBER
};

} // namespace mesh::rt

#endif // MESH_RT_NCCL_NCCLLIBRARY_H
