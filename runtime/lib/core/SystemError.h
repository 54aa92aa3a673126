//===- SystemError.h - Errors of system calls -------------------*- C++ -*-===//

#ifndef MESH_RT_CORE_SYSTEMERROR_H
#define MESH_RT_CORE_SYSTEMERROR_H

#include <cerrno>
#include <string>
#include <system_error>

namespace mesh::rt {

/// Throws what the last call of the system says of itself.
[[noreturn]] inline void throwSystemError(const std::string &what) {
  throw std::system_error(errno, std::generic_category(), what);
}

} // namespace mesh::rt

#endif // MESH_RT_CORE_SYSTEMERROR_H
