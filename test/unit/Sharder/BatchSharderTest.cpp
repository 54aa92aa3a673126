//===- BatchSharderTest.cpp - distribute host batches over a mesh ---------===//

#include "SharderTest.h"
#include "mesh/Sharder/BatchStream.h"

#include <atomic>
#include <thread>

using namespace mesh;
using namespace mesh::test;

namespace {
class BatchSharderTest : public SharderTest {};
} // namespace

//===----------------------------------------------------------------------===//
// shard, shard_static, gather
//===----------------------------------------------------------------------===//

TEST_F(BatchSharderTest, ShardAndGatherAreInverse) {
  BatchSharder sharder(config);
  Batch batch = makeBatch();
  BatchSpec spec(byAxes(R"([{"data"}])"));
  spec.set("inputs/tokens", byAxes(R"([{"data"}, {"model"}])"));
  ShardedBatch sharded = llvm::cantFail(sharder.shard(batch, spec));
  const ShardedLeaf *tokens = sharded.find("inputs/tokens");
  ASSERT_NE(tokens, nullptr);
  ASSERT_EQ(tokens->parts.size(), 6u);
  // Device 4 is at (1, 1): rows 2 and 3, columns 2 and 3.
  EXPECT_EQ(tokens->parts[4].getShape().str(), "2x2xi32");
  EXPECT_EQ(tokens->parts[4].getInteger(0), 14);
  EXPECT_EQ(tokens->parts[4].getInteger(3), 21);
  // The last dims of the others are not split.
  EXPECT_EQ(sharded.find("inputs/mask")->parts[0].getShape().str(),
            "2x6x2xf32");
  EXPECT_EQ(sharded.find("labels")->parts[5].getInteger(0), 74);
  expectEqual(llvm::cantFail(sharder.gather(sharded)), batch);
}

TEST_F(BatchSharderTest, ShardPadsWhereAsked) {
  BatchSpec spec;
  spec.set("labels", byAxes(R"([{"model"}])"));
  EXPECT_EQ(getError(spec),
            "leaf 'labels': dim 0 of 4xi64 does not divide into 3 parts; give "
            "it another size or let the sharder pad it");
  config.pad = true;
  BatchSharder sharder(config);
  Batch batch = makeBatch();
  ShardedBatch sharded = llvm::cantFail(sharder.shard(batch, spec));
  const ShardedLeaf *labels = sharded.find("labels");
  EXPECT_EQ(labels->parts[1].getInteger(1), 75);
  EXPECT_EQ(labels->parts[2].getInteger(0), 0);
  expectEqual(llvm::cantFail(sharder.gather(sharded)), batch);
}

TEST_F(BatchSharderTest, GatherFindsCopiesThatDiffer) {
  BatchSharder sharder(config);
  ShardedBatch sharded = llvm::cantFail(
      sharder.shard(makeBatch(), BatchSpec(byAxes(R"([{"data"}])"))));
  sharded.leaves.back().parts[1].setInteger(0, -1);
  auto gathered = sharder.gather(sharded);
  ASSERT_FALSE(gathered);
  EXPECT_EQ(llvm::toString(gathered.takeError()),
            "leaf 'labels': devices 0 and 1 should hold the same 2xi64, but "
            "differ at [0] of their parts: 72 and -1");
}

TEST_F(BatchSharderTest, ShardErrorsNameTheLeaf) {
  EXPECT_EQ(getError(byAxes(R"([{}, {"data"}])")),
            "leaf 'labels': is of rank 1, but its spec has 2 dims");
  EXPECT_EQ(getError(byAxes(R"([{"rows"}])")),
            "leaf 'inputs/tokens': mesh has no axis \"rows\"; its axes are "
            "\"data\", \"model\"");
  EXPECT_EQ(getError(ArraySpec(std::vector<std::string>{"bach"})),
            "leaf 'inputs/tokens': there is no rule for \"bach\"");
  BatchSpec twice;
  twice.set("inputs/tokens",
            ArraySpec(std::vector<std::string>{"embed", "heads"}));
  EXPECT_EQ(getError(twice),
            "leaf 'inputs/tokens': the rules for \"embed\" and \"heads\" both "
            "split along mesh axis \"model\"");
  BatchSpec unknown;
  unknown.set("targets", {});
  EXPECT_EQ(getError(unknown),
            "there is a spec for 'targets', but the leaves are "
            "'inputs/tokens', 'inputs/mask', 'labels'");
}

//===----------------------------------------------------------------------===//
// shard_with_info
//===----------------------------------------------------------------------===//

TEST_F(BatchSharderTest, ShardWithInfoTilesTheArrays) {
  config.pad = true;
  BatchSharder sharder(config);
  Batch batch = makeBatch();
  auto [sharded, info] = llvm::cantFail(
      sharder.shardWithInfo(batch, BatchSpec(byAxes(R"([{"model"}])"))));
  ASSERT_EQ(info.leaves.size(), 3u);
  for (auto [leaf, entry] : llvm::zip_equal(batch.getLeaves(), info.leaves)) {
    EXPECT_EQ(entry.global, leaf.array.getShape());
    // Each element has two copies, on the "data" axis.
    std::vector<int> copies(leaf.array.getDims()[0]);
    for (ArrayRef<PartRange> ranges : entry.ranges) {
      EXPECT_EQ(ranges[0].end - ranges[0].begin + ranges[0].padding,
                entry.local.dims[0]);
      for (int64_t i = ranges[0].begin; i < ranges[0].end; ++i)
        ++copies[i];
    }
    EXPECT_TRUE(llvm::all_of(copies, [](int n) { return n == 2; }));
  }
  EXPECT_EQ(info.leaves[2].numBytes, 6 * 2 * 8);
  EXPECT_EQ(info.leaves[2].ranges[5][0].str(), "[4:4)+2");
  const llvm::json::Value json = info.toJSON();
  const llvm::json::Array *leaves = json.getAsObject()->getArray("leaves");
  EXPECT_EQ((*leaves)[2].getAsObject()->getString("sharding"),
            "#mesh.sharding<@m, [{\"model\"}]>");
}

//===----------------------------------------------------------------------===//
// shard_with_logical_names, get_partition_spec, get_named_sharding
//===----------------------------------------------------------------------===//

TEST_F(BatchSharderTest, ShardWithLogicalNamesFollowsTheRules) {
  BatchSharder sharder(config);
  auto get = [&](ArrayRef<StringRef> names) {
    return llvm::cantFail(sharder.getSharding(names));
  };
  EXPECT_EQ(
      get({"batch", "time", "embed"}),
      parse<ShardingAttr>(R"(#mesh.sharding<@m, [{"data"}, {}, {"model"}]>)"));
  EXPECT_EQ(get({"", "heads"}),
            parse<ShardingAttr>(R"(#mesh.sharding<@m, [{}, {"model"}]>)"));
  EXPECT_EQ(get({}), parse<ShardingAttr>("#mesh.sharding<@m, []>"));
  auto unknown = sharder.getSharding({"batch", "layer"});
  ASSERT_FALSE(unknown);
  EXPECT_EQ(llvm::toString(unknown.takeError()),
            "there is no rule for \"layer\"");

  Batch batch = makeBatch();
  ShardedBatch named = llvm::cantFail(
      sharder.shard(batch, ArraySpec(std::vector<std::string>{"batch"})));
  EXPECT_EQ(named.find("inputs/mask")->sharding,
            parse<ShardingAttr>(R"(#mesh.sharding<@m, [{"data"}, {}, {}]>)"));
}

//===----------------------------------------------------------------------===//
// get_operation_stats, reset_operation_stats
//===----------------------------------------------------------------------===//

TEST_F(BatchSharderTest, OperationStatsCount) {
  BatchSharder sharder(config);
  EXPECT_TRUE(sharder.getOperationStats().empty());
  Batch batch = makeBatch();
  BatchSpec spec(byAxes(R"([{"data"}])"));
  ShardedBatch sharded = llvm::cantFail(sharder.shard(batch, spec));
  (void)llvm::cantFail(sharder.shard(batch, spec));
  llvm::consumeError(sharder.shard(batch, byAxes(R"([{"x"}])")).takeError());
  (void)llvm::cantFail(sharder.gather(sharded));
  auto stats = sharder.getOperationStats();
  EXPECT_EQ(stats["shard"].calls, 3);
  EXPECT_EQ(stats["shard"].errors, 1);
  EXPECT_EQ(stats["shard"].arrays, 6);
  EXPECT_EQ(stats["shard"].elements, 2 * (24 + 48 + 4));
  EXPECT_EQ(stats["shard"].bytes, 2 * (24 * 4 + 48 * 4 + 4 * 8));
  EXPECT_GT(stats["shard"].seconds, 0);
  EXPECT_EQ(stats["gather"].calls, 1);
  EXPECT_EQ(stats["gather"].elements, 76);
  sharder.resetOperationStats();
  EXPECT_TRUE(sharder.getOperationStats().empty());
}

//===----------------------------------------------------------------------===//
// compute_statistics, get/set/reset_statistics
//===----------------------------------------------------------------------===//

TEST_F(BatchSharderTest, ComputeStatisticsFollowsItsTable) {
  int numCalls = 0;
  config.statistics =
      [&](const Batch &batch) -> llvm::Expected<BatchStatistics> {
    ++numCalls;
    return BatchStatistics{{"first", batch.find("labels")->getDouble(0)}};
  };
  BatchSharder sharder(config);
  auto compute = [&](double first) {
    return *llvm::cantFail(sharder.computeStatistics(makeBatch(first)));
  };
  EXPECT_EQ(sharder.getStatistics(), std::nullopt);
  // none -> computed
  EXPECT_EQ(compute(0), (BatchStatistics{{"first", 72}}));
  EXPECT_EQ(sharder.getStatistics(), (BatchStatistics{{"first", 72}}));
  // computed: an equal batch does not run it, another does.
  EXPECT_EQ(compute(0), (BatchStatistics{{"first", 72}}));
  EXPECT_EQ(numCalls, 1);
  EXPECT_EQ(compute(1), (BatchStatistics{{"first", 73}}));
  EXPECT_EQ(numCalls, 2);
  // -> set: what was set wins
  sharder.setStatistics({{"mean", 0.5}});
  EXPECT_EQ(compute(2), (BatchStatistics{{"mean", 0.5}}));
  EXPECT_EQ(sharder.getStatistics(), (BatchStatistics{{"mean", 0.5}}));
  EXPECT_EQ(numCalls, 2);
  // -> none -> computed
  sharder.resetStatistics();
  EXPECT_EQ(sharder.getStatistics(), std::nullopt);
  EXPECT_EQ(compute(1), (BatchStatistics{{"first", 73}}));
  EXPECT_EQ(numCalls, 3);
  sharder.resetStatistics();
  EXPECT_EQ(sharder.getStatistics(), std::nullopt);
  // none -> set
  sharder.setStatistics({});
  EXPECT_EQ(sharder.getStatistics(), BatchStatistics());
}

TEST_F(BatchSharderTest, ComputeStatisticsNeedsAFunctionThatWorks) {
  BatchSharder without(config);
  EXPECT_EQ(llvm::cantFail(without.computeStatistics(makeBatch())),
            std::nullopt);
  config.statistics = [](const Batch &) -> llvm::Expected<BatchStatistics> {
    return llvm::createStringError("no mean of nothing");
  };
  BatchSharder failing(config);
  auto computed = failing.computeStatistics(makeBatch());
  ASSERT_FALSE(computed);
  EXPECT_EQ(llvm::toString(computed.takeError()), "no mean of nothing");
  EXPECT_EQ(failing.getStatistics(), std::nullopt);
}

//===----------------------------------------------------------------------===//
// copy, clone, get_state, set_state
//===----------------------------------------------------------------------===//

TEST_F(BatchSharderTest, CopyAndCloneAreValues) {
  BatchSharder sharder(config);
  (void)llvm::cantFail(sharder.shard(makeBatch(), {}));
  sharder.setStatistics({{"mean", 1}});
  BatchSharder clone = sharder.clone();
  EXPECT_EQ(clone.getState(), sharder.getState());
  clone.resetStatistics();
  clone.resetOperationStats();
  EXPECT_EQ(sharder.getOperationStats().size(), 1u);
  EXPECT_EQ(sharder.getStatistics(), (BatchStatistics{{"mean", 1}}));

  SharderConfig other = config;
  other.name = "evaluation";
  other.pad = true;
  BatchSharder copy = sharder.copy(other);
  EXPECT_EQ(copy.getConfig().name, "evaluation");
  EXPECT_EQ(copy.getStatistics(), std::nullopt);
  EXPECT_FALSE(sharder.getConfig().pad);
}

TEST_F(BatchSharderTest, GetStateAndSetStateGoThroughText) {
  config.streams = {{"params", 1}, {"dropout", ~uint64_t(0)}};
  config.requiredStreams = {"params", "noise"};
  BatchSharder sharder(config);
  (void)llvm::cantFail(sharder.shard(makeBatch(), {}));
  sharder.setStatistics({{"mean", 0.1}, {"deviation", 3}});
  std::string text = llvm::formatv("{0}", sharder.getState());

  SharderConfig blank;
  blank.meshName = config.meshName;
  blank.mesh = parse<MeshAttr>(R"(#mesh.mesh<["x"=1]>)");
  BatchSharder restored(blank);
  ASSERT_EQ(llvm::toString(
                restored.setState(llvm::cantFail(llvm::json::parse(text)))),
            "");
  EXPECT_EQ(restored.getState(), sharder.getState());
  EXPECT_EQ(restored.getConfig().mesh, config.mesh);
  EXPECT_EQ(restored.getConfig().rules, config.rules);
  // There being no rules is a state as well.
  config.rules.clear();
  ASSERT_EQ(llvm::toString(restored.setState(BatchSharder(config).getState())),
            "");
  EXPECT_TRUE(restored.getConfig().rules.empty());
  EXPECT_EQ(restored.getStatistics(), std::nullopt);
}

// A state that was written before a field was there has the field's default,
// whatever the sharder had before; one that is newer is an error.
TEST_F(BatchSharderTest, SetStateTakesOlderStates) {
  config.pad = true;
  config.streams = {{"params", 1}};
  config.requiredStreams = {"params"};
  BatchSharder sharder(config);
  (void)llvm::cantFail(sharder.shard(makeBatch(), {}));
  sharder.setStatistics({{"mean", 0.1}});
  const llvm::json::Value full = sharder.getState();
  for (StringRef missing : {"version", "name", "rules", "pad", "streams",
                            "required_streams", "operations", "statistics"}) {
    llvm::json::Value older = full;
    older.getAsObject()->erase(missing);
    BatchSharder restored(config);
    ASSERT_EQ(llvm::toString(restored.setState(older)), "") << missing.str();
    llvm::json::Value state = restored.getState();
    if (missing == "version") {
      EXPECT_EQ(state, full);
      continue;
    }
    SharderConfig blank;
    blank.meshName = config.meshName;
    blank.mesh = config.mesh;
    llvm::json::Value defaults = BatchSharder(blank).getState();
    EXPECT_EQ(*state.getAsObject()->get(missing),
              *defaults.getAsObject()->get(missing))
        << missing.str();
    (*state.getAsObject())[missing] = *full.getAsObject()->get(missing);
    EXPECT_EQ(state, full) << missing.str();
  }
  llvm::json::Value counters = full;
  llvm::json::Object &shard =
      *counters.getAsObject()->getObject("operations")->getObject("shard");
  shard.erase("errors");
  EXPECT_EQ(llvm::toString(sharder.setState(counters)), "");
  EXPECT_EQ(sharder.getState(), full);

  llvm::json::Value without = full;
  without.getAsObject()->erase("mesh");
  EXPECT_EQ(llvm::toString(sharder.setState(without)),
            "missing value at sharder.mesh");
  llvm::json::Value newer = full;
  (*newer.getAsObject())["version"] = 2;
  EXPECT_EQ(llvm::toString(sharder.setState(newer)),
            "is not a version that this program knows at sharder.version");
  EXPECT_EQ(sharder.getState(), full);
}

TEST_F(BatchSharderTest, SetStateToABadOneChangesNothing) {
  BatchSharder sharder(config);
  llvm::json::Value good = sharder.getState();
  auto getError = [&](StringRef key, llvm::json::Value value) {
    llvm::json::Value bad = good;
    (*bad.getAsObject())[key] = std::move(value);
    std::string error = llvm::toString(sharder.setState(bad));
    EXPECT_EQ(sharder.getState(), good);
    return error;
  };
  EXPECT_EQ(getError("mesh", "tensor<4xf32>"),
            "is not the attribute that is expected here at sharder.mesh");
  EXPECT_EQ(getError("rules", llvm::json::Array{"batch"}),
            "is not the attribute that is expected here at sharder.rules[0]");
  EXPECT_EQ(getError("pad", "yes"), "expected boolean at sharder.pad");
  EXPECT_EQ(getError("statistics",
                     llvm::json::Object{{"state", "lost"},
                                        {"hash", 0},
                                        {"values", llvm::json::Object()}}),
            "expected none, set or computed at sharder.statistics.state");
  EXPECT_EQ(llvm::toString(sharder.setState(llvm::json::Array())),
            "expected object when parsing sharder");
}

TEST_F(BatchSharderTest, EnsureStreamsNamesTheMissing) {
  config.streams = {{"params", 1}, {"dropout", 2}};
  BatchSharder sharder(config);
  EXPECT_EQ(llvm::toString(sharder.ensureStreams({"params", "dropout"})), "");
  EXPECT_EQ(llvm::toString(sharder.ensureStreams({"params", "noise"})),
            "sharder 'sharder' has no random stream 'noise'; its streams are "
            "'dropout', 'params'");
  config.streams.clear();
  EXPECT_EQ(
      llvm::toString(BatchSharder(config).ensureStreams({"a", "b"})),
      "sharder 'sharder' has no random stream 'a' and no 'b'; its streams "
      "are none");
}

TEST_F(BatchSharderTest, RequiredStreamsAreOnesThatEnsureStreamsAsksFor) {
  config.streams = {{"params", 1}};
  EXPECT_EQ(llvm::toString(BatchSharder(config).ensureStreams()), "");
  config.requiredStreams = {"params", "noise"};
  EXPECT_EQ(llvm::toString(BatchSharder(config).ensureStreams()),
            "sharder 'sharder' has no random stream 'noise'; its streams are "
            "'params'");
}

TEST_F(BatchSharderTest, StreamsStartFromTheKeyOfTheirSeed) {
  config.streams = {{"params", (uint64_t(7) << 32) + 42}};
  BatchSharder sharder(config);
  HostTensor key = llvm::cantFail(sharder.getKey("params"));
  EXPECT_EQ(key.getShape().str(), "2xi32");
  EXPECT_EQ(key.getInteger(0), 7);
  EXPECT_EQ(key.getInteger(1), 42);
  EXPECT_EQ(getError(sharder.getKey("dropout")),
            "sharder 'sharder' has no random stream 'dropout'; its streams are "
            "'params'");
}

//===----------------------------------------------------------------------===//
// Streams of batches, and threads
//===----------------------------------------------------------------------===//

TEST_F(BatchSharderTest, StreamsInOrder) {
  BatchSharder sharder(config);
  for (size_t depth : {0, 1, 3}) {
    int numRead = 0;
    BatchStream stream(
        sharder,
        [&]() -> llvm::Expected<std::optional<Batch>> {
          if (numRead == 7)
            return std::nullopt;
          return makeBatch(numRead++);
        },
        BatchSpec(byAxes(R"([{"data"}])")), depth);
    for (int i = 0; i < 7; ++i) {
      auto next = llvm::cantFail(stream.next());
      ASSERT_TRUE(next);
      EXPECT_EQ(next->find("labels")->parts[0].getInteger(0), 72 + i);
    }
    EXPECT_FALSE(llvm::cantFail(stream.next()));
    EXPECT_FALSE(llvm::cantFail(stream.next()));
  }
}

TEST_F(BatchSharderTest, StreamsReadAhead) {
  BatchSharder sharder(config);
  std::atomic<int> numRead = 0;
  BatchStream stream(
      sharder,
      [&]() -> llvm::Expected<std::optional<Batch>> {
        ++numRead;
        return makeBatch();
      },
      {}, /*depth=*/2);
  (void)llvm::cantFail(stream.next());
  // Two that wait and the one that was taken.
  while (numRead < 3)
    std::this_thread::yield();
  // The source has no end: the stream stops when it is destroyed.
}

/// The source waits for the work on the batch before, and the work for the
/// source: that ends only if both go on at the same time.
TEST_F(BatchSharderTest, StreamsSplitUnderTheWork) {
  BatchSharder sharder(config);
  std::atomic<int> numRead = 0, numStarted = 0;
  BatchStream stream(
      sharder,
      [&]() -> llvm::Expected<std::optional<Batch>> {
        while (numStarted < numRead)
          std::this_thread::yield();
        if (numRead == 3)
          return std::nullopt;
        ++numRead;
        return makeBatch();
      },
      {}, /*depth=*/1);
  for (int i = 1; i <= 3; ++i) {
    ASSERT_TRUE(llvm::cantFail(stream.next()));
    numStarted = i;
    while (i < 3 && numRead == i)
      std::this_thread::yield();
  }
  EXPECT_FALSE(llvm::cantFail(stream.next()));
}

TEST_F(BatchSharderTest, StreamsCount) {
  BatchSharder sharder(config);
  std::atomic<int> numRead = 0;
  BatchStream stream(
      sharder,
      [&]() -> llvm::Expected<std::optional<Batch>> {
        if (++numRead == 4)
          return std::nullopt;
        return makeBatch();
      },
      {}, /*depth=*/4);
  // When the end has been read the three before it are there.
  while (numRead < 4)
    std::this_thread::yield();
  while (llvm::cantFail(stream.next()))
    ;
  StreamStats stats = stream.getStats();
  EXPECT_EQ(stats.batches, 3);
  EXPECT_EQ(stats.ready, 3);
  EXPECT_GT(stats.splitSeconds, 0);
  EXPECT_EQ(sharder.getOperationStats()["shard"].calls, 3);
}

TEST_F(BatchSharderTest, StreamsEndAtAnError) {
  BatchSharder sharder(config);
  int numRead = 0;
  BatchStream stream(sharder,
                     [&]() -> llvm::Expected<std::optional<Batch>> {
                       if (++numRead == 2)
                         return llvm::createStringError(
                             "the file is truncated");
                       return makeBatch();
                     },
                     {});
  EXPECT_TRUE(llvm::cantFail(stream.next()));
  auto failed = stream.next();
  ASSERT_FALSE(failed);
  EXPECT_EQ(llvm::toString(failed.takeError()), "the file is truncated");
  EXPECT_FALSE(llvm::cantFail(stream.next()));
}

TEST_F(BatchSharderTest, ThreadsShareASharder) {
  config.statistics =
      [](const Batch &batch) -> llvm::Expected<BatchStatistics> {
    return BatchStatistics{{"elements", double(batch.getNumElements())}};
  };
  BatchSharder sharder(config);
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&, t] {
      for (int i = 0; i < 50; ++i) {
        Batch batch = makeBatch(t);
        ShardedBatch sharded = llvm::cantFail(
            sharder.shard(batch, ArraySpec(std::vector<std::string>{"batch"})));
        expectEqual(llvm::cantFail(sharder.gather(sharded)), batch);
        (void)llvm::cantFail(sharder.computeStatistics(batch));
        (void)sharder.getState();
        auto wrong = sharder.shard(batch, byAxes(R"([{"x"}])"));
        EXPECT_NE(llvm::toString(wrong.takeError()).find("has no axis \"x\""),
                  std::string::npos);
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(sharder.getOperationStats()["shard"].calls, 400);
  EXPECT_EQ(sharder.getOperationStats()["shard"].errors, 200);
  EXPECT_EQ(sharder.getOperationStats()["gather"].calls, 200);
}
