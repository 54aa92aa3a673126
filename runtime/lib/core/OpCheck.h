//===- OpCheck.h - Checks of communication ops ------------------*- C++ -*-===//
//
// Two checks: that an op of one device makes sense by itself, and that the
// ops that two members of a group bring to the same collective agree. Both
// compare contents: each device's program may hold its own constants.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_OPCHECK_H
#define MESH_RT_CORE_OPCHECK_H

#include "Group.h"
#include "View.h"

#include <string>

namespace mesh::rt {

bool isReduction(const mesh_rt_op &op);

/// Returns true if each member gets what it gets from one member at most, and
/// waits for no other: permute and broadcast.
bool hasOneSource(const mesh_rt_op &op);

/// Returns true if the op's dim means something.
bool usesDim(const mesh_rt_op &op);

/// Checks that the op's own fields are in range: what has to hold before its
/// operands can be viewed.
Status checkFields(const mesh_rt_op &op);

/// Checks the peer of a send or a receive.
Status checkPeer(int64_t peer, int64_t numDevices);

/// Checks that operands and shapes fit the op in its group, and a permute stays
/// in it and gives this member no more than one result: if it does so for all
/// members, no two send to the same. The group is null for sends and receives,
/// and empty optional operands are views without data.
Status checkOp(const mesh_rt_op &op, const View &src, const View &dst,
               const Group *group);

/// An op as brought by one member. Sends and receives have no group.
struct OpInstance {
  int64_t device;
  const mesh_rt_op *op;
  const View *src;
  const View *dst;
  const Group *group;
};

/// Fails, saying what differs, if two instances of one collective do.
Status compareOps(const OpInstance &a, const OpInstance &b);

/// The same for a receive and the send that it takes.
Status compareMessage(const OpInstance &receive, const OpInstance &send);

/// "mesh.all_reduce at mlp.mlir:12:8".
std::string describeOp(const mesh_rt_op &op);

/// "4x8xf32".
std::string describeShape(const View &view, int32_t element);

} // namespace mesh::rt

#endif // MESH_RT_CORE_OPCHECK_H
