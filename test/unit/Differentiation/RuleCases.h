//===- RuleCases.h - Generated cases of rules -------------------*- C++ -*-===//

#ifndef MESH_TEST_UNIT_DIFFERENTIATION_RULECASES_H
#define MESH_TEST_UNIT_DIFFERENTIATION_RULECASES_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace mesh::test {

/// Replaces the functions of `module` by copies on tensors of 0 to 4 dims of
/// those that do the same to every element. Returns how many these are.
unsigned makeRankCases(ModuleOp module);

/// The text of a module of structured ops: maps that permute, broadcast,
/// stride, dilate and reverse, and all kinds of terms, with up to 4 loops.
std::string makeStructuredCases();

/// The text of a module of ops that move or combine dims, on tensors of 0 to 4
/// dims: slices, pads, reshapes, reductions, concatenations, gathers, sorts.
std::string makeShapeCases();

} // namespace mesh::test

#endif // MESH_TEST_UNIT_DIFFERENTIATION_RULECASES_H
