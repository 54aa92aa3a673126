//===- Session.cpp - devices that run an entry many times -----------------===//

#include "mesh/Execution/Session.h"

#include "DeviceFrame.h"
#include "RunOnMachine.h"
#include "mesh/Execution/FailureReport.h"
#include "mesh/Execution/Jobs.h"

#include "llvm/ADT/SmallVectorExtras.h"

using namespace mesh;

/// The addresses that the entry takes on one device, and its parts of what is
/// not used in place. All memory is there before a run, which may leave the
/// program by longjmp.
class Session::Device {
public:
  Device(const Signature &signature, ArrayRef<Layout> resultLayouts,
         int64_t device)
      : device(device) {
    argumentOfResult = signature.argumentOfResult;
    argumentOfResult.resize(signature.results.size(), -1);
    for (const EntryValue &value : signature.arguments) {
      Slot slot{&value.placement, value.isScalar};
      slot.offset = value.placement.findInWhole(device);
      if (slot.offset)
        *slot.offset *= rt::sizeOf(value.placement.getLocalShape().element);
      slots.push_back(std::move(slot));
    }
    for (auto [layout, argument] :
         llvm::zip_equal(resultLayouts, argumentOfResult)) {
      Slot slot{&layout->getPlacement(), /*isScalar=*/false};
      slot.source = layout->getOffsets()[device];
      // Devices do not write to the same memory.
      if (layout->isWriter(device))
        slot.offset = slot.source;
      if (argument >= 0)
        slots[argument].isResult = true;
      slots.push_back(std::move(slot));
    }
    pointers.resize(slots.size());
    addresses.reserve(slots.size());
  }

  /// Allocates what a run with such arguments needs.
  llvm::Error prepare(ArrayRef<ArgumentMemory> arguments) {
    for (size_t i = 0; i < slots.size(); ++i) {
      bool isInPlace = i < arguments.size() && arguments[i].parts.data();
      if (isInPlace || slots[i].isResult || slots[i].offset || slots[i].part)
        continue;
      auto part = HostTensor::create(slots[i].placement->getLocalShape());
      if (!part)
        return part.takeError();
      slots[i].part = std::move(*part);
    }
    return llvm::Error::success();
  }

  /// On the device's thread. The runtime leaves this by longjmp if the run
  /// fails.
  void call(Program::Function function, ArrayRef<ArgumentMemory> arguments,
            ArrayRef<char *> results) {
    addresses.clear();
    for (size_t i = 0; i < arguments.size(); ++i)
      if (!slots[i].isResult)
        pointers[i] = take(slots[i], arguments[i]);
    for (size_t i = 0; i < results.size(); ++i) {
      Slot &slot = slots[arguments.size() + i];
      void *pointer = slot.getPointer(results[i]);
      pointers[arguments.size() + i] = pointer;
      if (argumentOfResult[i] < 0)
        continue;
      pointers[argumentOfResult[i]] = pointer;
      // It works on a copy of what another device writes over.
      if (!slot.offset)
        std::memcpy(pointer, results[i] + slot.source,
                    slot.part->getNumBytes());
    }
    for (size_t i = 0; i < slots.size(); ++i)
      if (i < arguments.size() || argumentOfResult[i - arguments.size()] < 0)
        addresses.push_back(slots[i].isScalar ? pointers[i] : &pointers[i]);
    function(addresses.data());
    for (size_t i = arguments.size(); i < slots.size(); ++i)
      if (slots[i].placement->hasPadding())
        slots[i].placement->clearPadding(static_cast<char *>(pointers[i]),
                                         device);
  }

private:
  struct Slot {
    const ShardPlacement *placement;
    bool isScalar;
    /// In bytes, where the part lies in the caller's memory.
    std::optional<int64_t> offset = {};
    /// The offset of the part in a result that another device writes, too.
    int64_t source = 0;
    /// True for an argument that a result is written over.
    bool isResult = false;
    /// The part, where it does not.
    std::optional<HostTensor> part = {};

    char *getPointer(char *memory) {
      return offset ? memory + *offset : part->data();
    }
  };

  void *take(Slot &slot, const ArgumentMemory &argument) {
    if (argument.parts.data())
      return const_cast<char *>(argument.parts[device]);
    if (!slot.offset)
      slot.placement->sliceTo(*slot.part, argument.whole, device);
    return slot.getPointer(const_cast<char *>(argument.whole));
  }

  int64_t device;
  std::vector<int64_t> argumentOfResult;
  std::vector<Slot> slots;
  std::vector<void *> pointers, addresses;
};

Session::Session(const Program::Entry &entry, rt::Job *job)
    : entry(entry), job(job) {}

Session::~Session() = default;

Session::Layout Session::getLayout(const ShardPlacement &placement) const {
  return job ? std::make_shared<const PartLayout>(placement, job->rank())
             : std::make_shared<const PartLayout>(placement);
}

void Session::createDevices() {
  for (const EntryValue &value : getSignature().results)
    resultLayouts.push_back(getLayout(value.placement));
  int64_t first = job ? job->rank() : 0;
  int64_t end = job ? first + 1 : getSignature().numDevices;
  for (int64_t device : llvm::seq(first, end))
    devices.emplace_back(getSignature(), resultLayouts, device);
}

llvm::Expected<std::unique_ptr<Session>>
Session::create(const Program::Entry &entry, const ExecuteOptions &options) {
  auto runOptions = getRunOptions(entry.signature, options);
  if (!runOptions)
    return runOptions.takeError();
  std::unique_ptr<Session> session(new Session(entry, options.runtime.job));
  // A job may have other than as many processes as there are devices.
  auto machine = startMachine(*runOptions);
  if (!machine)
    return machine.takeError();
  session->machine = std::move(*machine);
  session->createDevices();
  return session;
}

/// Allocates what a run with such arguments needs.
llvm::Error Session::prepare(ArrayRef<ArgumentMemory> arguments) {
  auto given = llvm::map_to_vector(arguments, [](const ArgumentMemory &memory) {
    return memory.parts.data() != nullptr;
  });
  if (prepared == given)
    return llvm::Error::success();
  llvm::Error error = llvm::Error::success();
  for (Device &device : devices)
    error = llvm::joinErrors(std::move(error), device.prepare(arguments));
  if ((error = agree(job, std::move(error))))
    return error;
  prepared = std::move(given);
  return llvm::Error::success();
}

llvm::Error Session::run(ArrayRef<ArgumentMemory> arguments,
                         ArrayRef<char *> results) {
  std::lock_guard lock(mutex);
  if (llvm::Error error = prepare(arguments))
    return error;
  auto done = runOnMachine(*machine, [&](int64_t device) {
    devices[devices.size() == 1 ? 0 : device].call(entry.getFunction(device),
                                                   arguments, results);
  });
  overwritten = static_cast<bool>(done);
  if (!done)
    return llvm::handleErrors(done.takeError(),
                              [&](std::unique_ptr<RunFailure> failure) {
                                overwritten = failure->isCommitted();
                                return llvm::Error(std::move(failure));
                              });
  report = std::move(*done);
  return llvm::Error::success();
}

llvm::Error Session::joinTo(char *whole, const PartLayout &layout,
                            const char *memory) const {
  const ShardPlacement &placement = layout.getPlacement();
  if (!job) {
    layout.joinTo(whole, memory);
    return llvm::Error::success();
  }
  std::vector<const char *> parts(placement.getNumDevices(), memory);
  std::vector<std::string> gathered;
  if (!placement.isReplicated()) {
    auto all = gatherBytes(job, std::string(memory, layout.getNumBytes()));
    if (!all)
      return all.takeError();
    gathered = std::move(*all);
    llvm::transform(gathered, parts.begin(),
                    [](const std::string &part) { return part.data(); });
  }
  if (isRoot(job))
    placement.joinTo(whole, parts);
  return llvm::Error::success();
}
