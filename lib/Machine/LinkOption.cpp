//===- LinkOption.cpp - links and rates as text ---------------------------===//

#include "mesh/Machine/LinkOption.h"

#include "mesh/Support/Quantity.h"

#include "llvm/ADT/StringSet.h"

using namespace mesh;

llvm::Expected<double> mesh::parseFlopRate(StringRef text) {
  std::optional<double> rate = parseComputeRate(text);
  if (!rate)
    return llvm::createStringError(
        "the rate of devices must be one such as 2GFLOP/s, got '" + text + "'");
  if (!kRateRange.contains(*rate))
    return llvm::createStringError(
        "the rate of devices: " + kRateRange.expected + " FLOP/s, got '" +
        text + "'");
  return *rate;
}

/// Sets what `part` of a link's description says, such as `latency=20us`.
static llvm::Error readPart(StringRef part, Link &link) {
  if (part == "half-duplex") {
    link.duplex = false;
    return llvm::Error::success();
  }
  auto [key, value] = part.split('=');
  auto fail = [&](StringRef expected) {
    return llvm::createStringError(key + " must be " + expected + ", got '" +
                                   value + "'");
  };
  if (key == "topology") {
    std::optional<Topology> topology = symbolizeTopology(value);
    if (!topology)
      return fail("ring or switch");
    link.topology = *topology;
    return llvm::Error::success();
  }
  bool isTime = key == "latency";
  if (!isTime && key != "bandwidth")
    return llvm::createStringError(
        "expected topology=ring|switch, latency=TIME, bandwidth=RATE or "
        "half-duplex, got '" +
        part + "'");
  std::optional<double> number =
      isTime ? parseTime(value) : parseBandwidth(value);
  if (!number)
    return fail(isTime ? "a time such as 20us, of at most 1e6 s"
                       : "a rate such as 2GB/s");
  if (!isTime && !kRateRange.contains(*number))
    return llvm::createStringError(key + ": " + kRateRange.expected +
                                   " B/s, got '" + value + "'");
  (isTime ? link.latency : link.bandwidth) = *number;
  return llvm::Error::success();
}

llvm::Error mesh::addLinkOption(StringRef text, LinkMap &links) {
  auto fail = [&](const llvm::Twine &what) {
    return llvm::createStringError("link '" + text + "': " + what);
  };
  auto [axis, description] = text.rsplit(':');
  if (axis.empty() || description.empty())
    return fail("expected axis:[topology=ring|switch,]latency=TIME,"
                "bandwidth=RATE[,half-duplex]");
  Link link{0, 0};
  SmallVector<StringRef> parts;
  description.split(parts, ',');
  llvm::StringSet<> keys;
  for (StringRef part : parts) {
    if (llvm::Error error = readPart(part, link))
      return fail(llvm::toString(std::move(error)));
    if (StringRef key = part.split('=').first; !keys.insert(key).second)
      return fail(key + " is there twice");
  }
  if (link.bandwidth == 0)
    return fail("expected a bandwidth, such as bandwidth=2GB/s");
  if (!links.try_emplace(axis.str(), link).second)
    return fail("axis '" + axis + "' has a link already");
  return llvm::Error::success();
}
