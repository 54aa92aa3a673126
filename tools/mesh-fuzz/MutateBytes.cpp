//===- MutateBytes.cpp - files that are nearly right ----------------------===//

#include "mesh-fuzz/CrashCampaign.h"

#include "llvm/ADT/StringExtras.h"

#include <array>

using namespace mesh;

/// Writes a number of one to eight bytes over what is there, little-endian.
static void overwriteNumber(std::string &bytes, size_t at, Random &random) {
  static constexpr std::array<uint64_t, 12> numbers = {0,
                                                       1,
                                                       2,
                                                       7,
                                                       255,
                                                       256,
                                                       65535,
                                                       0x7fffffff,
                                                       0xffffffff,
                                                       uint64_t(1) << 40,
                                                       uint64_t(1) << 60,
                                                       ~uint64_t(0)};
  uint64_t number = random.pick(numbers) + random.below(2);
  for (int64_t i = 0, size = int64_t(1) << random.below(4); i < size; ++i)
    if (at + i < bytes.size())
      bytes[at + i] = static_cast<char>(number >> (8 * i));
}

/// Replaces the digits at or behind `at`.
static void replaceDigits(std::string &bytes, size_t at, Random &random) {
  static constexpr std::array<StringRef, 12> numbers = {
      "0",   "1",   "-1",  "3",          "64",        "99999999999999999999",
      "0.5", "1e9", "nan", "4294967296", "-0.000001", "1152921504606846976"};
  while (at < bytes.size() && !llvm::isDigit(bytes[at]))
    ++at;
  size_t end = at;
  while (end < bytes.size() && llvm::isDigit(bytes[end]))
    ++end;
  if (at < end)
    bytes.replace(at, end - at, random.pick(numbers).str());
}

static void mutateOnce(std::string &bytes, StringRef other, Random &random) {
  size_t at = random.below(bytes.size());
  size_t length = std::min<size_t>(random.between(1, 16), bytes.size() - at);
  switch (random.below(8)) {
  case 0:
    bytes[at] ^= static_cast<char>(1 << random.below(8));
    return;
  case 1:
    overwriteNumber(bytes, at, random);
    return;
  case 2:
    replaceDigits(bytes, at, random);
    return;
  case 3:
    bytes.erase(at, length);
    return;
  case 4:
    bytes.insert(random.below(bytes.size()), bytes.substr(at, length));
    return;
  case 5:
    bytes.resize(at);
    return;
  case 6:
    if (!other.empty())
      bytes.insert(at, other.substr(random.below(other.size()), length));
    return;
  default:
    bytes[at] = static_cast<char>(random.below(256));
  }
}

std::string mesh::mutateBytes(StringRef bytes, StringRef other,
                              Random &random) {
  std::string result = bytes.str();
  for (int64_t i = random.between(1, 3); i > 0 && !result.empty(); --i)
    mutateOnce(result, other, random);
  return result;
}
