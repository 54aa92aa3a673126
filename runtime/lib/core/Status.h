//===- Status.h - The outcome of an operation -------------------*- C++ -*-===//
//
// An operation has succeeded, or it has failed with a message, or it has failed
// and the run knows already: then the message is recorded (Device::fail), the
// run is cancelled, and all waits of all devices end with Failed. Only the
// extern "C" entry points turn a failure into leaving the device program.
//
// Libraries of others (MPI, CUDA, NCCL, the C++ library) and what is made of
// them throw exceptions derived from std::exception. Whoever begins such work
// for a device catches them and records what they say, so none passes a
// Processor or a Communicator. Functions that make something for the host,
// before or after a run, throw: see run.h.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_STATUS_H
#define MESH_RT_CORE_STATUS_H

#include <string>
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

  Status(Code code) : message(code == Ok ? nullptr : recorded()) {}
  /// A failure that the run does not know of yet.
  static Status error(std::string text) {
    return Status(new std::string(std::move(text)));
  }
  Status(Status &&other) noexcept
      : message(std::exchange(other.message, nullptr)) {}
  Status &operator=(Status &&other) noexcept {
    std::swap(message, other.message);
    return *this;
  }
  ~Status() {
    if (hasMessage())
      delete message;
  }

  bool isOk() const { return !message; }
  /// Returns true if the run does not know of the failure yet.
  bool hasMessage() const { return message && message != recorded(); }
  /// The text of the failure; only if there is a message.
  const std::string &getMessage() const { return *message; }

  /// Every failure is equal to Failed.
  friend bool operator==(const Status &status, Code code) {
    return status.isOk() == (code == Ok);
  }

private:
  explicit Status(std::string *message) : message(message) {}
  static std::string *recorded() { return reinterpret_cast<std::string *>(1); }

  /// Null if there is no failure; owned, unless it is recorded().
  std::string *message;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_STATUS_H
