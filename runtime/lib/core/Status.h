//===- Status.h - whether an operation of a device succeeded ----*- C++ -*-===//
//
// Functions that can fail record the reason in the run (Device::fail) and
// return Failed; so do all waits once a peer has failed. Only the extern "C"
// entry points turn Failed into leaving the device program.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_STATUS_H
#define MESH_RT_CORE_STATUS_H

namespace mesh::rt {

enum class [[nodiscard]] Status{Ok, Failed};

} // namespace mesh::rt

#endif // MESH_RT_CORE_STATUS_H
