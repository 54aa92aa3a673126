//===- ShardView.cpp - placements of parts as text ------------------------===//

#include "mesh/Sharder/ShardView.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>

using namespace mesh;

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

static PartRange getPartRange(int64_t size, int64_t blockSize, int64_t index) {
  int64_t begin = std::min(index * blockSize, size);
  int64_t end = std::min(begin + blockSize, size);
  return {begin, end, blockSize - (end - begin)};
}

std::string PartRange::str() const {
  std::string text =
      "[" + std::to_string(begin) + ":" + std::to_string(end) + ")";
  return padding ? text + "+" + std::to_string(padding) : text;
}

SmallVector<PartRange> mesh::getPartRanges(const ShardPlacement &placement,
                                           int64_t device) {
  SmallVector<PartRange> ranges;
  for (auto [size, blockSize, index] : llvm::zip_equal(
           placement.getGlobalShape().dims, placement.getLocalShape().dims,
           placement.getBlockIndices(device)))
    ranges.push_back(getPartRange(size, blockSize, index));
  return ranges;
}

//===----------------------------------------------------------------------===//
// Blocks and who holds them
//===----------------------------------------------------------------------===//

ShardView::ShardView(std::string title, const ShardPlacement &placement,
                     ArrayRef<int64_t> deviceIds)
    : title(std::move(title)), global(placement.getGlobalShape()),
      local(placement.getLocalShape()), rank(global.getRank()),
      counts(placement.getBlockCounts()) {
  int64_t numBlocks = 1;
  for (int64_t count : counts)
    numBlocks *= count;
  holders.resize(numBlocks);
  for (int64_t device = 0; device < placement.getNumDevices(); ++device) {
    int64_t block = 0;
    for (auto [count, index] :
         llvm::zip_equal(counts, placement.getBlockIndices(device)))
      block = block * count + index;
    auto &parts = holders[block];
    size_t part = placement.getPartialIndex(device);
    if (parts.size() <= part)
      parts.resize(part + 1);
    parts[part].push_back(deviceIds.empty() ? device : deviceIds[device]);
  }
}

int64_t ShardView::getNumTables() const {
  return static_cast<int64_t>(holders.size()) /
         (getNumRows() * getNumColumns());
}

ShardView::Position ShardView::getOuterPosition(int64_t table) const {
  Position position(std::max<int64_t>(rank - 2, 0));
  for (int64_t dim = rank - 3; dim >= 0; --dim) {
    position[dim] = table % counts[dim];
    table /= counts[dim];
  }
  return position;
}

PartRange ShardView::getRange(int64_t dim, int64_t block) const {
  return getPartRange(global.dims[dim], local.dims[dim], block);
}

PartRange ShardView::getRowRange(int64_t row) const {
  return rank > 1 ? getRange(rank - 2, row) : PartRange{};
}

PartRange ShardView::getColumnRange(int64_t column) const {
  return rank > 0 ? getRange(rank - 1, column) : PartRange{};
}

std::string ShardView::getTableTitle(int64_t table) const {
  std::string text;
  for (auto [dim, block] : llvm::enumerate(getOuterPosition(table)))
    text += (counts[dim] > 1 ? getRange(dim, block).str() : ":") + ", ";
  return text + ":, :";
}

/// "0-3,8" of the ascending or any other numbers.
static std::string formatDevices(ArrayRef<int64_t> devices) {
  std::string text;
  for (size_t begin = 0, end; begin < devices.size(); begin = end) {
    for (end = begin + 1;
         end < devices.size() && devices[end] == devices[end - 1] + 1;)
      ++end;
    if (begin > 0)
      text += ",";
    text += std::to_string(devices[begin]);
    if (end - begin > 1)
      text += (end - begin > 2 ? "-" : ",") + std::to_string(devices[end - 1]);
  }
  return text;
}

std::string ShardView::getHolders(int64_t block) const {
  return llvm::join(llvm::map_range(holders[block], formatDevices), " + ");
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static std::string center(StringRef text, size_t width) {
  size_t left = (width - text.size()) / 2;
  return std::string(left, ' ') + text.str() +
         std::string(width - left - text.size(), ' ');
}

/// A line of the table's frame: "├─────┼─────┤".
static void printFrame(raw_ostream &os, size_t labelWidth, size_t cellWidth,
                       int64_t numColumns, StringRef left, StringRef middle,
                       StringRef right) {
  os.indent(labelWidth) << left;
  for (int64_t column = 0; column < numColumns; ++column) {
    if (column > 0)
      os << middle;
    for (size_t i = 0; i < cellWidth; ++i)
      os << "─";
  }
  os << right << "\n";
}

void ShardView::printTable(raw_ostream &os, int64_t table, size_t labelWidth,
                           size_t cellWidth) const {
  int64_t numRows = getNumRows(), numColumns = getNumColumns();
  if (rank > 0) {
    std::string head(labelWidth, ' ');
    for (int64_t column = 0; column < numColumns; ++column)
      head += " " + center(getColumnRange(column).str(), cellWidth);
    os << StringRef(head).rtrim() << "\n";
  }
  for (int64_t row = 0; row < numRows; ++row) {
    if (row == 0)
      printFrame(os, labelWidth, cellWidth, numColumns, "┌", "┬", "┐");
    else
      printFrame(os, labelWidth, cellWidth, numColumns, "├", "┼", "┤");
    std::string label = rank > 1 ? getRowRange(row).str() + " " : "";
    os << llvm::right_justify(label, labelWidth) << "│";
    for (int64_t column = 0; column < numColumns; ++column)
      os << center(getHolders(getBlock(table, row, column)), cellWidth) << "│";
    os << "\n";
  }
  printFrame(os, labelWidth, cellWidth, numColumns, "└", "┴", "┘");
}

void ShardView::printList(raw_ostream &os) const {
  for (int64_t table = 0; table < getNumTables(); ++table)
    for (int64_t row = 0; row < getNumRows(); ++row)
      for (int64_t column = 0; column < getNumColumns(); ++column) {
        SmallVector<std::string> ranges;
        for (auto [dim, block] : llvm::enumerate(getOuterPosition(table)))
          ranges.push_back(getRange(dim, block).str());
        if (rank > 1)
          ranges.push_back(getRowRange(row).str());
        if (rank > 0)
          ranges.push_back(getColumnRange(column).str());
        os << llvm::join(ranges, ", ") << ": "
           << getHolders(getBlock(table, row, column)) << "\n";
      }
}

void ShardView::printText(raw_ostream &os, int64_t width) const {
  os << title << "\n";
  size_t labelWidth = 0, cellWidth = 0;
  for (int64_t row = 0; rank > 1 && row < getNumRows(); ++row)
    labelWidth = std::max(labelWidth, getRowRange(row).str().size() + 1);
  for (int64_t column = 0; rank > 0 && column < getNumColumns(); ++column)
    cellWidth = std::max(cellWidth, getColumnRange(column).str().size());
  for (size_t block = 0; block < holders.size(); ++block)
    cellWidth = std::max(cellWidth, getHolders(block).size() + 2);
  if (static_cast<int64_t>(labelWidth + 1 + (cellWidth + 1) * getNumColumns()) >
      width) {
    printList(os);
    return;
  }
  for (int64_t table = 0; table < getNumTables(); ++table) {
    if (rank > 2)
      os << getTableTitle(table) << "\n";
    printTable(os, table, labelWidth, cellWidth);
  }
}
