//===- FakeCapture.cpp - the driver's functions for graphs ----------------===//

#include "FakeEntry.h"

using namespace mesh::rt;
using namespace mesh::rt::test;

namespace {
constexpr cuda::Result kIllegalState = 401;
constexpr cuda::Result kUnmatched = 903;
constexpr cuda::Result kUnjoined = 904;
constexpr cuda::Result kWrongThread = 908;

/// All that the nodes `last` depend on, and they.
std::set<size_t> findAncestors(const FakeCapture &capture,
                               const std::set<size_t> &last) {
  std::set<size_t> found;
  std::vector<size_t> work(last.begin(), last.end());
  while (!work.empty()) {
    size_t node = work.back();
    work.pop_back();
    if (!found.insert(node).second)
      continue;
    const std::set<size_t> &more = capture.nodes[node].dependencies;
    work.insert(work.end(), more.begin(), more.end());
  }
  return found;
}

bool isJoined(const FakeCapture &capture) {
  std::set<size_t> joined = findAncestors(capture, capture.origin->last);
  for (const CUstream_st *stream : capture.streams)
    for (size_t node : stream->last)
      if (!joined.count(node))
        return false;
  return true;
}
} // namespace

extern "C" {

int cuStreamBeginCapture_v2(CUstream_st *stream, int mode) {
  ENTER(cuStreamBeginCapture_v2)
  REQUIRE(!stream->capture, kIllegalState)
  stream->capture = std::make_shared<FakeCapture>();
  stream->capture->origin = stream;
  stream->capture->mode = mode;
  stream->capture->streams = {stream};
  stream->last.clear();
  gpus().captures.insert(stream->capture);
  return 0;
}

int cuStreamEndCapture(CUstream_st *stream, CUgraph_st **graph) {
  ENTER_ON_GPU(cuStreamEndCapture)
  *graph = nullptr;
  std::shared_ptr<FakeCapture> capture = stream->capture;
  REQUIRE(capture, kIllegalState)
  REQUIRE(capture->origin == stream, kUnmatched)
  REQUIRE(capture->mode == cuda::kCaptureRelaxed ||
              capture->thread == std::this_thread::get_id(),
          kWrongThread)
  bool isWhole = isJoined(*capture);
  capture->hasEnded = true;
  gpus().captures.erase(capture);
  for (CUstream_st *other : capture->streams)
    other->capture = nullptr;
  REQUIRE(!capture->isInvalid, kCaptureInvalidated)
  REQUIRE(isWhole, kUnjoined)
  *graph = new CUgraph_st{std::move(capture->nodes)};
  ++gpus().objects;
  return 0;
}

int cuGraphGetNodes(CUgraph_st *graph, CUgraphNode_st **, size_t *count) {
  ENTER(cuGraphGetNodes)
  *count = graph->nodes.size();
  return 0;
}

int cuGraphInstantiateWithFlags(CUgraphExec_st **exec, CUgraph_st *graph,
                                unsigned long long) {
  ENTER(cuGraphInstantiateWithFlags)
  *exec = new CUgraphExec_st{graph->nodes};
  ++gpus().objects;
  return 0;
}

int cuGraphLaunch(CUgraphExec_st *exec, CUstream_st *stream) {
  ENTER(cuGraphLaunch)
  REQUIRE(!stream->capture, kCaptureUnsupported)
  gpus().launch(*stream, exec->nodes);
  return 0;
}

int cuGraphDestroy(CUgraph_st *graph) {
  ENTER(cuGraphDestroy)
  --gpus().objects;
  delete graph;
  return 0;
}

int cuGraphExecDestroy(CUgraphExec_st *exec) {
  ENTER(cuGraphExecDestroy)
  --gpus().objects;
  delete exec;
  return 0;
}

} // extern "C"
