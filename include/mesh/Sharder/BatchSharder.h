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
  /// For each device what it holds of each dim.
  std::vector<SmallVector<PartRange>> ranges;
  /// All parts together.
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

/// The statistics that a sharder keeps, and where they are from.
struct StatisticsRecord {
  enum class State { None, Set, Computed };
  State state = State::None;
  BatchStatistics statistics;
  /// The hash of the batch that they were computed of.
  uint64_t hash = 0;
};

struct SharderConfig {
  std::string name = "sharder";
  /// The name of the mesh, for shardings to speak of, and the mesh.
  FlatSymbolRefAttr meshName;
  MeshAttr mesh;
  LogicalRules rules;
  /// Pad dims that do not divide, with zeros, instead of an error.
  bool pad = false;
  /// Computes statistics, if set.
  StatisticsFunction statistics;
  /// The random streams that there are, and their seeds.
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

  /// The parts of each leaf. An error names the leaf and what is wrong: a
  /// spec for more dims than it has, an unknown axis or logical name, an axis
  /// used twice, a dim that does not divide unless it may be padded; or a name
  /// in `spec` that no leaf has.
  llvm::Expected<ShardedBatch> shard(const Batch &batch, const BatchSpec &spec);

  /// The same, and what became of each leaf.
  llvm::Expected<std::pair<ShardedBatch, ShardInfo>>
  shardWithInfo(const Batch &batch, const BatchSpec &spec);

  /// The whole arrays again, without padding. An error names a leaf whose
  /// copies differ, and where.
  llvm::Expected<Batch> gather(const ShardedBatch &batch);

  /// A leaf of that shape, without its parts. Errors as for `shard`.
  llvm::Expected<ShardedLeaf> layOut(StringRef name, const TensorShape &shape,
                                     const ArraySpec &spec) const;

  /// Returns the facts that are needed to read or make shards of arrays on the
  /// sharder's mesh: with `spec`, a value of its own.
  ShardRequest getRequest(BatchSpec spec = {}) const;

  /// The sharding that logical names stand for.
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

  /// A copy with another config, and counters and statistics of its own that
  /// start from nothing.
  BatchSharder copy(SharderConfig config) const {
    return BatchSharder(std::move(config));
  }
  /// A copy with all there is.
  BatchSharder clone() const { return *this; }

  /// Name, mesh, rules, padding, streams, counters and statistics; not the
  /// statistics' function.
  llvm::json::Value getState() const;
  /// Takes over what `getState` gave, and nothing if there is an error in it.
  llvm::Error setState(const llvm::json::Value &state);

  /// An error names the streams of `names` that there are not.
  llvm::Error ensureStreams(ArrayRef<StringRef> names) const;
  /// The same of those that the config requires.
  llvm::Error ensureStreams() const;
  /// The random key that stream `name` starts from, 2xi32; or an error that it
  /// is not there.
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
