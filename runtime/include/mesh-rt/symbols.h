//===- symbols.h - Functions for compiled code, by name ---------*- C++ -*-===//
//
// For a JIT that resolves the calls of compiled device programs.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_SYMBOLS_H
#define MESH_RT_SYMBOLS_H

#include <span>

namespace mesh::rt {

struct Symbol {
  /// As in abi.h, without the mangling of the platform: "mesh_rt_wait".
  const char *name;
  void *address;
};

/// Every function of abi.h, and those of the C compiler's library that it may
/// lack. Valid for the life of the process.
std::span<const Symbol> symbols();

} // namespace mesh::rt

#endif // MESH_RT_SYMBOLS_H
