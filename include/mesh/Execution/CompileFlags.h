//===- CompileFlags.h - the tools' flags for compiling ----------*- C++ -*-===//

#ifndef MESH_EXECUTION_COMPILEFLAGS_H
#define MESH_EXECUTION_COMPILEFLAGS_H

#include "mesh/Execution/MemoryLimitFlag.h"
#include "mesh/Execution/Program.h"
#include "mesh/Support/EnumFlag.h"
#include "mesh/Support/Quantity.h"

namespace mesh {

/// The flags of all tools that lower programs, listed in one category.
class LowerFlags {
public:
  explicit LowerFlags(llvm::cl::OptionCategory &category)
      : category(category) {}

  LowerOptions getOptions() const {
    LowerOptions options;
    options.pipeline = pipeline;
    options.overlap = overlap;
    options.direction = direction;
    options.machine = machine;
    options.verify = verify;
    options.checkBounds = checkBounds;
    return options;
  }

private:
  llvm::cl::cat category;
  llvm::cl::opt<std::string> pipeline{
      "pipeline", category, llvm::cl::value_desc("passes"),
      llvm::cl::desc("Passes to run first, as in mesh-opt --pass-pipeline, but "
                     "once parameters (mesh.param) are arguments")};
  EnumFlag<OverlapRequest> overlap{
      "overlap", category, llvm::cl::init(OverlapRequest::Auto),
      llvm::cl::desc("How collectives overlap where the program does not say "
                     "(mesh-run's auto makes no rings on threads without "
                     "--link or --machine):"),
      overlapRequestValues()};
  EnumFlag<Direction> direction{
      "direction", category, llvm::cl::init(Direction::Up),
      llvm::cl::desc(
          "Which way the blocks travel, or the larger part of them:"),
      directionValues()};
  llvm::cl::opt<std::string> machine{
      "machine", category, llvm::cl::value_desc("file"),
      llvm::cl::desc("The description of the machine, as mesh-calibrate writes "
                     "it. It predicts the time of a step, and decides which "
                     "collectives there are and, with --overlap=auto, how they "
                     "overlap")};
  llvm::cl::opt<bool> verify{
      "verify", category, llvm::cl::init(true),
      llvm::cl::desc("Reject programs whose devices do not agree where they "
                     "have to; --verify=false skips the check")};
  llvm::cl::opt<bool> checkBounds{
      "check-bounds", category,
      llvm::cl::desc("Let the program check the indices that it computes, and "
                     "end with a report where one is out of range")};
};

/// The flags of all tools that make machine code of programs.
class CompileFlags : public LowerFlags {
public:
  explicit CompileFlags(llvm::cl::OptionCategory &category)
      : LowerFlags(category), category(category) {}

  llvm::Expected<CompileOptions> getOptions() const {
    CompileOptions options{LowerFlags::getOptions()};
    auto limit = memoryLimit.getBytes();
    if (!limit)
      return limit.takeError();
    options.memoryLimit = limit->value_or(0);
    options.optLevel = optLevel;
    options.cache.folder = cache;
    if (!cacheSize.getNumOccurrences())
      return options;
    if (cache.empty())
      return llvm::createStringError("--cache-size needs --cache");
    std::optional<int64_t> bytes = parseBytes(cacheSize);
    if (!bytes)
      return llvm::createStringError(
          "the size of the cache must be one such as 512MiB or 2GB, got '" +
          cacheSize + "'");
    options.cache.maxBytes = *bytes;
    return options;
  }

private:
  llvm::cl::cat category;
  MemoryLimitFlag memoryLimit{category, MemoryLimitFlag::kRecomputes};
  llvm::cl::opt<unsigned> optLevel{"opt-level", category, llvm::cl::init(3),
                                   llvm::cl::value_desc("0..3"),
                                   llvm::cl::desc("How much LLVM optimises")};
  llvm::cl::opt<std::string> cache{
      "cache", category, llvm::cl::value_desc("folder"),
      llvm::cl::desc("Keep compiled programs in this folder, and take from it "
                     "those that have been compiled before; it must be its "
                     "user's alone")};
  llvm::cl::opt<std::string> cacheSize{
      "cache-size", category, llvm::cl::value_desc("size"),
      llvm::cl::desc("How much --cache keeps at most, as in 512MiB; 1GiB if "
                     "nothing else is said")};
};

} // namespace mesh

#endif // MESH_EXECUTION_COMPILEFLAGS_H
