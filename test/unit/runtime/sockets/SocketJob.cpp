//===- SocketJob.cpp - processes that reach each other by sockets ---------===//

#include "SocketJob.h"

#include "SocketTransport.h"
#include "core/Deadline.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>

using namespace mesh::rt;
using namespace mesh::rt::sockets;

/// The time that hosts wait for each other, outside of runs.
static constexpr std::chrono::seconds kPatience{60};

/// Waits for `events`. Throws an Error if that takes too long.
static void await(const File &file, short events) {
  Deadline deadline(Clock::now(), kPatience);
  while (true) {
    Clock::duration left = deadline.look(Clock::now());
    if (left <= Clock::duration::zero())
      throw Error("another process of the job does not answer");
    auto nap =
        std::chrono::ceil<std::chrono::milliseconds>(deadline.getNap(left));
    pollfd entry{file.get(), events, 0};
    int numReady = poll(&entry, 1, static_cast<int>(nap.count()));
    if (numReady > 0)
      return;
    if (numReady < 0 && errno != EINTR)
      throwSystemError("a socket cannot be waited for");
  }
}

/// Moves `bytes` by `step`, recv or send, on a socket that blocks for a part of
/// them. Throws an Error if the other process is gone.
template <typename Step, typename Byte>
static void transfer(const File &file, short events, Step step, Byte *data,
                     int64_t bytes) {
  while (bytes > 0) {
    await(file, events);
    ssize_t moved = step(file.get(), data, bytes, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (moved < 0 && (errno == EINTR || errno == EAGAIN))
      continue;
    if (moved <= 0)
      throw Error("it has closed the connection");
    data += moved;
    bytes -= moved;
  }
}

static void write(const File &file, const void *data, int64_t bytes) {
  transfer(file, POLLOUT, ::send, static_cast<const char *>(data), bytes);
}

static void read(const File &file, void *data, int64_t bytes) {
  transfer(file, POLLIN, recv, static_cast<char *>(data), bytes);
}

static File makeSocket() {
  File file(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
  if (file.get() < 0)
    throwSystemError("there is no socket");
  return file;
}

//===----------------------------------------------------------------------===//
// Connecting
//===----------------------------------------------------------------------===//

namespace {
/// The first bytes on a connection.
struct Greeting {
  int64_t rank;
  int64_t attempt;
};

/// Another process has found that the job is of no use any more.
struct Abandoned : Error {
  using Error::Error;
};
} // namespace

File SocketJob::connectTo(int64_t rank, int64_t attempt) const {
  File file = makeSocket();
  const Address &address = addresses[rank];
  while (::connect(file.get(),
                   reinterpret_cast<const sockaddr *>(&address.name),
                   address.bytes) != 0)
    if (errno != EINTR)
      throwSystemError("a process of the job cannot be reached");
  Greeting greeting{ownRank, attempt};
  write(file, &greeting, sizeof(greeting));
  return file;
}

/// Returns a socket for each other process, by rank: connects to those of lower
/// rank, and is connected to by the others. Called by all processes.
std::vector<File> SocketJob::connect() {
  int64_t attempt = numConnects++;
  std::vector<File> result(size());
  for (int64_t rank = 0; rank < ownRank; ++rank)
    result[rank] = connectTo(rank, attempt);
  for (int64_t missing = size() - ownRank - 1; missing > 0; --missing) {
    await(listener, POLLIN);
    File file(accept4(listener.get(), nullptr, nullptr, SOCK_CLOEXEC));
    if (file.get() < 0)
      throwSystemError("a process of the job cannot connect");
    Greeting greeting;
    read(file, &greeting, sizeof(greeting));
    if (greeting.attempt != attempt)
      throw Error("the processes of the job make different "
                  "machines");
    result[greeting.rank] = std::move(file);
  }
  return result;
}

SocketJob::SocketJob(int64_t rank, std::vector<Address> ownAddresses,
                     File ownListener, std::unique_ptr<Watcher> ownWatcher)
    : ownRank(rank), addresses(std::move(ownAddresses)),
      listener(std::move(ownListener)), watcher(std::move(ownWatcher)) {
  connections = connect();
  if (watcher)
    watcher->watch(*this);
}

std::unique_ptr<Transport>
SocketJob::createTransport(const TransportSetup & /*setup*/) {
  return createSocketTransport(connect());
}

//===----------------------------------------------------------------------===//
// Messages of hosts
//===----------------------------------------------------------------------===//

// A message is its size and its bytes. A size below 0 says that the job has
// failed, and is that of the reason.

void SocketJob::send(int64_t to, const std::string &bytes) {
  auto size = static_cast<int64_t>(bytes.size());
  write(connections[to], &size, sizeof(size));
  write(connections[to], bytes.data(), size);
}

std::string SocketJob::receive(int64_t from) {
  int64_t size = 0;
  read(connections[from], &size, sizeof(size));
  std::string bytes(std::abs(size), '\0');
  read(connections[from], bytes.data(), std::abs(size));
  if (size < 0)
    throw Abandoned(bytes);
  return bytes;
}

/// `peer` does not answer. Tells the other processes, if this is the one that
/// they wait for.
void SocketJob::abandon(int64_t peer, const std::exception &error) {
  if (dynamic_cast<const Abandoned *>(&error))
    failure = error.what();
  else
    failure = "process " + std::to_string(peer) + ": " + error.what();
  for (int64_t to = 1; ownRank == 0 && to < size(); ++to)
    try {
      auto size = -static_cast<int64_t>(failure.size());
      write(connections[to], &size, sizeof(size));
      write(connections[to], failure.data(), -size);
    } catch (const Error &) {
      // It is this one that is gone, or it is gone as well.
    }
  throw Error(failure);
}

std::vector<std::string> SocketJob::gather(const std::string &bytes) {
  if (!failure.empty())
    throw Error(failure);
  std::vector<std::string> all{bytes};
  int64_t other = 0;
  try {
    if (ownRank != 0) {
      send(0, bytes);
      return {};
    }
    for (other = 1; other < size(); ++other)
      all.push_back(receive(other));
  } catch (const Error &error) {
    abandon(other, error);
  }
  return all;
}

std::string SocketJob::broadcast(const std::string &bytes) {
  if (!failure.empty())
    throw Error(failure);
  int64_t other = 0;
  try {
    if (ownRank != 0)
      return receive(0);
    for (other = 1; other < size(); ++other)
      send(other, bytes);
  } catch (const Error &error) {
    abandon(other, error);
  }
  return bytes;
}

//===----------------------------------------------------------------------===//
// Forking
//===----------------------------------------------------------------------===//

/// Listens at an address that the system chooses.
static File listenAnywhere(int64_t numProcesses, Address &address) {
  File file = makeSocket();
  sa_family_t family = AF_UNIX;
  address.bytes = sizeof(address.name);
  auto *name = reinterpret_cast<sockaddr *>(&address.name);
  if (bind(file.get(), reinterpret_cast<const sockaddr *>(&family),
           sizeof(family)) != 0 ||
      listen(file.get(), static_cast<int>(numProcesses)) != 0 ||
      getsockname(file.get(), name, &address.bytes) != 0)
    throwSystemError("a socket cannot listen");
  return file;
}

static int runProcess(int64_t rank, std::vector<Address> addresses,
                      File listener, const std::function<int(Job &)> &body,
                      const OnLost &onLost) {
  try {
    std::unique_ptr<Watcher> watcher;
    if (onLost)
      watcher = std::make_unique<Watcher>(onLost);
    SocketJob job(rank, std::move(addresses), std::move(listener),
                  std::move(watcher));
    return body(job);
  } catch (const std::exception &error) {
    std::fprintf(stderr, "process %d: %s\n", static_cast<int>(rank),
                 error.what());
    return 1;
  }
}

std::vector<int> sockets::runJob(int64_t size,
                                 const std::function<int(Job &)> &body,
                                 const OnLost &onLost) {
  std::vector<Address> addresses(size);
  std::vector<File> listeners;
  for (Address &address : addresses)
    listeners.push_back(listenAnywhere(size, address));
  // The processes do not write what this one has not written yet.
  std::fflush(nullptr);
  std::vector<pid_t> processes;
  for (int64_t rank = 0; rank < size; ++rank) {
    pid_t process = fork();
    if (process == 0) {
      // A process that waits for ever would be one too many.
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      File own = std::move(listeners[rank]);
      listeners.clear();
      std::exit(
          runProcess(rank, std::move(addresses), std::move(own), body, onLost));
    }
    if (process < 0)
      throwSystemError("a process cannot be forked");
    processes.push_back(process);
  }
  listeners.clear();
  std::vector<int> ends(size);
  for (int64_t rank = 0; rank < size; ++rank)
    while (waitpid(processes[rank], &ends[rank], 0) < 0 && errno == EINTR)
      ;
  return ends;
}
