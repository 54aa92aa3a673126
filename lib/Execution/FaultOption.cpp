//===- FaultOption.cpp - injected faults as text --------------------------===//

#include "mesh/Execution/FaultOption.h"

#include "mesh/Support/Quantity.h"

#include "llvm/ADT/STLExtras.h"

using namespace mesh;
using rt::Fault;

namespace {
struct FaultKind {
  StringRef name;
  Fault::Kind kind;
  /// The keys that it takes beside `device`, and the one that it needs.
  ArrayRef<StringRef> keys;
  StringRef needed;
};
} // namespace

static constexpr StringRef kOp[] = {"op"};
static constexpr StringRef kDelay[] = {"op", "time"};
static constexpr StringRef kJitter[] = {"op", "time", "seed"};
static constexpr StringRef kMemory[] = {"bytes"};
static const FaultKind kKinds[] = {
    {"throw", Fault::Kind::Throw, kOp, ""},
    {"kill", Fault::Kind::Kill, kOp, ""},
    {"stall", Fault::Kind::Delay, kOp, ""},
    {"delay", Fault::Kind::Delay, kDelay, "time"},
    {"jitter", Fault::Kind::Jitter, kJitter, "time"},
    {"lose", Fault::Kind::Lose, kOp, ""},
    {"duplicate", Fault::Kind::Duplicate, kOp, ""},
    {"memory", Fault::Kind::Memory, kMemory, "bytes"}};

/// Sets what `key` stands for. Returns what it should be, or "".
static StringRef setField(Fault &fault, StringRef key, StringRef value) {
  if (key == "time") {
    std::optional<double> seconds = parseTime(value);
    if (!seconds)
      return "a time such as 20ms, of at most 1e6 s";
    fault.time = std::chrono::round<std::chrono::nanoseconds>(
        std::chrono::duration<double>(*seconds));
    return "";
  }
  if (key == "seed")
    return value.getAsInteger(10, fault.seed) ? "a number of at least 0" : "";
  int64_t &field = key == "device" ? fault.device
                   : key == "op"   ? fault.op
                                   : fault.bytes;
  int64_t number = 0;
  if (value.getAsInteger(10, number) || number < 0)
    return "a number of at least 0";
  field = number;
  return "";
}

llvm::Error mesh::addFaultOption(StringRef text,
                                 std::vector<rt::Fault> &faults) {
  auto fail = [&](const llvm::Twine &what) {
    return llvm::createStringError("fault '" + text + "': " + what);
  };
  auto [name, description] = text.split(':');
  const FaultKind *kind = llvm::find_if(
      kKinds, [&](const FaultKind &known) { return known.name == name; });
  if (kind == std::end(kKinds))
    return fail("expected throw, kill, stall, delay, jitter, lose, duplicate "
                "or memory, got '" +
                name + "'");
  Fault fault{kind->kind};
  if (name == "stall")
    fault.time = Fault::kForever;
  bool isComplete = kind->needed.empty();
  SmallVector<StringRef> parts, given;
  description.split(parts, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef part : parts) {
    auto [key, value] = part.split('=');
    if (key != "device" && !llvm::is_contained(kind->keys, key))
      return fail("there is no '" + key + "' of " + name);
    if (llvm::is_contained(given, key))
      return fail(key + " is given twice");
    given.push_back(key);
    if (StringRef expected = setField(fault, key, value); !expected.empty())
      return fail(key + " must be " + expected + ", got '" + value + "'");
    isComplete |= key == kind->needed;
  }
  if (!isComplete)
    return fail("expected " + kind->needed + "=VALUE");
  faults.push_back(fault);
  return llvm::Error::success();
}

std::string mesh::formatFault(const rt::Fault &fault) {
  bool isStall =
      fault.kind == Fault::Kind::Delay && fault.time == Fault::kForever;
  const FaultKind *kind = llvm::find_if(kKinds, [&](const FaultKind &known) {
    return known.kind == fault.kind && (known.name == "stall") == isStall;
  });
  std::string text;
  auto add = [&](StringRef key, const std::string &value) {
    text += (text.empty() ? ":" : ",") + key.str() + "=" + value;
  };
  if (fault.device != Fault::kAll)
    add("device", std::to_string(fault.device));
  if (fault.op != Fault::kAll)
    add("op", std::to_string(fault.op));
  if (kind->needed == "time")
    add("time", std::to_string(fault.time.count()) + "ns");
  if (fault.seed != 0)
    add("seed", std::to_string(fault.seed));
  if (kind->needed == "bytes")
    add("bytes", std::to_string(fault.bytes));
  return kind->name.str() + text;
}

std::string mesh::describeIdleFault(const rt::Fault &fault,
                                    ArrayRef<rt::DeviceCounters> devices) {
  bool isOfAll = fault.device == Fault::kAll;
  auto concerned =
      isOfAll ? devices : devices.slice(static_cast<size_t>(fault.device), 1);
  int64_t numOps = 0, numBytes = 0;
  for (const rt::DeviceCounters &device : concerned) {
    numOps = std::max(numOps, device.communications);
    numBytes = std::max(numBytes, device.peakBytes);
  }
  std::string device = "device " + std::to_string(fault.device);
  // Counts the ops of one device, and of all.
  auto say = [&](const std::string &one, const std::string &all) {
    return "fault '" + formatFault(fault) +
           "' has not happened: " + (isOfAll ? all : device + one);
  };
  if (fault.kind == Fault::Kind::Memory) {
    std::string most = std::to_string(numBytes) + " bytes";
    return say(" needs at most " + most, "no device needs more than " + most);
  }
  // Only what sends something loses it.
  if (numOps > 0 && (fault.op == Fault::kAll || fault.op < numOps))
    return say(" sends no message there", "no device sends a message there");
  std::string most = std::to_string(numOps) + " communication ops";
  return say(" runs " + most, "no device runs more than " + most);
}
