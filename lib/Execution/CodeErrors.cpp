//===- CodeErrors.cpp - errors of code generation -------------------------===//

#include "CodeErrors.h"

#include "llvm/Support/Signals.h"
#include "llvm/Support/WithColor.h"

#include <cstdlib>

static void endProcess(void *, const char *reason, bool) {
  llvm::WithColor::error(llvm::errs())
      << "there is no code for the program on this CPU: " << reason << "\n";
  // Files that are not complete go away.
  llvm::sys::RunInterruptHandlers();
  std::_Exit(EXIT_FAILURE);
}

mesh::CodeErrors::CodeErrors() : handler(endProcess) {}
