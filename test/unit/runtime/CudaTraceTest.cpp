//===- CudaTraceTest.cpp - Traces of GPU streams --------------------------===//

#include "CollectiveReference.h"
#include "CudaMachine.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace mesh::rt;
using namespace mesh::rt::test;
using namespace std::chrono_literals;

namespace {

class CudaTrace : public OnGpus {
protected:
  /// Two devices pass a block on while a kernel runs for a while.
  static RunReport run(Machine &machine) {
    static const Axes axes{{2, 1}};
    mesh_rt_op op = makeOp(MESH_RT_PERMUTE, MESH_RT_F32, 1, axes);
    op.shift = 1;
    mesh_rt_kernel kernel = makeKernel("slow");
    return machine.run([&](int64_t) {
      TestTensor a(MESH_RT_F32, {100}), b(MESH_RT_F32, {100});
      a.set(std::vector<double>(100, 1));
      int64_t future = mesh_rt_start(&op, a.upload(), b.upload(), 0);
      mesh_rt_launch(&kernel, &kOneThread, nullptr);
      mesh_rt_wait(future, "test.mlir:4:1");
      b.download();
    });
  }
  void SetUp() override {
    OnGpus::SetUp();
    fakeCuda().addKernel("slow", {{}, [](void **, int64_t) {}});
    fakeCuda().delay("slow", 20ms);
  }
};

/// The span of that name on a stream whose name begins like that.
const Span *find(const RunReport &report, int64_t device,
                 const std::string &stream, const std::string &name) {
  auto found = std::find_if(
      report.spans.begin(), report.spans.end(), [&](const Span &span) {
        return span.device == device && span.name == name &&
               span.stream.compare(0, stream.size(), stream) == 0;
      });
  return found == report.spans.end() ? nullptr : &*found;
}

} // namespace

/// By the GPU's clock: the kernel's span is as long as the kernel, though the
/// host gave it and went on.
TEST_F(CudaTrace, StreamsHaveSpans) {
  RunOptions options = onGpus(2);
  options.trace = true;
  Machine machine(options);
  for (int i = 0; i < 2; ++i) {
    RunReport report = run(machine);
    ASSERT_EQ(report.error, "");
    for (int64_t device = 0; device < 2; ++device) {
      const Span *kernel = find(report, device, "stream: compute", "slow");
      ASSERT_TRUE(kernel);
      EXPECT_GE(kernel->end - kernel->begin, 19ms);
      EXPECT_EQ(kernel->location, "test.mlir:3:1");
      EXPECT_EQ(kernel->category, Span::Category::Compute);
      const Span *host = find(report, device, "", "slow");
      EXPECT_EQ(host, kernel);
      const Span *copy = find(report, device, "stream: copies",
                              makeOp(MESH_RT_PERMUTE, MESH_RT_F32, 1, {}).name);
      ASSERT_TRUE(copy);
      EXPECT_EQ(copy->bytes, 400);
      EXPECT_EQ(copy->category, Span::Category::Communication);
      EXPECT_TRUE(
          find(report, device, "stream: compute", "copy from the host"));
      EXPECT_TRUE(find(report, device, "stream: compute", "copy to the host"));
      for (const Span &span : report.spans) {
        EXPECT_LE(span.begin, span.end);
        EXPECT_LE(span.end, report.wall + 15ms);
        EXPECT_GE(span.begin, -15ms);
      }
    }
  }
}

TEST_F(CudaTrace, RowsOfTheTimeline) {
  RunOptions options = onGpus(2);
  options.trace = true;
  Machine machine(options);
  RunReport report = run(machine);
  std::string path =
      (std::filesystem::temp_directory_path() / "mesh-cuda-trace.json")
          .string();
  ASSERT_EQ(writeChromeTrace(report, path), "");
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  std::filesystem::remove(path);
  EXPECT_NE(text.str().find("{\"name\": \"stream: compute\"}"),
            std::string::npos);
  EXPECT_NE(text.str().find("{\"name\": \"stream: copies 1\"}"),
            std::string::npos);
}

/// Without a timeline there are no events with times.
TEST_F(CudaTrace, NothingIsMeasuredUnasked) {
  Machine machine(onGpus(2));
  ASSERT_EQ(run(machine).error, "");
  EXPECT_EQ(fakeCuda().numCalls("cuEventElapsedTime"), 0);
}

TEST_F(CudaTrace, RangesForTools) {
  Machine machine(onGpus(2));
  fakeCuda().noteRanges(true);
  ASSERT_EQ(run(machine).error, "");
  std::vector<std::string> ranges = fakeCuda().ranges();
  auto count = [&](const std::string &text) {
    return std::count(ranges.begin(), ranges.end(), text);
  };
  EXPECT_EQ(count("slow at test.mlir:3:1"), 2);
  mesh_rt_op op = makeOp(MESH_RT_PERMUTE, MESH_RT_F32, 1, {});
  EXPECT_EQ(count(std::string(op.name) + " at " + op.location), 2);
  EXPECT_EQ(static_cast<size_t>(count("end")) * 2, ranges.size());
}
