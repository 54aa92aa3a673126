//===- ThreadsCollectives.cpp - times of collectives on threads -----------===//
//
// Also the times of copies on all devices at the same time, which bound what
// collectives can reach: of a block into each of n blocks, so that a copy
// touches as much memory as a collective does.
//
//===----------------------------------------------------------------------===//

#include "CollectiveTimes.h"
#include "mesh-rt/abi.h"
#include "mesh-rt/run.h"

#include <cstring>
#include <map>
#include <memory>

using namespace mesh::rt;

namespace {

/// A vector of f32 with its memref descriptor.
struct Vector {
  explicit Vector(int64_t count)
      : values(static_cast<float *>(std::aligned_alloc(64, bytesOf(count)))) {
    std::fill_n(values.get(), count, 1.0f);
    auto address = reinterpret_cast<int64_t>(values.get());
    descriptor = {address, address, 0, count, 1};
  }
  static int64_t bytesOf(int64_t count) { return (count * 4 + 63) / 64 * 64; }
  const mesh_rt_memref *memref() const {
    return reinterpret_cast<const mesh_rt_memref *>(descriptor.data());
  }
  struct Free {
    void operator()(float *pointer) const { std::free(pointer); }
  };
  std::unique_ptr<float, Free> values;
  std::vector<int64_t> descriptor;
};

/// The work of one device.
class Device {
public:
  Device(int64_t numDevices, int64_t index, double &shared)
      : n(numDevices), index(index), shared(shared), axis{numDevices, 1} {
    meeting = makeOp(MESH_RT_ALL_REDUCE);
  }

  void run(const std::vector<int64_t> &sizes) {
    for (int64_t bytes : sizes) {
      int64_t count = bytes / 4;
      runCopies(bytes, count);
      runOp("all-gather", MESH_RT_ALL_GATHER, bytes, count, n * count);
      runOp("reduce-scatter", MESH_RT_REDUCE_SCATTER, bytes, n * count, count);
      runOp("all-reduce", MESH_RT_ALL_REDUCE, bytes, n * count, n * count);
    }
  }

private:
  mesh_rt_op makeOp(mesh_rt_kind kind) {
    mesh_rt_op op{};
    op.kind = kind;
    op.element = MESH_RT_F32;
    op.rank = 1;
    op.num_axes = 1;
    op.axes = &axis;
    op.name = "op";
    op.location = "benchmark";
    return op;
  }
  void barrier() { mesh_rt_run(&meeting, one.memref(), sum.memref(), 0); }
  double agree(double time) {
    if (index == 0)
      shared = time;
    barrier();
    double result = shared;
    barrier();
    return result;
  }
  template <typename Body>
  void time(const char *name, int64_t bytes, Body body) {
    double result = times::measure(
        body, [&] { barrier(); }, [&](double time) { return agree(time); });
    if (index == 0)
      times::print(name, bytes, result);
  }
  void runCopies(int64_t bytes, int64_t count) {
    Vector from(count), to(n * count);
    time("copies", bytes, [&] {
      for (int64_t i = 0; i < n; ++i)
        std::memcpy(to.values.get() + i * count, from.values.get(), bytes);
      asm volatile("" ::: "memory");
    });
  }
  void runOp(const char *name, mesh_rt_kind kind, int64_t bytes,
             int64_t srcCount, int64_t dstCount) {
    Vector src(srcCount), dst(dstCount);
    mesh_rt_op op = makeOp(kind);
    time(name, bytes, [&] { mesh_rt_run(&op, src.memref(), dst.memref(), 0); });
  }

  int64_t n, index;
  double &shared;
  mesh_rt_axis axis;
  mesh_rt_op meeting;
  Vector one{1}, sum{1};
};

} // namespace

int main(int argc, char **argv) {
  int64_t numDevices = std::atoll(argv[1]);
  std::vector<int64_t> sizes = times::sizes(argc - 1, argv + 1);
  Machine machine({.numDevices = numDevices});
  double shared = 0;
  RunReport report = machine.run(
      [&](int64_t index) { Device(numDevices, index, shared).run(sizes); });
  if (report.ok())
    return 0;
  std::fprintf(stderr, "%s\n", report.error.c_str());
  return 1;
}
