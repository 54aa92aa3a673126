//===- Spin.h - A pause between polls of a cache line -----------*- C++ -*-===//

#ifndef MESH_RT_CORE_SPIN_H
#define MESH_RT_CORE_SPIN_H

namespace mesh::rt {

/// Spares the other hardware thread of this core, and the core itself.
inline void pauseCore() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#endif
}

} // namespace mesh::rt

#endif // MESH_RT_CORE_SPIN_H
