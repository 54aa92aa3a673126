//===- Session.cpp - devices that run an entry many times -----------------===//

#include "mesh/Execution/Session.h"

#include "DeviceFrame.h"
#include "RunOnMachine.h"

using namespace mesh;

/// The parts of one device, and the addresses that the entry takes. All of it
/// is allocated before the first run: a run may leave the program by longjmp.
class Session::Device {
public:
  static llvm::Expected<Device> create(const Signature &signature,
                                       int64_t device) {
    Device made(device);
    for (const EntryValue &value : signature.arguments) {
      Slot slot = made.find(value);
      slot.isScalar = value.isScalar;
      if (llvm::Error error = made.add(std::move(slot), "argument"))
        return error;
    }
    for (const EntryValue &value : signature.results) {
      Slot slot = made.find(value);
      // Devices do not write to the same memory.
      if (slot.offset && value.placement.getFirstHolder(device) != device) {
        slot.offset.reset();
        slot.isCopy = true;
      }
      if (llvm::Error error = made.add(std::move(slot), "result"))
        return error;
    }
    made.pointers.resize(made.slots.size());
    made.addresses.resize(made.slots.size());
    return made;
  }

  /// On the device's thread. The runtime leaves this by longjmp if the run
  /// fails.
  void call(Program::Function function, ArrayRef<const char *> arguments,
            ArrayRef<char *> results) {
    for (size_t i = 0; i < slots.size(); ++i) {
      bool isArgument = i < arguments.size();
      char *whole = isArgument ? const_cast<char *>(arguments[i])
                               : results[i - arguments.size()];
      Slot &slot = slots[i];
      if (slot.offset)
        pointers[i] = whole + *slot.offset;
      else if (isArgument)
        slot.value->placement.sliceTo(*slot.part, whole, device);
      addresses[i] = slot.isScalar ? pointers[i] : &pointers[i];
    }
    function(addresses.data());
  }

  /// Returns true if the part of a result is written in place, or a copy of
  /// one.
  bool isInPlace(size_t slot) const {
    return slots[slot].offset || slots[slot].isCopy;
  }
  /// The parts that are not in place.
  HostTensor &getPart(size_t slot) { return *slots[slot].part; }

private:
  struct Slot {
    const EntryValue *value = nullptr;
    /// In bytes, where the part lies in the whole.
    std::optional<int64_t> offset = {};
    bool isScalar = false;
    /// True if another device writes the part of a result in place.
    bool isCopy = false;
    std::optional<HostTensor> part = {};
  };

  explicit Device(int64_t device) : device(device) {}

  Slot find(const EntryValue &value) const {
    Slot slot;
    slot.value = &value;
    slot.offset = value.placement.findInWhole(device);
    return slot;
  }

  llvm::Error add(Slot slot, StringRef role) {
    const TensorShape &shape = slot.value->placement.getLocalShape();
    char *data = nullptr;
    if (slot.offset) {
      *slot.offset *= rt::sizeOf(shape.element);
    } else {
      auto part = HostTensor::create(shape);
      if (!part)
        return describeError(role, *slot.value, part.takeError());
      slot.part = std::move(*part);
      data = slot.part->data();
    }
    slots.push_back(std::move(slot));
    pointers.push_back(data);
    return llvm::Error::success();
  }

  int64_t device;
  std::vector<Slot> slots;
  std::vector<void *> pointers, addresses;
};

Session::Session(const Program::Entry &entry) : entry(entry) {}

Session::~Session() = default;

llvm::Expected<std::unique_ptr<Session>>
Session::create(const Program::Entry &entry, const ExecuteOptions &options) {
  auto runOptions = getRunOptions(entry.signature, options);
  if (!runOptions)
    return runOptions.takeError();
  std::unique_ptr<Session> session(new Session(entry));
  session->tolerance = options.tolerance;
  for (int64_t device = 0; device < entry.signature.numDevices; ++device) {
    auto made = Device::create(entry.signature, device);
    if (!made)
      return made.takeError();
    session->devices.push_back(std::move(*made));
  }
  auto machine = startMachine(*runOptions);
  if (!machine)
    return machine.takeError();
  session->machine = std::move(*machine);
  return session;
}

/// Puts together the results that are not written in place.
llvm::Error Session::collect(ArrayRef<char *> results) {
  const Signature &signature = entry.signature;
  for (auto [index, value] : llvm::enumerate(signature.results)) {
    size_t slot = signature.arguments.size() + index;
    if (devices.front().isInPlace(slot))
      continue;
    std::vector<HostTensor> parts;
    for (Device &device : devices)
      parts.push_back(std::move(device.getPart(slot)));
    auto copyError = value.placement.gatherTo(
        results[index], parts, tolerance.value_or(value.getTolerance()));
    for (auto [device, part] : llvm::zip_equal(devices, parts))
      device.getPart(slot) = std::move(part);
    if (!copyError)
      return describeError("result", value, copyError.takeError());
  }
  return llvm::Error::success();
}

llvm::Error Session::run(ArrayRef<const char *> arguments,
                         ArrayRef<char *> results) {
  std::lock_guard lock(mutex);
  auto done = runOnMachine(*machine, [&](int64_t device) {
    devices[device].call(entry.getFunction(device), arguments, results);
  });
  if (!done)
    return done.takeError();
  report = std::move(*done);
  return collect(results);
}
