//===- FakeCapture.h - Stream capture and graphs ----------------*- C++ -*-===//
//
// A stream that captures does nothing with what it is given but note it, with
// what it depends on: what came before on the stream, and what events have
// brought from others. A graph does it in any order that keeps to that, another
// one at each launch: so what depends on luck is found.
//
// Invariant: used with the mutex of FakeGpus held.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_TEST_FAKECAPTURE_H
#define MESH_RT_TEST_FAKECAPTURE_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <thread>
#include <vector>

struct CUstream_st;

namespace mesh::rt::test {

struct FakeNode {
  int gpu;
  int64_t stream;
  std::string name;
  int64_t bytes;
  std::function<void()> work;
  /// Returns true if the memory that it works on is still there.
  std::function<bool()> isValid;
  std::set<size_t> dependencies;
};

/// One that is under way.
struct FakeCapture {
  CUstream_st *origin;
  int mode;
  std::thread::id thread = std::this_thread::get_id();
  /// After something that must not be done meanwhile.
  bool isInvalid = false;
  bool hasEnded = false;
  std::set<CUstream_st *> streams;
  std::vector<FakeNode> nodes;
};

/// The modes of CUstreamCaptureMode.
constexpr int kCaptureGlobal = 0;
constexpr int kCaptureThreadLocal = 1;

} // namespace mesh::rt::test

struct CUgraph_st {
  std::vector<mesh::rt::test::FakeNode> nodes;
};
struct CUgraphExec_st {
  std::vector<mesh::rt::test::FakeNode> nodes;
};

#endif // MESH_RT_TEST_FAKECAPTURE_H
