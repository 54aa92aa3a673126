//===- RunStopper.cpp - end runs from another thread ----------------------===//

#include "mesh/Execution/RunStopper.h"

using namespace mesh;

bool RunStopper::stop(const std::string &why) {
  std::lock_guard lock(mutex);
  isStopped = true;
  reason = why;
  return machine && machine->stop(why);
}

llvm::Error RunStopper::check() {
  std::lock_guard lock(mutex);
  return isStopped ? llvm::createStringError(reason) : llvm::Error::success();
}

void RunStopper::Scope::set(rt::Machine *machine) {
  if (!stopper)
    return;
  std::lock_guard lock(stopper->mutex);
  stopper->machine = machine;
}
