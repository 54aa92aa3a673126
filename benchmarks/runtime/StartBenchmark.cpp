//===- StartBenchmark.cpp - Time to start devices -------------------------===//
//
// The argument is the number of devices. BM_Start makes a machine, runs an
// empty program on it and ends it; BM_Run runs an empty program on a machine
// that is there.
//
//===----------------------------------------------------------------------===//

#include "mesh-rt/run.h"

#include <benchmark/benchmark.h>

using namespace mesh::rt;

namespace {

void runEmpty(Machine &machine, benchmark::State &state) {
  RunReport report = machine.run([](int64_t) {});
  if (!report.ok())
    state.SkipWithError(report.error.c_str());
}

void BM_Start(benchmark::State &state) {
  for (auto _ : state) {
    Machine machine({.numDevices = state.range(0)});
    runEmpty(machine, state);
  }
}

void BM_Run(benchmark::State &state) {
  Machine machine({.numDevices = state.range(0)});
  for (auto _ : state)
    runEmpty(machine, state);
}

BENCHMARK(BM_Start)
    ->Arg(2)
    ->Arg(8)
    ->Arg(64)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(BM_Run)
    ->Arg(2)
    ->Arg(8)
    ->Arg(64)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

} // namespace
