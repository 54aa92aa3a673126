//===- ProgramMemory.cpp - the memory that programs need ------------------===//

#include "ProgramMemory.h"

#include <algorithm>

using namespace mesh;

void ProgramMemory::addStrategy(size_t program, int64_t bytes) {
  // Once strategies fit, searches look for less time, and not for less memory.
  if (!limit || bytes <= *limit || evenBytes[program].value_or(0) == 0)
    return;
  double ratio = static_cast<double>(bytes) / *evenBytes[program];
  growth = std::min(growth.value_or(ratio), ratio);
}

double ProgramMemory::getExpected(size_t program) const {
  return growth.value_or(1) * evenBytes[program].value_or(0);
}
