//===- SystemError.h - Errors of system calls -------------------*- C++ -*-===//

#ifndef MESH_RT_CORE_SYSTEMERROR_H
#define MESH_RT_CORE_SYSTEMERROR_H

#include "mesh-rt/error.h"

#include <cerrno>
#include <system_error>

namespace mesh::rt {

/// Throws the error that the last system call has left in errno.
[[noreturn]] inline void throwSystemError(const std::string &what) {
  throw Error(std::generic_category().message(errno)).at(what);
}

} // namespace mesh::rt

#endif // MESH_RT_CORE_SYSTEMERROR_H
