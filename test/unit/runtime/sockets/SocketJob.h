//===- SocketJob.h - processes that reach each other by sockets -*- C++ -*-===//
//
// Forks the processes of a job. Each listens at an address of its own, and any
// two connect by a Unix socket, once for the job and once for each machine.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_TEST_SOCKETS_SOCKETJOB_H
#define MESH_RT_TEST_SOCKETS_SOCKETJOB_H

#include "SocketStream.h"
#include "core/Watcher.h"
#include "mesh-rt/job.h"

#include <memory>
#include <sys/un.h>

namespace mesh::rt::sockets {

/// Where a process can be reached.
struct Address {
  sockaddr_un name;
  socklen_t bytes;
};

class SocketJob final : public Job {
public:
  /// `listener` is this process' socket at its address. `watcher` may be null.
  SocketJob(int64_t rank, std::vector<Address> addresses, File listener,
            std::unique_ptr<Watcher> watcher);

  int64_t rank() const override { return ownRank; }
  int64_t size() const override {
    return static_cast<int64_t>(addresses.size());
  }
  std::vector<std::string> gather(const std::string &bytes) override;
  std::string broadcast(const std::string &bytes) override;
  std::unique_ptr<Transport>
  createTransport(const TransportSetup &setup) override;
  BlackBox *getBlackBox() override {
    return watcher ? &watcher->getBlackBox() : nullptr;
  }

private:
  std::vector<File> connect();
  File connectTo(int64_t rank, int64_t attempt) const;
  void send(int64_t to, const std::string &bytes);
  std::string receive(int64_t from);
  [[noreturn]] void abandon(int64_t peer, const std::exception &error);

  const int64_t ownRank;
  const std::vector<Address> addresses;
  const File listener;
  /// Outlasts the connections.
  std::unique_ptr<Watcher> watcher;
  /// The number of times that the processes have connected.
  int64_t numConnects = 0;
  /// The connections of the hosts, by rank.
  std::vector<File> connections;
  /// The reason why the job cannot be used any more.
  std::string failure;
};

/// Runs `body` in each process of a job, forked from this one, which has no
/// threads, and returns how they ended, as waitpid says, by rank. What `body`
/// returns is the exit status. `onLost` is as for joinMpiJob.
std::vector<int> runJob(int64_t size, const std::function<int(Job &)> &body,
                        const OnLost &onLost = {});

} // namespace mesh::rt::sockets

#endif // MESH_RT_TEST_SOCKETS_SOCKETJOB_H
