//===- FaultTrap.cpp - Signals that device programs raise -----------------===//

#include "FaultTrap.h"

#include "Context.h"
#include "Device.h"
#include "SignalName.h"
#include "mesh-rt/text.h"

#include <algorithm>
#include <csetjmp>
#include <csignal>
#include <cstdio>
#include <mutex>
#include <vector>

using namespace mesh::rt;

#if _FORTIFY_SOURCE > 0
#error "compile with -U_FORTIFY_SOURCE: its check of jumps refuses these"
#endif

//===----------------------------------------------------------------------===//
// Description of a fault
//===----------------------------------------------------------------------===//

static std::string describeAccess(const Trapped &trapped) {
  if (trapped.isStackOverflow)
    return "stack overflow: the program needs more than the " +
           formatBytes(static_cast<int64_t>(getThreadStackBytes())) +
           " that there are";
  if (trapped.code != SEGV_MAPERR && trapped.code != SEGV_ACCERR)
    return "an access to no address";
  char text[64];
  std::snprintf(text, sizeof(text), "an access to address %#llx, %s",
                static_cast<unsigned long long>(trapped.address),
                trapped.code == SEGV_MAPERR ? "where no memory is"
                                            : "which is protected");
  return text;
}

static std::string describeCause(const Trapped &trapped) {
  switch (trapped.signal) {
  case SIGFPE:
    return trapped.code == FPE_INTDIV
               ? "an integer was divided by zero, or the quotient is too large"
               : "arithmetic without a result";
  case SIGSEGV:
    return describeAccess(trapped);
  case SIGBUS:
    return "an access to memory that is not to be had";
  case SIGILL:
    return "an instruction that this processor does not have, or a trap";
  case SIGABRT:
    return "abort was called, as by an assertion that does not hold";
  default:
    return "a fault";
  }
}

std::string mesh::rt::describeTrapped(const Trapped &trapped) {
  return nameOfSignal(trapped.signal) + " (" + describeCause(trapped) + ")";
}

//===----------------------------------------------------------------------===//
// The handler
//===----------------------------------------------------------------------===//

static constexpr int kFaults[] = {SIGFPE, SIGSEGV, SIGBUS, SIGILL, SIGABRT};

static std::mutex trapMutex;
static int64_t numTraps = 0;
static struct sigaction actionsBefore[NSIG];

/// The largest distance of the first frame of a device from the beginning of
/// its stack, where variables of the thread are: a sanitizer has many. Nothing
/// but the end of a stack leads to a fault near there.
static constexpr uintptr_t kStackSlack = 1 << 20;

static bool isEndOfStack(const Device &device, uintptr_t address) {
  uintptr_t bytes = getThreadStackBytes(), end = device.firstFrame - bytes;
  uintptr_t slack = std::min(kStackSlack, bytes / 2);
  return address > end - slack && address < end + slack;
}

static void handleFault(int signal, siginfo_t *info, void *context) {
  Device *device = currentDevice();
  // Instructions have codes above 0, as if the kernel had sent the signal;
  // abort alone sends its own.
  bool isOwn = info->si_code > 0 || signal == SIGABRT;
  if (device && device->isInProgram && isOwn) {
    auto address = reinterpret_cast<uintptr_t>(info->si_addr);
    device->trapped = {signal, info->si_code, address,
                       signal == SIGSEGV && isEndOfStack(*device, address)};
    // As when the handler returns: the signal is to come again.
    pthread_sigmask(SIG_SETMASK,
                    &static_cast<ucontext_t *>(context)->uc_sigmask, nullptr);
    std::longjmp(device->exit, 1);
  }
  sigaction(signal, &actionsBefore[signal], nullptr);
  // An instruction that raised the signal raises it again.
  if (info->si_code <= 0)
    raise(signal);
}

FaultTrap::FaultTrap() {
  std::lock_guard lock(trapMutex);
  if (numTraps++ > 0)
    return;
  // The first call finds out, which handlers may not.
  (void)getThreadStackBytes();
  struct sigaction action = {};
  action.sa_sigaction = handleFault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  for (int signal : kFaults)
    sigaction(signal, &action, &actionsBefore[signal]);
}

FaultTrap::~FaultTrap() {
  std::lock_guard lock(trapMutex);
  if (--numTraps > 0)
    return;
  for (int signal : kFaults)
    sigaction(signal, &actionsBefore[signal], nullptr);
}

//===----------------------------------------------------------------------===//
// Its stack
//===----------------------------------------------------------------------===//

/// More than the largest registers, and what sanitizers do.
static constexpr size_t kHandlerStackBytes = 128 << 10;

struct HandlerStack::Impl {
  std::vector<char> memory = std::vector<char>(kHandlerStackBytes);
  stack_t before;
};

HandlerStack::HandlerStack() : impl(std::make_unique<Impl>()) {
  stack_t stack = {};
  stack.ss_sp = impl->memory.data();
  stack.ss_size = impl->memory.size();
  sigaltstack(&stack, &impl->before);
}

HandlerStack::~HandlerStack() { sigaltstack(&impl->before, nullptr); }
