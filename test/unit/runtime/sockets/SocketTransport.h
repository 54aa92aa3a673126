//===- SocketTransport.h - transport over sockets ---------------*- C++ -*-===//
//
// The worked example of docs/how-to/transport.md: one device for each process,
// as for MPI, and a connected socket between any two.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_TEST_SOCKETS_SOCKETTRANSPORT_H
#define MESH_RT_TEST_SOCKETS_SOCKETTRANSPORT_H

#include "SocketStream.h"
#include "core/Communicator.h"

#include <memory>
#include <vector>

namespace mesh::rt::sockets {

/// `connections` has a socket for each other process, by rank.
std::unique_ptr<Transport> createSocketTransport(std::vector<File> connections);

} // namespace mesh::rt::sockets

#endif // MESH_RT_TEST_SOCKETS_SOCKETTRANSPORT_H
