//===- CrashCampaign.h - input that must not crash us -----------*- C++ -*-===//
//
// Hostile input is rejected with an error, or gives a valid result. Inputs are
// made from seeds and tried in child processes, with an end to their time and
// memory.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TOOLS_MESH_FUZZ_CRASHCAMPAIGN_H
#define MESH_TOOLS_MESH_FUZZ_CRASHCAMPAIGN_H

#include "mesh-fuzz/FuzzOptions.h"
#include "mesh-fuzz/Random.h"
#include "mesh/Support/LLVM.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <string>
#include <vector>

namespace mesh {

/// Something that takes input.
class CrashTarget {
public:
  virtual ~CrashTarget() = default;
  /// Reads the input of `seed`. Returns `valid`, `refused`, or what is wrong.
  /// Writes "at <what>" lines to `child` as it gets on.
  virtual std::string run(uint64_t seed, raw_ostream &child) = 0;
  /// Describe the input in a few words, and print the whole of it.
  virtual std::string describe(uint64_t seed) = 0;
  virtual void print(uint64_t seed, raw_ostream &os) = 0;
  /// Returns true if a crash there, given the last "at" line, is not ours to
  /// fix.
  virtual bool isForeign(uint64_t, StringRef) { return false; }
  /// Returns true if an input may leave the process such that a later one
  /// crashes, which is not ours to fix either.
  virtual bool spoilsOthers() const { return false; }
};

/// Random programs through random passes.
std::unique_ptr<CrashTarget> makePassTarget(const FuzzOptions &options,
                                            MLIRContext &context);
/// The .mlir files of a folder, in which words and lines are changed, through
/// random passes.
llvm::Expected<std::unique_ptr<CrashTarget>>
makeTextTarget(StringRef folder, MLIRContext &context);

/// The readers of files and options, with bytes that are nearly right.
std::unique_ptr<CrashTarget> makeReaderTarget(MLIRContext &context);

struct CrashRequest {
  uint64_t seed = 1;
  int64_t count = 100;
  /// Ends earlier, or if `count` is 0 whenever this time is over; 0: never.
  double seconds = 0;
  /// Print the inputs instead of trying them.
  bool print = false;
};

/// Prints counts and failures to `os`. An error says how many inputs failed.
llvm::Error runCrashCampaign(const CrashRequest &request, CrashTarget &target,
                             raw_ostream &os);

/// The same with all files of a folder, of which each lies in a folder with the
/// name of its reader.
llvm::Error readFiles(StringRef folder, MLIRContext &context, raw_ostream &os);

/// `text` with a number or type replaced wherever it is, or with a few of its
/// words and lines changed, left out, repeated or replaced by some of `other`.
std::string mutateText(StringRef text, StringRef other, Random &random);
/// The same for bytes, some of which are lengths and offsets.
std::string mutateBytes(StringRef bytes, StringRef other, Random &random);
/// The same for bytecode, of which names and text alone are changed, and stay
/// as long as they are.
std::string mutateBytecode(StringRef bytes, StringRef other, Random &random);

} // namespace mesh

#endif // MESH_TOOLS_MESH_FUZZ_CRASHCAMPAIGN_H
