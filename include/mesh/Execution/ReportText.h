//===- ReportText.h - times and tables as people read them ------*- C++ -*-===//

#ifndef MESH_EXECUTION_REPORTTEXT_H
#define MESH_EXECUTION_REPORTTEXT_H

#include "mesh/Support/LLVM.h"

#include "llvm/Support/Format.h"

#include <chrono>
#include <string>
#include <vector>

namespace mesh {

double toSeconds(std::chrono::nanoseconds time);

std::string toText(const llvm::format_object_base &format);
/// "3.2 ns", "12.5 us", "1.50 ms", "2.00 s".
std::string toText(std::chrono::nanoseconds time);
std::string toText(double seconds);
/// Returns a time with three significant digits, for times that are compared.
std::string toDigits(double seconds);
/// Times in their order as text. One that would read as the one before has as
/// few more digits as tell them apart.
std::vector<std::string> formatTimesApart(ArrayRef<double> seconds);

/// Columns of equal width.
void printRows(raw_ostream &os, ArrayRef<std::vector<std::string>> rows);

} // namespace mesh

#endif // MESH_EXECUTION_REPORTTEXT_H
