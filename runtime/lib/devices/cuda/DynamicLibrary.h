//===- DynamicLibrary.h - Libraries loaded on demand ------------*- C++ -*-===//
//
// Libraries that a machine may lack, the driver and NVIDIA's, are loaded by
// name at run time. They stay loaded: they have threads of their own.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_DYNAMICLIBRARY_H
#define MESH_RT_CUDA_DYNAMICLIBRARY_H

#include "mesh-rt/error.h"

#include <string>
#include <vector>

namespace mesh::rt {

/// A library to load, and its name in errors.
struct LibraryChoice {
  std::string name;
  /// Explains `name` to readers of an error.
  std::string explanation{};
  /// If empty, what the environment variable names, else the first of `usual`
  /// that there is.
  std::string path;
  const char *variable;
  std::vector<std::string> usual;
};

class DynamicLibrary {
public:
  /// Throws an Error if there is none.
  explicit DynamicLibrary(const LibraryChoice &choice);

  /// "the CUDA driver (libcuda.so.1)".
  const std::string &describe() const { return description; }

  /// Throws an Error if there is no such symbol.
  template <typename Address>
  void resolve(const char *symbol, Address &address) const {
    address = reinterpret_cast<Address>(find(symbol));
  }
  /// Null if there is no such symbol.
  template <typename Address>
  void resolveIfThere(const char *symbol, Address &address) const {
    address = reinterpret_cast<Address>(findIfThere(symbol));
  }

private:
  void *find(const char *symbol) const;
  void *findIfThere(const char *symbol) const;

  void *handle = nullptr;
  std::string description;
};

/// A function of a `Library`, which has
///
///   static bool isFailure(Result result);
///   [[noreturn]] void fail(const char *symbol, Result result) const;
template <typename Library, typename Signature>
class LibraryFunction;
template <typename Library, typename Result, typename... Args>
class LibraryFunction<Library, Result(Args...)> {
public:
  void resolve(const DynamicLibrary &from, const char *name,
               const Library &owner) {
    from.resolve(name, address);
    symbol = name;
    library = &owner;
  }

  void operator()(Args... args) const { check(attempt(args...)); }
  /// Returns what the function does.
  Result attempt(Args... args) const { return address(args...); }
  /// Throws if the function has failed, when it returned `result`.
  void check(Result result) const {
    if (Library::isFailure(result))
      fail(result);
  }
  [[noreturn]] void fail(Result result) const { library->fail(symbol, result); }

private:
  Result (*address)(Args...) = nullptr;
  const char *symbol = nullptr;
  const Library *library = nullptr;
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_DYNAMICLIBRARY_H
