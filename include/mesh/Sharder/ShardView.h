//===- ShardView.h - placements of parts ------------------------*- C++ -*-===//
//
// A picture of a placement: the blocks of the last two dims as a table, one
// table for each block of the dims before them, and in each cell the devices
// that hold the block.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SHARDER_SHARDVIEW_H
#define MESH_SHARDER_SHARDVIEW_H

#include "mesh/Host/ShardPlacement.h"

namespace mesh {

/// The elements of a dim that a block holds: from `begin` up to `end`, and then
/// `padding` more that are none.
struct PartRange {
  int64_t begin = 0;
  int64_t end = 0;
  int64_t padding = 0;

  /// "[8:12)"; with padding "[8:10)+2".
  std::string str() const;
  bool operator==(const PartRange &) const = default;
};

/// The part of each dim that `device` holds.
SmallVector<PartRange> getPartRanges(const ShardPlacement &placement,
                                     int64_t device);

class ShardView {
public:
  /// `title` is printed above. `deviceIds` are the numbers of the devices at
  /// the mesh's positions; empty if each has its position's.
  ShardView(std::string title, const ShardPlacement &placement,
            ArrayRef<int64_t> deviceIds = {});

  /// Tables, or a list of blocks if a table would need more than `width`
  /// columns.
  void printText(raw_ostream &os, int64_t width = 100) const;
  /// Tables to scale, each device in its colour and padding hatched.
  void printSvg(raw_ostream &os) const;

private:
  friend class SvgTables;
  using Position = SmallVector<int64_t>;

  int64_t getNumRows() const { return rank > 1 ? counts[rank - 2] : 1; }
  int64_t getNumColumns() const { return rank > 0 ? counts[rank - 1] : 1; }
  int64_t getNumTables() const;
  /// The blocks of the dims before the last two, for table number `table`.
  Position getOuterPosition(int64_t table) const;
  int64_t getBlock(int64_t table, int64_t row, int64_t column) const {
    return (table * getNumRows() + row) * getNumColumns() + column;
  }
  PartRange getRange(int64_t dim, int64_t block) const;
  PartRange getRowRange(int64_t row) const;
  PartRange getColumnRange(int64_t column) const;
  /// "[0:4), :, :" of the table's dims that are cut.
  std::string getTableTitle(int64_t table) const;
  /// The devices that hold `block`: "0-3,8"; "0,1 + 2,3" if what the ones and
  /// the others hold is to be combined.
  std::string getHolders(int64_t block) const;
  void printTable(raw_ostream &os, int64_t table, size_t labelWidth,
                  size_t cellWidth) const;
  void printList(raw_ostream &os) const;

  std::string title;
  TensorShape global, local;
  int64_t rank;
  /// The number of blocks of each dim.
  SmallVector<int64_t> counts;
  /// The devices that hold each part to be combined, of each block, row-major.
  std::vector<SmallVector<SmallVector<int64_t, 2>, 1>> holders;
};

} // namespace mesh

#endif // MESH_SHARDER_SHARDVIEW_H
