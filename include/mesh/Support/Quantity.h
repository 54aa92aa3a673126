//===- Quantity.h - numbers with units --------------------------*- C++ -*-===//

#ifndef MESH_SUPPORT_QUANTITY_H
#define MESH_SUPPORT_QUANTITY_H

#include "mesh/Support/LLVM.h"

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <utility>

namespace mesh {

/// The longest time that options and descriptions may say: the range of a clock.
inline constexpr double kMostSeconds = 1e6;

/// "20us" in seconds: at most kMostSeconds; 0 may be without a unit.
std::optional<double> parseTime(StringRef text);

/// "2GB/s" in bytes a second.
std::optional<double> parseBandwidth(StringRef text);

/// "2GFLOP/s" in operations a second.
std::optional<double> parseComputeRate(StringRef text);

/// "512MiB", "2GB" or "4096" in bytes, rounded down: at least 1.
std::optional<int64_t> parseBytes(StringRef text);

/// Two sizes as text, exact if they would read the same.
std::pair<std::string, std::string> formatBytesApart(int64_t lhs, int64_t rhs);

/// "1 device", "4 devices", "2 micro-batches".
std::string formatCount(int64_t number, StringRef noun);

} // namespace mesh

#endif // MESH_SUPPORT_QUANTITY_H
