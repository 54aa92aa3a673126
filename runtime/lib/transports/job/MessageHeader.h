//===- MessageHeader.h - Headers of messages --------------------*- C++ -*-===//
//
// Each piece of data that an op moves is announced by a header, which says
// which op it belongs to, so that the receiver can compare that with its own.
// Small pieces travel in it, larger ones follow as a message of their own once
// the receiver knows where they go.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_JOB_MESSAGEHEADER_H
#define MESH_RT_JOB_MESSAGEHEADER_H

#include "core/RemoteOp.h"

namespace mesh::rt {

struct MessageHeader {
  enum class Kind : int32_t {
    /// A piece of an op's data.
    Piece,
    /// The run has failed: the text says why.
    Failed,
    /// The device's program has ended; nothing else comes of it in this run.
    /// If the run has failed, what it says of itself follows.
    Finished,
    // For ops that go in one order for all (nccl/Sequencer.h):
    /// To rank 0: an op is started.
    Start,
    /// From there: an op is to be given to NCCL.
    Order,
    /// To rank 0: whom does an op wait for? And the answer.
    Ask,
    Answer,
  };
  Kind kind = Kind::Piece;
  /// The how manieth of the job. A failure may be found, and told, when others
  /// have left the run already.
  int64_t run = 0;
  OpKey key;
  /// The phase of an op that moves data twice: the first or the second time.
  int32_t phase = 0;
  /// Equal for ops that fit.
  uint64_t fingerprint = 0;
  /// The bytes of the piece; and its route, if it does not come with the header
  /// (tag -1).
  int64_t bytes = 0;
  int32_t channel = 0;
  int32_t rank = 0;
  int32_t tag = -1;
};

} // namespace mesh::rt

#endif // MESH_RT_JOB_MESSAGEHEADER_H
