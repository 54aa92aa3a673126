//===- CudaMachine.cpp - machines of fake GPUs ----------------------------===//

#include "CudaMachine.h"

#include "ExpectReport.h"

#include <cstdlib>
#include <dlfcn.h>
#include <map>
#include <stdexcept>

using namespace mesh::rt;
using namespace mesh::rt::test;

FakeCuda &mesh::rt::test::fakeCuda() {
  static FakeCuda *fake = [] {
    // It is a tool's library, too.
    setenv("NVTX_INJECTION64_PATH", MESH_RT_FAKE_CUDA, /*overwrite=*/1);
    void *library = dlopen(MESH_RT_FAKE_CUDA, RTLD_NOW | RTLD_LOCAL);
    if (!library)
      throw std::runtime_error(dlerror());
    return reinterpret_cast<GetFakeCuda *>(dlsym(library, kGetFakeCuda))();
  }();
  return *fake;
}

RunOptions mesh::rt::test::onGpus(int64_t numDevices, int64_t numGpus) {
  fakeCuda().setNumGpus(static_cast<int>(numGpus));
  RunOptions options;
  options.numDevices = numDevices;
  options.cuda =
      CudaOptions{.driver = MESH_RT_FAKE_CUDA, .cublasLt = MESH_RT_FAKE_CUDA};
  return options;
}

mesh_rt_kernel mesh::rt::test::makeKernel(const char *name) {
  static std::map<std::string, std::string> modules;
  // Kernels of tests before have the same text.
  std::string &module = modules[name];
  if (module.empty())
    module = std::string(".version 7.1\n.entry ") + name + "()";
  return {name, module.c_str(), static_cast<int64_t>(module.size()),
          "test.mlir:3:1"};
}

void OnGpus::expectFailure(Machine &machine,
                           const std::function<void(int64_t)> &program,
                           const std::vector<std::string> &parts) {
  RunReport report = machine.run(program);
  expectParts(report, parts);
  fakeCuda().poison(0);
  fakeCuda().hold(false);
  expectWorks(machine, static_cast<int64_t>(report.devices.size()));
}
