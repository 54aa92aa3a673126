//===- EmulatedLinks.cpp - the links of a program's axes ------------------===//

#include "mesh/Execution/EmulatedLinks.h"

using namespace mesh;

llvm::Expected<std::vector<rt::LinkOptions>>
mesh::getLinkOptions(const LinkMap &links, const Signature &signature) {
  for (const auto &[name, link] : links)
    if (name != "*" && llvm::none_of(signature.axes, [&](const auto &axis) {
          return axis.name == name;
        }))
      return llvm::createStringError("the mesh has no axis '" + name +
                                     "', which a link names");
  std::vector<rt::LinkOptions> options;
  int64_t stride = signature.numDevices;
  for (const MeshAxis &axis : signature.axes) {
    stride /= axis.size;
    auto link = links.find(axis.name);
    if (link == links.end())
      link = links.find("*");
    if (link == links.end())
      continue;
    std::chrono::duration<double> latency(link->second.latency);
    options.push_back({axis.size, stride,
                       std::chrono::round<std::chrono::nanoseconds>(latency),
                       link->second.bandwidth, link->second.duplex,
                       link->second.topology});
  }
  return options;
}
