//===- RemoteOp.cpp - Ops of other processes' devices ---------------------===//

#include "RemoteOp.h"

using namespace mesh::rt;

namespace {
/// FNV-1a, 64 bits at a time.
class Hash {
public:
  void add(uint64_t word) { value = (value ^ word) * 0x100000001b3; }
  uint64_t get() const { return value ^ value >> 32; }

private:
  uint64_t value = 0xcbf29ce484222325;
};
} // namespace

static void addShape(Hash &hash, const View &view) {
  hash.add(view.rank);
  for (int d = 0; d < view.rank; ++d)
    hash.add(view.sizes[d]);
}

uint64_t mesh::rt::fingerprintOf(const mesh_rt_op &op, const View &src,
                                 const View &dst) {
  Hash hash;
  hash.add(op.element);
  if (op.kind == MESH_RT_SEND || op.kind == MESH_RT_RECV) {
    addShape(hash, op.kind == MESH_RT_SEND ? src : dst);
    return hash.get();
  }
  for (int64_t field : {int64_t(op.kind), int64_t(op.combiner), int64_t(op.dim),
                        int64_t(op.split_dim), op.shift, op.root, op.num_axes,
                        op.num_pairs, op.num_targets})
    hash.add(field);
  for (int64_t i = 0; i < op.num_axes; ++i)
    hash.add(op.axes[i].size), hash.add(op.axes[i].stride);
  for (int64_t i = 0; i < op.num_targets; ++i)
    hash.add(op.targets[i].size), hash.add(op.targets[i].stride);
  for (int64_t i = 0; i < op.num_pairs; ++i)
    hash.add(op.pairs[i].source), hash.add(op.pairs[i].target);
  // Only the root's source takes part in a broadcast.
  if (op.kind != MESH_RT_BROADCAST)
    addShape(hash, src);
  addShape(hash, dst);
  return hash.get();
}

uint64_t mesh::rt::digestOf(const std::vector<int64_t> &devices) {
  Hash hash;
  for (int64_t device : devices)
    hash.add(device);
  return hash.get();
}

static void writeShape(Writer &writer, const View &view) {
  writer.putArray(view.sizes, view.rank);
}

static View readShape(Reader &reader, int32_t elementSize) {
  std::vector<int64_t> sizes = reader.getArray<int64_t>();
  View view;
  view.elementSize = elementSize;
  view.rank = static_cast<int32_t>(sizes.size());
  std::copy(sizes.begin(), sizes.end(), view.sizes);
  return view;
}

void RemoteOp::write(Writer &writer, const mesh_rt_op &op, const View &src,
                     const View &dst) {
  writer.put(op);
  writer.putArray(op.axes, op.num_axes);
  writer.putArray(op.targets, op.num_targets);
  writer.putArray(op.pairs, op.num_pairs);
  writer.putText(op.name);
  writer.putText(op.location);
  writer.put(src.elementSize);
  writeShape(writer, src);
  writeShape(writer, dst);
}

RemoteOp::RemoteOp(Reader &reader, int64_t device, int64_t numDevices)
    : device(device), op(reader.get<mesh_rt_op>()),
      axes(reader.getArray<mesh_rt_axis>()),
      targets(reader.getArray<mesh_rt_axis>()),
      pairs(reader.getArray<mesh_rt_pair>()), name(reader.getText()),
      location(reader.getText()) {
  auto elementSize = reader.get<int32_t>();
  src = readShape(reader, elementSize);
  dst = readShape(reader, elementSize);
  op.axes = axes.data();
  op.targets = targets.data();
  op.pairs = pairs.data();
  op.name = name.c_str();
  op.location = location.c_str();
  // Its axes were good at its own device.
  (void)makeGroup(device, numDevices, op.axes, op.num_axes, group);
}
