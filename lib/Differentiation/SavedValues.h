//===- SavedValues.h - values for the backward pass -------------*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_SAVEDVALUES_H
#define MESH_DIFFERENTIATION_SAVEDVALUES_H

#include "mesh/Analysis/GeneratedOps.h"
#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/Differentiation/SavePolicy.h"

#include "mlir/IR/IRMapping.h"

namespace mesh {

/// Values of a region of the forward program that the backward pass reads in
/// another region or function. A value that is asked for is saved once. What
/// needs no tensor of the region, such as an index, is computed again. So is
/// what is cheap to compute of values that are saved, or of one that is saved
/// instead, and is smaller or probably read anyway. So is what the policy does
/// not save, where the backward pass first reads it, and behind
/// `mesh.optimization_barrier`: it would be merged with the forward program
/// where the two come together.
class SavedValues : public PrimalValues {
public:
  Value get(Value value) override;
  void startAt(OpBuilder &builder) override;
  void transfer(ValueRange from, ValueRange to) override;

protected:
  /// Values of `forward` are read in `backward`, after `start` if there is one.
  SavedValues(Region &forward, Block &backward, const SavePolicy &saving,
              Operation *start = nullptr)
      : forward(forward), backward(backward), saving(saving), last(start) {}

  /// A value from outside of the region.
  virtual Value getOutside(Value value) = 0;
  /// An argument of the region, where it is at hand; null to save it.
  virtual Value getArgument(BlockArgument argument, OpBuilder &builder) = 0;
  /// Saves a value, and builds what reads it.
  virtual Value save(Value value, OpBuilder &builder) = 0;

  /// Erases ops of the backward pass that nothing needs. A rule may ask for
  /// more than its cotangents depend on.
  void eraseUnread();

private:
  OpBuilder getBuilder();
  void computeAgain(Value value);
  Value getBehindBarrier(Value value);
  bool isAtHand(Value value) const;
  int64_t getMissingBits(Value value) const;
  int64_t getFewestBits(Value value) const;
  bool isWorthRecomputing(Operation *op) const;
  /// Returns true if the policy does not save what `op` computes.
  bool isRecomputed(Operation *op) const;
  bool isToCompute(Value value) const;

  Region &forward;
  Block &backward;
  const SavePolicy saving;
  /// Is asked about ops of the forward program.
  mutable GeneratedOps generated;
  /// The last op that reads or computes a value again.
  Operation *last;
  IRMapping mapping;
  /// By values of the backward pass.
  llvm::DenseMap<Value, Value> barriers;
  /// By callee: true if the policy computes its calls again.
  mutable llvm::DenseMap<Attribute, bool> isCalleeRecomputed;
};

/// Values of a block that goes on with its backward pass.
class OwnValues : public SavedValues {
public:
  OwnValues(Block &block, const SavePolicy &saving);
  ~OwnValues() override;

  Value get(Value value) override;

private:
  OwnValues(Block &block, const SavePolicy &saving, Operation *marker);

  Value getOutside(Value value) override { return value; }
  Value getArgument(BlockArgument argument, OpBuilder &) override {
    return argument;
  }
  Value save(Value value, OpBuilder &) override { return value; }

  const bool savesEverything;
  /// Where the backward pass begins.
  Operation *marker;
};

/// A list of values of a region that stays up to date when they are replaced.
class TrackedValues {
public:
  /// Values in `block` or those that dominate its end.
  explicit TrackedValues(Block &block);
  ~TrackedValues();

  unsigned add(Value value);
  void erase(unsigned index) { holder->eraseOperand(index); }
  unsigned size() const { return holder->getNumOperands(); }
  Value operator[](unsigned index) const { return holder->getOperand(index); }
  SmallVector<Value> getValues() const { return holder->getOperands(); }

private:
  Operation *holder;
};

/// The type of tensors that hold a value of `type`: a scalar has rank 0.
Type getSavedType(Type type);
/// Returns `value` as a tensor.
Value toSavedType(OpBuilder &builder, Value value);
/// Returns the value of `type` that `saved` holds.
Value fromSavedType(OpBuilder &builder, Value saved, Type type);

/// A value that is known later.
Value createPlaceholder(OpBuilder &builder, Location loc, Type type);
/// Puts `value` in the place of a placeholder, which goes.
void replacePlaceholder(Value placeholder, Value value);

} // namespace mesh

#endif // MESH_DIFFERENTIATION_SAVEDVALUES_H
