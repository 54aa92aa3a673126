//===- ThreadsMachine.cpp - machines of threads ---------------------------===//

#include "TestedMachine.h"

using namespace mesh::rt;
using namespace mesh::rt::test;

std::optional<RunOptions> mesh::rt::test::optionsOf(int64_t numDevices) {
  return RunOptions{.numDevices = numDevices};
}

int64_t mesh::rt::test::ownDevice() { return -1; }
