//===- StoppedProcess.h - a process that is stopped -------------*- C++ -*-===//

#ifndef MESH_RT_TEST_STOPPEDPROCESS_H
#define MESH_RT_TEST_STOPPEDPROCESS_H

#include <chrono>
#include <functional>

namespace mesh::rt::test {

/// For how long it is stopped.
inline constexpr std::chrono::milliseconds kStopped{3500};

/// Runs `body` in a process of its own, which is stopped 100 ms after `body`
/// has called `ready`, and goes on later. Returns whether `body` has returned
/// true.
bool runWithStop(
    const std::function<bool(const std::function<void()> &ready)> &body);

} // namespace mesh::rt::test

#endif // MESH_RT_TEST_STOPPEDPROCESS_H
