//===- Calibrate.cpp - measure this machine for the cost model ------------===//

#include "mesh/Execution/Calibrate.h"

#include "mesh-rt/abi.h"
#include "mesh-rt/element.h"
#include "mesh-rt/run.h"
#include "mesh/Execution/ReportText.h"
#include "mesh/Support/WriteFile.h"

#include "llvm/Support/FileSystem.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <exception>
#include <limits>

using namespace mesh;

namespace {

/// Zeros of a matrix or a vector, with their descriptor.
class Buffer {
public:
  Buffer(mesh_rt_type type, ArrayRef<int64_t> shape)
      : data(llvm::product_of(shape) * rt::sizeOf(type)) {
    descriptor = {reinterpret_cast<int64_t>(data.data()),
                  reinterpret_cast<int64_t>(data.data()), 0};
    llvm::append_range(descriptor, shape);
    llvm::append_range(descriptor, shape.drop_front());
    descriptor.push_back(1);
  }
  // A copy would describe the original's data.
  Buffer(Buffer &&) = default;
  const mesh_rt_memref *get() const {
    return reinterpret_cast<const mesh_rt_memref *>(descriptor.data());
  }

private:
  std::vector<char> data;
  /// As mesh_rt_memref: pointers, offset, sizes, strides.
  std::vector<int64_t> descriptor;
};

} // namespace

/// An op over all n devices, with `axis` for them.
static mesh_rt_op makeOp(mesh_rt_kind kind, const mesh_rt_axis &axis) {
  mesh_rt_op op{};
  op.kind = kind;
  op.element = MESH_RT_I8;
  op.rank = 1;
  op.num_axes = 1;
  op.axes = &axis;
  op.name = "calibration";
  op.location = "calibration";
  return op;
}

namespace {
/// The times of several rounds, in seconds.
struct Times {
  double least, median;
};
} // namespace

/// The time in which each of n devices runs `body`. Where they share cores it
/// counts what the others do meanwhile.
static llvm::Expected<Times> measure(rt::Machine &machine, int64_t n,
                                     int repetitions,
                                     function_ref<void()> body) {
  constexpr int kRounds = 7;
  std::array<double, kRounds> seconds;
  mesh_rt_axis axis{n, 1};
  mesh_rt_op meet = makeOp(MESH_RT_ALL_REDUCE, axis);
  std::vector<Buffer> met;
  for (int64_t device = 0; device < n; ++device)
    met.emplace_back(MESH_RT_I8, int64_t(1));
  rt::RunReport report = machine.run([&](int64_t device) {
    auto meetOthers = [&] {
      mesh_rt_run(&meet, met[device].get(), met[device].get(), 0);
    };
    for (int round = -1; round < kRounds; ++round) { // the first warms up
      meetOthers();
      auto start = std::chrono::steady_clock::now();
      for (int i = 0; i < repetitions; ++i)
        body();
      meetOthers();
      std::chrono::duration<double> time =
          std::chrono::steady_clock::now() - start;
      if (device == 0 && round >= 0)
        seconds[round] = time.count() / repetitions;
    }
  });
  if (!report.ok())
    return llvm::createStringError(report.error);
  llvm::sort(seconds);
  return Times{seconds.front(), seconds[kRounds / 2]};
}

static llvm::Expected<double> measurePermute(rt::Machine &machine, int64_t n,
                                             int64_t bytes, int repetitions) {
  mesh_rt_axis axis{n, 1};
  mesh_rt_op op = makeOp(MESH_RT_PERMUTE, axis);
  op.shift = 1;
  std::vector<Buffer> sources, targets;
  for (int64_t device = 0; device < n; ++device) {
    sources.emplace_back(MESH_RT_I8, bytes);
    targets.emplace_back(MESH_RT_I8, bytes);
  }
  auto times = measure(machine, n, repetitions, [&] {
    int64_t device = mesh_rt_device();
    mesh_rt_run(&op, sources[device].get(), targets[device].get(), 0);
  });
  if (!times)
    return times.takeError();
  return times->least;
}

namespace {
/// The sizes of a product: rows, columns, and the loop that is summed over.
struct ProductSize {
  int64_t rows, columns, depth;
};
} // namespace

static llvm::Expected<double> measureProduct(rt::Machine &machine, int64_t n,
                                             mesh_rt_type type,
                                             ProductSize size,
                                             int repetitions) {
  constexpr std::array<mesh_rt_loop, 3> loops{
      {{0, -1, 0}, {-1, 1, 1}, {1, 0, -1}}};
  mesh_rt_contraction op{};
  op.in_type = type;
  bool isHalf = type == MESH_RT_BF16 || type == MESH_RT_F16;
  op.out_type = isHalf ? MESH_RT_F32 : type;
  op.lhs_rank = op.rhs_rank = op.out_rank = 2;
  op.num_loops = loops.size();
  op.loops = loops.data();
  op.location = "calibration";
  auto outType = static_cast<mesh_rt_type>(op.out_type);
  std::vector<std::array<Buffer, 3>> buffers;
  for (int64_t device = 0; device < n; ++device)
    buffers.push_back({Buffer(type, {size.rows, size.depth}),
                       Buffer(type, {size.depth, size.columns}),
                       Buffer(outType, {size.rows, size.columns})});
  auto times = measure(machine, n, repetitions, [&] {
    const auto &[lhs, rhs, out] = buffers[mesh_rt_device()];
    mesh_rt_contract(&op, lhs.get(), rhs.get(), out.get());
  });
  if (!times)
    return times.takeError();
  return times->median;
}

std::optional<Link> mesh::fitLink(MessageTime few, MessageTime many) {
  constexpr double kNoise = 2;
  if (!(few.seconds > 0 && many.seconds >= kNoise * few.seconds))
    return std::nullopt;
  double perByte = (many.seconds - few.seconds) / (many.bytes - few.bytes);
  return Link{std::max(few.seconds - few.bytes * perByte, 0.0), 1 / perByte,
              /*duplex=*/true, Topology::Switch,
              /*offloaded=*/false};
}

/// Other work of the machine may take longer than a message. So the least times
/// of several trials count.
static llvm::Error calibrateLink(rt::Machine &machine, int64_t n,
                                 MachineModel &model) {
  constexpr int64_t kFew = 1 << 10, kMany = 1 << 20;
  constexpr int kRepetitions = 20, kEnough = 10, kTrials = 100;
  double fewSeconds = std::numeric_limits<double>::infinity();
  double manySeconds = fewSeconds;
  for (int trial = 0; trial < kTrials; ++trial) {
    auto few = measurePermute(machine, n, kFew, kRepetitions);
    if (!few)
      return few.takeError();
    auto many = measurePermute(machine, n, kMany, kRepetitions);
    if (!many)
      return many.takeError();
    fewSeconds = std::min(fewSeconds, *few);
    manySeconds = std::min(manySeconds, *many);
    if (trial + 1 < kEnough)
      continue;
    if (auto link = fitLink({kFew, fewSeconds}, {kMany, manySeconds})) {
      model.links["*"] = *link;
      return llvm::Error::success();
    }
  }
  return llvm::createStringError(
      "the links cannot be measured: a message of 1 MiB took at least " +
      toText(manySeconds) + ", one of 1 KiB " + toText(fewSeconds) +
      "; the machine may have too much else to do");
}

constexpr int64_t kTiny = 8, kLarge = 384;

/// The rates of large products.
static llvm::Error calibrateRates(rt::Machine &machine, int64_t n,
                                  MachineModel &model) {
  for (mesh_rt_type type :
       {MESH_RT_F32, MESH_RT_F64, MESH_RT_BF16, MESH_RT_F16}) {
    auto seconds =
        measureProduct(machine, n, type, {kLarge, kLarge, kLarge}, 5);
    if (!seconds)
      return seconds.takeError();
    model.flops[rt::nameOf(type)] = 2.0 * kLarge * kLarge * kLarge / *seconds;
  }
  return llvm::Error::success();
}

/// Measures the time of small products beyond what the rate of large ones says:
/// tiny ones, and those of few columns or that sum up little.
static llvm::Error calibratePieces(rt::Machine &machine, int64_t n,
                                   MachineModel &model) {
  auto tiny =
      measureProduct(machine, n, MESH_RT_F32, {kTiny, kTiny, kTiny}, 200);
  if (!tiny)
    return tiny.takeError();
  model.contractionOverhead = *tiny;
  double rate = model.flops[rt::nameOf(MESH_RT_F32)];
  for (ProductSize size : {ProductSize{kLarge, kTiny, kLarge},
                           ProductSize{kLarge, kLarge, kTiny}}) {
    auto seconds = measureProduct(machine, n, MESH_RT_F32, size, 20);
    if (!seconds)
      return seconds.takeError();
    model.contractionGrain = std::max(
        model.contractionGrain, *seconds * rate / (2.0 * kLarge * kLarge));
  }
  return llvm::Error::success();
}

/// Measures the bytes that an elementwise op reads and writes in a second.
static llvm::Error calibrateMemory(rt::Machine &machine, int64_t n,
                                   MachineModel &model) {
  constexpr int64_t kElements = 1 << 20;
  std::vector<std::vector<float>> sources(n, std::vector<float>(kElements));
  std::vector<std::vector<float>> targets = sources;
  auto times = measure(machine, n, 5, [&] {
    int64_t device = mesh_rt_device();
    std::transform(sources[device].begin(), sources[device].end(),
                   targets[device].begin(),
                   [](float element) { return element + 1; });
  });
  if (!times)
    return times.takeError();
  model.memoryBandwidth = 2.0 * kElements * sizeof(float) / times->median;
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
    if (llvm::Error error = calibrateRates(machine, numDevices, model))
      return error;
    if (llvm::Error error = calibratePieces(machine, numDevices, model))
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

void mesh::printMachineModel(const MachineModel &model, raw_ostream &os) {
  auto rate = [](double perSecond, StringRef unit) {
    return toText(llvm::format("%.2f G", perSecond * 1e-9)) + unit.str();
  };
  std::vector<std::vector<std::string>> rows;
  for (const auto &[axis, link] : model.links)
    rows.push_back({"link " + axis, "latency " + toText(link.latency),
                    "bandwidth " + rate(link.bandwidth, "B/s")});
  for (const auto &[element, flops] : model.flops)
    rows.push_back({"contractions of " + element, rate(flops, "FLOP/s")});
  rows.push_back(
      {"small contractions", "at least " + toText(model.contractionOverhead)});
  rows.push_back({"memory", rate(model.memoryBandwidth, "B/s")});
  printRows(os, rows);
}
