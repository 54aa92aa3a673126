//===- Placement.cpp - Cores for the threads of devices -------------------===//

#include "Placement.h"

#include <algorithm>
#include <tuple>

using namespace mesh::rt;

/// First hardware threads before second ones; those that are taken, node by
/// node.
static std::vector<Core> orderCores(std::vector<Core> cores, int64_t numTaken) {
  std::sort(cores.begin(), cores.end(), [](const Core &a, const Core &b) {
    return std::tie(a.sibling, a.node, a.number) <
           std::tie(b.sibling, b.node, b.number);
  });
  std::stable_sort(
      cores.begin(), cores.begin() + numTaken,
      [](const Core &a, const Core &b) { return a.node < b.node; });
  return cores;
}

Placement::Placement(const Cores &given, int64_t numDevices, int64_t numThreads)
    : numDevices(numDevices), numThreads(numThreads),
      numTaken(std::min(numThreads, static_cast<int64_t>(given.all.size()))),
      cores(orderCores(given.all, numTaken)), coresOfNodes(given.numNodes) {
  for (const Core &core : given.all)
    coresOfNodes[core.node].push_back(core.number);
}

std::span<const int> Placement::coresNear(const Core &core) const {
  if (!hasManyNodes())
    return {};
  return coresOfNodes[core.node];
}

static bool setCores(std::span<const int> cores) {
  cpu_set_t set;
  CPU_ZERO(&set);
  for (int core : cores)
    CPU_SET(core, &set);
  return sched_setaffinity(0, sizeof(set), &set) == 0;
}

StayOn::StayOn(std::span<const int> cores)
    : isKept(!cores.empty() &&
             sched_getaffinity(0, sizeof(allowed), &allowed) == 0 &&
             setCores(cores)) {}

StayOn::~StayOn() {
  if (isKept)
    (void)sched_setaffinity(0, sizeof(allowed), &allowed);
}
