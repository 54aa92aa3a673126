//===- BatchStream.cpp - batch after batch, split ahead -------------------===//
//
// Compiled with exceptions, which the system throws when it cannot start the
// thread. The batches are split when they are asked for then.
//
//===----------------------------------------------------------------------===//

#include "mesh/Sharder/BatchStream.h"

#include <system_error>

using namespace mesh;
using Clock = std::chrono::steady_clock;

static double getSecondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

BatchStream::BatchStream(BatchSharder &sharder, Source source, BatchSpec spec,
                         size_t depth)
    : sharder(sharder), source(std::move(source)), spec(std::move(spec)),
      depth(std::max<size_t>(depth, 1)) {
  try {
    thread = std::thread([this] { fill(); });
  } catch (const std::system_error &) {
  }
}

BatchStream::~BatchStream() {
  {
    std::lock_guard lock(mutex);
    isStopped = true;
  }
  changed.notify_all();
  if (thread.joinable())
    thread.join();
  for (Item &item : items)
    if (!item)
      llvm::consumeError(item.takeError());
}

BatchStream::Item BatchStream::readNext() {
  llvm::Expected<std::optional<Batch>> batch = source();
  if (!batch)
    return batch.takeError();
  if (!*batch)
    return std::nullopt;
  llvm::Expected<ShardedBatch> sharded = sharder.shard(**batch, spec);
  if (!sharded)
    return sharded.takeError();
  return std::move(*sharded);
}

BatchStream::Item BatchStream::read() {
  Clock::time_point start = Clock::now();
  Item item = readNext();
  std::lock_guard lock(mutex);
  stats.splitSeconds += getSecondsSince(start);
  return item;
}

void BatchStream::fill() {
  for (bool isLast = false; !isLast;) {
    Item item = read();
    isLast = !item || !*item;
    std::unique_lock lock(mutex);
    items.push_back(std::move(item));
    changed.notify_all();
    changed.wait(lock, [&] { return isStopped || items.size() < depth; });
    isLast |= isStopped;
  }
}

llvm::Expected<std::optional<ShardedBatch>> BatchStream::next() {
  if (isAtEnd)
    return std::nullopt;
  Clock::time_point start = Clock::now();
  bool isReady = false;
  auto take = [&]() -> Item {
    if (!thread.joinable())
      return read();
    std::unique_lock lock(mutex);
    isReady = !items.empty();
    changed.wait(lock, [&] { return !items.empty(); });
    Item item = std::move(items.front());
    items.pop_front();
    changed.notify_all();
    return item;
  };
  Item item = take();
  isAtEnd = !item || !*item;
  std::lock_guard lock(mutex);
  if (!isReady)
    stats.waitSeconds += getSecondsSince(start);
  stats.batches += !isAtEnd;
  stats.ready += !isAtEnd && isReady;
  return item;
}

StreamStats BatchStream::getStats() const {
  std::lock_guard lock(mutex);
  return stats;
}
