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

const ShardedLeaf *ShardedBatch::find(StringRef name) const {
  for (const ShardedLeaf &leaf : leaves)
    if (leaf.name == name)
      return &leaf;
  return nullptr;
}

std::vector<StringRef> ShardedBatch::getNames() const {
  std::vector<StringRef> names;
  for (const ShardedLeaf &leaf : leaves)
    names.push_back(leaf.name);
  return names;
}

int64_t ShardedBatch::getNumElements() const {
  int64_t count = 0;
  for (const ShardedLeaf &leaf : leaves)
    count += leaf.layout.getGlobalShape().getNumElements();
  return count;
}

int64_t ShardedBatch::getNumBytes() const {
  int64_t count = 0;
  for (const ShardedLeaf &leaf : leaves) {
    const TensorShape &shape = leaf.layout.getGlobalShape();
    count += shape.getNumElements() * rt::sizeOf(shape.element);
  }
  return count;
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

llvm::Expected<ShardedLeaf> BatchSharder::layOut(StringRef name,
                                                 const TensorShape &shape,
                                                 const ArraySpec &spec) const {
  auto fail = [&](const llvm::Twine &message) {
    return llvm::createStringError("leaf '" + name + "': " + message);
  };
  llvm::Expected<ShardingAttr> sharding = [&] {
    std::lock_guard lock(mutex);
    return spec.resolve(config.meshName, config.mesh, config.rules,
                        shape.getRank());
  }();
  if (!sharding)
    return fail(llvm::toString(sharding.takeError()));
  for (auto [dim, size] : llvm::enumerate(shape.dims)) {
    int64_t numShards = sharding->getNumShards(dim, config.mesh);
    if (!config.pad && size % numShards != 0)
      return fail("dim " + llvm::Twine(dim) + " of " + shape.str() +
                  " does not divide into " + llvm::Twine(numShards) +
                  " parts; give it another size or let the sharder pad it");
  }
  llvm::Expected<Layout> layout = Layout::split(shape, *sharding, config.mesh);
  if (!layout)
    return fail(llvm::toString(layout.takeError()));
  return ShardedLeaf(name.str(), *sharding, std::move(*layout));
}

llvm::Expected<ShardedBatch>
BatchSharder::shardAll(const Batch &batch, const BatchSpec &spec) const {
  for (StringRef name : spec.getNames())
    if (!batch.find(name))
      return llvm::createStringError(
          "there is a spec for '" + name + "', but the leaves are " +
          llvm::join(llvm::map_range(batch.getLeaves(),
                                     [](const Leaf &leaf) {
                                       return "'" + leaf.name + "'";
                                     }),
                     ", "));
  ShardedBatch sharded;
  for (const Leaf &leaf : batch.getLeaves()) {
    llvm::Expected<ShardedLeaf> split =
        layOut(leaf.name, leaf.array.getShape(), spec.get(leaf.name));
    if (!split)
      return split.takeError();
    auto parts = split->layout.sliceAll(leaf.array.data());
    if (!parts)
      return llvm::createStringError("leaf '" + leaf.name +
                                     "': " + llvm::toString(parts.takeError()));
    split->parts = std::move(*parts);
    sharded.leaves.push_back(std::move(*split));
  }
  return sharded;
}

llvm::Expected<ShardedBatch> BatchSharder::shard(const Batch &batch,
                                                 const BatchSpec &spec) {
  Clock::time_point start = Clock::now();
  llvm::Expected<ShardedBatch> sharded = shardAll(batch, spec);
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
    entry.global = leaf.layout.getGlobalShape();
    entry.local = leaf.layout.getLocalShape();
    entry.sharding = leaf.sharding;
    for (auto [device, part] : llvm::enumerate(leaf.parts)) {
      entry.ranges.push_back(getPartRanges(leaf.layout, device));
      entry.numBytes += part.getNumBytes();
    }
  }
  return std::pair(std::move(*sharded), std::move(info));
}

static llvm::Expected<Batch> gatherAll(const ShardedBatch &batch) {
  Batch whole;
  for (const ShardedLeaf &leaf : batch.leaves) {
    auto gathered = leaf.layout.gather(leaf.parts);
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
  // What was set meanwhile stays.
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
