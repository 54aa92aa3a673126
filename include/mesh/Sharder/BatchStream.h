//===- BatchStream.h - batch after batch, split ahead -----------*- C++ -*-===//

#ifndef MESH_SHARDER_BATCHSTREAM_H
#define MESH_SHARDER_BATCHSTREAM_H

#include "mesh/Sharder/BatchSharder.h"

#include <condition_variable>
#include <deque>
#include <thread>

namespace mesh {

/// The statistics of the taking of batches.
struct StreamStats {
  /// Batches that were taken.
  int64_t batches = 0;
  /// The batches that were ready when they were requested.
  int64_t ready = 0;
  /// The time of waiting for the others.
  double waitSeconds = 0;
  /// The time of reading and splitting those that were read.
  double splitSeconds = 0;
};

/// Splits the batches of a source one after another, on a thread of its own, so
/// that the next is there when the work on this one is done.
class BatchStream {
public:
  /// The next batch; nothing at the end. Called on the stream's thread.
  using Source = std::function<llvm::Expected<std::optional<Batch>>()>;

  /// At most `depth` batches wait to be taken; at least one does.
  BatchStream(BatchSharder &sharder, Source source, BatchSpec spec,
              size_t depth = 2);
  /// Waits for the batch that is being split; the rest is not read.
  ~BatchStream();

  /// The next batch; nothing at the end. After an error, of the source or of
  /// the sharder, the stream is at its end.
  llvm::Expected<std::optional<ShardedBatch>> next();

  /// Returns the statistics. Splitting costs no time if nothing is waited for.
  StreamStats getStats() const;

private:
  using Item = llvm::Expected<std::optional<ShardedBatch>>;

  Item readNext();
  /// The same, timed.
  Item read();
  void fill();

  BatchSharder &sharder;
  Source source;
  BatchSpec spec;
  size_t depth;

  mutable std::mutex mutex;
  std::condition_variable changed;
  std::deque<Item> items;
  StreamStats stats;
  bool isStopped = false;
  bool isAtEnd = false;
  std::thread thread;
};

} // namespace mesh

#endif // MESH_SHARDER_BATCHSTREAM_H
