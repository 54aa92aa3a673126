//===- CommunicationBound.h - time that no strategy saves -------*- C++ -*-===//

#ifndef MESH_LIB_SEARCH_COMMUNICATIONBOUND_H
#define MESH_LIB_SEARCH_COMMUNICATIONBOUND_H

#include "NodePrices.h"

namespace mesh {

/// Returns a time that every strategy takes besides
/// `NodePrices::getLeastSeconds`, for communication, and for ops that not all
/// devices share.
///
/// Axes are divided into factors that are primes, and each factor counts by
/// itself. It splits one factor of each op, or none, and one dim of each
/// tensor; or devices along it have partial sums. An op that it does not split
/// is computed by all devices along it. Where a tensor is laid out otherwise
/// than its reader needs, the least block is sent, without latency.
/// docs/rationale/search.md says why this is a bound.
double getLeastCommunicationSeconds(const PropagationGraph &graph,
                                    FunctionOpInterface entry,
                                    const NodePrices &prices);

} // namespace mesh

#endif // MESH_LIB_SEARCH_COMMUNICATIONBOUND_H
