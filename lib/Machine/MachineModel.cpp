//===- MachineModel.cpp - models of machines ------------------------------===//

#include "mesh/Machine/MachineModel.h"

#include "mesh-rt/element.h"
#include "mesh-rt/link.h"
#include "mesh/Support/Json.h"
#include "mesh/Support/ReadFile.h"

#include "llvm/Support/Format.h"

#include <cmath>

using namespace mesh;

StringRef mesh::stringifyTopology(Topology topology) {
  return topology == Topology::Ring ? "ring" : "switch";
}

std::optional<Topology> mesh::symbolizeTopology(StringRef name) {
  for (Topology topology : {Topology::Ring, Topology::Switch})
    if (name == stringifyTopology(topology))
      return topology;
  return std::nullopt;
}

rt::LinkModel Link::getModel() const {
  return {topology, latency, bandwidth, duplex};
}

void Link::slowDownTo(const Link &other) {
  latency = std::max(latency, other.latency);
  bandwidth = std::min(bandwidth, other.bandwidth);
  duplex &= other.duplex;
  if (other.topology == Topology::Ring)
    topology = Topology::Ring;
  offloaded &= other.offloaded;
}

/// Returns true if the devices along `axis`, wherever they are on the others,
/// are among the same `unit` devices in a row.
static bool areInOneUnit(MeshAttr mesh, AxisRefAttr axis, int64_t unit) {
  int64_t size = mesh.getSize(axis), stride = mesh.getStride(axis);
  int64_t count = mesh.getNumDevices();
  ArrayRef<int64_t> ids = mesh.getDeviceIds();
  if (size == 1 || unit >= count)
    return true;
  if (ids.empty() && unit % (stride * size) == 0)
    return true;
  if (ids.empty() && unit <= stride)
    return false;
  auto getUnit = [&](int64_t position) {
    return (ids.empty() ? position : ids[position]) / unit;
  };
  for (int64_t position = 0; position < count; ++position)
    if (getUnit(position) !=
        getUnit(position - position / stride % size * stride))
      return false;
  return true;
}

std::optional<size_t> MachineModel::getLevel(MeshAttr mesh,
                                             AxisRefAttr axis) const {
  if (links.count(axis.getName().str()))
    return std::nullopt;
  for (auto [number, level] : llvm::enumerate(levels))
    if (level.devices == 0 || areInOneUnit(mesh, axis, level.devices))
      return number;
  return std::nullopt;
}

const Link *MachineModel::getLink(MeshAttr mesh, AxisRefAttr axis) const {
  auto link = links.find(axis.getName().str());
  if (link == links.end()) {
    if (std::optional<size_t> level = getLevel(mesh, axis))
      return &levels[*level].link;
    link = links.find("*");
  }
  return link == links.end() ? nullptr : &link->second;
}

std::optional<double> MachineModel::getFlops(Type element) const {
  std::string name;
  llvm::raw_string_ostream(name) << element;
  auto rate = flops.find(name);
  return rate == flops.end() ? std::nullopt : std::optional(rate->second);
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

namespace {
/// Reads a description. Of a number that is out of its range it says what was
/// found.
class ModelReader {
public:
  explicit ModelReader(MachineModel &model) : model(model) {}

  bool readModel(const llvm::json::Value &value, llvm::json::Path path);
  /// Returns the error that was reported.
  llvm::Error getError(const llvm::json::Path::Root &root) const;

private:
  bool readNumber(const llvm::json::Value &value, double &out,
                  llvm::json::Path path, const NumberRange &range);
  bool readCount(const llvm::json::Value &value, int64_t &out,
                 llvm::json::Path path);
  bool readLink(const llvm::json::Value &value, Link &link,
                llvm::json::Path path, int64_t *devices = nullptr);
  bool readLevels(const llvm::json::Value &value, llvm::json::Path path);
  bool readFlops(StringRef type, const llvm::json::Value &value,
                 llvm::json::Path path);
  bool readMember(StringRef key, const llvm::json::Value &value,
                  llvm::json::Path path);

  MachineModel &model;
  std::string found;
};
} // namespace

/// Returns the text of a value that an error rejects.
static std::string describe(const llvm::json::Value &value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (std::optional<double> number = value.getAsNumber())
    os << llvm::format("%.15g", *number);
  else if (value.getAsObject())
    os << "an object";
  else if (value.getAsArray())
    os << "an array";
  else
    os << value;
  return text;
}

llvm::Error ModelReader::getError(const llvm::json::Path::Root &root) const {
  std::string text = llvm::toString(root.getError());
  return llvm::createStringError(found.empty() ? text
                                               : text + ", got " + found);
}

bool ModelReader::readNumber(const llvm::json::Value &value, double &out,
                             llvm::json::Path path, const NumberRange &range) {
  std::optional<double> number = value.getAsNumber();
  if (!number || !range.contains(*number)) {
    found = describe(value);
    path.report(range.expected);
    return false;
  }
  out = *number;
  return true;
}

/// Calls `read` with each member of an object, or reports that there is none.
static bool readMembers(
    const llvm::json::Value &value, llvm::json::Path path,
    function_ref<bool(StringRef, const llvm::json::Value &, llvm::json::Path)>
        read) {
  const llvm::json::Object *object = value.getAsObject();
  if (!object) {
    path.report("expected an object");
    return false;
  }
  for (const auto &member : *object)
    if (!read(member.first, member.second, path.field(member.first)))
      return false;
  return true;
}

static bool readTopology(const llvm::json::Value &value, Topology &out,
                         llvm::json::Path path) {
  std::optional<StringRef> name = value.getAsString();
  std::optional<Topology> topology =
      name ? symbolizeTopology(*name) : std::nullopt;
  if (!topology) {
    path.report("expected \"ring\" or \"switch\"");
    return false;
  }
  out = *topology;
  return true;
}

/// Reads a whole number above 0.
bool ModelReader::readCount(const llvm::json::Value &value, int64_t &out,
                            llvm::json::Path path) {
  // Beyond 2^53, JSON does not tell integers apart.
  static constexpr NumberRange range{
      1, 0x1p53, "expected a whole number from 1 to 9007199254740992"};
  double number = 0;
  if (!readNumber(value, number, path, range))
    return false;
  if (std::floor(number) != number) {
    found = describe(value);
    path.report(range.expected);
    return false;
  }
  out = static_cast<int64_t>(number);
  return true;
}

/// Reads a link, or one of a level, which has a number of `devices`.
bool ModelReader::readLink(const llvm::json::Value &value, Link &link,
                           llvm::json::Path path, int64_t *devices) {
  link = {-1, -1, true};
  auto readMember = [&](StringRef key, const llvm::json::Value &member,
                        llvm::json::Path at) {
    if (key == "latency")
      return readNumber(member, link.latency, at, kTimeRange);
    if (key == "bandwidth")
      return readNumber(member, link.bandwidth, at, kRateRange);
    if (key == "duplex")
      return fromJSON(member, link.duplex, at);
    if (key == "topology")
      return readTopology(member, link.topology, at);
    if (key == "offloaded")
      return fromJSON(member, link.offloaded, at);
    if (devices && key == "devices")
      return readCount(member, *devices, at);
    if (devices)
      at.report("expected devices, latency, bandwidth, duplex, topology or "
                "offloaded");
    else
      at.report("expected latency, bandwidth, duplex, topology or offloaded");
    return false;
  };
  if (!readMembers(value, path, readMember))
    return false;
  if (link.latency < 0 || link.bandwidth < 0) {
    path.report("expected a latency and a bandwidth");
    return false;
  }
  return true;
}

bool ModelReader::readLevels(const llvm::json::Value &value,
                             llvm::json::Path path) {
  const llvm::json::Array *array = value.getAsArray();
  if (!array) {
    path.report("expected an array");
    return false;
  }
  int64_t inner = 1;
  for (auto [number, element] : llvm::enumerate(*array)) {
    LinkLevel &level = model.levels.emplace_back();
    llvm::json::Path at = path.index(number);
    if (!readLink(element, level.link, at, &level.devices))
      return false;
    bool isLast = number + 1 == array->size();
    if (level.devices == 0 ? !isLast
                           : level.devices <= inner || level.devices % inner) {
      at.field("devices").report(
          "expected a larger multiple of the devices of the level before; the "
          "last level alone may join any number");
      return false;
    }
    inner = level.devices;
  }
  return true;
}

bool ModelReader::readFlops(StringRef type, const llvm::json::Value &value,
                            llvm::json::Path path) {
  bool isKnown = false;
  for (int known = MESH_RT_I1; known <= MESH_RT_F64; ++known)
    isKnown |= type == rt::nameOf(static_cast<mesh_rt_type>(known));
  if (!isKnown) {
    path.report("expected i1, i8, i16, i32, i64, bf16, f16, f32 or f64");
    return false;
  }
  return readNumber(value, model.flops[type.str()], path, kRateRange);
}

bool ModelReader::readMember(StringRef key, const llvm::json::Value &value,
                             llvm::json::Path path) {
  if (key == "links")
    return readMembers(value, path,
                       [&](StringRef axis, auto &link, llvm::json::Path at) {
                         return readLink(link, model.links[axis.str()], at);
                       });
  if (key == "levels")
    return readLevels(value, path);
  if (key == "flops")
    return readMembers(value, path,
                       [&](StringRef type, auto &rate, llvm::json::Path at) {
                         return readFlops(type, rate, at);
                       });
  if (key == "contraction_overhead")
    return readNumber(value, model.contractionOverhead, path, kTimeRange);
  if (key == "contraction_grain")
    return readNumber(value, model.contractionGrain, path, kGrainRange);
  if (key == "memory_bandwidth")
    return readNumber(value, model.memoryBandwidth, path, kRateRange);
  if (key == "memory")
    return readCount(value, model.memory, path);
  path.report("expected links, levels, flops, contraction_overhead, "
              "contraction_grain, memory_bandwidth or memory");
  return false;
}

bool ModelReader::readModel(const llvm::json::Value &value,
                            llvm::json::Path path) {
  return readMembers(
      value, path,
      [&](StringRef key, const llvm::json::Value &member, llvm::json::Path at) {
        return readMember(key, member, at);
      });
}

llvm::Expected<MachineModel> mesh::parseMachineModel(StringRef text) {
  llvm::Expected<llvm::json::Value> value = parseJson(text);
  if (!value)
    return value.takeError();
  MachineModel model;
  llvm::json::Path::Root root("machine");
  ModelReader reader(model);
  if (!reader.readModel(*value, root))
    return reader.getError(root);
  return model;
}

llvm::Expected<MachineModel> mesh::readMachineModel(StringRef path) {
  auto buffer = readText(path);
  if (!buffer)
    return buffer.takeError();
  llvm::Expected<MachineModel> model =
      parseMachineModel((*buffer)->getBuffer());
  if (!model)
    return llvm::createStringError(path + ": " +
                                   llvm::toString(model.takeError()));
  return model;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static llvm::json::Object toJson(const Link &link) {
  return llvm::json::Object{{"latency", link.latency},
                            {"bandwidth", link.bandwidth},
                            {"duplex", link.duplex},
                            {"topology", stringifyTopology(link.topology)},
                            {"offloaded", link.offloaded}};
}

llvm::json::Value mesh::toJson(const MachineModel &model) {
  llvm::json::Object links, flops;
  for (const auto &[axis, link] : model.links)
    links[axis] = ::toJson(link);
  for (const auto &[type, rate] : model.flops)
    flops[type] = rate;
  llvm::json::Object object{{"links", std::move(links)},
                            {"flops", std::move(flops)},
                            {"contraction_overhead", model.contractionOverhead},
                            {"contraction_grain", model.contractionGrain}};
  llvm::json::Array levels;
  for (const LinkLevel &level : model.levels) {
    llvm::json::Object json = ::toJson(level.link);
    if (level.devices > 0)
      json["devices"] = level.devices;
    levels.push_back(std::move(json));
  }
  if (!levels.empty())
    object["levels"] = std::move(levels);
  if (model.memoryBandwidth > 0)
    object["memory_bandwidth"] = model.memoryBandwidth;
  if (model.memory > 0)
    object["memory"] = model.memory;
  return object;
}
