//===- MachineModel.cpp - models of machines ------------------------------===//

#include "mesh/Machine/MachineModel.h"

#include "mesh-rt/element.h"
#include "mesh-rt/link.h"
#include "mesh/Support/Json.h"
#include "mesh/Support/ReadFile.h"

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

const Link *MachineModel::getLink(StringRef axis) const {
  auto link = links.find(axis.str());
  if (link == links.end())
    link = links.find("*");
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

/// Reads a number that is at least 0, or, if it `mustBePositive`, above.
static bool readNumber(const llvm::json::Value &value, double &out,
                       llvm::json::Path path, bool mustBePositive) {
  std::optional<double> number = value.getAsNumber();
  if (mustBePositive && !(number && *number > 0)) {
    path.report("expected a number above 0");
    return false;
  }
  if (!(number && *number >= 0)) {
    path.report("expected a number that is at least 0");
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

static bool readLink(const llvm::json::Value &value, Link &link,
                     llvm::json::Path path) {
  link = {-1, -1, true};
  auto readMember = [&](StringRef key, const llvm::json::Value &member,
                        llvm::json::Path at) {
    if (key == "latency")
      return readNumber(member, link.latency, at, /*mustBePositive=*/false);
    if (key == "bandwidth")
      return readNumber(member, link.bandwidth, at, /*mustBePositive=*/true);
    if (key == "duplex")
      return fromJSON(member, link.duplex, at);
    if (key == "topology")
      return readTopology(member, link.topology, at);
    if (key == "offloaded")
      return fromJSON(member, link.offloaded, at);
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

static bool readRate(StringRef type, const llvm::json::Value &value,
                     MachineModel &model, llvm::json::Path path) {
  bool isKnown = false;
  for (int known = MESH_RT_I1; known <= MESH_RT_F64; ++known)
    isKnown |= type == rt::nameOf(static_cast<mesh_rt_type>(known));
  if (!isKnown) {
    path.report("expected i1, i8, i16, i32, i64, bf16, f16, f32 or f64");
    return false;
  }
  return readNumber(value, model.flops[type.str()], path,
                    /*mustBePositive=*/true);
}

static bool readModel(const llvm::json::Value &value, MachineModel &model,
                      llvm::json::Path path) {
  return readMembers(
      value, path,
      [&](StringRef key, const llvm::json::Value &member, llvm::json::Path at) {
        if (key == "links")
          return readMembers(
              member, at, [&](StringRef axis, auto &link, llvm::json::Path at) {
                return readLink(link, model.links[axis.str()], at);
              });
        if (key == "flops")
          return readMembers(
              member, at, [&](StringRef type, auto &rate, llvm::json::Path at) {
                return readRate(type, rate, model, at);
              });
        if (key == "contraction_overhead")
          return readNumber(member, model.contractionOverhead, at,
                            /*mustBePositive=*/false);
        if (key == "contraction_grain")
          return readNumber(member, model.contractionGrain, at,
                            /*mustBePositive=*/false);
        if (key == "memory_bandwidth")
          return readNumber(member, model.memoryBandwidth, at,
                            /*mustBePositive=*/true);
        at.report("expected links, flops, contraction_overhead, "
                  "contraction_grain or memory_bandwidth");
        return false;
      });
}

llvm::Expected<MachineModel> mesh::parseMachineModel(StringRef text) {
  llvm::Expected<llvm::json::Value> value = parseJson(text);
  if (!value)
    return value.takeError();
  MachineModel model;
  llvm::json::Path::Root root("machine");
  if (!readModel(*value, model, root))
    return root.getError();
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

llvm::json::Value mesh::toJson(const MachineModel &model) {
  llvm::json::Object links, flops;
  for (const auto &[axis, link] : model.links)
    links[axis] =
        llvm::json::Object{{"latency", link.latency},
                           {"bandwidth", link.bandwidth},
                           {"duplex", link.duplex},
                           {"topology", stringifyTopology(link.topology)},
                           {"offloaded", link.offloaded}};
  for (const auto &[type, rate] : model.flops)
    flops[type] = rate;
  llvm::json::Object object{{"links", std::move(links)},
                            {"flops", std::move(flops)},
                            {"contraction_overhead", model.contractionOverhead},
                            {"contraction_grain", model.contractionGrain}};
  if (model.memoryBandwidth > 0)
    object["memory_bandwidth"] = model.memoryBandwidth;
  return object;
}
