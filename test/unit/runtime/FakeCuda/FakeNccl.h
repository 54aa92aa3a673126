//===- FakeNccl.h - a communicator among fake GPUs --------------*- C++ -*-===//
//
// The members of a communicator are processes of one computer, which share a
// piece of memory: what each has put where for the others, and how far it is.
// A call becomes a command of a stream, and that waits there for its peers, as
// a kernel of NCCL does; it ends when the data is there, or when its own
// process aborts the communicator. Commands of one communicator are done one
// after the other, whatever their streams.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_TEST_FAKENCCL_H
#define MESH_RT_TEST_FAKENCCL_H

#include "transports/nccl/NcclApi.h"

#include <atomic>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

namespace mesh::rt::test {

constexpr int kMaxNcclRanks = 8;
/// The most bytes that one call gives to another process.
constexpr size_t kNcclBytes = size_t(8) << 20;

/// The arguments of a call, which have to be the same for all members.
struct NcclCall {
  int64_t kind;
  int64_t count;
  int64_t type;
  int64_t op;
  int64_t root;

  bool operator==(const NcclCall &) const = default;
};

/// A place where a process leaves data for one other process, or for all. Only
/// its writer counts `numPut`, and only a reader its `numTaken`.
struct NcclPlace {
  std::atomic<int64_t> numPut;
  std::atomic<int64_t> numTaken[kMaxNcclRanks];
  NcclCall call;
  char data[kNcclBytes];
};

/// The memory that the processes share. It is zero at first, so most of it
/// takes no memory.
struct NcclShared {
  std::atomic<int> numJoined;
  std::atomic<int> numSeen;
  int gpus[kMaxNcclRanks];
  /// From whom to whom; what is for all is where it is for oneself.
  NcclPlace places[kMaxNcclRanks][kMaxNcclRanks];
};

enum NcclKind { kAllReduce, kReduceScatter, kAllGather, kBroadcast, kTransfer };

} // namespace mesh::rt::test

struct ncclComm {
  int rank;
  int numRanks;
  int gpu;
  std::string file;
  mesh::rt::test::NcclShared *shared = nullptr;
  /// Connects the members, or gives the first call to its stream.
  std::thread helper;
  std::atomic<mesh::rt::nccl::Result> state{mesh::rt::nccl::kInProgress};
  std::atomic<bool> isAborted{false};
  /// Commands given, and done.
  int64_t numGiven = 0;
  std::atomic<int64_t> numDone{0};

  ncclComm(int rank, int numRanks, int gpu, std::string file);
  ~ncclComm();

  /// Waits until `isTrue`, a moment at a time; false if the communicator is
  /// aborted before.
  template <typename Fn>
  bool await(Fn isTrue) {
    while (!isTrue()) {
      if (isAborted)
        return false;
      std::this_thread::sleep_for(std::chrono::microseconds(50));
    }
    return true;
  }
  void connect();

  mesh::rt::test::NcclPlace &placeFor(int reader) {
    return shared->places[rank][reader];
  }
  mesh::rt::test::NcclPlace &placeOf(int writer) {
    return shared->places[writer][rank];
  }
  mesh::rt::test::NcclPlace &placeForAll(int writer) {
    return shared->places[writer][writer];
  }
};

namespace mesh::rt::test {

/// A call, and where its data is. A receive has no source, a send no target;
/// their root is the peer.
struct FakeNcclCall {
  nccl::Comm comm;
  NcclCall what;
  const char *src;
  char *dst;
  CUstream_st *stream;
};

/// 0 for types that it does not have.
int64_t sizeOfNcclType(int64_t type);

// Work of streams. The functions return early if the communicator is aborted.

void runCollective(const FakeNcclCall &call);
/// All at the same time. A send is done when it is taken.
void runTransfers(const std::vector<FakeNcclCall> &calls);

} // namespace mesh::rt::test

#endif // MESH_RT_TEST_FAKENCCL_H
