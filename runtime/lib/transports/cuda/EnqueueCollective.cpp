//===- EnqueueCollective.cpp - Give streams a collective ------------------===//

#include "EnqueueCollective.h"

#include "core/Pattern.h"

using namespace mesh::rt;

static const GpuStream &streamOf(const GpuProcessors &processors,
                                 const Member &member) {
  return processors[member.device]->nextCopyStream();
}

static StreamWork workOf(const Member &member, const View &moved) {
  return {Span::Category::Communication, member.op.name, member.op.location,
          moved.numBytes()};
}

void mesh::rt::enqueueTransfer(const GpuProcessors &processors,
                               const Member *source, const Member &reader) {
  const GpuStream &stream = streamOf(processors, reader);
  stream.wait(reader.ready);
  if (source && source != &reader)
    stream.wait(source->ready);
  {
    StreamSpan span(stream, workOf(reader, reader.dst));
    if (source)
      stream.copy(reader.dst, source->src);
    else
      stream.fillZero(reader.dst);
  }
  stream.record(reader.done);
}

using Members = std::vector<const Member *>;

/// The members' operands, or of each block `index` of n along dim.
static std::vector<View> sourcesOf(const Members &members, int32_t dim = -1,
                                   int64_t index = 0) {
  auto n = static_cast<int64_t>(members.size());
  std::vector<View> views;
  for (const Member *member : members) {
    views.push_back(member->src);
    if (dim < 0)
      continue;
    int64_t size = member->src.sizes[dim] / n;
    views.back() = member->src.slice(dim, index * size, size);
  }
  return views;
}

/// Member `position` writes its operand to where it belongs in all results.
static void enqueueGather(const GpuStream &stream, const Members &members,
                          int64_t position) {
  const Member &own = *members[position];
  int32_t dim = own.op.dim;
  int64_t size = own.src.sizes[dim];
  std::vector<View> targets;
  for (const Member *member : members)
    targets.push_back(member->dst.slice(dim, position * size, size));
  stream.copy(targets, own.src);
}

/// Member `position` combines a chunk of all operands, and writes it to all
/// results. No other part reads these elements, so results may be operands.
static void enqueueReduce(const GpuStream &stream, const Members &members,
                          int64_t position) {
  const Member &own = *members[position];
  std::vector<View> targets;
  for (const Member *member : members)
    targets.push_back(member->dst);
  Range range = chunkOf(own.src.numElements(), own.src.elementSize,
                        static_cast<int64_t>(members.size()), position);
  stream.combine(static_cast<mesh_rt_type>(own.op.element), own.op.combiner,
                 targets, sourcesOf(members), range);
}

static void enqueueReduceScatter(const GpuStream &stream,
                                 const Members &members, int64_t position) {
  const Member &own = *members[position];
  stream.combine(static_cast<mesh_rt_type>(own.op.element), own.op.combiner,
                 {own.dst}, sourcesOf(members, own.op.dim, position),
                 {0, own.dst.numElements()});
}

/// Member `position` gets its block of every operand, beginning behind its
/// own: so that the members do not all read from the same peer.
static void enqueueExchange(const GpuStream &stream, const Members &members,
                            int64_t position) {
  const Member &own = *members[position];
  auto n = static_cast<int64_t>(members.size());
  std::vector<View> blocks = sourcesOf(members, own.op.split_dim, position);
  int64_t size = own.dst.sizes[own.op.dim] / n;
  for (int64_t i = 1; i <= n; ++i) {
    int64_t from = (position + i) % n;
    stream.copy(own.dst.slice(own.op.dim, from * size, size), blocks[from]);
  }
}

static void enqueuePart(const GpuStream &stream, const Members &members,
                        int64_t position) {
  const Member &own = *members[position];
  StreamSpan span(stream, workOf(own, own.src));
  switch (own.op.kind) {
  case MESH_RT_ALL_GATHER:
    return enqueueGather(stream, members, position);
  case MESH_RT_ALL_REDUCE:
    return enqueueReduce(stream, members, position);
  case MESH_RT_REDUCE_SCATTER:
    return enqueueReduceScatter(stream, members, position);
  default:
    return enqueueExchange(stream, members, position);
  }
}

void mesh::rt::enqueueCollective(const GpuProcessors &processors,
                                 const Members &members) {
  for (size_t i = 0; i < members.size(); ++i) {
    const Member &own = *members[i];
    const GpuStream &stream = streamOf(processors, own);
    for (const Member *member : members)
      stream.wait(member->ready);
    enqueuePart(stream, members, static_cast<int64_t>(i));
    stream.record(own.done);
  }
}
