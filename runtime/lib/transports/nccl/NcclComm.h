//===- NcclComm.h - A communicator of NCCL ----------------------*- C++ -*-===//
//
// Some devices, one in each process, that NCCL moves data between. No call
// waits: what it begins may be in progress when it returns, the connection of
// the members first of all, and nothing else is to be asked of the communicator
// until it is `ready`. All members ask for the same, in the same order.
//
// Used while the GPU's context is current, by one thread at a time. Everything
// throws NcclError.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_NCCL_NCCLCOMM_H
#define MESH_RT_NCCL_NCCLCOMM_H

#include "NcclLibrary.h"
#include "devices/cuda/GpuStream.h"
#include "mesh-rt/abi.h"

#include <memory>
#include <optional>
#include <type_traits>

namespace mesh::rt {

/// Returns NCCL's op for a reduction; nothing if it has none, or none as abi.h
/// says.
struct NcclReduction {
  int type;
  int op;
};
std::optional<NcclReduction> findNcclReduction(mesh_rt_type type,
                                               int32_t combiner);

/// The destructor ends what is in progress.
class NcclComm {
public:
  /// Begins to connect this process, of `rank`, to all of `numRanks`.
  NcclComm(const NcclLibrary &library, int numRanks, int rank,
           const nccl::UniqueId &id);
  NcclComm(const NcclComm &) = delete;
  NcclComm &operator=(const NcclComm &) = delete;

  const int rank;
  /// Returns true if nothing that was begun is in progress on the host: what
  /// was asked for has been given to the streams. Throws if any of it has
  /// failed, on the GPU too.
  bool isReady();
  /// Ends the communicator when all its work is done and all members do the
  /// same.
  void destroy();

  // Give the stream what is to be done. Pointers are to elements in rows, on
  // this GPU.
  void allReduce(const GpuStream &stream, NcclReduction how, const char *src,
                 char *dst, int64_t count);
  void reduceScatter(const GpuStream &stream, NcclReduction how,
                     const char *src, char *dst, int64_t count);
  void allGather(const GpuStream &stream, const char *src, char *dst,
                 int64_t bytes);
  void broadcast(const GpuStream &stream, const char *src, char *dst,
                 int64_t bytes, int64_t root);

  /// Sends and receives that are done at the same time.
  struct Transfer {
    bool isSend;
    int64_t peer;
    char *data;
    int64_t bytes;
  };
  void exchange(const GpuStream &stream,
                const std::vector<Transfer> &transfers);

private:
  struct Abort {
    const NcclLibrary *library;
    void operator()(nccl::Comm comm) const {
      (void)library->commAbort.attempt(comm);
    }
  };
  nccl::Comm get() const { return comm.get(); }

  const NcclLibrary &library;
  std::unique_ptr<std::remove_pointer_t<nccl::Comm>, Abort> comm;
};

} // namespace mesh::rt

#endif // MESH_RT_NCCL_NCCLCOMM_H
