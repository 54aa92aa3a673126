//===- Calibrate.cpp - measure this machine for the cost model ------------===//

#include "mesh/Execution/Calibrate.h"

#include "WriteFile.h"

#include "mesh-rt/abi.h"
#include "mesh-rt/element.h"
#include "mesh-rt/run.h"

#include "llvm/Support/FileSystem.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <exception>

using namespace mesh;

namespace {

/// Zeros of a square matrix or a vector, with their descriptor.
class Buffer {
public:
  Buffer(mesh_rt_type type, int rank, int64_t size)
      : data((rank == 2 ? size * size : size) * rt::sizeOf(type)) {
    descriptor = {reinterpret_cast<int64_t>(data.data()),
                  reinterpret_cast<int64_t>(data.data()), 0};
    descriptor.insert(descriptor.end(), rank, size);
    if (rank == 2)
      descriptor.push_back(size);
    descriptor.push_back(1);
  }
  const mesh_rt_memref *get() const {
    return reinterpret_cast<const mesh_rt_memref *>(descriptor.data());
  }

private:
  std::vector<char> data;
  /// As mesh_rt_memref: pointers, offset, sizes, strides.
  std::vector<int64_t> descriptor;
};

} // namespace

/// The median time of `body` on device 0, in seconds, while all devices run it.
static llvm::Expected<double> measure(rt::Machine &machine, int repetitions,
                                      function_ref<void()> body) {
  constexpr int kRounds = 7;
  std::array<double, kRounds> seconds;
  rt::RunReport report = machine.run([&](int64_t device) {
    for (int round = -1; round < kRounds; ++round) { // the first warms up
      auto start = std::chrono::steady_clock::now();
      for (int i = 0; i < repetitions; ++i)
        body();
      std::chrono::duration<double> time =
          std::chrono::steady_clock::now() - start;
      if (device == 0 && round >= 0)
        seconds[round] = time.count() / repetitions;
    }
  });
  if (!report.ok())
    return llvm::createStringError(report.error);
  std::nth_element(seconds.begin(), seconds.begin() + kRounds / 2,
                   seconds.end());
  return seconds[kRounds / 2];
}

static llvm::Expected<double> measurePermute(rt::Machine &machine, int64_t n,
                                             int64_t bytes, int repetitions) {
  mesh_rt_axis axis{n, 1};
  mesh_rt_op op{};
  op.kind = MESH_RT_PERMUTE;
  op.element = MESH_RT_I8;
  op.rank = 1;
  op.shift = 1;
  op.num_axes = 1;
  op.axes = &axis;
  op.name = "mesh.permute";
  op.location = "calibration";
  std::vector<Buffer> sources, targets;
  for (int64_t device = 0; device < n; ++device) {
    sources.emplace_back(MESH_RT_I8, 1, bytes);
    targets.emplace_back(MESH_RT_I8, 1, bytes);
  }
  return measure(machine, repetitions, [&] {
    int64_t device = mesh_rt_device();
    mesh_rt_run(&op, sources[device].get(), targets[device].get(), 0);
  });
}

/// The time of a product of two square matrices.
static llvm::Expected<double> measureProduct(rt::Machine &machine, int64_t n,
                                             mesh_rt_type type, int64_t size,
                                             int repetitions) {
  constexpr std::array<mesh_rt_loop, 3> loops{
      {{0, -1, 0}, {-1, 1, 1}, {1, 0, -1}}};
  mesh_rt_contraction op{};
  op.in_type = type;
  op.out_type = type == MESH_RT_BF16 ? MESH_RT_F32 : type;
  op.lhs_rank = op.rhs_rank = op.out_rank = 2;
  op.num_loops = loops.size();
  op.loops = loops.data();
  op.location = "calibration";
  auto outType = static_cast<mesh_rt_type>(op.out_type);
  std::vector<std::array<Buffer, 3>> buffers;
  for (int64_t device = 0; device < n; ++device)
    buffers.push_back({Buffer(type, 2, size), Buffer(type, 2, size),
                       Buffer(outType, 2, size)});
  return measure(machine, repetitions, [&] {
    const auto &[lhs, rhs, out] = buffers[mesh_rt_device()];
    mesh_rt_contract(&op, lhs.get(), rhs.get(), out.get());
  });
}

static llvm::Error calibrateLink(rt::Machine &machine, int64_t n,
                                 MachineModel &model) {
  constexpr int64_t kSmall = 1 << 10, kLarge = 1 << 20;
  auto small = measurePermute(machine, n, kSmall, 200);
  if (!small)
    return small.takeError();
  auto large = measurePermute(machine, n, kLarge, 20);
  if (!large)
    return large.takeError();
  double perByte = std::max(*large - *small, 1e-9) / (kLarge - kSmall);
  model.links["*"] = {std::max(*small - kSmall * perByte, 0.0), 1 / perByte,
                      /*duplex=*/true, Topology::Switch,
                      /*offloaded=*/false};
  return llvm::Error::success();
}

static llvm::Error calibrateProducts(rt::Machine &machine, int64_t n,
                                     MachineModel &model) {
  constexpr int64_t kTiny = 8, kSize = 384;
  for (mesh_rt_type type : {MESH_RT_F32, MESH_RT_F64, MESH_RT_BF16}) {
    auto seconds = measureProduct(machine, n, type, kSize, 5);
    if (!seconds)
      return seconds.takeError();
    model.flops[rt::nameOf(type)] = 2.0 * kSize * kSize * kSize / *seconds;
  }
  auto overhead = measureProduct(machine, n, MESH_RT_F32, kTiny, 200);
  if (!overhead)
    return overhead.takeError();
  model.contractionOverhead = *overhead;
  return llvm::Error::success();
}

/// What an elementwise op reads and writes in a second.
static llvm::Error calibrateMemory(rt::Machine &machine, int64_t n,
                                   MachineModel &model) {
  constexpr int64_t kElements = 1 << 20;
  std::vector<std::vector<float>> sources(n, std::vector<float>(kElements));
  std::vector<std::vector<float>> targets = sources;
  auto seconds = measure(machine, 5, [&] {
    int64_t device = mesh_rt_device();
    std::transform(sources[device].begin(), sources[device].end(),
                   targets[device].begin(),
                   [](float element) { return element + 1; });
  });
  if (!seconds)
    return seconds.takeError();
  model.memoryBandwidth = 2.0 * kElements * sizeof(float) / *seconds;
  return llvm::Error::success();
}

llvm::Expected<MachineModel> mesh::calibrate(int64_t numDevices) {
  if (numDevices < 2)
    return llvm::createStringError(
        "links are between at least 2 devices, got " + llvm::Twine(numDevices));
  try {
    rt::RunOptions options;
    options.numDevices = numDevices;
    rt::Machine machine(options);
    MachineModel model;
    if (llvm::Error error = calibrateLink(machine, numDevices, model))
      return error;
    if (llvm::Error error = calibrateProducts(machine, numDevices, model))
      return error;
    if (llvm::Error error = calibrateMemory(machine, numDevices, model))
      return error;
    return model;
  } catch (const std::exception &exception) {
    return llvm::createStringError("cannot start " + llvm::Twine(numDevices) +
                                   " devices: " + exception.what());
  }
}

llvm::Error mesh::writeMachineModel(const MachineModel &model, StringRef path) {
  std::string text = llvm::formatv("{0:2}\n", toJson(model));
  return writeFile(path, text);
}
