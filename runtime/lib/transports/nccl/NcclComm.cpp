//===- NcclComm.cpp - A communicator of NCCL ------------------------------===//

#include "NcclComm.h"

#include "mesh-rt/element.h"

using namespace mesh::rt;

/// -1 for types that NCCL does not have.
static int typeOf(mesh_rt_type type) {
  switch (type) {
  case MESH_RT_I8:
    return nccl::kI8;
  case MESH_RT_I32:
    return nccl::kI32;
  case MESH_RT_I64:
    return nccl::kI64;
  case MESH_RT_BF16:
    return nccl::kBf16;
  case MESH_RT_F16:
    return nccl::kF16;
  case MESH_RT_F32:
    return nccl::kF32;
  case MESH_RT_F64:
    return nccl::kF64;
  default:
    return -1;
  }
}

std::optional<NcclReduction> mesh::rt::findNcclReduction(mesh_rt_type type,
                                                         int32_t combiner) {
  int ncclType = typeOf(type);
  // NCCL's least and greatest of floats forget a NaN.
  bool isOrder = combiner == MESH_RT_MIN || combiner == MESH_RT_MAX;
  if (ncclType < 0 || (isOrder && isFloat(type)))
    return std::nullopt;
  switch (combiner) {
  case MESH_RT_SUM:
    return NcclReduction{ncclType, nccl::kSum};
  case MESH_RT_PRODUCT:
    return NcclReduction{ncclType, nccl::kProduct};
  case MESH_RT_MIN:
    return NcclReduction{ncclType, nccl::kMin};
  case MESH_RT_MAX:
    return NcclReduction{ncclType, nccl::kMax};
  default:
    return std::nullopt;
  }
}

NcclComm::NcclComm(const NcclLibrary &library, int numRanks, int rank,
                   const nccl::UniqueId &id)
    : rank(rank), library(library) {
  nccl::Config config;
  nccl::Comm made = nullptr;
  nccl::Result result =
      library.commInit.attempt(&made, numRanks, id, rank, &config);
  // There may be one even if it cannot be connected.
  comm = {made, Abort{&library}};
  library.commInit.check(result);
}

bool NcclComm::isReady() {
  nccl::Result state = nccl::kSuccess;
  library.commGetAsyncError(get(), &state);
  if (state != nccl::kSuccess && state != nccl::kInProgress)
    library.fail("NCCL", state, get());
  return state == nccl::kSuccess;
}

void NcclComm::destroy() { library.commDestroy(comm.release()); }

void NcclComm::allReduce(const GpuStream &stream, NcclReduction how,
                         const char *src, char *dst, int64_t count) {
  library.allReduce(src, dst, count, how.type, how.op, get(), stream.get());
}

void NcclComm::reduceScatter(const GpuStream &stream, NcclReduction how,
                             const char *src, char *dst, int64_t count) {
  library.reduceScatter(src, dst, count, how.type, how.op, get(), stream.get());
}

void NcclComm::allGather(const GpuStream &stream, const char *src, char *dst,
                         int64_t bytes) {
  library.allGather(src, dst, bytes, nccl::kI8, get(), stream.get());
}

void NcclComm::broadcast(const GpuStream &stream, const char *src, char *dst,
                         int64_t bytes, int64_t root) {
  library.broadcast(src, dst, bytes, nccl::kI8, static_cast<int>(root), get(),
                    stream.get());
}

void NcclComm::exchange(const GpuStream &stream,
                        const std::vector<Transfer> &transfers) {
  if (transfers.empty())
    return;
  library.groupStart();
  try {
    for (const Transfer &transfer : transfers) {
      int peer = static_cast<int>(transfer.peer);
      if (transfer.isSend)
        library.send(transfer.data, transfer.bytes, nccl::kI8, peer, get(),
                     stream.get());
      else
        library.receive(transfer.data, transfer.bytes, nccl::kI8, peer, get(),
                        stream.get());
    }
  } catch (const NcclError &) {
    // A group that was begun is ended.
    (void)library.groupEnd.attempt();
    throw;
  }
  library.groupEnd();
}
