//===- DifferentiableOpInterface.h - derivatives of ops ---------*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_DIFFERENTIABLEOPINTERFACE_H
#define MESH_DIFFERENTIATION_DIFFERENTIABLEOPINTERFACE_H

#include "mesh/Differentiation/ActiveValues.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/OpDefinition.h"

namespace mesh {

class DerivedFunctions;

/// Returns true if `type` is of floats or complex numbers, or of tensors of
/// them. Their values have derivatives.
bool isDifferentiable(Type type);
/// Returns true if `type` is of complex numbers or tensors of them. As in JAX,
/// tangents t and cotangents u of complex numbers pair as Re(u·t).
bool isComplex(Type type);

/// A constant of `type`, which is differentiable, whose elements are all
/// `number`.
Value createNumber(OpBuilder &builder, Location loc, Type type, double number);

/// Zeros of `type`, a number or a tensor of numbers.
Value createZeros(OpBuilder &builder, Location loc, Type type);

/// Return a + b, a - b, a · b, a / b and -a, of one differentiable type.
Value createSum(OpBuilder &builder, Location loc, Value a, Value b);
Value createDifference(OpBuilder &builder, Location loc, Value a, Value b);
Value createProduct(OpBuilder &builder, Location loc, Value a, Value b);
Value createQuotient(OpBuilder &builder, Location loc, Value a, Value b);
Value createNegative(OpBuilder &builder, Location loc, Value a);

/// Returns the number of type `element` that `compute` makes of the numbers
/// `operands`; if these are tensors of one shape, a tensor of such numbers.
Value mapElements(
    OpBuilder &builder, Location loc, Type element, ValueRange operands,
    function_ref<Value(OpBuilder &, Location, ValueRange)> compute);

/// Returns `value`, a float or a tensor of floats, in elements of another type;
/// complex numbers stay as they are.
Value convertFloats(OpBuilder &builder, Location loc, Value value,
                    Type element);

/// Values of the forward program, where cotangents are computed.
class PrimalValues {
public:
  virtual ~PrimalValues() = default;

  /// Returns `value`, a value of the forward program, as it was there, such
  /// that it dominates what is built from now on in the same block.
  virtual Value get(Value value) = 0;
  /// Tells that what is built next is at `builder`, and may read values that
  /// are computed there.
  virtual void startAt(OpBuilder &builder) {}
  /// Tells that the values `from` are about to be replaced by `to`.
  virtual void transfer(ValueRange from, ValueRange to) {}
};

/// Values of a program that goes on with its backward pass.
class ValuesAtHand : public PrimalValues {
public:
  Value get(Value value) override { return value; }
};

/// The cotangent of a slice of a tensor.
struct SliceCotangent {
  Value value;
  SmallVector<OpFoldResult> offsets, sizes, strides;
};

/// Cotangents of the values of a forward program, which grow as the program is
/// gone through backwards. A value without one has the cotangent zero.
class Cotangents {
public:
  Cotangents(OpBuilder &builder, PrimalValues &primals, ActiveValues &active,
             DerivedFunctions &functions)
      : builder(builder), primals(primals), active(active),
        functions(functions) {}

  bool isActive(Value value) const { return active.contains(value); }
  ActiveValues &getActive() const { return active; }
  PrimalValues &getPrimals() const { return primals; }
  DerivedFunctions &getFunctions() const { return functions; }

  Value getPrimal(Value value) const { return primals.get(value); }

  /// The cotangent of `value`, or null if it is zero.
  Value lookup(Value value) {
    joinSlices(value);
    return isActive(value) ? cotangents.lookup(value) : Value();
  }
  /// The cotangent of `value`, which is built if it is zero.
  Value get(Value value, Location loc);
  /// Adds to the cotangent of `value`, if that is active. Null adds nothing.
  void add(Value value, Value cotangent);
  /// Adds to a slice of the cotangent of `value`. Slices at constant places are
  /// kept until that is looked up: those that make up the whole are
  /// concatenated.
  void addSlice(Value value, SliceCotangent slice);
  /// Replaces the cotangent of `value`.
  void set(Value value, Value cotangent) { cotangents[value] = cotangent; }
  /// Tells that the cotangent of `value` is zero in each slice that an op
  /// reads: there is nothing to add to.
  void setZeroSlices(Value value) { withZeroSlices.insert(value); }
  bool hasZeroSlices(Value value) const {
    return withZeroSlices.contains(value);
  }

private:
  void joinSlices(Value value);
  void insertSlice(Value value, const SliceCotangent &slice);

  OpBuilder &builder;
  PrimalValues &primals;
  ActiveValues &active;
  DerivedFunctions &functions;
  llvm::DenseMap<Value, Value> cotangents;
  llvm::DenseMap<Value, SmallVector<SliceCotangent>> slices;
  llvm::DenseSet<Value> withZeroSlices;
};

/// Tangents of the values of a program. A value without one has the tangent
/// zero.
class Tangents {
public:
  Tangents(ActiveValues &active, DerivedFunctions &functions)
      : active(active), functions(functions) {}

  bool isActive(Value value) const { return active.contains(value); }
  ActiveValues &getActive() const { return active; }
  DerivedFunctions &getFunctions() const { return functions; }

  /// The tangent of `value`, or null if it is zero.
  Value lookup(Value value) const {
    return isActive(value) ? tangents.lookup(value) : Value();
  }
  /// The tangent of `value`, which is built if it is zero.
  Value get(OpBuilder &builder, Value value, Location loc) const;
  /// Sets the tangent of `value`. Null is zero.
  void set(Value value, Value tangent);

private:
  ActiveValues &active;
  DerivedFunctions &functions;
  llvm::DenseMap<Value, Value> tangents;
};

/// Goes backwards through the ops of `block`, but its terminator, from the
/// cotangents of what the terminator takes. Fails with an error at an op that
/// has no rule.
LogicalResult emitAdjoints(Block &block, OpBuilder &builder,
                           Cotangents &cotangents);

/// Sets the tangent of the one result of `op`, which is linear in its first
/// operand: that of a copy of `op` on the operand's tangent, if it has one.
LogicalResult emitLinearTangent(Operation *op, OpBuilder &builder,
                                Tangents &tangents);

/// Builds the tangents of all values of `block`, each after its op. Fails with
/// an error at an op that has no rule.
LogicalResult emitTangents(Block &block, Tangents &tangents);

} // namespace mesh

#include "mesh/Differentiation/DifferentiableOpInterface.h.inc"

#endif // MESH_DIFFERENTIATION_DIFFERENTIABLEOPINTERFACE_H
