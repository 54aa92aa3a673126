//===- DeviceMemory.cpp - what a device needs to run a program ------------===//

#include "mesh/Execution/DeviceMemory.h"

#include "Quantity.h"

#include "llvm/Support/Format.h"

using namespace mesh;

static int64_t getPartBytes(ArrayRef<EntryValue> values) {
  int64_t bytes = 0;
  for (const EntryValue &value : values) {
    const TensorShape &part = value.layout.getLocalShape();
    bytes += part.getNumElements() * rt::sizeOf(part.element);
  }
  return bytes;
}

DeviceMemory mesh::getDeviceMemory(const Signature &signature, int64_t device) {
  return {getPartBytes(signature.arguments), getPartBytes(signature.results),
          signature.memoryOfFunction[signature.functionOfDevice[device]]};
}

llvm::Error mesh::checkMemory(const Signature &signature, int64_t limit) {
  int64_t most = 0;
  for (int64_t device = 1; device < signature.numDevices; ++device)
    if (getDeviceMemory(signature, device).getTotal() >
        getDeviceMemory(signature, most).getTotal())
      most = device;
  DeviceMemory memory = getDeviceMemory(signature, most);
  if (memory.getTotal() <= limit)
    return llvm::Error::success();
  return llvm::createStringError(
      "@" + signature.name + " needs " + bytesToText(memory.getTotal()) +
      " on device " + llvm::Twine(most) + ", more than the limit of " +
      bytesToText(limit) + ": " + bytesToText(memory.arguments) +
      " for arguments, " + bytesToText(memory.results) + " for results, " +
      bytesToText(memory.intermediates) + " for intermediate values");
}

llvm::Expected<int64_t> mesh::parseMemoryLimit(StringRef text) {
  if (std::optional<int64_t> bytes = parseBytes(text))
    return *bytes;
  return llvm::createStringError(
      "the memory limit must be a size such as 512MiB or 2GB, got '" + text +
      "'");
}

std::string mesh::bytesToText(int64_t bytes) {
  const char *unit = "B";
  auto value = static_cast<double>(bytes);
  for (const char *larger : {"KiB", "MiB", "GiB", "TiB"}) {
    if (value < 1024)
      break;
    value /= 1024;
    unit = larger;
  }
  std::string text;
  llvm::raw_string_ostream(text)
      << llvm::format(*unit == 'B' ? "%.0f %s" : "%.1f %s", value, unit);
  return text;
}
