//===- ProgramMemory.cpp - the memory that programs need ------------------===//

#include "mesh/Search/ProgramMemory.h"

#include <algorithm>

using namespace mesh;

void ProgramMemory::addStrategy(size_t program, size_t numAxes, int64_t bytes) {
  // Once strategies fit, searches look for less time, and not for less memory.
  if (!limit || bytes <= *limit || evenBytes[program].value_or(0) == 0)
    return;
  double ratio = static_cast<double>(bytes) / *evenBytes[program];
  auto [growth, isNew] = growths.try_emplace(numAxes, ratio);
  growth->second = std::min(growth->second, ratio);
}

double ProgramMemory::getExpected(size_t program, size_t numAxes) const {
  auto growth = growths.find(numAxes);
  return (growth == growths.end() ? 1 : growth->second) *
         evenBytes[program].value_or(0);
}
