//===- ReportRemarks.h - remarks that reports show --------------*- C++ -*-===//

#ifndef MESH_REPORT_REPORTREMARKS_H
#define MESH_REPORT_REPORTREMARKS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

#include <mutex>
#include <string>
#include <vector>

namespace mesh {

/// Keeps remarks of the passes that run in a context while this lives: those of
/// `mesh-overlap` on collectives, and of `mesh-plan-memory` on buffers. One at
/// a time has a context.
class ReportRemarks {
public:
  /// A buffer in use at the peak of the memory of a function.
  struct Buffer {
    /// The symbol of the function.
    std::string function;
    SmallVector<int64_t> origins;
    std::string place;
    std::string type;
    int64_t bytes = 0;
  };

  explicit ReportRemarks(MLIRContext &context);
  ~ReportRemarks();
  ReportRemarks(const ReportRemarks &) = delete;

  /// Returns the remarks about the collectives that `op` came from: their
  /// origins (Origins.h) are among its own.
  std::vector<StringRef> getDecisions(Operation *op) const;
  /// Returns the largest buffers of all functions, of each the largest first.
  ArrayRef<Buffer> getPeakBuffers() const { return buffers; }

private:
  class Streamer;

  struct Decision {
    SmallVector<int64_t> origins;
    std::string text;
    /// True if the collective is left alone.
    bool isMissed;
    bool operator==(const Decision &) const = default;
  };

  MLIRContext &context;
  std::mutex mutex;
  /// By the first of their origins.
  llvm::DenseMap<int64_t, SmallVector<Decision, 1>> decisions;
  std::vector<Buffer> buffers;
};

} // namespace mesh

#endif // MESH_REPORT_REPORTREMARKS_H
