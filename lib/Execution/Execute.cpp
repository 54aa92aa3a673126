//===- Execute.cpp - run an entry on its devices --------------------------===//
//
// Compiled with exceptions, which the runtime throws when it cannot start its
// threads.
//
//===----------------------------------------------------------------------===//

#include "mesh/Execution/Execute.h"

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

/// Puts the results of the devices together.
static llvm::Error gatherResults(const Signature &signature,
                                 std::vector<DeviceFrame> &frames,
                                 std::optional<double> tolerance,
                                 Execution &execution) {
  int64_t numResults = signature.results.size();
  for (int64_t index = 0; index < numResults; ++index) {
    std::vector<HostTensor> parts;
    for (DeviceFrame &frame : frames)
      parts.push_back(frame.takeResult(index, numResults));
    const EntryValue &value = signature.results[index];
    auto gathered = value.layout.gather(parts, tolerance);
    if (!gathered)
      return llvm::createStringError("result '" + value.name + "': " +
                                     llvm::toString(gathered.takeError()) +
                                     "; if it is split, its mesh.sharding has "
                                     "to say how");
    execution.results.push_back(std::move(gathered->whole));
    execution.copyErrors.push_back(gathered->copyError);
  }
  return llvm::Error::success();
}

llvm::Expected<Execution> mesh::execute(const Program::Entry &entry,
                                        ArrayRef<HostTensor> arguments,
                                        const ExecuteOptions &options) {
  const Signature &signature = entry.signature;
  auto links = getLinkOptions(options.links, signature);
  if (!links)
    return links.takeError();
  auto machine = startMachine({signature.numDevices, options.deadline,
                               options.trace, std::move(*links)});
  if (!machine)
    return machine.takeError();

  std::vector<DeviceFrame> frames;
  for (int64_t device = 0; device < signature.numDevices; ++device)
    frames.emplace_back(signature, arguments, device);

  Execution execution;
  int64_t numRuns = options.repeat > 1 ? options.repeat + 1 : 1;
  for (int64_t run = 0; run < numRuns; ++run) {
    execution.report = (*machine)->run(
        [&](int64_t device) { frames[device].call(entry.function); });
    if (!execution.report.ok())
      return llvm::createStringError(execution.report.error);
    if (run > 0 || numRuns == 1)
      execution.times.push_back(execution.report.wall);
  }
  if (llvm::Error error =
          gatherResults(signature, frames, options.tolerance, execution))
    return error;
  return execution;
}
