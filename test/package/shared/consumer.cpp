//===- consumer.cpp - a program with a library that mesh-compile made
//------===//
//
// With LIBRARY, it loads that when it runs.
//
//===----------------------------------------------------------------------===//

#include "mesh-rt/run.h"

#include <cstdio>

#ifdef LIBRARY
#include <dlfcn.h>

namespace {
/// As the C interface of MLIR describes a tensor.
struct Tensor {
  const void *allocated, *aligned;
  int64_t offset, size, stride;
};
using Program = void (*)(Tensor *x, Tensor *y);
} // namespace

static Program loadProgram() {
  void *library = dlopen(LIBRARY, RTLD_NOW);
  if (library)
    return reinterpret_cast<Program>(dlsym(library, "mesh_program_sum"));
  std::fprintf(stderr, "%s\n", dlerror());
  return nullptr;
}

static Program program;
static bool load() { return (program = loadProgram()); }
static void sum(const float *x, float *y) {
  Tensor input{x, x, 0, 4, 1}, output{y, y, 0, 4, 1};
  program(&input, &output);
}
#else
#include "libsum.h"

static bool load() { return true; }
#endif

int main() {
  if (!load())
    return 1;
  const float x[2][4] = {{1, 2, 3, 4}, {10, 20, 30, 40}};
  float y[2][4];
  mesh::rt::Machine machine({.numDevices = 2});
  mesh::rt::RunReport report =
      machine.run([&](int64_t device) { sum(x[device], y[device]); });
  if (!report.ok() || y[0][0] != 11 || y[1][3] != 44) {
    std::fprintf(stderr, "%s (%g, %g)\n", report.error.c_str(), y[0][0],
                 y[1][3]);
    return 1;
  }
  return 0;
}
