//===- consumer.cpp - A program that uses the runtime alone ---------------===//
//
// By itself, and as one of the processes of an mpirun.
//
//===----------------------------------------------------------------------===//

#include "mesh-rt/job.h"
#include "mesh-rt/run.h"

#include <atomic>
#include <cstdio>

using namespace mesh::rt;

int main() {
  std::unique_ptr<Job> job;
  if (isMpiProcess())
    job = joinMpiJob();
  std::atomic<int64_t> sum = 0;
  int64_t numDevices = job ? job->size() : 4;
  Machine machine({.numDevices = numDevices, .job = job.get()});
  RunReport report = machine.run([&](int64_t device) { sum += device; });
  int64_t expected = job ? job->rank() : 6;
  if (!report.ok() || sum != expected) {
    std::fprintf(stderr, "%s (sum %ld)\n", report.error.c_str(),
                 static_cast<long>(sum));
    return 1;
  }
  return 0;
}
