//===- Campaign.h - many random programs ------------------------*- C++ -*-===//
//
// The campaign of mesh-fuzz: random programs, each run as its reference and
// partitioned, without rings and by one more strategy.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TOOLS_MESH_FUZZ_CAMPAIGN_H
#define MESH_TOOLS_MESH_FUZZ_CAMPAIGN_H

#include "mesh-fuzz/FuzzOptions.h"
#include "mesh/Support/LLVM.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace mesh {

/// The options of `mesh-fuzz`, whose --help says what they mean.
struct FuzzRequest {
  uint64_t seed = 1;
  int64_t count = 100;
  /// Ends earlier, or if `count` is 0 whenever this time is over; 0: never.
  double seconds = 0;
  FuzzOptions options;
  /// Run each program by all strategies, and not by two.
  bool allStrategies = false;
  /// Regular expressions for the diagnostics that are no failures.
  std::vector<std::string> allowed;
  /// Print the programs instead of running them.
  bool print = false;
  bool reduce = false;
  /// A folder for the programs that fail, or empty.
  std::string emit;
};

/// Makes and runs programs; `context` has all dialects and one thread. Prints
/// counts and failures to `os`. An error says how many programs failed.
llvm::Error runCampaign(const FuzzRequest &request, MLIRContext &context,
                        raw_ostream &os);

/// Runs @main of each file by all strategies, or its `derivatives`, and prints
/// how far their results are from each other. An error says how many did not
/// agree.
llvm::Error compareStrategies(ArrayRef<std::string> files, bool derivatives,
                              MLIRContext &context, raw_ostream &os);

} // namespace mesh

#endif // MESH_TOOLS_MESH_FUZZ_CAMPAIGN_H
