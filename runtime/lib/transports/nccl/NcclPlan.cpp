//===- NcclPlan.cpp - An op as calls of NCCL ------------------------------===//

#include "NcclPlan.h"

#include "core/Pattern.h"
#include "kernels/Copy.h"
#include "mesh-rt/element.h"

using namespace mesh::rt;

using Stages = std::vector<NcclStage>;
using Transfers = std::vector<NcclComm::Transfer>;

namespace {
/// Equal contiguous parts of a tensor: in place if they lie like that, else
/// staged.
struct Blocks {
  /// `count` of `tensor`, along `dim`; without one, the tensor is the one
  /// block.
  Blocks(const NcclWork &work, const View &tensor, int dim = -1,
         int64_t count = 1);

  std::vector<View> views;
  char *data = nullptr;
  /// The number of elements of each.
  int64_t bytes = 0;
  bool isStaged = false;

  char *at(int64_t index) const { return data + index * bytes; }
  /// All but the one at `skipped`.
  void pack(const GpuStream &stream, int64_t skipped = -1) const {
    forEachStaged(skipped, [&](const View &view, const View &staged) {
      stream.copy(staged, view);
    });
  }
  void unpack(const GpuStream &stream, int64_t skipped = -1) const {
    forEachStaged(skipped, [&](const View &view, const View &staged) {
      stream.copy(view, staged);
    });
  }
  /// Appends the stage that unpacks, if one is needed.
  void unpackAfter(Stages &stages, int64_t skipped = -1) const {
    if (isStaged)
      stages.push_back(
          [self = *this, skipped](NcclComm &, const GpuStream &stream) {
            self.unpack(stream, skipped);
          });
  }

private:
  template <typename Visit>
  void forEachStaged(int64_t skipped, Visit visit) const {
    for (size_t i = 0; isStaged && i < views.size(); ++i)
      if (static_cast<int64_t>(i) != skipped)
        visit(views[i], denseView(at(static_cast<int64_t>(i)), views[i]));
  }
};
} // namespace

Blocks::Blocks(const NcclWork &work, const View &tensor, int dim,
               int64_t count) {
  for (int64_t i = 0; i < count; ++i) {
    views.push_back(tensor);
    if (dim >= 0) {
      int64_t size = tensor.sizes[dim] / count;
      views.back() = tensor.slice(dim, i * size, size);
    }
  }
  bytes = views.front().numBytes();
  data = denseAddress(views.front(), 0);
  for (int64_t i = 0; i < count && data; ++i)
    if (denseAddress(views[i], 0) != at(i))
      data = nullptr;
  isStaged = !data;
  if (isStaged)
    data = work.allocate(count * bytes);
}

static mesh_rt_type typeOf(const NcclWork &work) {
  return static_cast<mesh_rt_type>(work.op.element);
}

/// Visits each other member, beginning behind the own position, so that they do
/// not all send to the same one first.
template <typename Visit>
static void forEachOther(const Group &group, Visit visit) {
  for (int64_t i = 1; i < group.size(); ++i)
    visit((group.position + i) % group.size());
}

static Stages planAllGather(const NcclWork &work) {
  Blocks in(work, work.src);
  Blocks out(work, work.dst, work.op.dim, work.group->size());
  Stages stages = {[=](NcclComm &comm, const GpuStream &stream) {
    in.pack(stream);
    comm.allGather(stream, in.data, out.data, in.bytes);
  }};
  out.unpackAfter(stages);
  return stages;
}

static Stages planAllToAll(const NcclWork &work) {
  int64_t own = work.group->position;
  Blocks in(work, work.src, work.op.split_dim, work.group->size());
  Blocks out(work, work.dst, work.op.dim, work.group->size());
  Transfers transfers;
  forEachOther(*work.group, [&](int64_t peer) {
    transfers.push_back({true, peer, in.at(peer), in.bytes});
    transfers.push_back({false, peer, out.at(peer), out.bytes});
  });
  Stages stages = {[=](NcclComm &comm, const GpuStream &stream) {
    in.pack(stream, own);
    stream.copy(out.views[own], in.views[own]);
    comm.exchange(stream, transfers);
  }};
  out.unpackAfter(stages, own);
  return stages;
}

static Stages planAllReduce(const NcclWork &work, NcclReduction how) {
  Blocks in(work, work.src), out(work, work.dst);
  int64_t count = work.src.numElements();
  Stages stages = {[=](NcclComm &comm, const GpuStream &stream) {
    in.pack(stream);
    comm.allReduce(stream, how, in.data, out.data, count);
  }};
  out.unpackAfter(stages);
  return stages;
}

static Stages planReduceScatter(const NcclWork &work, NcclReduction how) {
  Blocks in(work, work.src, work.op.dim, work.group->size());
  Blocks out(work, work.dst);
  int64_t count = work.dst.numElements();
  Stages stages = {[=](NcclComm &comm, const GpuStream &stream) {
    in.pack(stream);
    comm.reduceScatter(stream, how, in.data, out.data, count);
  }};
  out.unpackAfter(stages);
  return stages;
}

/// Everybody gets everything, and combines it.
static Stages planSmallAllReduceInOrder(const NcclWork &work) {
  Blocks in(work, work.src), out(work, work.dst);
  char *parts = work.allocate(work.group->size() * in.bytes);
  int64_t count = work.src.numElements();
  View target = rowView(out.data, count, work.src.elementSize);
  std::vector<View> sources;
  for (int64_t i = 0; i < work.group->size(); ++i)
    sources.push_back(
        rowView(parts + i * in.bytes, count, work.src.elementSize));
  return {[=](NcclComm &comm, const GpuStream &stream) {
            in.pack(stream);
            comm.allGather(stream, in.data, parts, in.bytes);
          },
          [=, type = typeOf(work),
           combiner = work.op.combiner](NcclComm &, const GpuStream &stream) {
            stream.combine(type, combiner, {target}, sources, {0, count});
            out.unpack(stream);
          }};
}

/// Everybody combines a chunk, and gives it to all.
static Stages planAllReduceInOrder(const NcclWork &work) {
  const Group &group = *work.group;
  if (!isReducedInChunks(work.op, work.src.numBytes(), group.size()))
    return planSmallAllReduceInOrder(work);
  Blocks in(work, work.src), out(work, work.dst);
  int32_t size = work.src.elementSize;
  auto chunkAt = [&](int64_t position) {
    return chunkOf(work.src.numElements(), size, group.size(), position);
  };
  Range own = chunkAt(group.position);
  char *parts = work.allocate(group.size() * own.size() * size);
  std::vector<View> sources;
  for (int64_t i = 0; i < group.size(); ++i)
    sources.push_back(rowView(i == group.position
                                  ? in.data + own.begin * size
                                  : parts + i * own.size() * size,
                              own.size(), size));
  View target = rowView(out.data + own.begin * size, own.size(), size);
  Transfers scatter, gather;
  auto add = [](Transfers &to, bool isSend, int64_t peer, char *data,
                int64_t bytes) {
    if (bytes > 0)
      to.push_back({isSend, peer, data, bytes});
  };
  forEachOther(group, [&](int64_t peer) {
    Range theirs = chunkAt(peer);
    add(scatter, true, peer, in.data + theirs.begin * size,
        theirs.size() * size);
    add(scatter, false, peer, sources[peer].data, own.size() * size);
    add(gather, true, peer, target.data, own.size() * size);
    add(gather, false, peer, out.data + theirs.begin * size,
        theirs.size() * size);
  });
  Stages stages = {
      [=](NcclComm &comm, const GpuStream &stream) {
        in.pack(stream);
        comm.exchange(stream, scatter);
      },
      [=, type = typeOf(work),
       combiner = work.op.combiner](NcclComm &comm, const GpuStream &stream) {
        stream.combine(type, combiner, {target}, sources, {0, own.size()});
        comm.exchange(stream, gather);
      }};
  out.unpackAfter(stages);
  return stages;
}

static Stages planReduceScatterInOrder(const NcclWork &work) {
  const Group &group = *work.group;
  Blocks in(work, work.src, work.op.dim, group.size());
  char *parts = work.allocate(group.size() * in.bytes);
  std::vector<View> sources;
  for (int64_t i = 0; i < group.size(); ++i)
    sources.push_back(i == group.position
                          ? in.views[i]
                          : denseView(parts + i * in.bytes, work.dst));
  Transfers transfers;
  forEachOther(group, [&](int64_t peer) {
    transfers.push_back({true, peer, in.at(peer), in.bytes});
    transfers.push_back({false, peer, sources[peer].data, in.bytes});
  });
  return {
      [=, own = group.position](NcclComm &comm, const GpuStream &stream) {
        in.pack(stream, own);
        comm.exchange(stream, transfers);
      },
      [=, type = typeOf(work), combiner = work.op.combiner,
       dst = work.dst](NcclComm &, const GpuStream &stream) {
        stream.combine(type, combiner, {dst}, sources, {0, dst.numElements()});
      }};
}

static Stages planReduction(const NcclWork &work) {
  std::optional<NcclReduction> how =
      findNcclReduction(typeOf(work), work.op.combiner);
  bool isAllReduce = work.op.kind == MESH_RT_ALL_REDUCE;
  if (!how || (work.isOrdered && isFloat(typeOf(work))))
    return isAllReduce ? planAllReduceInOrder(work)
                       : planReduceScatterInOrder(work);
  return isAllReduce ? planAllReduce(work, *how)
                     : planReduceScatter(work, *how);
}

static Stages planPermute(const NcclWork &work) {
  int64_t own = work.group->position, source = -1;
  std::vector<int64_t> readers;
  findPeers(work.op, *work.group, source, readers);
  std::erase(readers, own);
  std::optional<Blocks> in, out;
  Transfers transfers;
  if (!readers.empty())
    in.emplace(work, work.src);
  for (int64_t reader : readers)
    transfers.push_back({true, reader, in->data, in->bytes});
  if (source >= 0 && source != own) {
    out.emplace(work, work.dst);
    transfers.push_back({false, source, out->data, out->bytes});
  }
  Stages stages = {[=, src = work.src,
                    dst = work.dst](NcclComm &comm, const GpuStream &stream) {
    if (in)
      in->pack(stream);
    if (source < 0)
      stream.fillZero(dst);
    else if (source == own)
      stream.copy(dst, src);
    comm.exchange(stream, transfers);
  }};
  if (out)
    out->unpackAfter(stages);
  return stages;
}

static Stages planBroadcast(const NcclWork &work) {
  int64_t root = work.op.root;
  bool isRoot = work.group->position == root;
  Blocks moved(work, isRoot ? work.src : work.dst);
  Stages stages = {[=, src = work.src,
                    dst = work.dst](NcclComm &comm, const GpuStream &stream) {
    if (isRoot) {
      moved.pack(stream);
      if (dst.data != src.data)
        stream.copy(dst, src);
    }
    comm.broadcast(stream, moved.data, moved.data, moved.bytes, root);
  }};
  if (!isRoot)
    moved.unpackAfter(stages);
  return stages;
}

static Stages planMessage(const NcclWork &work) {
  bool isSend = work.op.kind == MESH_RT_SEND;
  Blocks moved(work, isSend ? work.src : work.dst);
  Transfers transfers = {{isSend, work.peerRank, moved.data, moved.bytes}};
  Stages stages = {[=](NcclComm &comm, const GpuStream &stream) {
    if (isSend)
      moved.pack(stream);
    comm.exchange(stream, transfers);
  }};
  if (!isSend)
    moved.unpackAfter(stages);
  return stages;
}

Stages mesh::rt::planForNccl(const NcclWork &work) {
  bool hasResult = work.op.kind != MESH_RT_SEND;
  if ((hasResult ? work.dst : work.src).numElements() == 0)
    return {};
  switch (work.op.kind) {
  case MESH_RT_ALL_GATHER:
    return planAllGather(work);
  case MESH_RT_ALL_TO_ALL:
    return planAllToAll(work);
  case MESH_RT_ALL_REDUCE:
  case MESH_RT_REDUCE_SCATTER:
    return planReduction(work);
  case MESH_RT_PERMUTE:
    return planPermute(work);
  case MESH_RT_BROADCAST:
    return planBroadcast(work);
  default:
    return planMessage(work);
  }
}
