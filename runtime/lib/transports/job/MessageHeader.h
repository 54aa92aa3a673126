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

#include "core/OpCheck.h"
#include "core/Serialization.h"

#include <compare>

namespace mesh::rt {

/// Which op of a program it is, at all devices that take part in it.
struct OpKey {
  /// Sends and receives: the sender. Collectives: -1.
  int64_t sender = -1;
  /// The tag of a send; the digest of the group's devices.
  uint64_t group = 0;
  /// The how manieth of those it is.
  int64_t sequence = 0;

  auto operator<=>(const OpKey &) const = default;
};

struct MessageHeader {
  enum class Kind : int32_t {
    /// A piece of an op's data.
    Piece,
    /// The run has failed: the text says why.
    Failed,
    /// The device's program has ended; nothing else comes of it in this run.
    /// If the run has failed, what it says of itself follows.
    Finished,
    // Where ops go in one order for all (nccl/Sequencer.h):
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
  /// Of the ops that move data twice: the first or the second time.
  int32_t phase = 0;
  /// Equal for ops that fit.
  uint64_t fingerprint = 0;
  /// Of the piece; where it comes from, if not with the header (tag -1).
  int64_t bytes = 0;
  int32_t channel = 0;
  int32_t rank = 0;
  int32_t tag = -1;
};

/// The hash of all in which collectives, or a send and a receive, must agree.
/// That of two ops that agree may differ, if they say the same differently.
uint64_t fingerprintOf(const mesh_rt_op &op, const View &src, const View &dst);

/// FNV-1a, 64 bits at a time.
class Hash {
public:
  void add(uint64_t word) { value = (value ^ word) * 0x100000001b3; }
  uint64_t get() const { return value ^ value >> 32; }

private:
  uint64_t value = 0xcbf29ce484222325;
};

/// An op of another device, with all that it refers to.
class RemoteOp {
public:
  static void write(Writer &writer, const mesh_rt_op &op, const View &src,
                    const View &dst);
  RemoteOp(Reader &reader, int64_t device, int64_t numDevices);
  RemoteOp(const RemoteOp &) = delete;
  RemoteOp &operator=(const RemoteOp &) = delete;

  OpInstance instance() const { return {device, &op, &src, &dst, &group}; }

private:
  int64_t device;
  mesh_rt_op op;
  std::vector<mesh_rt_axis> axes, targets;
  std::vector<mesh_rt_pair> pairs;
  std::string name, location;
  View src, dst;
  Group group;
};

} // namespace mesh::rt

#endif // MESH_RT_JOB_MESSAGEHEADER_H
