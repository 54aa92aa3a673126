//===- RingAttrs.h - in which messages collectives travel -------*- C++ -*-===//
//
// Beside `mesh.overlap`, which says how blocks travel, a collective, or a
// mesh.shard or mesh.reshard that becomes collectives, may bear
//
//   mesh.chunks = 4 : i64           how many messages of a ring a block is
//   mesh.levels = array<i64: 2, 4>  a collective for each level, minor first
//   mesh.bruck                      log2 n messages, to devices 1, 2, 4, ... on
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_RINGATTRS_H
#define MESH_IR_RINGATTRS_H

#include "mesh/IR/Mesh.h"

namespace mesh {

inline constexpr llvm::StringLiteral kChunksAttrName = "mesh.chunks";
inline constexpr llvm::StringLiteral kLevelsAttrName = "mesh.levels";
inline constexpr llvm::StringLiteral kBruckAttrName = "mesh.bruck";

/// The form in which a collective is carried out.
struct RingForm {
  OverlapMode mode = OverlapMode::None;
  Direction direction = Direction::Up;
  /// The messages that a block, or the part of one that goes one way, is cut
  /// into.
  int64_t chunks = 1;
  /// The sizes of the levels that the group is cut into, from minor to major;
  /// none: it is not.
  SmallVector<int64_t> levels = {};
  bool isBruck = false;

  bool isNone() const { return mode == OverlapMode::None; }

  /// Returns the choice that is written on `op`, or nothing.
  static std::optional<RingForm> get(Operation *op);
  void writeTo(Operation *op) const;

  bool operator==(const RingForm &other) const = default;
};

/// Verifies an attribute that has one of the names above, on `op`.
LogicalResult verifyRingAttr(Operation *op, NamedAttribute attr);

} // namespace mesh

#endif // MESH_IR_RINGATTRS_H
