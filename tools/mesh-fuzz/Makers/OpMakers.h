//===- OpMakers.h - the ops of random programs ------------------*- C++ -*-===//
//
// A maker adds one op, and what it needs, to a program. To let programs have
// more ops, write a maker and put it in its file's table.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TOOLS_MESH_FUZZ_MAKERS_OPMAKERS_H
#define MESH_TOOLS_MESH_FUZZ_MAKERS_OPMAKERS_H

#include "mesh-fuzz/ProgramBuilder.h"

namespace mesh {

struct OpMaker {
  StringRef name;
  /// The frequency with which it is tried, in proportion to the others.
  unsigned weight;
  /// Adds to the program; false if nothing in scope is fit for it.
  bool (*make)(ProgramBuilder &program);
};

ArrayRef<OpMaker> getFloatMakers();
ArrayRef<OpMaker> getIntegerMakers();
ArrayRef<OpMaker> getConversionMakers();
ArrayRef<OpMaker> getNamedMakers();
ArrayRef<OpMaker> getNamedElementwiseMakers();
ArrayRef<OpMaker> getReductionMakers();
ArrayRef<OpMaker> getGenericMakers();
ArrayRef<OpMaker> getLayoutMakers();
ArrayRef<OpMaker> getReshapeMakers();
ArrayRef<OpMaker> getSliceMakers();
ArrayRef<OpMaker> getElementMakers();
ArrayRef<OpMaker> getDrawMakers();
ArrayRef<OpMaker> getMeshMakers();
ArrayRef<OpMaker> getGatherMakers();
ArrayRef<OpMaker> getLoopMakers();
ArrayRef<OpMaker> getBranchMakers();
ArrayRef<OpMaker> getPipelineMakers();

/// Ops that compute each of `getNumRows` rows from that row.
ArrayRef<OpMaker> getRowMakers();

/// Adds one op by one of `makers`. Gives up after some that do not fit.
bool makeOpOf(ProgramBuilder &program, ArrayRef<OpMaker> makers);
/// Adds one op by one of all makers. Gives up after some that do not fit.
bool makeAnyOp(ProgramBuilder &program);

} // namespace mesh

#endif // MESH_TOOLS_MESH_FUZZ_MAKERS_OPMAKERS_H
