//===- FutureWaits.h - waits for futures ------------------------*- C++ -*-===//

#ifndef MESH_ANALYSIS_FUTUREWAITS_H
#define MESH_ANALYSIS_FUTUREWAITS_H

#include "mesh/IR/Mesh.h"

namespace mesh {

/// Returns a use of a future, from `async` on, from which not all ways through
/// the function lead to a wait: the future itself, or the argument or result
/// that regions or blocks pass it on as. Null if there is none. What calls take
/// and functions return is left to others.
Value findUnwaited(AsyncOp async);

/// Two waits, or twice the same, for one start that some way through the
/// function leads to. A loop-carried value or block argument is another future,
/// which is looked at by itself.
std::optional<std::pair<WaitOp, WaitOp>> findWaitedTwice(AsyncOp async);

/// Likewise, of two waits in one block, or of one in a loop that the future is
/// not in: whichever way branches go.
std::optional<std::pair<WaitOp, WaitOp>> findSurelyWaitedTwice(AsyncOp async);

} // namespace mesh

#endif // MESH_ANALYSIS_FUTUREWAITS_H
