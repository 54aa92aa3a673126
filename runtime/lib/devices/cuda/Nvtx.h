//===- Nvtx.h - Ranges for NVIDIA's tools -----------------------*- C++ -*-===//
//
// Nsight and its like show ranges that a program names, and which of the GPU's
// work came out of them. A tool says in NVTX_INJECTION64_PATH which library
// takes them: NVTX is but the interface to that, spoken here without NVIDIA's
// header. Where there is no tool, nothing is loaded, and a range is one look at
// a pointer.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_NVTX_H
#define MESH_RT_CUDA_NVTX_H

namespace mesh::rt {

/// The functions that the tool's library has filled in; null is not there.
struct NvtxFunctions {
  int (*push)(const char *) = nullptr;
  int (*pop)() = nullptr;
};

/// Loads the tool's library when it is first called.
const NvtxFunctions &nvtxFunctions();

/// A range of the calling thread, "name at location", as long as this lives.
class NvtxRange {
public:
  NvtxRange(const char *name, const char *location) {
    if (nvtxFunctions().push)
      push(name, location);
  }
  ~NvtxRange() {
    if (nvtxFunctions().pop)
      nvtxFunctions().pop();
  }
  NvtxRange(const NvtxRange &) = delete;
  NvtxRange &operator=(const NvtxRange &) = delete;

private:
  static void push(const char *name, const char *location);
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_NVTX_H
