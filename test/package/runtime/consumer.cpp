//===- consumer.cpp - a program that uses the runtime alone ----------------===//

#include "mesh-rt/run.h"

#include <atomic>
#include <cstdio>

int main() {
  std::atomic<int64_t> sum = 0;
  mesh::rt::Machine machine({.numDevices = 4});
  mesh::rt::RunReport report =
      machine.run([&](int64_t device) { sum += device; });
  if (!report.ok() || sum != 6) {
    std::fprintf(stderr, "%s (sum %ld)\n", report.error.c_str(),
                 static_cast<long>(sum));
    return 1;
  }
  return 0;
}
