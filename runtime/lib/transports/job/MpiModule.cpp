//===- MpiModule.cpp - MpiLibrary by one implementation of MPI ------------===//
//
// Compiled once per implementation, as a shared library of its own.
//
//===----------------------------------------------------------------------===//

// MPI's own C++ interface is long gone from the standard.
#define MPICH_SKIP_MPICXX 1
#define OMPI_SKIP_MPICXX 1
#include <mpi.h>

#include "MpiLibrary.h"

#include <cstring>
#include <string>

using namespace mesh::rt;

static_assert(sizeof(MPI_Request) <= sizeof(MpiLibrary::Request));

static void check(int code) {
  if (code == MPI_SUCCESS)
    return;
  char text[MPI_MAX_ERROR_STRING];
  int length = 0;
  MPI_Error_string(code, text, &length);
  throw Error("MPI: " + std::string(text, length));
}

static MpiLibrary::Request wrap(MPI_Request request) {
  MpiLibrary::Request result;
  std::memcpy(&result.bits, &request, sizeof(request));
  return result;
}

static MPI_Request unwrap(MpiLibrary::Request request) {
  MPI_Request result;
  std::memcpy(&result, &request.bits, sizeof(result));
  return result;
}

namespace {
class Module final : public MpiLibrary {
public:
  Module();
  ~Module() override;

  int rank() const override { return ownRank; }
  int size() const override { return numRanks; }
  int ranksOnNode() const override { return numOnNode; }
  int rankOnNode() const override { return ownRankOnNode; }
  int maxTag() const override { return highestTag; }
  Channel split(int color, int key) override;
  void release(Channel channel) override;
  Request send(Channel channel, int rank, int tag, const void *data,
               int bytes) override;
  Request receive(Channel channel, int rank, int tag, void *data,
                  int bytes) override;
  bool test(Request &request) override;
  bool receiveAny(Channel channel, int tag, int &rank,
                  std::vector<char> &bytes) override;

private:
  int ownRank = 0;
  int numRanks = 1;
  int numOnNode = 1;
  int ownRankOnNode = 0;
  int highestTag = 32767;
  std::vector<MPI_Comm> channels;
};
} // namespace

Module::Module() {
  int provided = MPI_THREAD_SINGLE;
  check(MPI_Init_thread(nullptr, nullptr, MPI_THREAD_SERIALIZED, &provided));
  if (provided < MPI_THREAD_SERIALIZED)
    throw Error(
        "this MPI cannot be called by the threads of a process in turns");
  MPI_Comm all;
  check(MPI_Comm_dup(MPI_COMM_WORLD, &all));
  check(MPI_Comm_set_errhandler(all, MPI_ERRORS_RETURN));
  channels.push_back(all);
  check(MPI_Comm_rank(all, &ownRank));
  check(MPI_Comm_size(all, &numRanks));
  MPI_Comm node;
  check(
      MPI_Comm_split_type(all, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &node));
  check(MPI_Comm_size(node, &numOnNode));
  check(MPI_Comm_rank(node, &ownRankOnNode));
  check(MPI_Comm_free(&node));
  void *value = nullptr;
  int isSet = 0;
  check(MPI_Comm_get_attr(all, MPI_TAG_UB, &value, &isSet));
  if (isSet)
    highestTag = *static_cast<int *>(value);
}

Module::~Module() {
  MPI_Comm_free(&channels[0]);
  MPI_Finalize();
}

MpiLibrary::Channel Module::split(int color, int key) {
  MPI_Comm channel;
  check(MPI_Comm_split(channels[0], color, key, &channel));
  check(MPI_Comm_set_errhandler(channel, MPI_ERRORS_RETURN));
  channels.push_back(channel);
  return static_cast<Channel>(channels.size()) - 1;
}

void Module::release(Channel channel) {
  check(MPI_Comm_free(&channels[channel]));
}

MpiLibrary::Request Module::send(Channel channel, int rank, int tag,
                                 const void *data, int bytes) {
  MPI_Request request;
  check(
      MPI_Isend(data, bytes, MPI_BYTE, rank, tag, channels[channel], &request));
  return wrap(request);
}

MpiLibrary::Request Module::receive(Channel channel, int rank, int tag,
                                    void *data, int bytes) {
  MPI_Request request;
  check(
      MPI_Irecv(data, bytes, MPI_BYTE, rank, tag, channels[channel], &request));
  return wrap(request);
}

bool Module::test(Request &request) {
  MPI_Request raw = unwrap(request);
  int isDone = 0;
  check(MPI_Test(&raw, &isDone, MPI_STATUS_IGNORE));
  request = wrap(raw);
  return isDone;
}

bool Module::receiveAny(Channel channel, int tag, int &rank,
                        std::vector<char> &bytes) {
  int isThere = 0;
  MPI_Message message;
  MPI_Status status;
  check(MPI_Improbe(MPI_ANY_SOURCE, tag, channels[channel], &isThere, &message,
                    &status));
  if (!isThere)
    return false;
  int count = 0;
  check(MPI_Get_count(&status, MPI_BYTE, &count));
  bytes.resize(count);
  rank = status.MPI_SOURCE;
  check(MPI_Mrecv(bytes.data(), count, MPI_BYTE, &message, MPI_STATUS_IGNORE));
  return true;
}

extern "C" __attribute__((visibility("default"))) MpiLibrary *
mesh_rt_open_mpi_module() {
  return new Module;
}
