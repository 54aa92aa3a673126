//===- Status.h - The outcome of an operation -------------------*- C++ -*-===//
//
// An operation has succeeded, or it has failed with an Error, or it has failed
// and the run knows already: then the error is recorded (Device::fail), the run
// is cancelled, and all waits of all devices end with Failed. Only the extern
// "C" entry points turn a failure into leaving the device program.
//
// The wrappers of MPI, CUDA and NCCL throw an Error. The functions that begin
// such work for a device catch it and record its text, so none passes a
// Processor or a Communicator. Functions for the host, before or after a run,
// throw: see run.h.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_STATUS_H
#define MESH_RT_CORE_STATUS_H

#include "mesh-rt/error.h"

#include <utility>

// In a register, like the pointer that it is.
#ifdef __clang__
#define MESH_RT_TRIVIAL_ABI [[clang::trivial_abi]]
#else
#define MESH_RT_TRIVIAL_ABI
#endif

namespace mesh::rt {

class [[nodiscard]] MESH_RT_TRIVIAL_ABI Status {
public:
  /// Failed: the run knows why.
  enum Code { Ok, Failed };

  Status(Code code) : error(code == Ok ? nullptr : recorded()) {}
  /// A failure that the run does not know of yet.
  Status(Error error) : error(new Error(std::move(error))) {}
  Status(Status &&other) noexcept
      : error(std::exchange(other.error, nullptr)) {}
  Status &operator=(Status &&other) noexcept {
    std::swap(error, other.error);
    return *this;
  }
  ~Status() {
    if (hasError())
      delete error;
  }

  bool isOk() const { return !error; }
  /// Returns true if the run does not know of the failure yet.
  bool hasError() const { return error && error != recorded(); }
  /// Returns the failure; only if hasError().
  const Error &getError() const { return *error; }

  /// Every failure is equal to Failed.
  friend bool operator==(const Status &status, Code code) {
    return status.isOk() == (code == Ok);
  }

private:
  static Error *recorded() { return reinterpret_cast<Error *>(1); }

  /// Null if there is no failure; owned, unless it is recorded().
  Error *error;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_STATUS_H
