//===- CublasLibrary.h - cuBLASLt, loaded -----------------------*- C++ -*-===//
//
// Every function is a member that throws an Error, with its name and the
// library's message, if it does not succeed.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_CUBLASLIBRARY_H
#define MESH_RT_CUDA_CUBLASLIBRARY_H

#include "CublasApi.h"
#include "DynamicLibrary.h"

#include <memory>
#include <type_traits>

namespace mesh::rt {

class CublasLibrary {
public:
  /// Loads cuBLASLt from `path`; if that is empty, from what the environment
  /// variable MESH_CUBLASLT names, else the newest that there is.
  explicit CublasLibrary(const std::string &path);
  CublasLibrary(const CublasLibrary &) = delete;
  CublasLibrary &operator=(const CublasLibrary &) = delete;

#define MESH_RT_CUBLAS_MEMBER(name, symbol, parameters)                        \
  LibraryFunction<CublasLibrary, cublas::Status parameters> name;
  MESH_RT_CUBLAS_FUNCTIONS(MESH_RT_CUBLAS_MEMBER)
#undef MESH_RT_CUBLAS_MEMBER

  static bool isFailure(cublas::Status status) {
    return status != cublas::kSuccess;
  }
  [[noreturn]] void fail(const char *symbol, cublas::Status status) const;

private:
  /// Null in versions that do not have it.
  const char *(*getStatusString)(cublas::Status) = nullptr;
};

/// Destroys what the library has made by its function `destroy`.
template <auto destroy>
struct CublasDestroy {
  const CublasLibrary *library = nullptr;
  template <typename T>
  void operator()(T *made) const {
    (void)(library->*destroy).attempt(made);
  }
};
template <typename Handle, auto destroy>
using CublasOwner =
    std::unique_ptr<std::remove_pointer_t<Handle>, CublasDestroy<destroy>>;

using CublasDescriptor =
    CublasOwner<cublas::Product, &CublasLibrary::productDestroy>;
using CublasLayout = CublasOwner<cublas::Layout, &CublasLibrary::layoutDestroy>;
using CublasPreference =
    CublasOwner<cublas::Preference, &CublasLibrary::preferenceDestroy>;

} // namespace mesh::rt

#endif // MESH_RT_CUDA_CUBLASLIBRARY_H
