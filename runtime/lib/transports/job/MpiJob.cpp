//===- MpiJob.cpp - The processes that mpirun started ---------------------===//
//
// Hosts wait for each other without using the processor: other processes may
// still compile or compute on it.
//
//===----------------------------------------------------------------------===//

#include "MpiJob.h"

#include "MpiLoader.h"
#include "core/TransportTable.h"

#include <algorithm>
#include <thread>

using namespace mesh::rt;

/// Calls start(begin, size) for each message that `bytes` take, and waits until
/// it is done.
template <typename Fn>
void MpiJob::transfer(int64_t bytes, Fn start) {
  for (int64_t begin = 0; begin < bytes; begin += kMaxMessageBytes) {
    auto size = static_cast<int>(std::min(bytes - begin, kMaxMessageBytes));
    std::unique_lock lock(library->mutex);
    MpiLibrary::Request request = start(begin, size);
    for (int looks = 0; !library->test(request); ++looks) {
      lock.unlock();
      if (looks < 100)
        std::this_thread::yield();
      else
        std::this_thread::sleep_for(std::chrono::microseconds(100));
      lock.lock();
    }
  }
}

void MpiJob::send(int to, const void *data, int64_t bytes) {
  transfer(bytes, [&](int64_t begin, int size) {
    return library->send(0, to, kHostTag,
                         static_cast<const char *>(data) + begin, size);
  });
}

void MpiJob::receive(int from, void *data, int64_t bytes) {
  transfer(bytes, [&](int64_t begin, int size) {
    return library->receive(0, from, kHostTag,
                            static_cast<char *>(data) + begin, size);
  });
}

void MpiJob::sendBytes(int to, const std::string &bytes) {
  auto size = static_cast<int64_t>(bytes.size());
  send(to, &size, sizeof(size));
  send(to, bytes.data(), size);
}

std::string MpiJob::receiveBytes(int from) {
  int64_t size = 0;
  receive(from, &size, sizeof(size));
  std::string bytes(size, '\0');
  receive(from, bytes.data(), size);
  return bytes;
}

std::vector<std::string> MpiJob::gather(const std::string &bytes) {
  if (library->rank() != 0) {
    sendBytes(0, bytes);
    return {};
  }
  std::vector<std::string> all{bytes};
  for (int rank = 1; rank < library->size(); ++rank)
    all.push_back(receiveBytes(rank));
  return all;
}

std::string MpiJob::broadcast(const std::string &bytes) {
  if (library->rank() != 0)
    return receiveBytes(0);
  for (int rank = 1; rank < library->size(); ++rank)
    sendBytes(rank, bytes);
  return bytes;
}

std::unique_ptr<Transport>
MpiJob::createTransport(const TransportSetup &setup) {
  return findTransport(setup.options.cuda ? "nccl" : "mpi").create(setup);
}

MpiJob &MpiJob::of(const RunOptions &options) {
  if (auto *job = dynamic_cast<MpiJob *>(options.job))
    return *job;
  throw Error("the transport is for the processes of an MPI: "
              "join them first");
}

MpiJob::MpiJob(std::unique_ptr<MpiLibrary> ownLibrary,
               std::unique_ptr<Watcher> ownWatcher)
    : watcher(std::move(ownWatcher)), library(std::move(ownLibrary)) {
  if (watcher)
    watcher->watch(*this);
}

std::unique_ptr<Job> mesh::rt::joinMpiJob(OnLost onLost) {
  std::unique_ptr<Watcher> watcher;
  if (onLost && isMpiProcess())
    watcher = std::make_unique<Watcher>(std::move(onLost));
  return std::make_unique<MpiJob>(loadMpi(), std::move(watcher));
}
