//===- Placement.cpp - which core a device starts on ----------------------===//

#include "Placement.h"

#include <algorithm>
#include <fstream>
#include <sched.h>
#include <sstream>
#include <string>
#include <utility>

using namespace mesh::rt;

/// How many hardware threads of the same core have a lower number. The list is
/// of numbers and ranges of them: "0,4" or "0-1".
static int64_t rankAmongSiblings(int cpu) {
  std::ifstream file("/sys/devices/system/cpu/cpu" + std::to_string(cpu) +
                     "/topology/thread_siblings_list");
  std::string range;
  int64_t rank = 0;
  while (std::getline(file, range, ',')) {
    std::istringstream text(range);
    int first = 0, last = 0;
    char dash;
    if (!(text >> first))
      continue;
    if (!(text >> dash >> last))
      last = first;
    rank += std::max(0, std::min(last, cpu - 1) - first + 1);
  }
  return rank;
}

std::vector<int> mesh::rt::findCores() {
  cpu_set_t allowed;
  if (sched_getaffinity(0, sizeof(allowed), &allowed) != 0)
    return {};
  std::vector<std::pair<int64_t, int>> ordered;
  for (int cpu = 0; cpu < CPU_SETSIZE; ++cpu)
    if (CPU_ISSET(cpu, &allowed))
      ordered.emplace_back(rankAmongSiblings(cpu), cpu);
  std::sort(ordered.begin(), ordered.end());
  std::vector<int> cores;
  for (auto [rank, cpu] : ordered)
    cores.push_back(cpu);
  return cores;
}

StayOnCore::StayOnCore(int core) {
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(core, &one);
  isKept = sched_getaffinity(0, sizeof(allowed), &allowed) == 0 &&
           sched_setaffinity(0, sizeof(one), &one) == 0;
}

StayOnCore::~StayOnCore() {
  if (isKept)
    (void)sched_setaffinity(0, sizeof(allowed), &allowed);
}
