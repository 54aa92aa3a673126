//===- Injector.h - makes the faults of one device happen -------*- C++ -*-===//

#ifndef MESH_RT_CORE_INJECTOR_H
#define MESH_RT_CORE_INJECTOR_H

#include "mesh-rt/fault.h"

#include <optional>
#include <random>
#include <vector>

namespace mesh::rt {

class Injector {
public:
  /// Those of `faults` that are for `device`.
  Injector(const std::vector<Fault> &faults, int64_t device);

  bool empty() const { return faults.empty(); }
  /// The bytes of memory that there are, if there are not as many as there are.
  std::optional<int64_t> memoryLimit() const;

  void beginRun();
  /// The device's op number `op` begins: waits, throws or ends the process.
  void beforeOp(int64_t op);
  void beforeWait();
  /// Whether what op number `op` sends gets lost, or comes twice.
  bool loses(int64_t op) const { return has(Fault::Kind::Lose, op); }
  bool duplicates(int64_t op) const { return has(Fault::Kind::Duplicate, op); }

private:
  bool has(Fault::Kind kind, int64_t op) const;
  void linger(const Fault &fault);

  std::vector<Fault> faults;
  const int64_t device;
  int64_t numRuns = 0;
  std::mt19937_64 random;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_INJECTOR_H
