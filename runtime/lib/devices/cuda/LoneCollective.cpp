//===- LoneCollective.cpp - Collectives in groups of one ------------------===//

#include "LoneCollective.h"

#include "core/OpCheck.h"
#include "core/Pattern.h"

using namespace mesh::rt;

void mesh::rt::enqueueAlone(const GpuStream &stream, const mesh_rt_op &op,
                            const Group &group, const View &src,
                            const View &dst) {
  int64_t source = 0;
  std::vector<int64_t> readers;
  if (hasOneSource(op))
    findPeers(op, group, source, readers);
  StreamSpan span(stream, {Span::Category::Communication, op.name, op.location,
                           src.numBytes()});
  if (source < 0)
    stream.fillZero(dst);
  else if (src.data != dst.data)
    stream.copy(dst, src);
}
