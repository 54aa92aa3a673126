//===- GatheredSlices.cpp - slices at indices that are data ---------------===//

#include "GatheredSlices.h"

#include "mesh/IR/IndexedOps.h"
#include "mesh/IR/SortOps.h"

using namespace mesh;

Value GatheredSlices::gather(OpBuilder &builder, Location loc,
                             Value source) const {
  return GatherSlicesOp::create(builder, loc, source, indices, dims, batchDims);
}

Value GatheredSlices::scatter(OpBuilder &builder, Location loc, Value updates,
                              Value dest,
                              std::optional<Combiner> combiner) const {
  auto op = ScatterSlicesOp::create(builder, loc, ValueRange(dest), indices,
                                    ValueRange(updates), dims, batchDims);
  OpBuilder inside(op);
  Type element = mlir::getElementTypeOrSelf(dest);
  Block *body =
      inside.createBlock(&op.getCombiner(), {}, {element, element}, {loc, loc});
  Value result = body->getArgument(1);
  if (combiner == Combiner::Sum)
    result = createSum(inside, loc, body->getArgument(0), result);
  else if (combiner)
    result = combine(inside, loc, *combiner, body->getArgument(0), result);
  ScalarYieldOp::create(inside, loc, result);
  return op.getResult(0);
}

void GatheredSlices::addTo(Value source, Value cotangent, OpBuilder &builder,
                           Cotangents &cotangents, Location loc) const {
  Value whole = cotangents.get(source, loc);
  cotangents.set(source,
                 scatter(builder, loc, cotangent, whole, Combiner::Sum));
}
