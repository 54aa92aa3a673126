//===- LinalgTerms.h - Terms of structured ops ------------------*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_LINALGTERMS_H
#define MESH_DIFFERENTIATION_LINALGTERMS_H

#include "WindowInverse.h"
#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"

namespace mesh {

/// The way in which a result of a structured op is computed from the *terms*
/// that its body computes from the inputs.
/// Of equal terms, an extremum shares its derivative. A selection is one term:
/// the first one that is the extremum of a window, or the last one for which a
/// body has replaced what it had.
enum class TermKind { Element, Sum, Difference, Extremum, Selection, Product };

/// A result of a structured op, and the weights of its terms' derivatives.
struct ResultTerm {
  unsigned result;
  TermKind kind;
  /// The term, a value of the body.
  Value term;
  /// The op of the body that combines it with those before; null for elements.
  Operation *combiner = nullptr;
  /// Tensors of the result's shape that weights are made of.
  SmallVector<Value> weights;
  /// The number of each iteration of the reduction loops, of selections.
  Value numbers;
};

/// Returns true if `value`, of the body of `op`, depends on what came before an
/// iteration.
bool dependsOnState(linalg::LinalgOp op, Value value);

/// Returns the term of a result, without what its weights are made of. Nothing
/// if it is not known.
std::optional<ResultTerm> findTerm(linalg::LinalgOp op, unsigned result);

/// The term of `result`, or a failure with an error if its derivative is not
/// known. Builds what the weights are made of from values of the forward
/// program.
FailureOr<ResultTerm> getResultTerm(linalg::LinalgOp op, Value result,
                                    OpBuilder &builder,
                                    llvm::function_ref<Value(Value)> getPrimal);

/// Structured ops on the loops of another one, whose body begins as a copy of
/// that one's.
class LinalgCopy {
public:
  /// `getPrimal` gives the inputs of the forward program.
  LinalgCopy(linalg::LinalgOp op, OpBuilder &builder,
             llvm::function_ref<Value(Value)> getPrimal);
  ~LinalgCopy();

  OpBuilder &getBodyBuilder() { return body; }
  Block &getBlock() { return *block; }
  /// The copy of a value of the body, or the argument for `operand`.
  Value lookup(Value value) const;
  Value getArgument(OpOperand &operand);
  /// The copy of a term, which is not combined with others any more.
  Value takeTerm(const ResultTerm &term);

  /// Adds an input, and returns its element in the body.
  Value addInput(Value tensor, AffineMap map);

  /// Changes the loops, and returns `element` of the body in them: zero outside
  /// of windows. Fails if the body needs an input that cannot be read in the
  /// changed loops.
  FailureOr<Value> change(const WindowInverse &inverse, Value element);

  /// The op that adds up `element`, a value of the body, in the loops that are
  /// not in `map`, from `init` on; without such loops it returns the elements.
  Value createSum(Value element, Value init, AffineMap map);
  /// The same for products.
  Value createProduct(Value element, Value init, AffineMap map);
  /// The same for the least of signed integers.
  Value createMinimum(Value element, Value init, AffineMap map);

private:
  Value create(Value element, Value init, AffineMap map,
               llvm::function_ref<Value(OpBuilder &, Value, Value)> combine);
  /// Lets the body return `element` alone.
  void setElement(Value element);
  llvm::SmallSetVector<unsigned, 4> replaceIndices(const WindowInverse &);
  Value changeNumbers(const WindowInverse &inverse, Value element);
  Value clearOutside(const WindowInverse &inverse, Value element);
  void eraseInput(unsigned index);

  linalg::LinalgOp op;
  OpBuilder &builder;
  /// An op around the body, until that has its place.
  Operation *holder;
  Block *block;
  OpBuilder body;
  mlir::IRMapping mapping;
  /// The first ones are those of the op.
  SmallVector<Value> inputs;
  unsigned numOwnInputs = 0;
  SmallVector<AffineMap> maps;
};

/// Returns `factor` times the weight in the result of `copied`, the copy of the
/// term, in the body of `copy`; `factor` is of the result's element type.
Value multiplyByWeight(linalg::LinalgOp op, const ResultTerm &term,
                       LinalgCopy &copy, Value copied, Value factor);

/// Returns `factor` times the weight of the init in the result, tensors of the
/// result's type.
Value multiplyByInitWeight(linalg::LinalgOp op, const ResultTerm &term,
                           OpBuilder &builder, Value init, Value factor);

} // namespace mesh

#endif // MESH_DIFFERENTIATION_LINALGTERMS_H
