//===- DeviceFrame.h - arguments and results of a device --------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_DEVICEFRAME_H
#define MESH_LIB_EXECUTION_DEVICEFRAME_H

#include "mesh/Execution/Program.h"

#include "mesh-rt/abi.h"
#include "mesh-rt/alignment.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/xxhash.h"

#include <chrono>
#include <cstring>

namespace mesh {

/// Returns what is wrong with the argument or result `value`.
inline llvm::Error describeError(StringRef role, const EntryValue &value,
                                 llvm::Error error) {
  return llvm::createStringError(role + " '" + value.name +
                                 "': " + llvm::toString(std::move(error)));
}

/// The arguments as one device holds them, and the parts of that which were
/// made for it.
struct DeviceArguments {
  SmallVector<const HostTensor *> parts;
  std::vector<HostTensor> owned;
};

/// The arguments and results of one device, in its view: the memory of the
/// results, and the addresses that the entry takes. The arguments are not
/// written to.
class DeviceFrame {
public:
  using Clock = std::chrono::steady_clock;

  /// An error if there is no memory for the results.
  static llvm::Expected<DeviceFrame> create(const Signature &signature,
                                            DeviceArguments arguments) {
    DeviceFrame frame;
    for (auto [value, part] :
         llvm::zip_equal(signature.arguments, arguments.parts))
      frame.add(*part, value.isScalar);
    frame.owned = std::move(arguments.owned);
    for (const EntryValue &result : signature.results) {
      auto part = HostTensor::create(result.placement.getLocalShape());
      if (!part)
        return describeError("result", result, part.takeError());
      // NaN, for what the program does not write to show.
      std::memset(part->data(), 0xff, part->getNumBytes());
      frame.add(*part, /*isScalar=*/false, /*isResult=*/true);
      frame.results.push_back(std::move(*part));
    }
    // The slots do not move any more.
    for (Slot &slot : frame.slots)
      frame.addresses.push_back(slot.isScalar ? slot.data : &slot.pointer);
    return frame;
  }

  /// The call of a program by a device.
  struct Call {
    /// True if the device is a GPU's: then the arguments go there, and the
    /// results back if they are wanted.
    bool isOnGpu;
    bool wantsResults;
    int64_t numSteps;
    /// The identity of the steps, replicated on all devices.
    const void *step;
  };

  /// On the device's thread. The runtime leaves this by longjmp if the run
  /// fails.
  void call(Program::Function function, const Call &call) {
    if (call.isOnGpu)
      upload();
    begin = Clock::now();
    for (int64_t i = 0; i < call.numSteps; ++i)
      rt::runStep(call.step, [&] { function(addresses.data()); });
    if (call.isOnGpu)
      awaitDevice();
    end = Clock::now();
    if (call.isOnGpu && call.wantsResults)
      download();
  }

  /// Return the times of the last call.
  Clock::time_point getBegin() const { return begin; }
  Clock::time_point getEnd() const { return end; }

  HostTensor takeResult(int64_t index) { return std::move(results[index]); }

  /// A digest of each result.
  std::vector<uint64_t> digestResults() const {
    std::vector<uint64_t> digests;
    for (const HostTensor &result : results)
      digests.push_back(
          llvm::xxh3_64bits(StringRef(result.data(), result.getNumBytes())));
    return digests;
  }

private:
  DeviceFrame() = default;

  struct Slot {
    void *data;
    int64_t numBytes;
    bool isScalar, isResult;
    /// The address that the program takes: on a GPU, not the host's data.
    void *pointer;
  };

  /// Calls `visit` with each slot that is a tensor.
  template <typename Visit>
  void forEachTensor(Visit visit) {
    for (Slot &slot : slots)
      if (!slot.isScalar)
        visit(slot);
  }

  void upload() {
    forEachTensor([](Slot &slot) {
      slot.pointer = mesh_rt_alloc(rt::kAlignment, slot.numBytes);
      rt::copyToDevice(slot.pointer, slot.data, slot.numBytes);
    });
    awaitDevice();
  }

  void download() {
    forEachTensor([](Slot &slot) {
      if (slot.isResult)
        rt::copyToHost(slot.data, slot.pointer, slot.numBytes);
    });
  }

  /// Reads a byte, which comes when all before is done.
  void awaitDevice() {
    forEachTensor([](Slot &slot) {
      char byte;
      if (slot.numBytes > 0)
        rt::copyToHost(&byte, slot.pointer, 1);
    });
  }

  void add(const HostTensor &tensor, bool isScalar, bool isResult = false) {
    char *data = const_cast<char *>(tensor.data());
    slots.push_back({data, static_cast<int64_t>(tensor.getNumBytes()), isScalar,
                     isResult, data});
  }

  std::vector<HostTensor> owned, results;
  std::vector<Slot> slots;
  std::vector<void *> addresses;
  Clock::time_point begin, end;
};

/// Is asked once for each device of this process, by its number, on any thread.
using GetArguments =
    llvm::function_ref<llvm::Expected<DeviceArguments>(int64_t index)>;

} // namespace mesh

#endif // MESH_LIB_EXECUTION_DEVICEFRAME_H
