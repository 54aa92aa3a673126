//===- LinkOption.h - links and rates as text -------------------*- C++ -*-===//

#ifndef MESH_MACHINE_LINKOPTION_H
#define MESH_MACHINE_LINKOPTION_H

#include "mesh/Machine/MachineModel.h"

namespace mesh {

/// Links by the name of their axis; "*" stands for all that are not named.
using LinkMap = std::map<std::string, Link>;

/// Adds to `links` what `text` says: `axis:latency=20us,bandwidth=2GB/s`, with
/// `topology=switch,` if a switch joins the devices and `,half-duplex` if both
/// directions share the bandwidth. Times are in s, ms, us or ns; bandwidths in
/// B/s, kB/s or KB/s, MB/s, GB/s or TB/s, of powers of 1000. The latency is 0
/// by default. An error says what is wrong with `text`.
llvm::Error addLinkOption(StringRef text, LinkMap &links);

/// Reads the rate at which an emulated device computes: `2GFLOP/s`, or with
/// kFLOP/s, MFLOP/s, TFLOP/s, PFLOP/s. An error says what is wrong with `text`.
llvm::Expected<double> parseFlopRate(StringRef text);

} // namespace mesh

#endif // MESH_MACHINE_LINKOPTION_H
