//===- BatchStream.cpp - batch after batch, split ahead -------------------===//
//
// Compiled with exceptions, which the system throws when it cannot start the
// thread. The batches are split when they are asked for then.
//
//===----------------------------------------------------------------------===//

#include "mesh/Sharder/BatchStream.h"

#include <system_error>

using namespace mesh;

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

BatchStream::Item BatchStream::read() {
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
  auto take = [&]() -> Item {
    if (!thread.joinable())
      return read();
    std::unique_lock lock(mutex);
    changed.wait(lock, [&] { return !items.empty(); });
    Item item = std::move(items.front());
    items.pop_front();
    changed.notify_all();
    return item;
  };
  Item item = take();
  isAtEnd = !item || !*item;
  return item;
}
