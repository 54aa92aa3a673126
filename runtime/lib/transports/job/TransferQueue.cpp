//===- TransferQueue.cpp - Messages that MPI works on ---------------------===//

#include "TransferQueue.h"

#include "MpiJob.h"

#include <algorithm>

using namespace mesh::rt;

TransferQueue::Buffer TransferQueue::takeBuffer() {
  if (unused.empty())
    return std::make_unique<std::string>();
  Buffer buffer = std::move(unused.back());
  unused.pop_back();
  return buffer;
}

void TransferQueue::send(Route route, Buffer buffer) {
  MpiLibrary::Request request =
      library.send(route.channel, route.rank, route.tag, buffer->data(),
                   static_cast<int>(buffer->size()));
  active.push_back({request, nullptr, std::move(buffer)});
}

void TransferQueue::send(Route route, const char *data, int64_t bytes,
                         int64_t &pending) {
  for (int64_t begin = 0; begin < bytes; begin += kMaxMessageBytes) {
    auto size = static_cast<int>(std::min(bytes - begin, kMaxMessageBytes));
    active.push_back(
        {library.send(route.channel, route.rank, route.tag, data + begin, size),
         &pending,
         {}});
    ++pending;
  }
}

void TransferQueue::receive(Route route, char *data, int64_t bytes,
                            int64_t &pending) {
  for (int64_t begin = 0; begin < bytes; begin += kMaxMessageBytes) {
    auto size = static_cast<int>(std::min(bytes - begin, kMaxMessageBytes));
    active.push_back({library.receive(route.channel, route.rank, route.tag,
                                      data + begin, size),
                      &pending,
                      {}});
    ++pending;
  }
}

bool TransferQueue::poll() {
  size_t kept = 0;
  for (size_t i = 0; i < active.size(); ++i) {
    Active &entry = active[i];
    if (library.test(entry.request)) {
      if (entry.pending) {
        --*entry.pending;
      } else {
        entry.buffer->clear();
        unused.push_back(std::move(entry.buffer));
      }
      continue;
    }
    if (kept != i)
      active[kept] = std::move(entry);
    ++kept;
  }
  bool moved = kept != active.size();
  active.resize(kept);
  return moved;
}
