//===- Execute.cpp - run an entry on its devices --------------------------===//
//
// Compiled with exceptions, which the runtime throws when it cannot start its
// threads.
//
//===----------------------------------------------------------------------===//

#include "mesh/Execution/Execute.h"

#include "mesh/Execution/Jobs.h"

#include <algorithm>
#include <cstring>
#include <exception>

using namespace mesh;
using std::chrono::nanoseconds;

namespace {
/// The arguments and results of one device, in its view: their memory, the
/// descriptors of the tensors, and the addresses that the entry takes.
class DeviceFrame {
public:
  DeviceFrame(const Signature &signature, ArrayRef<HostTensor> arguments,
              int64_t device) {
    for (auto [value, whole] : llvm::zip_equal(signature.arguments, arguments))
      add(value.layout.slice(whole, device), value.isScalar);
    for (const EntryValue &result : signature.results) {
      HostTensor part(result.layout.getLocalShape());
      // NaN, for what the program does not write to show.
      std::memset(part.data(), 0xff, part.getNumBytes());
      add(std::move(part), /*isScalar=*/false);
    }
    // Nothing moves any more.
    for (Slot &slot : slots)
      addresses.push_back(slot.descriptor.empty()
                              ? static_cast<void *>(slot.tensor.data())
                              : &slot.pointer);
  }

  void call(Program::Function function) { function(addresses.data()); }

  /// Moves the results out, which are the last slots.
  HostTensor takeResult(int64_t index, int64_t numResults) {
    return std::move(slots[slots.size() - numResults + index].tensor);
  }

private:
  struct Slot {
    HostTensor tensor;
    /// mesh_rt_memref, in words; empty for a scalar.
    std::vector<int64_t> descriptor;
    void *pointer = nullptr;
  };

  void add(HostTensor tensor, bool isScalar) {
    slots.push_back({std::move(tensor), {}});
    if (isScalar)
      return;
    Slot &slot = slots.back();
    ArrayRef<int64_t> dims = slot.tensor.getDims();
    auto address = reinterpret_cast<intptr_t>(slot.tensor.data());
    slot.descriptor = {address, address, /*offset=*/0};
    slot.descriptor.insert(slot.descriptor.end(), dims.begin(), dims.end());
    slot.descriptor.resize(3 + 2 * dims.size());
    int64_t stride = 1;
    for (size_t dim = dims.size(); dim-- > 0;) {
      slot.descriptor[3 + dims.size() + dim] = stride;
      stride *= dims[dim];
    }
    slot.pointer = slot.descriptor.data();
  }

  std::vector<Slot> slots;
  std::vector<void *> addresses;
};
} // namespace

nanoseconds Execution::getMedianTime() const {
  std::vector<nanoseconds> sorted = times;
  llvm::sort(sorted);
  size_t middle = sorted.size() / 2;
  return sorted.size() % 2 ? sorted[middle]
                           : (sorted[middle - 1] + sorted[middle]) / 2;
}

nanoseconds Execution::getMinTime() const {
  return *std::min_element(times.begin(), times.end());
}

static llvm::Expected<std::unique_ptr<rt::Machine>>
startMachine(const rt::RunOptions &options) {
  try {
    return std::make_unique<rt::Machine>(options);
  } catch (const std::exception &exception) {
    return llvm::createStringError("cannot start " +
                                   llvm::Twine(options.numDevices) +
                                   " devices: " + exception.what());
  }
}

/// The parts of result `index` by device: of all devices, or, with a job,
/// nothing but at rank 0.
static std::vector<HostTensor> collectParts(const EntryValue &value,
                                            std::vector<DeviceFrame> &frames,
                                            int64_t index, int64_t numResults,
                                            rt::Job *job) {
  std::vector<HostTensor> parts;
  for (DeviceFrame &frame : frames)
    parts.push_back(frame.takeResult(index, numResults));
  if (!job)
    return parts;
  const HostTensor &own = parts.front();
  std::vector<std::string> all =
      job->gather(std::string(own.data(), own.getNumBytes()));
  parts.clear();
  for (const std::string &bytes : all) {
    HostTensor &part = parts.emplace_back(value.layout.getLocalShape());
    std::memcpy(part.data(), bytes.data(), bytes.size());
  }
  return parts;
}

/// Puts the results of the devices together.
static llvm::Error gatherResults(const Signature &signature,
                                 std::vector<DeviceFrame> &frames,
                                 const ExecuteOptions &options,
                                 Execution &execution) {
  int64_t numResults = signature.results.size();
  llvm::Error error = llvm::Error::success();
  for (int64_t index = 0; index < numResults; ++index) {
    const EntryValue &value = signature.results[index];
    std::vector<HostTensor> parts =
        collectParts(value, frames, index, numResults, options.job);
    // The other processes have the rest collected in any case.
    if (parts.empty() || error)
      continue;
    auto gathered = value.layout.gather(parts, options.tolerance);
    if (!gathered) {
      error = llvm::createStringError("result '" + value.name + "': " +
                                      llvm::toString(gathered.takeError()) +
                                      "; if it is split, its mesh.sharding has "
                                      "to say how");
      continue;
    }
    execution.results.push_back(std::move(gathered->whole));
    execution.copyErrors.push_back(gathered->copyError);
  }
  return error;
}

/// The options of a machine that runs `signature`.
static llvm::Expected<rt::RunOptions>
getRunOptions(const Signature &signature, const ExecuteOptions &options) {
  auto links = getLinkOptions(options.links, signature);
  if (!links)
    return links.takeError();
  rt::RunOptions result;
  result.numDevices = signature.numDevices;
  result.deadline = options.deadline;
  result.trace = options.trace;
  result.links = std::move(*links);
  result.job = options.job;
  int64_t stride = signature.numDevices;
  for (const MeshAxis &axis : signature.axes)
    result.axes.push_back({axis.size, stride /= axis.size});
  return result;
}

/// Runs the program once per frame, each that of a device of this process.
static llvm::Expected<rt::RunReport> runOnce(rt::Machine &machine,
                                             Program::Function function,
                                             std::vector<DeviceFrame> &frames) {
  auto call = [&](int64_t device) {
    frames[frames.size() == 1 ? 0 : device].call(function);
  };
  try {
    return machine.run(call);
  } catch (const std::exception &exception) {
    return llvm::createStringError(exception.what());
  }
}

llvm::Expected<Execution> mesh::execute(const Program::Entry &entry,
                                        ArrayRef<HostTensor> arguments,
                                        const ExecuteOptions &options) {
  const Signature &signature = entry.signature;
  auto runOptions = getRunOptions(signature, options);
  if (!runOptions)
    return runOptions.takeError();
  auto machine = startMachine(*runOptions);
  if (!machine)
    return machine.takeError();

  std::vector<DeviceFrame> frames;
  if (options.job)
    frames.emplace_back(signature, arguments, options.job->rank());
  else
    for (int64_t device = 0; device < signature.numDevices; ++device)
      frames.emplace_back(signature, arguments, device);

  Execution execution;
  int64_t numRuns = options.repeat > 1 ? options.repeat + 1 : 1;
  for (int64_t run = 0; run < numRuns; ++run) {
    auto report = runOnce(**machine, entry.function, frames);
    if (!report)
      return report.takeError();
    execution.report = std::move(*report);
    if (!execution.report.ok())
      return llvm::createStringError(execution.report.error);
    if (run > 0 || numRuns == 1)
      execution.times.push_back(execution.report.wall);
  }
  if (llvm::Error error = agree(
          options.job, gatherResults(signature, frames, options, execution)))
    return error;
  return execution;
}
