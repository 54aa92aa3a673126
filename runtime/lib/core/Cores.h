//===- Cores.h - Cores, and which of them share memory ----------*- C++ -*-===//
//
// Read from the files in which Linux describes its machine. Where they are
// missing or contradict each other, as in some containers, the machine has one
// node, whose memory is as near to each core.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_CORES_H
#define MESH_RT_CORE_CORES_H

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesh::rt {

/// A CPU in the sense of Linux: a core, or one of its hardware threads.
struct Core {
  int number = 0;
  /// The NUMA node whose memory is near, counted without those that have no
  /// core here.
  int node = 0;
  /// The number of other hardware threads of the same core whose number is
  /// lower.
  int sibling = 0;

  bool operator==(const Core &) const = default;
};

/// The cores that a process may use.
struct Cores {
  /// By number.
  std::vector<Core> all;
  int numNodes = 1;
};

/// The numbers in a list such as "0-3,8\n", ascending; none in an empty line.
/// Null if it is no such list.
std::optional<std::vector<int>> parseCpuList(std::string_view text);

/// The cores that the calling thread may use, ascending. There are some.
std::vector<int> findAllowedCores();

/// Reads the description of the cores `allowed` in `folder`, usually
/// /sys/devices/system.
Cores readCores(const std::vector<int> &allowed, const std::string &folder);

} // namespace mesh::rt

#endif // MESH_RT_CORE_CORES_H
