//===- RepeatedLoc.h - Locations of ops that stand for several --*- C++ -*-===//
//
// An op of a function that is called for each repetition of a part of a program
// (mesh-outline-repeats) stands for one op of each repetition. Its location has
// theirs, by the number of the repetition, which such a function takes as its
// first argument.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_REPEATEDLOC_H
#define MESH_IR_REPEATEDLOC_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"

namespace mesh {

/// Returns a location that stands for each of `locations`, of which there is
/// one at least.
Location getRepeatedLoc(ArrayRef<Location> locations);

/// Returns the locations, as attributes, that `loc` stands for; none if it is
/// an ordinary one.
ArrayRef<Attribute> getRepetitions(Location loc);

} // namespace mesh

#endif // MESH_IR_REPEATEDLOC_H
