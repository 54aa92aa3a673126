//===- FaultInjector.h - Inject the faults of one device --------*- C++ -*-===//

#ifndef MESH_RT_CORE_FAULTINJECTOR_H
#define MESH_RT_CORE_FAULTINJECTOR_H

#include "RunState.h"
#include "mesh-rt/fault.h"

#include <optional>
#include <random>
#include <vector>

namespace mesh::rt {

class FaultInjector {
public:
  /// Takes the faults of `faults` that are for `device`.
  FaultInjector(const std::vector<Fault> &faults, int64_t device);

  bool empty() const { return faults.empty(); }
  /// The bytes of memory that there are, if there are not as many as there are.
  std::optional<int64_t> memoryLimit() const;

  void beginRun();
  /// The device's op number `op` begins: waits, throws or ends the process.
  void beforeOp(int64_t op, const RunState &run);
  void beforeWait();
  /// Returns true if what op number `op` sends gets lost, or comes twice; asked
  /// if it sends something.
  bool loses(int64_t op) { return happens(Fault::Kind::Lose, op); }
  bool duplicates(int64_t op) { return happens(Fault::Kind::Duplicate, op); }

  /// Sets, of all the faults that it was made of, those that have happened.
  /// `isMemoryShort` says whether the one of memory has.
  void report(bool isMemoryShort, std::vector<char> &happened) const;

private:
  /// One that is for this device.
  struct OwnFault : Fault {
    size_t index;
    bool hasHappened = false;
  };

  bool happens(Fault::Kind kind, int64_t op);
  /// For a random time.
  void linger(const Fault &fault);

  std::vector<OwnFault> faults;
  const int64_t device;
  int64_t numRuns = 0;
  std::mt19937_64 random;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_FAULTINJECTOR_H
