//===- BatchSharder.h - distribute host batches over a mesh -----*- C++ -*-===//
//
// Splits batches of host arrays over the devices of a mesh and puts them
// together again, counts what it does, and keeps statistics of batches.
//
// All members may be called from several threads at once, but for `setState`
// and assignment.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SHARDER_BATCHSHARDER_H
#define MESH_SHARDER_BATCHSHARDER_H

#include "mesh/Sharder/Batch.h"
#include "mesh/Sharder/ShardView.h"
#include "mesh/Sharder/ShardedBatch.h"

#include "llvm/Support/JSON.h"

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

namespace mesh {

//===----------------------------------------------------------------------===//
// Facts about sharded batches
//===----------------------------------------------------------------------===//

/// The outcome for a leaf.
struct LeafInfo {
  std::string name;
  TensorShape global, local;
  ShardingAttr sharding;
  /// The range of each dim that each device holds.
  std::vector<SmallVector<PartRange>> ranges;
  /// The bytes of all parts together.
  int64_t numBytes = 0;
};

struct ShardInfo {
  std::vector<LeafInfo> leaves;
  double seconds = 0;

  llvm::json::Value toJSON() const;
};

//===----------------------------------------------------------------------===//
// Counters and statistics
//===----------------------------------------------------------------------===//

/// The statistics of an operation since it was last reset.
struct OperationStats {
  int64_t calls = 0;
  /// Calls that ended in an error; the other counts are without them.
  int64_t errors = 0;
  int64_t arrays = 0;
  int64_t elements = 0;
  int64_t bytes = 0;
  double seconds = 0;
};

/// Numbers about a batch, by name.
using BatchStatistics = std::map<std::string, double>;
using StatisticsFunction =
    std::function<llvm::Expected<BatchStatistics>(const Batch &)>;

/// The statistics that a sharder keeps, and their source.
struct StatisticsRecord {
  enum class State { None, Set, Computed };
  State state = State::None;
  BatchStatistics statistics;
  /// The hash of the batch that they were computed from.
  uint64_t hash = 0;
};

struct SharderConfig {
  std::string name = "sharder";
  /// The name of the mesh, for shardings to speak of, and the mesh.
  FlatSymbolRefAttr meshName;
  MeshAttr mesh;
  LogicalRules rules;
  /// True to pad dims that are not divisible by their number of shards with
  /// zeros. Else they are errors.
  bool pad = false;
  /// Computes statistics, if set.
  StatisticsFunction statistics;
  /// The random streams, and their seeds.
  std::map<std::string, uint64_t> streams;
  /// The default streams of `ensureStreams`.
  std::vector<std::string> requiredStreams;
};

//===----------------------------------------------------------------------===//
// The sharder
//===----------------------------------------------------------------------===//

class BatchSharder {
public:
  explicit BatchSharder(SharderConfig config);
  /// Config, counters and statistics are copied.
  BatchSharder(const BatchSharder &other);
  BatchSharder &operator=(const BatchSharder &other);

  const SharderConfig &getConfig() const { return config; }

  /// Returns the parts of each leaf. An error names the leaf and the reason: a
  /// spec for more dims than it has, an unknown axis or logical name, an axis
  /// used twice, or a dim that is not divisible and must not be padded. A name
  /// in `spec` that no leaf has is an error, too.
  llvm::Expected<ShardedBatch> shard(const Batch &batch, const BatchSpec &spec);

  /// The same, with the outcome for each leaf.
  llvm::Expected<std::pair<ShardedBatch, ShardInfo>>
  shardWithInfo(const Batch &batch, const BatchSpec &spec);

  /// Returns the whole arrays of a batch, without padding. An error names a
  /// leaf whose copies differ, and the place.
  llvm::Expected<Batch> gather(const ShardedBatch &batch);

  /// Returns a leaf of that shape, without its parts. Errors as for `shard`.
  llvm::Expected<ShardedLeaf> layOut(StringRef name, const TensorShape &shape,
                                     const ArraySpec &spec) const;

  /// Returns the facts that are needed to read or make shards of arrays on the
  /// sharder's mesh: with `spec`, a value of its own.
  ShardRequest getRequest(BatchSpec spec = {}) const;

  /// Returns the sharding that logical names stand for.
  llvm::Expected<ShardingAttr> getSharding(ArrayRef<StringRef> names) const;

  //===--------------------------------------------------------------------===//
  // Counters, by operation: "shard", "gather", and of those that run programs
  // (mesh/Execution) "parallel_transform", "create_sharded_param"
  //===--------------------------------------------------------------------===//

  /// Counts a call that began at `start`; `batch` is null if it failed.
  void count(StringRef operation, std::chrono::steady_clock::time_point start,
             const ShardedBatch *batch);

  std::map<std::string, OperationStats> getOperationStats() const;
  void resetOperationStats();

  //===--------------------------------------------------------------------===//
  // Statistics of batches
  //
  //             | get      | set(s) | compute(batch)              | reset
  //  -----------+----------+--------+-----------------------------+------
  //  none       | nothing  | set    | runs the function: computed | none
  //  set        | s        | set    | s, without the function     | none
  //  computed   | the last | set    | the last, if of an equal    | none
  //             |          |        | batch; else runs it again   |
  //
  // Without a function, `compute` gives what `get` does.
  //===--------------------------------------------------------------------===//

  llvm::Expected<std::optional<BatchStatistics>>
  computeStatistics(const Batch &batch);
  std::optional<BatchStatistics> getStatistics() const;
  void setStatistics(BatchStatistics statistics);
  void resetStatistics();

  //===--------------------------------------------------------------------===//
  // State
  //===--------------------------------------------------------------------===//

  /// Returns a copy with another config, whose counters and statistics begin
  /// anew.
  BatchSharder copy(SharderConfig config) const {
    return BatchSharder(std::move(config));
  }
  /// Returns a copy with counters and statistics.
  BatchSharder clone() const { return *this; }

  /// Returns name, mesh, rules, padding, streams, counters and statistics, but
  /// not the function of the statistics.
  llvm::json::Value getState() const;
  /// Restores the state that `getState` returned. On an error nothing changes.
  llvm::Error setState(const llvm::json::Value &state);

  /// Fails with an error that names the missing streams of `names`.
  llvm::Error ensureStreams(ArrayRef<StringRef> names) const;
  /// The same for the streams that the config requires.
  llvm::Error ensureStreams() const;
  /// Returns the random key that stream `name` begins with, 2xi32. Fails if
  /// there is no such stream.
  llvm::Expected<HostTensor> getKey(StringRef name) const;

private:
  SharderConfig config;
  /// Guards what follows, and the making of attributes.
  mutable std::mutex mutex;
  std::map<std::string, OperationStats> operations;
  StatisticsRecord record;
};

} // namespace mesh

#endif // MESH_SHARDER_BATCHSHARDER_H
