//===- OpCheck.cpp - Checks of communication ops --------------------------===//

#include "OpCheck.h"

#include "mesh-rt/element.h"

#include <cstring>

using namespace mesh::rt;

bool mesh::rt::isReduction(const mesh_rt_op &op) {
  return op.kind == MESH_RT_ALL_REDUCE || op.kind == MESH_RT_REDUCE_SCATTER;
}

bool mesh::rt::hasOneSource(const mesh_rt_op &op) {
  return op.kind == MESH_RT_PERMUTE || op.kind == MESH_RT_BROADCAST;
}

bool mesh::rt::usesDim(const mesh_rt_op &op) {
  return op.kind == MESH_RT_ALL_GATHER || op.kind == MESH_RT_REDUCE_SCATTER ||
         op.kind == MESH_RT_ALL_TO_ALL;
}

Status mesh::rt::checkFields(const mesh_rt_op &op) {
  if (op.kind < 0 || op.kind > MESH_RT_RECV)
    return Error::mustBe("kind", "a mesh_rt_kind", op.kind);
  if (op.element < 0 || op.element > MESH_RT_F64)
    return Error::mustBe("element", "a mesh_rt_type", op.element);
  if (op.rank < 0 || op.rank > kMaxRank)
    return Error::mustBe("rank", "0 to " + std::to_string(kMaxRank), op.rank);
  if (usesDim(op) && (op.dim < 0 || op.dim >= op.rank))
    return Error::mustBe("dim", "less than rank " + std::to_string(op.rank),
                         op.dim);
  if (op.kind == MESH_RT_ALL_TO_ALL &&
      (op.split_dim < 0 || op.split_dim >= op.rank))
    return Error::mustBe(
        "split_dim", "less than rank " + std::to_string(op.rank), op.split_dim);
  if (isReduction(op) &&
      !canReduce(static_cast<mesh_rt_type>(op.element), op.combiner))
    return Error("combiner " + std::to_string(op.combiner) +
                 " does not apply to " +
                 nameOf(static_cast<mesh_rt_type>(op.element)));
  return Status::Ok;
}

Status mesh::rt::checkPeer(int64_t peer, int64_t numDevices) {
  if (peer < 0 || peer >= numDevices)
    return Error::mustBe("peer", "less than " + std::to_string(numDevices),
                         peer);
  return Status::Ok;
}

/// Computes the sizes that dst must have, given those of src. Returns false if
/// a size of src is not divisible.
static bool resultSizes(const mesh_rt_op &op, const View &src, int64_t n,
                        int64_t *sizes) {
  std::copy_n(src.sizes, src.rank, sizes);
  switch (op.kind) {
  case MESH_RT_ALL_GATHER:
    sizes[op.dim] *= n;
    return true;
  case MESH_RT_REDUCE_SCATTER:
    sizes[op.dim] /= n;
    return src.sizes[op.dim] % n == 0;
  case MESH_RT_ALL_TO_ALL:
    sizes[op.split_dim] /= n;
    sizes[op.dim] *= n;
    return src.sizes[op.split_dim] % n == 0;
  default:
    return true;
  }
}

/// Each member looks at what it receives itself: together they look at all.
static Status checkPairs(const mesh_rt_op &op, const Group &group) {
  int64_t n = group.size(), numReceived = 0;
  for (int64_t i = 0; i < op.num_pairs; ++i) {
    auto [source, target] = op.pairs[i];
    if (source < 0 || source >= n || target < 0 || target >= n)
      return Error("pair (" + std::to_string(source) + ", " +
                   std::to_string(target) + ") is outside of the group of " +
                   std::to_string(n));
    numReceived += target == group.position;
  }
  if (numReceived > 1)
    return Error("member " + std::to_string(group.position) +
                 " receives twice");
  return Status::Ok;
}

static Status checkTargets(const mesh_rt_op &op, const Group &group) {
  if (op.num_targets == 0)
    return Status::Ok;
  auto fail = [] {
    return Error("the axes of the group are not those that it sends to");
  };
  int64_t n = 1;
  for (int64_t i = 0; i < op.num_targets; ++i) {
    const mesh_rt_axis &axis = op.targets[i];
    if (axis.size < 1 || axis.stride < 1 || axis.size > group.size() / n)
      return fail();
    n *= axis.size;
  }
  // If every member finds one to send to, in the group and at its own position
  // over targets, no two send to the same.
  int64_t target = memberAt(group.position, op.targets, op.num_targets,
                            group.members[group.position]);
  int64_t position = positionOver(op.axes, op.num_axes, target);
  bool isMember =
      group.members[position] == target &&
      positionOver(op.targets, op.num_targets, target) == group.position;
  if (n != group.size() || !isMember)
    return fail();
  return Status::Ok;
}

static Status checkOperands(const mesh_rt_op &op, const View &src,
                            const View &dst, int64_t n) {
  if (op.kind != MESH_RT_RECV && op.kind != MESH_RT_BROADCAST && !src.data &&
      src.numElements() != 0)
    return Error("src is missing");
  if (op.kind != MESH_RT_SEND && !dst.data && dst.numElements() != 0)
    return Error("dst is missing");
  if (op.kind == MESH_RT_SEND || op.kind == MESH_RT_RECV)
    return Status::Ok;
  if (op.kind == MESH_RT_BROADCAST && (op.root < 0 || op.root >= n))
    return Error::mustBe("root", "less than " + std::to_string(n), op.root);
  // Only the root needs a source in a broadcast.
  if (op.kind == MESH_RT_BROADCAST && !src.data)
    return Status::Ok;
  int64_t expected[kMaxRank];
  if (!resultSizes(op, src, n, expected) ||
      !std::equal(expected, expected + op.rank, dst.sizes))
    return Error("shapes do not fit a group of " + std::to_string(n) +
                 ": src is " + describeShape(src, op.element) + ", dst is " +
                 describeShape(dst, op.element));
  // Peers read src while dst is written; in a broadcast, only the root's src.
  bool mayShare =
      op.kind == MESH_RT_ALL_REDUCE || op.kind == MESH_RT_BROADCAST || n == 1;
  if (!mayShare && src.data == dst.data && src.numElements() != 0)
    return Error("src and dst must be different buffers");
  return Status::Ok;
}

Status mesh::rt::checkOp(const mesh_rt_op &op, const View &src, const View &dst,
                         const Group *group) {
  Status status = checkOperands(op, src, dst, group ? group->size() : 1);
  if (op.kind != MESH_RT_PERMUTE || status == Status::Failed)
    return status;
  status = checkPairs(op, *group);
  return status == Status::Ok ? checkTargets(op, *group) : std::move(status);
}

static bool sameAxes(const Group &a, const Group &b) {
  return a.members == b.members;
}

static bool samePairs(const mesh_rt_op &a, const mesh_rt_op &b) {
  if (a.num_pairs != b.num_pairs)
    return false;
  // Devices whose program is the same have the same constants.
  return a.pairs == b.pairs ||
         std::equal(a.pairs, a.pairs + a.num_pairs, b.pairs,
                    [](const mesh_rt_pair &x, const mesh_rt_pair &y) {
                      return x.source == y.source && x.target == y.target;
                    });
}

static bool sameTargets(const mesh_rt_op &a, const mesh_rt_op &b) {
  return a.num_targets == b.num_targets &&
         std::equal(a.targets, a.targets + a.num_targets, b.targets,
                    [](const mesh_rt_axis &x, const mesh_rt_axis &y) {
                      return x.size == y.size && x.stride == y.stride;
                    });
}

static bool sameShape(const View &a, const View &b) {
  return a.rank == b.rank && std::equal(a.sizes, a.sizes + a.rank, b.sizes);
}

/// The first property in which the two differ, or null.
static const char *difference(const OpInstance &x, const OpInstance &y) {
  const mesh_rt_op &a = *x.op, &b = *y.op;
  if (a.kind != b.kind)
    return "kinds";
  if (!sameAxes(*x.group, *y.group))
    return "orders of the axes";
  if (a.element != b.element)
    return "element types";
  if (isReduction(a) && a.combiner != b.combiner)
    return "combiners";
  // Only the root's source takes part in a broadcast.
  if ((a.kind != MESH_RT_BROADCAST && !sameShape(*x.src, *y.src)) ||
      !sameShape(*x.dst, *y.dst))
    return "shapes";
  if ((usesDim(a) && a.dim != b.dim) ||
      (a.kind == MESH_RT_ALL_TO_ALL && a.split_dim != b.split_dim))
    return "dims";
  if (a.kind == MESH_RT_BROADCAST && a.root != b.root)
    return "roots";
  if (a.kind == MESH_RT_PERMUTE && !samePairs(a, b))
    return "pairs";
  if (a.kind == MESH_RT_PERMUTE && !sameTargets(a, b))
    return "targets";
  if (a.kind == MESH_RT_PERMUTE && a.num_pairs == 0 && a.shift != b.shift)
    return "shifts";
  return nullptr;
}

static std::string describeInstance(const OpInstance &x) {
  std::string text =
      "device " + std::to_string(x.device) + " runs " + describeOp(*x.op);
  const View &view = x.op->kind == MESH_RT_BROADCAST ? *x.dst : *x.src;
  return text + " on " + describeShape(view, x.op->element);
}

Status mesh::rt::compareOps(const OpInstance &a, const OpInstance &b) {
  const char *what = difference(a, b);
  if (!what)
    return Status::Ok;
  return Error(
      "the members of a group run different ops: " + describeInstance(a) +
      ", " + describeInstance(b) + " (their " + what + " differ)");
}

Status mesh::rt::compareMessage(const OpInstance &receive,
                                const OpInstance &send) {
  if (send.op->element == receive.op->element &&
      sameShape(*send.src, *receive.dst))
    return Status::Ok;
  return Error("device " + std::to_string(receive.device) + " runs " +
               describeOp(*receive.op) + " into " +
               describeShape(*receive.dst, receive.op->element) +
               ", but device " + std::to_string(send.device) + " runs " +
               describeOp(*send.op) + " of " +
               describeShape(*send.src, send.op->element));
}

std::string mesh::rt::describeOp(const mesh_rt_op &op) {
  return std::string(op.name) + " at " + op.location;
}

std::string mesh::rt::describeShape(const View &view, int32_t element) {
  std::string text;
  for (int d = 0; d < view.rank; ++d)
    text += std::to_string(view.sizes[d]) + "x";
  return text + nameOf(static_cast<mesh_rt_type>(element));
}
