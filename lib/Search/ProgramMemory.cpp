//===- ProgramMemory.cpp - the memory that programs need ------------------===//

#include "mesh/Search/ProgramMemory.h"

#include <algorithm>

using namespace mesh;

void ProgramMemory::addStrategy(size_t program, size_t numAxes, int64_t bytes) {
  if (!limit || evenBytes[program].value_or(0) == 0)
    return;
  Growth &growth = growths[numAxes];
  growth.least =
      std::min(growth.least, static_cast<double>(bytes) / *evenBytes[program]);
  growth.isNeeded |= bytes > *limit;
}

double ProgramMemory::getExpected(size_t program, size_t numAxes) const {
  auto growth = growths.find(numAxes);
  // Once strategies fit, searches look for less time, and not for less memory.
  bool isKnown = growth != growths.end() && growth->second.isNeeded;
  return (isKnown ? growth->second.least : 1) * evenBytes[program].value_or(0);
}
