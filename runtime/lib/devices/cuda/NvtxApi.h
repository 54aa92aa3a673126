//===- NvtxApi.h - The interface between tools and NVTX ---------*- C++ -*-===//
//
// The part of NVTX's binary interface, version 3, that is used. A tool's
// library has a function that is given one function of ours, which gives it
// tables; in one it finds where to put the addresses of its own functions. A
// test compares this with nvToolsExt.h where that is installed.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_NVTXAPI_H
#define MESH_RT_CUDA_NVTXAPI_H

#include <cstddef>
#include <cstdint>

namespace mesh::rt::nvtx {

/// The names of the environment variable, and of the function of the tool's
/// library.
inline constexpr char kPathVariable[] = "NVTX_INJECTION64_PATH";
inline constexpr char kInitialize[] = "InitializeInjectionNvtx2";

constexpr uint32_t kVersion = 3;
constexpr uint32_t kCallbacksTable = 1, kVersionTable = 3;
constexpr int kCoreModule = 1;
/// Places of the module's functions, and how many there are.
constexpr unsigned kRangePush = 9, kRangePop = 11, kNumCoreFunctions = 16;

using FunctionPointer = void (*)();
/// A null-terminated list of where functions go.
using FunctionTable = FunctionPointer **;

struct Callbacks {
  size_t bytes;
  /// 1 if there is such a module.
  int (*getModuleFunctionTable)(int module, FunctionTable *table,
                                unsigned *size);
};

struct VersionInfo {
  size_t bytes;
  uint32_t version;
  uint32_t reserved;
  void (*setInjectionVersion)(uint32_t version);
};

using GetExportTable = const void *(uint32_t table);
/// 1 if the library wants to be used.
using Initialize = int(GetExportTable *getExportTable);

} // namespace mesh::rt::nvtx

#endif // MESH_RT_CUDA_NVTXAPI_H
