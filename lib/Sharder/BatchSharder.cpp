//===- BatchSharder.cpp - distribute host batches over a mesh -------------===//

#include "mesh/Sharder/BatchSharder.h"

#include "mesh/Support/Threefry.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mesh;
using Clock = std::chrono::steady_clock;

static double getSecondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

BatchSharder::BatchSharder(SharderConfig config) : config(std::move(config)) {}

BatchSharder::BatchSharder(const BatchSharder &other) { *this = other; }

BatchSharder &BatchSharder::operator=(const BatchSharder &other) {
  if (this == &other)
    return *this;
  std::scoped_lock lock(mutex, other.mutex);
  config = other.config;
  operations = other.operations;
  record = other.record;
  return *this;
}

//===----------------------------------------------------------------------===//
// Splitting and joining
//===----------------------------------------------------------------------===//

ShardRequest BatchSharder::getRequest(BatchSpec spec) const {
  std::lock_guard lock(mutex);
  return {config.meshName, config.mesh, config.rules, config.pad,
          std::move(spec)};
}

llvm::Expected<ShardedLeaf> BatchSharder::layOut(StringRef name,
                                                 const TensorShape &shape,
                                                 const ArraySpec &spec) const {
  return getRequest(spec).layOut(name, shape);
}

llvm::Expected<ShardedBatch> BatchSharder::shard(const Batch &batch,
                                                 const BatchSpec &spec) {
  Clock::time_point start = Clock::now();
  llvm::Expected<ShardedBatch> sharded = getRequest(spec).shard(batch);
  count("shard", start, sharded ? &*sharded : nullptr);
  return sharded;
}

llvm::Expected<std::pair<ShardedBatch, ShardInfo>>
BatchSharder::shardWithInfo(const Batch &batch, const BatchSpec &spec) {
  Clock::time_point start = Clock::now();
  llvm::Expected<ShardedBatch> sharded = shard(batch, spec);
  if (!sharded)
    return sharded.takeError();
  ShardInfo info;
  info.seconds = getSecondsSince(start);
  for (const ShardedLeaf &leaf : sharded->leaves) {
    LeafInfo &entry = info.leaves.emplace_back();
    entry.name = leaf.name;
    entry.global = leaf.placement.getGlobalShape();
    entry.local = leaf.placement.getLocalShape();
    entry.sharding = leaf.sharding;
    for (auto [device, part] : llvm::enumerate(leaf.parts)) {
      entry.ranges.push_back(getPartRanges(leaf.placement, device));
      entry.numBytes += part.getNumBytes();
    }
  }
  return std::pair(std::move(*sharded), std::move(info));
}

static llvm::Expected<Batch> gatherAll(const ShardedBatch &batch) {
  Batch whole;
  for (const ShardedLeaf &leaf : batch.leaves) {
    auto gathered = leaf.placement.gather(leaf.parts);
    if (!gathered)
      return llvm::createStringError(
          "leaf '" + leaf.name + "': " + llvm::toString(gathered.takeError()));
    if (llvm::Error error = whole.add(leaf.name, std::move(gathered->whole)))
      return error;
  }
  return whole;
}

llvm::Expected<Batch> BatchSharder::gather(const ShardedBatch &batch) {
  Clock::time_point start = Clock::now();
  llvm::Expected<Batch> whole = gatherAll(batch);
  count("gather", start, whole ? &batch : nullptr);
  return whole;
}

llvm::Expected<ShardingAttr>
BatchSharder::getSharding(ArrayRef<StringRef> names) const {
  std::lock_guard lock(mutex);
  std::vector<std::string> copies(names.begin(), names.end());
  return ArraySpec(std::move(copies))
      .resolve(config.meshName, config.mesh, config.rules, names.size());
}

//===----------------------------------------------------------------------===//
// Counters and statistics
//===----------------------------------------------------------------------===//

void BatchSharder::count(StringRef operation, Clock::time_point start,
                         const ShardedBatch *batch) {
  double seconds = getSecondsSince(start);
  std::lock_guard lock(mutex);
  OperationStats &stats = operations[operation.str()];
  ++stats.calls;
  stats.seconds += seconds;
  if (!batch) {
    ++stats.errors;
    return;
  }
  stats.arrays += batch->leaves.size();
  stats.elements += batch->getNumElements();
  stats.bytes += batch->getNumBytes();
}

std::map<std::string, OperationStats> BatchSharder::getOperationStats() const {
  std::lock_guard lock(mutex);
  return operations;
}

void BatchSharder::resetOperationStats() {
  std::lock_guard lock(mutex);
  operations.clear();
}

llvm::Expected<std::optional<BatchStatistics>>
BatchSharder::computeStatistics(const Batch &batch) {
  using State = StatisticsRecord::State;
  std::optional<BatchStatistics> known = getStatistics();
  uint64_t hash = batch.getHash();
  {
    std::lock_guard lock(mutex);
    if (!config.statistics || record.state == State::Set ||
        (record.state == State::Computed && record.hash == hash))
      return known;
  }
  // Without the lock: the function may take long, or use the sharder.
  llvm::Expected<BatchStatistics> computed = config.statistics(batch);
  if (!computed)
    return computed.takeError();
  std::lock_guard lock(mutex);
  // Fields that were set meanwhile stay.
  if (record.state != State::Set)
    record = {State::Computed, std::move(*computed), hash};
  return record.statistics;
}

std::optional<BatchStatistics> BatchSharder::getStatistics() const {
  std::lock_guard lock(mutex);
  if (record.state == StatisticsRecord::State::None)
    return std::nullopt;
  return record.statistics;
}

void BatchSharder::setStatistics(BatchStatistics statistics) {
  std::lock_guard lock(mutex);
  record = {StatisticsRecord::State::Set, std::move(statistics), 0};
}

void BatchSharder::resetStatistics() {
  std::lock_guard lock(mutex);
  record = {};
}

//===----------------------------------------------------------------------===//
// Random streams
//===----------------------------------------------------------------------===//

llvm::Error BatchSharder::ensureStreams(ArrayRef<StringRef> names) const {
  SmallVector<std::string> missing, known;
  for (StringRef name : names)
    if (!config.streams.count(name.str()))
      missing.push_back("'" + name.str() + "'");
  if (missing.empty())
    return llvm::Error::success();
  for (const auto &stream : config.streams)
    known.push_back("'" + stream.first + "'");
  return llvm::createStringError(
      "sharder '" + config.name + "' has no random stream " +
      llvm::join(missing, " and no ") + "; its streams are " +
      (known.empty() ? "none" : llvm::join(known, ", ")));
}

llvm::Error BatchSharder::ensureStreams() const {
  return ensureStreams(SmallVector<StringRef>(config.requiredStreams.begin(),
                                              config.requiredStreams.end()));
}

llvm::Expected<HostTensor> BatchSharder::getKey(StringRef name) const {
  if (llvm::Error error = ensureStreams(name))
    return error;
  HostTensor key(TensorShape{MESH_RT_I32, {2}});
  for (auto [index, word] :
       llvm::enumerate(splitWords(config.streams.at(name.str()))))
    key.setInteger(index, word);
  return key;
}
