//===- ReportText.cpp - times and tables as people read them --------------===//

#include "mesh/Execution/ReportText.h"

#include "llvm/Support/raw_ostream.h"

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
  double ns = static_cast<double>(time.count());
  if (ns < 1e6)
    return toText(llvm::format("%.1f us", ns * 1e-3));
  if (ns < 1e9)
    return toText(llvm::format("%.2f ms", ns * 1e-6));
  return toText(llvm::format("%.2f s", ns * 1e-9));
}

std::string mesh::toText(double seconds) {
  return toText(std::chrono::round<std::chrono::nanoseconds>(
      std::chrono::duration<double>(seconds)));
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
