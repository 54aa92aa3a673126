//===- ReportText.cpp - times and tables as people read them --------------===//

#include "mesh/Execution/ReportText.h"

#include "llvm/Support/raw_ostream.h"

#include <cmath>

using namespace mesh;

double mesh::toSeconds(std::chrono::nanoseconds time) {
  return std::chrono::duration<double>(time).count();
}

std::string mesh::toText(const llvm::format_object_base &format) {
  std::string text;
  llvm::raw_string_ostream(text) << format;
  return text;
}

std::string mesh::toText(std::chrono::nanoseconds time) {
  return toText(toSeconds(time));
}

/// Returns a time with `more` digits than usual.
static std::string formatTime(double seconds, int more) {
  // No time at all reads as other times do.
  if (seconds > 0 && seconds < 5e-8)
    return toText(llvm::format("%.*f ns", 1 + more, seconds * 1e9));
  // Rounded up, it is one of the next unit.
  double ns = std::round(seconds * 1e9);
  if (ns < 1e6)
    return toText(llvm::format("%.*f us", 1 + more, seconds * 1e6));
  if (ns < 1e9)
    return toText(llvm::format("%.*f ms", 2 + more, seconds * 1e3));
  return toText(llvm::format("%.*f s", 2 + more, seconds));
}

std::string mesh::toText(double seconds) {
  return formatTime(seconds, /*more=*/0);
}

std::string mesh::toDigits(double seconds) {
  struct Range {
    double end;
    int more;
  };
  // From 50 ns on, times are in us; ms and s have two digits behind the point.
  constexpr Range kRanges[] = {{1e-9, 2}, {1e-8, 1}, {5e-8, 0},
                               {1e-7, 3}, {1e-6, 2}, {1e-5, 1}};
  for (Range range : kRanges)
    if (seconds > 0 && seconds < range.end)
      return formatTime(seconds, range.more);
  return toText(seconds);
}

std::vector<std::string> mesh::formatTimesApart(ArrayRef<double> seconds) {
  constexpr int kMostMore = 3;
  std::vector<std::string> texts;
  for (auto [index, time] : llvm::enumerate(seconds)) {
    double before = seconds[index == 0 ? 0 : index - 1];
    int more = 0;
    while (more <= kMostMore &&
           formatTime(time, more) == formatTime(before, more))
      ++more;
    texts.push_back(formatTime(time, more <= kMostMore ? more : 0));
  }
  return texts;
}

void mesh::printRows(raw_ostream &os, ArrayRef<std::vector<std::string>> rows) {
  SmallVector<size_t> widths;
  for (const std::vector<std::string> &row : rows)
    for (auto [column, cell] : llvm::enumerate(row)) {
      widths.resize(std::max(widths.size(), column + 1));
      widths[column] = std::max(widths[column], cell.size());
    }
  for (const std::vector<std::string> &row : rows) {
    std::string line = " ";
    for (auto [column, cell] : llvm::enumerate(row))
      line += " " + cell + std::string(widths[column] - cell.size() + 1, ' ');
    os << StringRef(line).rtrim() << "\n";
  }
}
