//===- DeviceMemory.cpp - Memory that a device needs for a program --------===//

#include "mesh/Execution/DeviceMemory.h"

#include "mesh-rt/text.h"
#include "mesh/Machine/MachineModel.h"
#include "mesh/Support/Quantity.h"

#include "llvm/Support/WithColor.h"

using namespace mesh;

static int64_t getPartBytes(ArrayRef<EntryValue> values) {
  int64_t bytes = 0;
  for (const EntryValue &value : values)
    bytes += value.placement.getLocalShape().getNumBytes();
  return bytes;
}

DeviceMemory mesh::getFunctionMemory(const Signature &signature,
                                     int64_t function) {
  std::vector<EntryValue> results;
  for (auto [index, value] : llvm::enumerate(signature.results))
    if (signature.getArgumentInPlace(index) < 0)
      results.push_back(value);
  return {getPartBytes(signature.arguments), getPartBytes(results),
          signature.memoryOfFunction[function]};
}

DeviceMemory mesh::getDeviceMemory(const Signature &signature, int64_t device) {
  return getFunctionMemory(signature, signature.getFunction(device));
}

llvm::Error mesh::checkMemory(const Signature &signature, int64_t limit,
                              StringRef limitName) {
  int64_t most = 0;
  for (int64_t device = 1; device < signature.numDevices; ++device)
    if (getDeviceMemory(signature, device).getTotal() >
        getDeviceMemory(signature, most).getTotal())
      most = device;
  DeviceMemory memory = getDeviceMemory(signature, most);
  if (memory.getTotal() <= limit)
    return llvm::Error::success();
  auto [needed, allowed] = formatBytesApart(memory.getTotal(), limit);
  return llvm::createStringError(
      "@" + signature.name + " needs " + needed + " on device " +
      llvm::Twine(most) + ", more than " + limitName + " of " + allowed + ": " +
      rt::formatBytes(memory.arguments) + " for arguments, " +
      rt::formatBytes(memory.results) + " for results, " +
      rt::formatBytes(memory.intermediates) + " for intermediate values");
}

llvm::Error mesh::warnOfMemory(const Signature &signature, StringRef machine) {
  if (machine.empty())
    return llvm::Error::success();
  llvm::Expected<MachineModel> model = readMachineModel(machine);
  if (!model)
    return model.takeError();
  if (model->memory == 0)
    return llvm::Error::success();
  if (llvm::Error error =
          checkMemory(signature, model->memory, "the machine's memory"))
    llvm::WithColor::warning(llvm::errs())
        << llvm::toString(std::move(error)) << "\n";
  return llvm::Error::success();
}

llvm::Expected<int64_t> mesh::parseMemoryLimit(StringRef text) {
  if (std::optional<int64_t> bytes = parseBytes(text))
    return *bytes;
  return llvm::createStringError(
      "the memory limit must be a size such as 512MiB or 2GB, got '" + text +
      "'");
}
