//===- SignalName.h - Names of signals --------------------------*- C++ -*-===//

#ifndef MESH_RT_CORE_SIGNALNAME_H
#define MESH_RT_CORE_SIGNALNAME_H

#include <cstring>
#include <string>

namespace mesh::rt {

/// "SIGSEGV".
inline std::string nameOfSignal(int signal) {
  const char *name = sigabbrev_np(signal);
  return name ? std::string("SIG") + name : "signal " + std::to_string(signal);
}

} // namespace mesh::rt

#endif // MESH_RT_CORE_SIGNALNAME_H
