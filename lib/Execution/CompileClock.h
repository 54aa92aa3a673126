//===- CompileClock.h - Time that compiling takes ---------------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_COMPILECLOCK_H
#define MESH_LIB_EXECUTION_COMPILECLOCK_H

#include "llvm/Support/JSON.h"
#include "llvm/Support/Process.h"

#include <chrono>

namespace mesh {

/// Measures the time from its construction on, for reports.
class CompileClock {
public:
  CompileClock() { read(begin, beginUsed); }

  /// Describes a program that is compiled now, or was in the cache.
  llvm::json::Object describe(bool isCached) const {
    llvm::sys::TimePoint<> now;
    std::chrono::duration<double> used{};
    read(now, used);
    std::chrono::duration<double> total = now - begin;
    return llvm::json::Object{{"cached", isCached},
                              {"total_s", total.count()},
                              {"processor_s", (used - beginUsed).count()}};
  }

private:
  static void read(llvm::sys::TimePoint<> &now,
                   std::chrono::duration<double> &used) {
    std::chrono::nanoseconds user{}, system{};
    llvm::sys::Process::GetTimeUsage(now, user, system);
    used = user + system;
  }

  llvm::sys::TimePoint<> begin;
  std::chrono::duration<double> beginUsed{};
};

} // namespace mesh

#endif // MESH_LIB_EXECUTION_COMPILECLOCK_H
