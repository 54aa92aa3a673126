//===- FakeNccl.cpp - NCCL among fake GPUs --------------------------------===//
//
// As NCCL it rejects two members on one GPU, memory that is not the GPU's, and
// communicators that are gone.
//
//===----------------------------------------------------------------------===//

#include "FakeNccl.h"

#include "FakeEntry.h"
#include "mesh-rt/element.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/mman.h>
#include <unistd.h>
#include <utility>

using namespace mesh::rt;
using namespace mesh::rt::test;

namespace {
constexpr nccl::Result kUnhandledCudaError = 1, kSystemError = 2,
                       kInternalError = 3, kInvalidArgument = 4,
                       kInvalidUsage = 5;

std::string lastError;
std::set<nccl::Comm> live;

thread_local int groupDepth = 0;
/// The sends and receives of the group; a receive has no source.
thread_local std::vector<FakeNcclCall> grouped;
/// Communicators to abort together: what one of them has given may wait, on its
/// stream, behind what another has.
thread_local std::vector<nccl::Comm> groupedAborts;

/// Gives the stream a command of the communicator. The first one only when the
/// call has returned.
void give(ncclComm &comm, CUstream_st *stream, const char *name, int64_t bytes,
          std::function<void()> command) {
  int64_t number = comm.numGiven++;
  auto inTurn = [&comm, number, command = std::move(command)] {
    if (comm.await([&] { return comm.numDone == number; }))
      command();
    ++comm.numDone;
  };
  if (number > 0) {
    gpus().add(*stream, name, bytes, std::move(inTurn));
    return;
  }
  comm.state = nccl::kInProgress;
  comm.helper = std::thread([=, &comm] {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    std::lock_guard lock(gpus().mutex);
    gpus().add(*stream, name, bytes, inTurn);
    comm.state = nccl::kSuccess;
  });
}

//===----------------------------------------------------------------------===//
// Checks of calls
//===----------------------------------------------------------------------===//

nccl::Result refuse(nccl::Result result, const std::string &why) {
  lastError = why;
  return result;
}

/// 0 if the communicator is gone.
int64_t numRanksOf(nccl::Comm comm) {
  return live.count(comm) ? comm->numRanks : 0;
}

nccl::Result checkComm(nccl::Comm comm) {
  if (!live.count(comm))
    return refuse(kInvalidArgument, "there is no such communicator");
  if (comm->state == nccl::kInProgress)
    return refuse(kInvalidUsage, "the communicator is in progress");
  return comm->state;
}

nccl::Result checkCall(const FakeNcclCall &call, int64_t given, int64_t taken) {
  if (nccl::Result result = checkComm(call.comm))
    return result;
  int64_t size = sizeOfNcclType(call.what.type);
  auto isMemory = [&](const char *data, int64_t count) {
    return count == 0 ||
           gpus().isMemory(reinterpret_cast<cuda::Address>(data), count * size);
  };
  if (size == 0 || call.what.count < 0 || call.what.op < 0 ||
      call.what.op > nccl::kMin || call.what.root < 0 ||
      call.what.root >= call.comm->numRanks)
    return refuse(kInvalidArgument, "an argument is out of range");
  if (!isMemory(call.src, given) || !isMemory(call.dst, taken))
    return refuse(kInvalidArgument, "an address is not in the GPU's memory");
  if (std::max(given, taken) * size > static_cast<int64_t>(kNcclBytes))
    return refuse(kInternalError, "the fake takes 8 MiB at most");
  if (call.stream->context->gpu != call.comm->gpu)
    return refuse(kInvalidUsage, "the stream is another GPU's");
  if (call.stream->capture)
    return refuse(kInvalidUsage, "the fake captures nothing");
  return nccl::kSuccess;
}

nccl::Result addCollective(const FakeNcclCall &call, const char *name,
                           int64_t given, int64_t taken) {
  if (nccl::Result result = checkCall(call, given, taken))
    return result;
  if (call.what.count > 0)
    give(*call.comm, call.stream, name, taken * sizeOfNcclType(call.what.type),
         [call] { runCollective(call); });
  return call.comm->state;
}

nccl::Result addTransfer(const FakeNcclCall &call) {
  if (nccl::Result result = checkCall(call, call.src ? call.what.count : 0,
                                      call.dst ? call.what.count : 0))
    return result;
  grouped.push_back(call);
  return nccl::kSuccess;
}

nccl::Result giveGroup() {
  std::vector<FakeNcclCall> calls = std::move(grouped);
  grouped.clear();
  if (calls.empty())
    return nccl::kSuccess;
  nccl::Comm comm = calls.front().comm;
  int64_t bytes = 0;
  for (const FakeNcclCall &call : calls) {
    bytes += call.src ? 0 : call.what.count;
    if (call.comm != comm || call.stream != calls.front().stream)
      return refuse(kInvalidUsage, "the fake takes groups of one communicator");
  }
  give(*comm, calls.front().stream, "ncclGroup", bytes,
       [calls] { runTransfers(calls); });
  return comm->state;
}
} // namespace

//===----------------------------------------------------------------------===//
// Communicators
//===----------------------------------------------------------------------===//

ncclComm::ncclComm(int rank, int numRanks, int gpu, std::string name)
    : rank(rank), numRanks(numRanks), gpu(gpu), file(std::move(name)) {
  int descriptor = open(file.c_str(), O_CREAT | O_RDWR, 0600);
  void *memory = MAP_FAILED;
  if (descriptor >= 0 && ftruncate(descriptor, sizeof(NcclShared)) == 0)
    memory = mmap(nullptr, sizeof(NcclShared), PROT_READ | PROT_WRITE,
                  MAP_SHARED, descriptor, 0);
  if (descriptor >= 0)
    close(descriptor);
  if (memory == MAP_FAILED) {
    state = kSystemError;
    return;
  }
  shared = static_cast<NcclShared *>(memory);
  helper = std::thread([this] { connect(); });
}

ncclComm::~ncclComm() {
  if (helper.joinable())
    helper.join();
  // It is still there if not all have come.
  unlink(file.c_str());
  if (shared)
    munmap(shared, sizeof(NcclShared));
}

void ncclComm::connect() {
  shared->gpus[rank] = gpu;
  ++shared->numJoined;
  if (!await([&] { return shared->numJoined == numRanks; }))
    return;
  // The memory stays as long as someone has it.
  if (++shared->numSeen == numRanks)
    unlink(file.c_str());
  for (int a = 0; a < numRanks; ++a)
    for (int b = 0; b < a; ++b)
      if (shared->gpus[a] == shared->gpus[b]) {
        std::lock_guard lock(gpus().mutex);
        lastError = "Duplicate GPU detected : rank " + std::to_string(b) +
                    " and rank " + std::to_string(a);
        state = kInvalidUsage;
        return;
      }
  state = nccl::kSuccess;
}

/// Ends communicators whose commands are done or will give up.
static nccl::Result endComms(const std::vector<nccl::Comm> &comms,
                             std::unique_lock<std::mutex> &lock) {
  for (nccl::Comm comm : comms)
    live.erase(comm);
  gpus().objects -= static_cast<int64_t>(comms.size());
  lock.unlock();
  for (nccl::Comm comm : comms) {
    if (comm->helper.joinable())
      comm->helper.join();
    while (comm->numDone < comm->numGiven)
      std::this_thread::sleep_for(std::chrono::microseconds(50));
  }
  for (nccl::Comm comm : comms)
    delete comm;
  return nccl::kSuccess;
}

#define ENTER_NCCL(symbol)                                                     \
  std::unique_lock lock(gpus().mutex);                                         \
  if (int result = gpus().enter(#symbol))                                      \
    return result == gpus().kIllegalAddress ? kUnhandledCudaError : result;

extern "C" {

int ncclGetVersion(int *version) {
  *version = 22809;
  if (const char *fake = std::getenv("MESH_FAKE_NCCL_VERSION"))
    *version = std::atoi(fake);
  return nccl::kSuccess;
}

const char *ncclGetErrorString(int result) {
  switch (result) {
  case nccl::kSuccess:
    return "no error";
  case kUnhandledCudaError:
    return "unhandled cuda error";
  case kSystemError:
    return "unhandled system error";
  case kInternalError:
    return "internal error";
  case kInvalidArgument:
    return "invalid argument";
  case kInvalidUsage:
    return "invalid usage";
  default:
    return "unknown result code";
  }
}

const char *ncclGetLastError(nccl::Comm) {
  static thread_local std::string copy;
  std::lock_guard lock(gpus().mutex);
  copy = lastError;
  return copy.c_str();
}

int ncclGetUniqueId(nccl::UniqueId *id) {
  ENTER_NCCL(ncclGetUniqueId)
  auto now = std::chrono::system_clock::now().time_since_epoch().count();
  std::snprintf(id->internal, sizeof(id->internal), "%s/mesh-nccl-%d-%lld",
                std::filesystem::temp_directory_path().c_str(), getpid(),
                static_cast<long long>(now));
  return nccl::kSuccess;
}

int ncclCommInitRankConfig(nccl::Comm *comm, int numRanks, nccl::UniqueId id,
                           int rank, nccl::Config *config) {
  ENTER_NCCL(ncclCommInitRankConfig)
  if (config->magic != 0xcafebeef || config->size < sizeof(nccl::Config) ||
      numRanks < 1 || numRanks > kMaxNcclRanks || rank < 0 ||
      rank >= numRanks || config->blocking != 0)
    return refuse(kInvalidArgument, "an argument is out of range");
  if (!currentContext())
    return refuse(kInvalidUsage, "no GPU is current");
  *comm = new ncclComm(rank, numRanks, currentContext()->gpu, id.internal);
  ++gpus().objects;
  live.insert(*comm);
  return (*comm)->state;
}

int ncclCommDestroy(nccl::Comm comm) {
  ENTER_NCCL(ncclCommDestroy)
  if (nccl::Result result = checkComm(comm))
    return result;
  return endComms({comm}, lock);
}

int ncclCommAbort(nccl::Comm comm) {
  ENTER_NCCL(ncclCommAbort)
  if (!live.count(comm))
    return refuse(kInvalidArgument, "there is no such communicator");
  comm->isAborted = true;
  if (groupDepth == 0)
    return endComms({comm}, lock);
  groupedAborts.push_back(comm);
  return nccl::kSuccess;
}

int ncclCommGetAsyncError(nccl::Comm comm, nccl::Result *state) {
  ENTER_NCCL(ncclCommGetAsyncError)
  if (!live.count(comm))
    return refuse(kInvalidArgument, "there is no such communicator");
  *state = comm->state;
  if (*state != nccl::kInProgress && comm->helper.joinable()) {
    lock.unlock();
    comm->helper.join();
  }
  return nccl::kSuccess;
}

int ncclAllReduce(const void *src, void *dst, size_t count, int type, int op,
                  nccl::Comm comm, CUstream_st *stream) {
  ENTER_NCCL(ncclAllReduce)
  auto n = static_cast<int64_t>(count);
  return addCollective({comm,
                        {kAllReduce, n, type, op, 0},
                        static_cast<const char *>(src),
                        static_cast<char *>(dst),
                        stream},
                       "ncclAllReduce", n, n);
}

int ncclReduceScatter(const void *src, void *dst, size_t count, int type,
                      int op, nccl::Comm comm, CUstream_st *stream) {
  ENTER_NCCL(ncclReduceScatter)
  auto n = static_cast<int64_t>(count);
  return addCollective({comm,
                        {kReduceScatter, n, type, op, 0},
                        static_cast<const char *>(src),
                        static_cast<char *>(dst),
                        stream},
                       "ncclReduceScatter", n * numRanksOf(comm), n);
}

int ncclAllGather(const void *src, void *dst, size_t count, int type,
                  nccl::Comm comm, CUstream_st *stream) {
  ENTER_NCCL(ncclAllGather)
  auto n = static_cast<int64_t>(count);
  return addCollective({comm,
                        {kAllGather, n, type, 0, 0},
                        static_cast<const char *>(src),
                        static_cast<char *>(dst),
                        stream},
                       "ncclAllGather", n, n * numRanksOf(comm));
}

int ncclBroadcast(const void *src, void *dst, size_t count, int type, int root,
                  nccl::Comm comm, CUstream_st *stream) {
  ENTER_NCCL(ncclBroadcast)
  auto n = static_cast<int64_t>(count);
  return addCollective({comm,
                        {kBroadcast, n, type, 0, root},
                        static_cast<const char *>(src),
                        static_cast<char *>(dst),
                        stream},
                       "ncclBroadcast",
                       live.count(comm) && comm->rank == root ? n : 0, n);
}

int ncclSend(const void *src, size_t count, int type, int peer, nccl::Comm comm,
             CUstream_st *stream) {
  ENTER_NCCL(ncclSend)
  nccl::Result result =
      addTransfer({comm,
                   {kTransfer, static_cast<int64_t>(count), type, 0, peer},
                   static_cast<const char *>(src),
                   nullptr,
                   stream});
  return result || groupDepth > 0 ? result : giveGroup();
}

int ncclRecv(void *dst, size_t count, int type, int peer, nccl::Comm comm,
             CUstream_st *stream) {
  ENTER_NCCL(ncclRecv)
  nccl::Result result =
      addTransfer({comm,
                   {kTransfer, static_cast<int64_t>(count), type, 0, peer},
                   nullptr,
                   static_cast<char *>(dst),
                   stream});
  return result || groupDepth > 0 ? result : giveGroup();
}

int ncclGroupStart() {
  ++groupDepth;
  return nccl::kSuccess;
}

int ncclGroupEnd() {
  ENTER_NCCL(ncclGroupEnd)
  if (groupDepth == 0)
    return refuse(kInvalidUsage, "no group was begun");
  if (--groupDepth > 0)
    return nccl::kSuccess;
  if (!groupedAborts.empty())
    return endComms(std::exchange(groupedAborts, {}), lock);
  return giveGroup();
}

} // extern "C"
