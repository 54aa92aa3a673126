//===- Placement.h - which core a device starts on --------------*- C++ -*-===//

#ifndef MESH_RT_CORE_PLACEMENT_H
#define MESH_RT_CORE_PLACEMENT_H

#include <cstdint>
#include <vector>

namespace mesh::rt {

/// The cores that this process may use, in the order in which devices take
/// them: neighbours in the mesh are neighbours in the machine, and a core's
/// second hardware thread comes after all cores.
std::vector<int> findCores();

/// Moves the calling thread to `core`. It may be moved on from there: the
/// system knows what else runs on the machine, but is slow to find out that
/// two devices that begin at the same time, by the same wake-up, are to be
/// on two cores.
void startOnCore(int core);

} // namespace mesh::rt

#endif // MESH_RT_CORE_PLACEMENT_H
