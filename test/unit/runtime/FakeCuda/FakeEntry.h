//===- FakeEntry.h - Entry of the emulated driver's functions ---*- C++ -*-===//

#ifndef MESH_RT_TEST_FAKEENTRY_H
#define MESH_RT_TEST_FAKEENTRY_H

#include "FakeGpus.h"

namespace mesh::rt::test {

constexpr cuda::Result kInvalidContext = 201;
constexpr cuda::Result kCaptureUnsupported = 900;
constexpr cuda::Result kCaptureInvalidated = 901;

inline FakeGpus &gpus() { return FakeGpus::get(); }

} // namespace mesh::rt::test

/// Every function takes the lock and looks whether it is to fail.
#define ENTER(symbol)                                                          \
  std::unique_lock lock(gpus().mutex);                                         \
  if (cuda::Result result = gpus().enter(#symbol))                             \
    return result;
#define REQUIRE(condition, result)                                             \
  if (!(condition))                                                            \
    return result;
/// Functions that are documented to fail with CUDA_ERROR_INVALID_CONTEXT need a
/// current GPU, except for queries of devices.
#define ENTER_ON_GPU(symbol)                                                   \
  ENTER(symbol)                                                                \
  REQUIRE(currentContext(), kInvalidContext)
/// For what must not be called while something is captured, but in relaxed
/// mode; if it is, the capture is of no use any more.
#define REQUIRE_NO_CAPTURE                                                     \
  if (gpus().disturbCaptures())                                                \
    return kCaptureUnsupported;

#endif // MESH_RT_TEST_FAKEENTRY_H
