//===- FakeNvtx.cpp - a tool that takes ranges ----------------------------===//
//
// The library of a tool, as NVTX finds it.
//
//===----------------------------------------------------------------------===//

#include "FakeGpus.h"
#include "devices/cuda/NvtxApi.h"

using namespace mesh::rt;
using namespace mesh::rt::test;

static int push(const char *text) {
  std::lock_guard lock(FakeGpus::get().mutex);
  FakeGpus::get().pushRange(text);
  return 0;
}

static int pop() {
  std::lock_guard lock(FakeGpus::get().mutex);
  FakeGpus::get().pushRange("end");
  return 0;
}

extern "C" int InitializeInjectionNvtx2(nvtx::GetExportTable *getExportTable) {
  auto *callbacks = static_cast<const nvtx::Callbacks *>(
      getExportTable(nvtx::kCallbacksTable));
  nvtx::FunctionTable table = nullptr;
  unsigned size = 0;
  if (!callbacks || callbacks->bytes < sizeof(nvtx::Callbacks) ||
      !callbacks->getModuleFunctionTable(nvtx::kCoreModule, &table, &size) ||
      size <= nvtx::kRangePop)
    return 0;
  *table[nvtx::kRangePush] = reinterpret_cast<nvtx::FunctionPointer>(push);
  *table[nvtx::kRangePop] = reinterpret_cast<nvtx::FunctionPointer>(pop);
  return 1;
}
