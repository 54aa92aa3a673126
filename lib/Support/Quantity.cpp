//===- Quantity.cpp - numbers with units ----------------------------------===//

#include "mesh/Support/Quantity.h"

#include "mesh-rt/text.h"

#include "llvm/ADT/ArrayRef.h"

#include <array>
#include <cmath>

using namespace mesh;

namespace {
struct Unit {
  StringRef name;
  double factor;
};
} // namespace

/// Reads a number that is at least 0 and its unit. The units' names are tried
/// in order.
static std::optional<double> parseQuantity(StringRef text,
                                           ArrayRef<Unit> units) {
  for (const Unit &unit : units) {
    StringRef number = text;
    double value = 0;
    if (number.consume_back(unit.name) && !number.getAsDouble(value) &&
        std::isfinite(value) && value >= 0)
      return value * unit.factor;
  }
  return std::nullopt;
}

/// The same, but of a number above 0.
static std::optional<double> parsePositive(StringRef text,
                                           ArrayRef<Unit> units) {
  std::optional<double> value = parseQuantity(text, units);
  return value && *value > 0 ? value : std::nullopt;
}

std::optional<double> mesh::parseTime(StringRef text) {
  static constexpr std::array<Unit, 4> units{
      {{"ms", 1e-3}, {"us", 1e-6}, {"ns", 1e-9}, {"s", 1}}};
  if (text == "0")
    return 0;
  std::optional<double> seconds = parseQuantity(text, units);
  return seconds && *seconds <= kMostSeconds ? seconds : std::nullopt;
}

std::optional<double> mesh::parseBandwidth(StringRef text) {
  static constexpr std::array<Unit, 6> units{{{"TB/s", 1e12},
                                              {"GB/s", 1e9},
                                              {"MB/s", 1e6},
                                              {"kB/s", 1e3},
                                              {"KB/s", 1e3},
                                              {"B/s", 1}}};
  return parsePositive(text, units);
}

std::optional<double> mesh::parseComputeRate(StringRef text) {
  static constexpr std::array<Unit, 5> units{{{"PFLOP/s", 1e15},
                                              {"TFLOP/s", 1e12},
                                              {"GFLOP/s", 1e9},
                                              {"MFLOP/s", 1e6},
                                              {"kFLOP/s", 1e3}}};
  return parsePositive(text, units);
}

std::optional<int64_t> mesh::parseBytes(StringRef text) {
  static constexpr std::array<Unit, 11> units{{{"TiB", 0x1p40},
                                               {"GiB", 0x1p30},
                                               {"MiB", 0x1p20},
                                               {"KiB", 0x1p10},
                                               {"TB", 1e12},
                                               {"GB", 1e9},
                                               {"MB", 1e6},
                                               {"kB", 1e3},
                                               {"KB", 1e3},
                                               {"B", 1},
                                               {"", 1}}};
  std::optional<double> bytes = parsePositive(text, units);
  // The range of addresses.
  if (!bytes || *bytes < 1 || *bytes >= 0x1p63)
    return std::nullopt;
  return static_cast<int64_t>(*bytes);
}

std::pair<std::string, std::string> mesh::formatBytesApart(int64_t lhs,
                                                           int64_t rhs) {
  std::pair texts(rt::formatBytes(lhs), rt::formatBytes(rhs));
  if (lhs != rhs && texts.first == texts.second)
    return {std::to_string(lhs) + " B", std::to_string(rhs) + " B"};
  return texts;
}

std::string mesh::formatCount(int64_t number, StringRef noun) {
  StringRef ending = number == 1 ? "" : noun.ends_with("ch") ? "es" : "s";
  return std::to_string(number) + (" " + noun + ending).str();
}
