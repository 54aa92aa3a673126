//===- FaultTrap.h - Signals that device programs raise ---------*- C++ -*-===//
//
// A program with a division by zero or an access to an invalid address gets a
// signal that would end the process without a report. While there is a trap,
// its device leaves the program by longjmp instead, as it does from a call that
// fails, and the run fails with a report.
//
// Resources that the program held then are lost. If that was a lock, of malloc
// for one, the device may wait forever where it makes its report: then others
// report it when their deadline is over. The runtime holds no lock where it
// uses operands of programs, but for MPI's: there it touches them before
// (PageProbe.h), and signals end the process (NoExit in Device.h).
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_FAULTTRAP_H
#define MESH_RT_CORE_FAULTTRAP_H

#include <cstdint>
#include <memory>
#include <string>

namespace mesh::rt {

/// The signal that ended a device's program; none if `signal` is 0.
struct Trapped {
  int signal = 0;
  int code = 0;
  uintptr_t address = 0;
  bool isStackOverflow = false;
};

/// "SIGFPE (an integer was divided by zero, or the quotient is too large)".
std::string describeTrapped(const Trapped &trapped);

/// Handles the signals while it, or another one, exists. What other threads
/// raise, and others send, goes to whoever handled it before.
class FaultTrap {
public:
  FaultTrap();
  ~FaultTrap();
  FaultTrap(const FaultTrap &) = delete;
  FaultTrap &operator=(const FaultTrap &) = delete;
};

/// The calling thread, which runs devices, handles signals on a stack of their
/// own: there may be nothing left of the program's.
class HandlerStack {
public:
  HandlerStack();
  ~HandlerStack();
  HandlerStack(const HandlerStack &) = delete;
  HandlerStack &operator=(const HandlerStack &) = delete;

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_FAULTTRAP_H
