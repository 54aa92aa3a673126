//===- MemoryLimitFlag.h - the tools' flag for memory -----------*- C++ -*-===//

#ifndef MESH_EXECUTION_MEMORYLIMITFLAG_H
#define MESH_EXECUTION_MEMORYLIMITFLAG_H

#include "mesh/Execution/DeviceMemory.h"

#include "llvm/Support/CommandLine.h"

namespace mesh {

/// --memory-limit, the memory of a device.
class MemoryLimitFlag {
public:
  /// The text for tools that lower the program for the limit.
  static constexpr char kRecomputes[] =
      "The memory of a device for arguments, results and intermediate values, "
      "as in 512MiB: values are recomputed if it is short (mesh-plan-remat); "
      "an error if that is not enough";

  MemoryLimitFlag(llvm::cl::cat category, const char *description)
      : flag("memory-limit", category, llvm::cl::value_desc("size"),
             llvm::cl::desc(description)) {}

  /// Returns the bytes, or nothing if the flag is not given.
  llvm::Expected<std::optional<int64_t>> getBytes() const {
    if (!flag.getNumOccurrences())
      return std::nullopt;
    llvm::Expected<int64_t> limit = parseMemoryLimit(flag);
    if (!limit)
      return limit.takeError();
    return *limit;
  }

private:
  llvm::cl::opt<std::string> flag;
};

} // namespace mesh

#endif // MESH_EXECUTION_MEMORYLIMITFLAG_H
