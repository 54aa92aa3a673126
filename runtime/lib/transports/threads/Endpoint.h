//===- Endpoint.h - one device's end of the threads transport ---*- C++ -*-===//
//
// Invariants: `active` holds the flights that are not done, in the order of
// their starts. Only the device's thread uses an endpoint, but for ring(),
// wake() and the pushing side of the mailbox.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_THREADS_ENDPOINT_H
#define MESH_RT_THREADS_ENDPOINT_H

#include "Doorbell.h"
#include "Flight.h"
#include "Hub.h"
#include "Mailbox.h"
#include "core/Communicator.h"
#include "core/Device.h"

#include <deque>
#include <string>

namespace mesh::rt {

class Endpoint final : public Communicator {
public:
  Endpoint(Device &device, Hub &hub) : device(device), hub(hub) {}

  Status start(const mesh_rt_op &op, const mesh_rt_memref *src,
               const mesh_rt_memref *dst, int64_t peer,
               int64_t &future) override;
  Status wait(int64_t future, const char *location) override;
  Status run(const mesh_rt_op &op, const mesh_rt_memref *src,
             const mesh_rt_memref *dst, int64_t peer) override;
  Status finish() override;
  void wake() override { doorbell.ring(); }
  void reset();

  Device &device;
  Hub &hub;
  Mailbox mailbox;
  Doorbell doorbell;

  /// Rings the members of a group but for this device.
  void ringGroup(const Group &group);

private:
  // Starting (Endpoint.cpp).
  Status launch(const mesh_rt_op &op, const mesh_rt_memref *src,
                const mesh_rt_memref *dst, int64_t peer, Flight *&flight);
  Status publish(Flight &flight, const View &src, const View &dst);
  Membership *findMembership(const mesh_rt_op &op);
  Membership *addMembership(const mesh_rt_op &op);
  Status failOp(const mesh_rt_op &op, const std::string &message);
  Flight &takeFlight();
  void releaseFlight(Flight &flight);
  Flight *flightOf(int64_t future);
  /// Lets go of the flights that are done.
  Status advanceAll();

  // Waiting (EndpointWait.cpp).
  Status waitFor(Flight &flight, const char *waitLocation);
  Status waitSlowly(Flight &flight, Clock::time_point begin);
  bool spin(Flight &flight, Status &status);
  Status checkPeers(Flight &flight);
  Status expire(Flight &flight);

  std::deque<Flight> flights;
  std::vector<Flight *> unused;
  std::vector<Flight *> active;
  std::deque<Cursor> cursors;
  std::deque<Membership> memberships;
};

} // namespace mesh::rt

#endif // MESH_RT_THREADS_ENDPOINT_H
