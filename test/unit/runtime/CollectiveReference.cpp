//===- CollectiveReference.cpp - Reference of collectives -----------------===//

#include "CollectiveReference.h"

#include <algorithm>
#include <functional>

using namespace mesh::rt::test;

static int64_t digit(int64_t device, const mesh_rt_axis &axis) {
  return device / axis.stride % axis.size;
}

std::vector<int64_t> mesh::rt::test::groupOf(int64_t device, int64_t numDevices,
                                             const Axes &axes) {
  std::vector<int64_t> members(sizeOfGroup(axes));
  for (int64_t other = 0; other < numDevices; ++other) {
    int64_t moved = other, position = 0;
    for (const mesh_rt_axis &axis : axes) {
      moved += (digit(device, axis) - digit(other, axis)) * axis.stride;
      position = position * axis.size + digit(other, axis);
    }
    if (moved == device)
      members[position] = other;
  }
  return members;
}

int64_t mesh::rt::test::sizeOfGroup(const Axes &axes) {
  int64_t size = 1;
  for (const mesh_rt_axis &axis : axes)
    size *= axis.size;
  return size;
}

mesh_rt_op mesh::rt::test::makeOp(mesh_rt_kind kind, mesh_rt_type type,
                                  int64_t rank, const Axes &axes) {
  static const char *names[] = {"mesh.all_gather",     "mesh.all_reduce",
                                "mesh.reduce_scatter", "mesh.all_to_all",
                                "mesh.permute",        "mesh.broadcast",
                                "mesh.send",           "mesh.recv"};
  mesh_rt_op op{};
  op.kind = kind;
  op.combiner = MESH_RT_SUM;
  op.element = type;
  op.rank = static_cast<int32_t>(rank);
  op.num_axes = static_cast<int64_t>(axes.size());
  op.axes = axes.data();
  op.name = names[kind];
  op.location = "test.mlir:1:1";
  return op;
}

Shape mesh::rt::test::resultShape(const mesh_rt_op &op, const Shape &src,
                                  int64_t n) {
  Shape shape = src;
  if (op.kind == MESH_RT_REDUCE_SCATTER)
    shape[op.dim] /= n;
  if (op.kind == MESH_RT_ALL_TO_ALL)
    shape[op.split_dim] /= n;
  if (op.kind == MESH_RT_ALL_GATHER || op.kind == MESH_RT_ALL_TO_ALL)
    shape[op.dim] *= n;
  return shape;
}

/// Calls body(index) for all indices of a shape, row-major.
static void forEachIndex(const Shape &shape,
                         const std::function<void(const Shape &)> &body) {
  Shape index(shape.size());
  for (int64_t i = 0; i < product(shape); ++i) {
    int64_t rest = i;
    for (int d = static_cast<int>(shape.size()) - 1; d >= 0; --d) {
      index[d] = rest % shape[d];
      rest /= shape[d];
    }
    body(index);
  }
}

static double at(const std::vector<double> &values, const Shape &shape,
                 const Shape &index) {
  int64_t linear = 0;
  for (size_t d = 0; d < shape.size(); ++d)
    linear = linear * shape[d] + index[d];
  return values[linear];
}

static double combine(const mesh_rt_op &op, double a, double b) {
  auto type = static_cast<mesh_rt_type>(op.element);
  // As a signed number, a set i1 is -1.
  double sign = type == MESH_RT_I1 ? -1 : 1;
  switch (op.combiner) {
  case MESH_RT_SUM:
    return roundTo(type, a + b);
  case MESH_RT_PRODUCT:
    return roundTo(type, a * b);
  case MESH_RT_MIN:
    return sign * std::min(sign * a, sign * b);
  case MESH_RT_MAX:
    return sign * std::max(sign * a, sign * b);
  case MESH_RT_AND:
    return static_cast<double>(static_cast<int64_t>(a) &
                               static_cast<int64_t>(b));
  default:
    return static_cast<double>(static_cast<int64_t>(a) |
                               static_cast<int64_t>(b));
  }
}

static double combined(const mesh_rt_op &op, const Shape &shape,
                       const std::vector<std::vector<double>> &srcs,
                       const Shape &index) {
  double result = at(srcs[0], shape, index);
  for (size_t i = 1; i < srcs.size(); ++i)
    result = combine(op, result, at(srcs[i], shape, index));
  return result;
}

static int64_t senderTo(const mesh_rt_op &op, int64_t n, int64_t position) {
  if (op.num_targets != 0) {
    // The device's digits on the axes, and its position by them over targets.
    int64_t device = 0, sender = 0;
    for (int64_t i = op.num_axes - 1; i >= 0; --i) {
      device += position % op.axes[i].size * op.axes[i].stride;
      position /= op.axes[i].size;
    }
    for (int64_t i = 0; i < op.num_targets; ++i)
      sender = sender * op.targets[i].size + digit(device, op.targets[i]);
    return sender;
  }
  if (op.num_pairs == 0) {
    for (int64_t s = 0; s < n; ++s)
      if (((s + op.shift) % n + n) % n == position)
        return s;
  }
  for (int64_t i = 0; i < op.num_pairs; ++i)
    if (op.pairs[i].target == position)
      return op.pairs[i].source;
  return -1;
}

std::vector<double>
mesh::rt::test::expectedResult(const mesh_rt_op &op, const Shape &shape,
                               const std::vector<std::vector<double>> &srcs,
                               int64_t position) {
  auto n = static_cast<int64_t>(srcs.size());
  std::vector<double> result;
  Shape dst = resultShape(op, shape, n);
  forEachIndex(dst, [&](const Shape &index) {
    Shape from = index;
    switch (op.kind) {
    case MESH_RT_ALL_GATHER: {
      int64_t member = index[op.dim] / shape[op.dim];
      from[op.dim] %= shape[op.dim];
      result.push_back(at(srcs[member], shape, from));
      break;
    }
    case MESH_RT_ALL_REDUCE:
      result.push_back(combined(op, shape, srcs, index));
      break;
    case MESH_RT_REDUCE_SCATTER:
      from[op.dim] += position * dst[op.dim];
      result.push_back(combined(op, shape, srcs, from));
      break;
    case MESH_RT_ALL_TO_ALL: {
      int64_t block = dst[op.dim] / n;
      int64_t member = index[op.dim] / block;
      from[op.dim] %= block;
      from[op.split_dim] += position * (shape[op.split_dim] / n);
      result.push_back(at(srcs[member], shape, from));
      break;
    }
    case MESH_RT_PERMUTE: {
      int64_t sender = senderTo(op, n, position);
      result.push_back(sender < 0 ? 0 : at(srcs[sender], shape, index));
      break;
    }
    default:
      result.push_back(at(srcs[op.root], shape, index));
    }
  });
  return result;
}
