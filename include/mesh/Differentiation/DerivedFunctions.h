//===- DerivedFunctions.h - derivatives of functions ------------*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_DERIVEDFUNCTIONS_H
#define MESH_DIFFERENTIATION_DERIVEDFUNCTIONS_H

#include "mesh/Differentiation/SavePolicy.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/BitVector.h"

#include <map>

namespace mesh {

/// A derivative of a function.
struct DerivativeRequest {
  DerivativeMode mode;
  /// The arguments with respect to which it is.
  SmallVector<unsigned> wrt;
  /// True if the results of the function come first.
  bool withValue = false;
  /// The policy of reverse mode.
  SavePolicy saving = {};
  /// The iterations for which a loop saves its iteration arguments once.
  int64_t saveEvery = 1;
  /// Where to warn if no loop has so many iterations.
  std::optional<Location> loc = {};
};

/// The derivatives of the functions of a module. Callees are differentiated
/// once for each set of active arguments.
class DerivedFunctions {
public:
  explicit DerivedFunctions(SymbolTable &symbols) : symbols(symbols) {}

  /// A callee in reverse mode.
  struct Reverse {
    /// Has further results, which `backward` takes before the cotangents of the
    /// results of floats.
    func::FuncOp forward;
    /// Returns the cotangents of the active arguments.
    func::FuncOp backward;
    /// Where `backward` gets its first arguments from: arguments of the callee,
    /// or results of `forward`.
    struct Saved {
      bool isArgument;
      unsigned index;
    };
    SmallVector<Saved> saved;
    /// The loops of it, and of what it calls, that save in some iterations
    /// alone.
    unsigned numSplit = 0;
  };

  /// The derivative of `function`, named `name` and put after it. Fails with an
  /// error at what cannot be differentiated.
  FailureOr<func::FuncOp> derive(func::FuncOp function, const llvm::Twine &name,
                                 const DerivativeRequest &request);

  /// `function` with a tangent after all arguments for each active one, and
  /// after all results for each of floats.
  FailureOr<func::FuncOp> getTangent(func::FuncOp function,
                                     const llvm::BitVector &active);
  FailureOr<const Reverse *> getReverse(func::FuncOp function,
                                        const llvm::BitVector &active);

  SymbolTable &getSymbols() { return symbols; }
  /// The policy for the function that is being differentiated.
  const SavePolicy &getSaving() const { return saving; }
  /// Splits the loops of `root`, in the function that is being differentiated,
  /// if they save their iteration arguments in some iterations alone.
  void splitLoops(Operation *root);

private:
  /// A function, its active arguments, and what is saved.
  using Key =
      std::tuple<Operation *, SmallVector<unsigned>, SavePolicy, int64_t>;

  /// A copy of `function` after it, with another name.
  func::FuncOp clone(func::FuncOp function, const llvm::Twine &name);
  FailureOr<Reverse> createReverse(func::FuncOp function,
                                   const llvm::BitVector &active);

  SymbolTable &symbols;
  SavePolicy saving;
  int64_t saveEvery = 1;
  /// The functions that compute some iterations of a loop.
  llvm::DenseSet<Operation *> groups;
  unsigned numSplit = 0;
  std::map<Key, func::FuncOp> tangents;
  std::map<Key, Reverse> reverses;
};

} // namespace mesh

#endif // MESH_DIFFERENTIATION_DERIVEDFUNCTIONS_H
