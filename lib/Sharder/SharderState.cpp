//===- SharderState.cpp - a sharder's state as JSON -----------------------===//

#include "mesh/Sharder/BatchSharder.h"
#include "mesh/Support/FirstError.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Support/DebugStringHelper.h"
#include "llvm/ADT/STLExtras.h"

using namespace mesh;
namespace json = llvm::json;

/// The version of the written state. A field that comes later makes it one
/// more; states of an older version, or without one, have the fields' defaults.
static constexpr int64_t kVersion = 1;

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static json::Value toJSON(const OperationStats &stats) {
  return json::Object{{"calls", stats.calls},   {"errors", stats.errors},
                      {"arrays", stats.arrays}, {"elements", stats.elements},
                      {"bytes", stats.bytes},   {"seconds", stats.seconds}};
}

json::Value ShardInfo::toJSON() const {
  json::Array entries;
  for (const LeafInfo &leaf : leaves) {
    json::Array devices;
    for (ArrayRef<PartRange> ranges : leaf.ranges) {
      json::Array dims;
      for (const PartRange &range : ranges)
        dims.push_back(json::Object{{"begin", range.begin},
                                    {"end", range.end},
                                    {"padding", range.padding}});
      devices.push_back(std::move(dims));
    }
    entries.push_back(
        json::Object{{"name", leaf.name},
                     {"global", leaf.global.str()},
                     {"local", leaf.local.str()},
                     {"sharding", mlir::debugString(leaf.sharding)},
                     {"devices", std::move(devices)},
                     {"bytes", leaf.numBytes}});
  }
  return json::Object{{"leaves", std::move(entries)}, {"seconds", seconds}};
}

static StringRef getName(StatisticsRecord::State state) {
  switch (state) {
  case StatisticsRecord::State::None:
    return "none";
  case StatisticsRecord::State::Set:
    return "set";
  case StatisticsRecord::State::Computed:
    return "computed";
  }
  llvm_unreachable("not a state");
}

json::Value BatchSharder::getState() const {
  std::lock_guard lock(mutex);
  json::Array rules;
  for (AxisRuleAttr rule : config.rules)
    rules.push_back(mlir::debugString(rule));
  json::Object streams, counters, values;
  for (const auto &[name, seed] : config.streams)
    streams[name] = seed;
  for (const auto &[name, stats] : operations)
    counters[name] = toJSON(stats);
  for (const auto &[name, value] : record.statistics)
    values[name] = value;
  return json::Object{
      {"version", kVersion},
      {"name", config.name},
      {"mesh_name", config.meshName.getValue()},
      {"mesh", mlir::debugString(config.mesh)},
      {"rules", std::move(rules)},
      {"pad", config.pad},
      {"streams", std::move(streams)},
      {"required_streams", json::Array(config.requiredStreams)},
      {"operations", std::move(counters)},
      {"statistics", json::Object{{"state", getName(record.state)},
                                  {"hash", record.hash},
                                  {"values", std::move(values)}}}};
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

namespace mesh {
static bool fromJSON(const json::Value &value, OperationStats &stats,
                     json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.mapOptional("calls", stats.calls) &&
         map.mapOptional("errors", stats.errors) &&
         map.mapOptional("arrays", stats.arrays) &&
         map.mapOptional("elements", stats.elements) &&
         map.mapOptional("bytes", stats.bytes) &&
         map.mapOptional("seconds", stats.seconds);
}

static bool fromJSON(const json::Value &value, StatisticsRecord &record,
                     json::Path path) {
  using State = StatisticsRecord::State;
  json::ObjectMapper map(value, path);
  std::string name;
  if (!map || !map.map("state", name) || !map.map("hash", record.hash) ||
      !map.map("values", record.statistics))
    return false;
  for (State state : {State::None, State::Set, State::Computed})
    if (getName(state) == name) {
      record.state = state;
      return true;
    }
  path.field("state").report("expected none, set or computed");
  return false;
}
} // namespace mesh

/// Parses an attribute that is to be an `Attr`.
template <typename Attr>
static bool parse(StringRef text, MLIRContext *context, Attr &attribute,
                  json::Path path) {
  FirstError silence(context);
  attribute = llvm::dyn_cast_or_null<Attr>(mlir::parseAttribute(text, context));
  if (!attribute)
    path.report("is not the attribute that is expected here");
  return attribute != nullptr;
}

llvm::Error BatchSharder::setState(const json::Value &state) {
  MLIRContext *context = config.mesh.getContext();
  SharderConfig read;
  read.statistics = config.statistics;
  std::map<std::string, OperationStats> counters;
  StatisticsRecord statistics;
  json::Path::Root root("sharder");
  json::Path path(root);
  json::ObjectMapper map(state, path);
  int64_t version = 0;
  if (!map || !map.mapOptional("version", version))
    return root.getError();
  if (version < 0 || version > kVersion) {
    path.field("version").report("is not a version that this program knows");
    return root.getError();
  }
  std::string meshName, mesh;
  std::vector<std::string> rules;
  // Without a mesh it is the state of no sharder; all else has a default.
  bool isRead = map.map("mesh_name", meshName) && map.map("mesh", mesh) &&
                map.mapOptional("name", read.name) &&
                map.mapOptional("rules", rules) &&
                map.mapOptional("pad", read.pad) &&
                map.mapOptional("streams", read.streams) &&
                map.mapOptional("required_streams", read.requiredStreams) &&
                map.mapOptional("operations", counters) &&
                map.mapOptional("statistics", statistics) &&
                parse(mesh, context, read.mesh, path.field("mesh"));
  for (size_t i = 0; isRead && i < rules.size(); ++i)
    isRead = parse(rules[i], context, read.rules.emplace_back(),
                   path.field("rules").index(i));
  if (!isRead)
    return root.getError();
  read.meshName = FlatSymbolRefAttr::get(context, meshName);
  std::lock_guard lock(mutex);
  config = std::move(read);
  operations = std::move(counters);
  record = std::move(statistics);
  return llvm::Error::success();
}
