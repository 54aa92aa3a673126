//===- MovedCollective.cpp - a collective at another place ----------------===//

#include "MovedCollective.h"

#include "mlir/IR/IRMapping.h"

using namespace mesh;

Value mesh::emitCollective(OpBuilder &builder, CollectiveOpInterface collective,
                           Value sent) {
  IRMapping mapping;
  mapping.map(collective.getInput(), sent);
  return builder.clone(*collective, mapping)->getResult(0);
}

Value mesh::startCollective(OpBuilder &builder,
                            CollectiveOpInterface collective, Value sent) {
  return AsyncOp::create(builder, collective.getLoc(),
                         [&](OpBuilder &inner, Location) {
                           return emitCollective(inner, collective, sent);
                         });
}

Value mesh::waitForCollective(OpBuilder &builder,
                              CollectiveOpInterface collective, Value future) {
  return WaitOp::create(builder, collective.getLoc(),
                        collective.getResult().getType(), future);
}
