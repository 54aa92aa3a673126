//===- ShardViewSvg.cpp - placements of parts as pictures -----------------===//

#include "mesh/Sharder/ShardView.h"

#include "llvm/ADT/Twine.h"

#include <algorithm>

using namespace mesh;

namespace mesh {
/// Draws the tables of a view below each other. Lengths are in pixels.
class SvgTables {
public:
  SvgTables(const ShardView &view, raw_ostream &os) : view(view), os(os) {
    rowHeight = getLength(view.rank > 1 ? view.local.dims[view.rank - 2] : 1,
                          view.getNumRows(), kLeastHeight);
    columnWidth = getLength(view.rank > 0 ? view.local.dims[view.rank - 1] : 1,
                            view.getNumColumns(), kLeastWidth);
    for (size_t block = 0; block < view.holders.size(); ++block)
      columnWidth = std::max(
          columnWidth,
          kCharacter * static_cast<int64_t>(view.getHolders(block).size() + 2));
  }

  void print() {
    int64_t numTables = view.getNumTables();
    os << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\""
       << std::max(kLeft + columnWidth * view.getNumColumns() + kMargin,
                   2 * kMargin +
                       kCharacter * static_cast<int64_t>(view.title.size()))
       << "\" height=\"" << getTop(numTables)
       << "\" font-family=\"sans-serif\" font-size=\"11\">\n"
       << "<defs><pattern id=\"padding\" width=\"6\" height=\"6\" "
          "patternUnits=\"userSpaceOnUse\"><path d=\"M0,6 L6,0\" "
          "stroke=\"#444\" stroke-width=\".7\"/></pattern></defs>\n"
       << "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n";
    printText(kMargin, kTitle - 8, view.title, "start");
    for (int64_t table = 0; table < numTables; ++table)
      printTable(table);
    os << "</svg>\n";
  }

private:
  static constexpr int64_t kLeft = 90, kTitle = 28, kHead = 34, kMargin = 12;
  static constexpr int64_t kLeastWidth = 60, kLeastHeight = 26, kMost = 480;
  static constexpr int64_t kCharacter = 7;

  /// A dim as long as it has elements, within what can be looked at.
  static int64_t getLength(int64_t blockSize, int64_t numBlocks,
                           int64_t least) {
    return std::max(least, std::min(8 * blockSize, kMost / numBlocks));
  }

  int64_t getTop(int64_t table) const {
    return kTitle + table * (kHead + rowHeight * view.getNumRows() + kMargin);
  }

  void printText(int64_t x, int64_t y, const llvm::Twine &text,
                 StringRef anchor) {
    std::string escaped;
    for (char c : text.str())
      if (c == '&')
        escaped += "&amp;";
      else if (c == '<')
        escaped += "&lt;";
      else
        escaped += c;
    os << "<text x=\"" << x << "\" y=\"" << y << "\" text-anchor=\"" << anchor
       << "\">" << escaped << "</text>\n";
  }

  void printRect(int64_t x, int64_t y, int64_t width, int64_t height,
                 const llvm::Twine &fill) {
    os << "<rect x=\"" << x << "\" y=\"" << y << "\" width=\"" << width
       << "\" height=\"" << height << "\" fill=\"" << fill
       << "\" stroke=\"#444\" stroke-width=\".5\"/>\n";
  }

  /// Hatches what is padding of a block at (x, y).
  void printPadding(int64_t x, int64_t y, PartRange rows, PartRange columns) {
    auto getPart = [](int64_t length, PartRange range) {
      int64_t size = range.end - range.begin + range.padding;
      return size ? length * (range.end - range.begin) / size : length;
    };
    int64_t height = getPart(rowHeight, rows),
            width = getPart(columnWidth, columns);
    if (width < columnWidth)
      printRect(x + width, y, columnWidth - width, height, "url(#padding)");
    if (height < rowHeight)
      printRect(x, y + height, columnWidth, rowHeight - height,
                "url(#padding)");
  }

  void printTable(int64_t table) {
    int64_t top = getTop(table) + kHead;
    if (view.rank > 2)
      printText(kMargin, top - 20, view.getTableTitle(table), "start");
    for (int64_t row = 0; row < view.getNumRows(); ++row)
      for (int64_t column = 0; column < view.getNumColumns(); ++column) {
        int64_t x = kLeft + column * columnWidth, y = top + row * rowHeight;
        int64_t block = view.getBlock(table, row, column);
        // The golden angle: neighbours differ most.
        int64_t hue = view.holders[block].front().front() * 137 % 360;
        printRect(x, y, columnWidth, rowHeight,
                  "hsl(" + llvm::Twine(hue) + ",60%,80%)");
        printPadding(x, y, view.getRowRange(row), view.getColumnRange(column));
        printText(x + columnWidth / 2, y + rowHeight / 2 + 4,
                  view.getHolders(block), "middle");
      }
    for (int64_t row = 0; view.rank > 1 && row < view.getNumRows(); ++row)
      printText(kLeft - 6, top + row * rowHeight + rowHeight / 2 + 4,
                view.getRowRange(row).str(), "end");
    for (int64_t column = 0; view.rank > 0 && column < view.getNumColumns();
         ++column)
      printText(kLeft + column * columnWidth + columnWidth / 2, top - 6,
                view.getColumnRange(column).str(), "middle");
  }

  const ShardView &view;
  raw_ostream &os;
  int64_t rowHeight, columnWidth;
};
} // namespace mesh

void ShardView::printSvg(raw_ostream &os) const {
  SvgTables(*this, os).print();
}
