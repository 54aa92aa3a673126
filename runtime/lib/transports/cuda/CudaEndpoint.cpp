//===- CudaEndpoint.cpp - Starting ops ------------------------------------===//

#include "CudaEndpoint.h"

#include "core/OpCheck.h"

using namespace mesh::rt;

Status CudaEndpoint::launch(CudaRequest &request, const View &src,
                            const View &dst) {
  NvtxRange range(request.op.name, request.op.location);
  try {
    return meet(request, src, dst);
  } catch (const Error &error) {
    return failOp(request.op, error.what());
  }
}

Status CudaEndpoint::meet(CudaRequest &request, const View &src,
                          const View &dst) {
  const mesh_rt_op &op = request.op;
  request.membership = nullptr;
  request.slot = nullptr;
  request.pair = nullptr;
  CudaMembership *membership = nullptr;
  Status status = Status::Ok;
  if (!request.isMessage())
    status = memberships.find(op, device, fabric, membership);
  if (status == Status::Ok)
    status = checkOp(op, src, dst, membership ? &membership->group : nullptr);
  if (status == Status::Failed)
    return failOp(op, std::move(status));
  if (request.isMessage())
    return startMessage(request, src, dst);
  request.membership = membership;
  return startCollective(request, src, dst);
}

void CudaEndpoint::reset() {
  requests.reset();
  for (RendezvousCursor &cursor : memberships.getCursors())
    cursor.next = 0;
}
