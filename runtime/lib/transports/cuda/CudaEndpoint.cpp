//===- CudaEndpoint.cpp - starting ops ------------------------------------===//

#include "CudaEndpoint.h"

#include "core/OpCheck.h"

using namespace mesh::rt;

Status CudaEndpoint::launch(CudaFlight &flight, const View &src,
                            const View &dst) {
  NvtxRange range(flight.op.name, flight.op.location);
  try {
    return meet(flight, src, dst);
  } catch (const std::runtime_error &error) {
    return failOp(flight.op, error.what());
  }
}

Status CudaEndpoint::meet(CudaFlight &flight, const View &src,
                          const View &dst) {
  const mesh_rt_op &op = flight.op;
  flight.membership = nullptr;
  flight.exchange = nullptr;
  flight.letter = nullptr;
  CudaMembership *membership = nullptr;
  std::string error;
  if (!flight.isMessage()) {
    membership = memberships.find(op, device, hub, error);
    if (!membership)
      return failOp(op, error);
  }
  error = checkOp(op, src, dst, membership ? &membership->group : nullptr);
  if (!error.empty())
    return failOp(op, error);
  if (flight.isMessage())
    return startMessage(flight, src, dst);
  flight.membership = membership;
  return startCollective(flight, src, dst);
}

void CudaEndpoint::reset() {
  flights.reset();
  for (ExchangeCursor &cursor : memberships.getCursors())
    cursor.next = 0;
}
