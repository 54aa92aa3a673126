//===- FutureWaits.h - whether what is started is waited for ----*- C++ -*-===//

#ifndef MESH_ANALYSIS_FUTUREWAITS_H
#define MESH_ANALYSIS_FUTUREWAITS_H

#include "mesh/IR/Mesh.h"

namespace mesh {

/// Where a future is, from `async` on, that not all ways through the function
/// lead to a wait for: the future itself, or what regions or blocks hand it on
/// as. Null if there is none. What calls take and functions return is left to
/// others.
Value findUnwaited(AsyncOp async);

/// Two waits, or twice the same, for one start that some way through the
/// function leads to. What is handed on is another future, which is looked at
/// by itself.
std::optional<std::pair<WaitOp, WaitOp>> findWaitedTwice(AsyncOp async);

/// Likewise, of two waits in one block, or of one in a loop that the future is
/// not in: whichever way branches go.
std::optional<std::pair<WaitOp, WaitOp>> findSurelyWaitedTwice(AsyncOp async);

} // namespace mesh

#endif // MESH_ANALYSIS_FUTUREWAITS_H
