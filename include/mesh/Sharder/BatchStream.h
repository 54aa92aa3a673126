//===- BatchStream.h - batch after batch, split ahead -----------*- C++ -*-===//

#ifndef MESH_SHARDER_BATCHSTREAM_H
#define MESH_SHARDER_BATCHSTREAM_H

#include "mesh/Sharder/BatchSharder.h"

#include <condition_variable>
#include <deque>
#include <thread>

namespace mesh {

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

private:
  using Item = llvm::Expected<std::optional<ShardedBatch>>;

  Item read();
  void fill();

  BatchSharder &sharder;
  Source source;
  BatchSpec spec;
  size_t depth;

  std::mutex mutex;
  std::condition_variable changed;
  std::deque<Item> items;
  bool isStopped = false;
  bool isAtEnd = false;
  std::thread thread;
};

} // namespace mesh

#endif // MESH_SHARDER_BATCHSTREAM_H
