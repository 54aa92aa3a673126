//===- OverlapRemarks.h - decisions about overlap ---------------*- C++ -*-===//

#ifndef MESH_REPORT_OVERLAPREMARKS_H
#define MESH_REPORT_OVERLAPREMARKS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

#include <mutex>
#include <string>
#include <vector>

namespace mesh {

/// Keeps the remarks of `mesh-overlap` on collectives, of the passes that run
/// in a context while this lives. One at a time has a context.
class OverlapRemarks {
public:
  explicit OverlapRemarks(MLIRContext &context);
  ~OverlapRemarks();
  OverlapRemarks(const OverlapRemarks &) = delete;

  /// Returns the remarks about the collectives that `op` came from: their
  /// origins (Origins.h) are among its own.
  std::vector<StringRef> get(Operation *op) const;

private:
  class Streamer;

  struct Remark {
    SmallVector<int64_t> origins;
    std::string text;
    /// True if the collective is left alone.
    bool isMissed;
    bool operator==(const Remark &) const = default;
  };

  MLIRContext &context;
  std::mutex mutex;
  /// By the first of their origins.
  llvm::DenseMap<int64_t, SmallVector<Remark, 1>> remarks;
};

} // namespace mesh

#endif // MESH_REPORT_OVERLAPREMARKS_H
