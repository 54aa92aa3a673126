//===- Nvtx.cpp - Ranges for NVIDIA's tools -------------------------------===//

#include "Nvtx.h"

#include "NvtxApi.h"

#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>

using namespace mesh::rt;

/// The address at which the tool's library stores its functions; those that are
/// not used are not kept.
static nvtx::FunctionPointer slots[nvtx::kNumCoreFunctions];

static int getModuleFunctionTable(int module, nvtx::FunctionTable *table,
                                  unsigned *size) {
  static nvtx::FunctionPointer *places[nvtx::kNumCoreFunctions + 1];
  for (unsigned i = 1; i < nvtx::kNumCoreFunctions; ++i)
    places[i] = &slots[i];
  if (module != nvtx::kCoreModule)
    return 0;
  if (table)
    *table = places;
  if (size)
    *size = nvtx::kNumCoreFunctions;
  return 1;
}

static const void *getExportTable(uint32_t table) {
  static const nvtx::Callbacks callbacks{sizeof(nvtx::Callbacks),
                                         getModuleFunctionTable};
  static const nvtx::VersionInfo version{sizeof(nvtx::VersionInfo),
                                         nvtx::kVersion, 0, [](uint32_t) {}};
  switch (table) {
  case nvtx::kCallbacksTable:
    return &callbacks;
  case nvtx::kVersionTable:
    return &version;
  default:
    return nullptr;
  }
}

/// The tool names its library; if that cannot be loaded, there are no ranges,
/// and the tool reports what it misses.
static NvtxFunctions load() {
  const char *path = std::getenv(nvtx::kPathVariable);
  void *library =
      path && *path ? dlopen(path, RTLD_LAZY | RTLD_LOCAL) : nullptr;
  if (!library)
    return {};
  auto *initialize =
      reinterpret_cast<nvtx::Initialize *>(dlsym(library, nvtx::kInitialize));
  if (!initialize || initialize(getExportTable) != 1)
    return {};
  NvtxFunctions functions;
  functions.push =
      reinterpret_cast<int (*)(const char *)>(slots[nvtx::kRangePush]);
  functions.pop = reinterpret_cast<int (*)()>(slots[nvtx::kRangePop]);
  return functions.push && functions.pop ? functions : NvtxFunctions();
}

const NvtxFunctions &mesh::rt::nvtxFunctions() {
  static const NvtxFunctions functions = load();
  return functions;
}

void NvtxRange::push(const char *name, const char *location) {
  char text[256];
  std::snprintf(text, sizeof(text), "%s at %s", name, location);
  nvtxFunctions().push(text);
}
