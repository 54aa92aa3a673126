//===- RematBuilder.h - the problem of a block ------------------*- C++ -*-===//

#ifndef MESH_LIB_REMAT_REMATBUILDER_H
#define MESH_LIB_REMAT_REMATBUILDER_H

#include "StepFacts.h"
#include "ValuePlaces.h"
#include "mesh/Remat/BlockUnits.h"
#include "mesh/Remat/RematProgram.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mesh {

class RematProgram::Builder {
public:
  Builder(RematProgram &program, StepFacts &facts)
      : program(program), units(program.block), facts(facts) {}

  void build();

private:
  /// The bytes of a tensor, or of one that is under way.
  static int64_t getBytes(Value value);

  /// Returns true if the block is the body of a function that is called.
  bool isCalled() const {
    return facts.callees.contains(program.block.getParentOp());
  }

  // Where values are in memory (BuilderPlaces.cpp).
  void findHomes();
  void addFills(ArrayRef<Value> leaves);
  void addStep(Operation *root);
  void noteAtHome(OpResult result, BlockArgument home);
  bool isReadNoMore(Value value, Operation *root) const;
  bool isOverOperand(Operation *root, OpResult result,
                     ArrayRef<Value> leaves) const;
  tensor::InsertSliceOp getInsertion(OpResult result,
                                     ArrayRef<Value> leaves) const;
  int64_t getMadeBytes(OpResult result, ArrayRef<Value> leaves) const;
  BlockArgument findArgumentPlace(Operation *root,
                                  ArrayRef<Value> replaceable) const;
  RematValue getValue(Operation *root, OpResult result, ArrayRef<Value> leaves);
  unsigned addValue(Value value, RematValue entry, RematStep &step);
  void addStacks(scf::ForOp loop, RematStep &step);
  RematParts getParts(ArrayRef<Value> reads, ArrayRef<Value> between,
                      double seconds, Value part) const;
  void addBranchParts(Operation *root);
  void addReads(ArrayRef<Value> leaves, RematStep &step);
  void accumulate(ArrayRef<Operation *> contractions, RematStep &reader);
  void addInside(Operation *root, RematStep &step);
  void addInnerUses(ArrayRef<RematProgram> inside, RematStep &step);
  void addPartUses(ArrayRef<RematProgram> inside, RematStep &step);
  int64_t getCallBytes(Operation *call, FunctionOpInterface callee);
  int64_t getExtraBytes(Operation *root);
  void placeValues();
  void findReturnSteps(const ValuePlaces &places);

  RematProgram &program;
  BlockUnits units;
  StepFacts &facts;
  std::vector<RematStep> steps;
  std::vector<RematValue> values;
  /// The values, by number, that each value may be written over.
  DenseMap<unsigned, SmallVector<unsigned, 2>> replaceable;
  /// The values that would be a part of each root if it alone read them.
  DenseMap<Operation *, SmallVector<unsigned, 2>> fusable;
  llvm::DenseSet<Value> returned;
  /// In the body of a loop: the next values of iteration arguments.
  llvm::DenseSet<Value> yields;
  /// Values in the memory of the arguments that they are written over.
  DenseMap<Value, BlockArgument> atHome;
  /// Values in the memory of iteration arguments that are read no more, and
  /// whose next values are elsewhere.
  DenseMap<Value, BlockArgument> inArguments;
};

} // namespace mesh

#endif // MESH_LIB_REMAT_REMATBUILDER_H
