//===- FaultOption.h - injected faults as text ------------------*- C++ -*-===//

#ifndef MESH_EXECUTION_FAULTOPTION_H
#define MESH_EXECUTION_FAULTOPTION_H

#include "mesh-rt/run.h"
#include "mesh/Support/LLVM.h"

#include "llvm/Support/Error.h"

#include <vector>

namespace mesh {

/// Adds to `faults` what `text` says: a kind and `key=value`s,
/// `delay:device=1,op=3,time=20ms`. The kinds are throw, kill, stall (a delay
/// without end), delay, jitter, lose, duplicate and memory; what each needs is
/// in mesh-rt/fault.h. An error says what is wrong with `text`.
llvm::Error addFaultOption(StringRef text, std::vector<rt::Fault> &faults);

/// As addFaultOption reads it.
std::string formatFault(const rt::Fault &fault);

/// Returns the reason for which `fault` had no effect: "fault
/// 'throw:device=1,op=9' has not happened: device 1 runs 4 communication ops":
/// of a run that has ended well, with the counters of its devices.
std::string describeIdleFault(const rt::Fault &fault,
                              ArrayRef<rt::DeviceCounters> devices);

} // namespace mesh

#endif // MESH_EXECUTION_FAULTOPTION_H
