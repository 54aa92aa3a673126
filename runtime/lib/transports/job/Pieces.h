//===- Pieces.h - Data that members of a group exchange ---------*- C++ -*-===//
//
// The schedule of an op for transports that send messages. An op takes one or
// two rounds. In each round a member sends pieces of its operand or result to
// other members, awaits pieces of theirs, and then copies or combines them. The
// schedule follows from the op alone, so each member knows what to await.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_JOB_PIECES_H
#define MESH_RT_JOB_PIECES_H

#include "core/Arena.h"
#include "core/OpCheck.h"
#include "core/Pattern.h"
#include "core/Status.h"

#include <vector>

namespace mesh::rt {

/// Elements that go to or come from one other device.
struct Piece {
  /// The device's position in the group; 0 for sends and receives.
  int64_t position;
  /// Elements `range` of `view`, counted row-major.
  View view;
  Range range;

  int64_t numBytes() const { return range.size() * view.elementSize; }
};

/// The pieces of one round.
struct Round {
  /// In the order in which they are best sent: members begin behind themselves,
  /// so that they do not all send to the same one first.
  std::vector<Piece> sent;
  /// At most one piece of each member.
  std::vector<Piece> awaited;
  /// True if the awaited pieces are operands of a reduction, for `combine`.
  /// Else they are parts of the result, which may be written at once.
  bool isReduction = false;
};

int numRounds(const OpInstance &op);

/// Sets the pieces of round `index`.
void planRound(const OpInstance &op, int index, Round &round);

/// Copies the device's own part of the result, and writes zeros where a permute
/// gives it nothing. For the first round, before it ends.
void copyOwnPart(const OpInstance &op);

/// Combines the own operand with the others' in the order of the group, so that
/// the result does not depend on the transport. `parts` has where the awaited
/// pieces of the first round lie, by position; all that was sent may be
/// overwritten. Fails if the arena is out of memory.
Status combine(const OpInstance &op, const std::vector<char *> &parts,
               Arena &arena);

} // namespace mesh::rt

#endif // MESH_RT_JOB_PIECES_H
