//===- RunOnMachine.cpp - the runtime's devices for an entry --------------===//
//
// Compiled with exceptions, which the runtime throws when it cannot start its
// threads.
//
//===----------------------------------------------------------------------===//

#include "RunOnMachine.h"

#include "mesh/Execution/DeviceMemory.h"
#include "mesh/Execution/FailureReport.h"

#include <exception>

using namespace mesh;

llvm::Expected<std::unique_ptr<rt::Machine>>
mesh::startMachine(const rt::RunOptions &options) {
  try {
    return std::make_unique<rt::Machine>(options);
  } catch (const std::exception &exception) {
    return llvm::createStringError("cannot start " +
                                   llvm::Twine(options.numDevices) +
                                   " devices: " + exception.what());
  }
}

llvm::Expected<rt::RunOptions>
mesh::getRunOptions(const Signature &signature, const ExecuteOptions &options) {
  auto links = getLinkOptions(options.links, signature);
  if (!links)
    return links.takeError();
  rt::RunOptions result = options.runtime;
  result.name = signature.name;
  result.numDevices = signature.numDevices;
  result.links = std::move(*links);
  result.axes.clear();
  result.memory.clear();
  // CPUs share their memory.
  if (result.cuda)
    for (int64_t device = 0; device < signature.numDevices; ++device)
      result.memory.push_back(getDeviceMemory(signature, device).getTotal());
  int64_t stride = signature.numDevices;
  for (const MeshAxis &axis : signature.axes)
    result.axes.push_back({axis.size, stride /= axis.size});
  return result;
}

llvm::Expected<rt::RunReport>
mesh::runOnMachine(rt::Machine &machine,
                   const std::function<void(int64_t device)> &program) {
  try {
    rt::RunReport report = machine.run(program);
    if (!report.ok())
      return llvm::make_error<RunFailure>(std::move(report));
    return report;
  } catch (const std::exception &exception) {
    return llvm::createStringError(exception.what());
  }
}
