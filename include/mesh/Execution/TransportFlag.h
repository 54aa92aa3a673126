//===- TransportFlag.h - the tools' flag for the transport ------*- C++ -*-===//

#ifndef MESH_EXECUTION_TRANSPORTFLAG_H
#define MESH_EXECUTION_TRANSPORTFLAG_H

#include "mesh-rt/transport.h"
#include "mesh/Support/EnumFlag.h"

namespace mesh {

/// The transports that the runtime has, as values of a flag.
class TransportValues {
public:
  enum class Devices { All, Cpus };

  explicit TransportValues(Devices devices = Devices::All) : devices(devices) {}

  template <typename Flag>
  void apply(Flag &flag) const {
    for (const rt::TransportInfo *info : rt::transports())
      if (devices == Devices::All || !info->isOnGpus)
        flag.getParser().addLiteralOption(info->name, info, info->description);
  }

private:
  Devices devices;
};

using TransportFlag = EnumFlag<const rt::TransportInfo *>;

} // namespace mesh

#endif // MESH_EXECUTION_TRANSPORTFLAG_H
