//===- Regions.h - ops with regions of random ops ---------------*- C++ -*-===//
//
// The common parts of makers of loops, branches and stages.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TOOLS_MESH_FUZZ_MAKERS_REGIONS_H
#define MESH_TOOLS_MESH_FUZZ_MAKERS_REGIONS_H

#include "mesh-fuzz/ProgramBuilder.h"

namespace mesh {

/// While this lives, ops are added at the end of a block, for its ops only.
class InBlock {
public:
  InBlock(ProgramBuilder &program, Block *block)
      : guard(program.getBuilder()), scope(program) {
    program.getBuilder().setInsertionPointToEnd(block);
  }

private:
  OpBuilder::InsertionGuard guard;
  ProgramBuilder::Scope scope;
};

/// Returns true if loops and branches around the insertion point are few enough
/// for one more.
bool mayNest(ProgramBuilder &program);

/// One to three, of any kind.
void makeSomeOps(ProgramBuilder &program);

/// Makes a condition on which all devices agree: of a counter, or an element.
Value makeCondition(ProgramBuilder &program);

/// Indices that there are because `index`, which is below `bound`, is not zero
/// here: the one below it, and a remainder.
void addPositive(ProgramBuilder &program, Value index, int64_t bound);

//===----------------------------------------------------------------------===//
// Values that go round
//===----------------------------------------------------------------------===//

/// Returns true if numbers of one range are all of another, and exact.
bool fits(NumericRange range, NumericRange wanted);

/// Returns the range in which a loop-carried value stays from step to step.
NumericRange getCarriedRange(const Item &item);

/// Returns true if a loop may begin with it.
bool mayBeCarried(const Item &item);

SmallVector<Value> getValues(ArrayRef<Item> items);

/// Puts in scope what is carried, as `values`, and returns it.
SmallVector<Item> addCarried(ProgramBuilder &program, ArrayRef<Item> carried,
                             ValueRange values);

/// For each of `carried` a value of its type and range.
SmallVector<Value> makeAllNext(ProgramBuilder &program, ArrayRef<Item> carried);

} // namespace mesh

#endif // MESH_TOOLS_MESH_FUZZ_MAKERS_REGIONS_H
