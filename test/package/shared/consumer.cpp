//===- consumer.cpp - a program with a library of mesh-compile's ----------===//
//
// With LIBRARY, it loads that when it runs.
//
//===----------------------------------------------------------------------===//

#include "mesh-rt/run.h"

#include <cstdio>

#ifdef LIBRARY
#include <dlfcn.h>

/// As the header declares it.
using Program = void (*)(const float *x, float *y);

static Program loadProgram() {
  void *library = dlopen(LIBRARY, RTLD_NOW);
  if (library)
    return reinterpret_cast<Program>(dlsym(library, "mesh_program_sum"));
  std::fprintf(stderr, "%s\n", dlerror());
  return nullptr;
}

static Program sum;
static bool load() { return (sum = loadProgram()); }
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
