//===- TransportTable.cpp - Transports by name ----------------------------===//

#include "TransportTable.h"

using namespace mesh::rt;

std::vector<const TransportInfo *> mesh::rt::transports() {
  std::vector<const TransportInfo *> infos;
  for (const TransportEntry *entry : transportTable())
    if (entry->info.description)
      infos.push_back(&entry->info);
  return infos;
}

const TransportEntry &mesh::rt::findTransport(const std::string &name) {
  for (const TransportEntry *entry : transportTable())
    if (name == entry->info.name)
      return *entry;
  std::string known;
  for (const TransportInfo *info : transports())
    known += (known.empty() ? "" : ", ") + std::string(info->name);
  throw Error("the transport must be one of " + known + ", got '" + name + "'");
}

std::unique_ptr<Job> mesh::rt::joinJob(const std::string &transport,
                                       OnLost onLost) {
  const TransportEntry &entry = findTransport(transport);
  return entry.join ? entry.join(std::move(onLost)) : nullptr;
}
