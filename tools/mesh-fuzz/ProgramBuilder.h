//===- ProgramBuilder.h - builds a random program op by op ------*- C++ -*-===//
//
// Holds the values that are in scope with what is known of their numbers. Op
// makers (OpMakers.h) take values from it and add what they make.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TOOLS_MESH_FUZZ_PROGRAMBUILDER_H
#define MESH_TOOLS_MESH_FUZZ_PROGRAMBUILDER_H

#include "mesh-fuzz/NumericRange.h"
#include "mesh-fuzz/RandomMesh.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

#include <vector>

namespace mesh {

/// A tensor, and what is known of its elements.
struct Item {
  Value value;
  NumericRange range;

  RankedTensorType getType() const {
    return llvm::cast<RankedTensorType>(value.getType());
  }
  Type getElementType() const { return getType().getElementType(); }
  ArrayRef<int64_t> getShape() const { return getType().getShape(); }
  int64_t getRank() const { return getType().getRank(); }
  bool isFloat() const { return llvm::isa<FloatType>(getElementType()); }
  bool isInteger() const { return llvm::isa<IntegerType>(getElementType()); }
  bool isIndex() const { return llvm::isa<IndexType>(getElementType()); }
  bool isComplex() const { return llvm::isa<ComplexType>(getElementType()); }
  /// Returns true if arith knows what to do with it.
  bool isNumber() const { return !isComplex(); }
  RangeArithmetic getArithmetic() const {
    return RangeArithmetic(getElementType());
  }
};

/// A function that others call.
struct Callee {
  func::FuncOp op;
  /// The ranges that the function relies on.
  SmallVector<NumericRange> arguments;
  std::vector<Item> results;
};

/// An index that is not a constant, from 0 to `bound` - 1.
struct Counter {
  Value value;
  int64_t bound;
};

class ProgramBuilder {
public:
  using Filter = function_ref<bool(const Item &)>;

  /// While this lives, values that are added are those of a region.
  class Scope {
  public:
    explicit Scope(ProgramBuilder &program)
        : program(program), numItems(program.items.size()),
          numCounters(program.counters.size()) {}
    ~Scope() {
      program.items.resize(numItems);
      program.counters.truncate(numCounters);
    }

  private:
    ProgramBuilder &program;
    size_t numItems, numCounters;
  };

  /// While this lives, nothing names an axis.
  class WithoutAxis {
  public:
    WithoutAxis(ProgramBuilder &program, StringRef axis) : program(program) {
      program.hiddenAxis = axis;
    }
    ~WithoutAxis() { program.hiddenAxis = ""; }

  private:
    ProgramBuilder &program;
  };

  /// Starts with an empty module that has a mesh.
  ProgramBuilder(MLIRContext *context, uint64_t seed,
                 const FuzzOptions &options);

  Random &getRandom() { return random; }
  ImplicitLocOpBuilder &getBuilder() { return builder; }
  const FuzzOptions &getOptions() const { return options; }
  FlatSymbolRefAttr getMeshName() const { return meshName; }
  MeshAttr getMesh() const { return mesh; }
  /// The axes that may be named here.
  SmallVector<MeshAxisAttr> getAxes() const;
  /// Returns true if there is one that may not.
  bool hidesAxis() const { return !hiddenAxis.empty(); }
  ModuleOp getModule() { return *module; }

  /// A sharding for tensors of `type`.
  ShardingAttr makeSharding(RankedTensorType type, ShardingChoice choice = {});

  // Shapes and types.
  int64_t pickSize();
  /// A shape that tensors may have; of rank `rank`, if that is not negative.
  SmallVector<int64_t> pickShape(int64_t rank = -1);
  Type pickElementType();
  bool isSmall(ArrayRef<int64_t> shape) const;

  // Values.
  ArrayRef<Item> getItems() const { return items; }
  /// One of those in scope, the latest first of all.
  std::optional<Item> pick(Filter accept);
  std::optional<Item> pickAny();
  std::optional<Item> pickNumber();
  std::optional<Item> pickFloat();
  std::optional<Item> pickInteger();
  /// One of that type, made anew if there is none.
  Item obtain(RankedTensorType type);
  /// A new argument or a constant.
  Item makeLeaf(RankedTensorType type);
  Item makeConstant(RankedTensorType type);
  /// A tensor full of `element`, a number.
  Value makeSplat(RankedTensorType type, double element);
  /// A number of type `type`.
  Value makeScalar(Type type, double value);
  /// Returns the destination of a structured op that does not read it.
  Value makeEmpty(RankedTensorType type);
  /// An index below `size`, which is 1 at least: a constant, a loop's counter
  /// or an element of a tensor.
  Value makeIndex(int64_t size);
  /// An element of `item`, which is not empty, at some place.
  Value makeElement(const Item &item);
  /// Returns true if the makers may go on with such numbers.
  static bool accepts(RankedTensorType type, NumericRange range) {
    return RangeArithmetic(type.getElementType()).accepts(range);
  }
  /// Puts a value in scope.
  void add(Value value, NumericRange range);
  /// Puts it in scope unless its numbers are too large or too wrong. If so it
  /// stays unused, and the answer is false.
  bool addIfAccepted(Value value, NumericRange range);
  void addCounter(Value value, int64_t bound) {
    counters.push_back({value, bound});
  }

  /// Begins a function: builds in it from here on.
  void beginFunction(StringRef name, bool isPrivate);
  /// Adds an argument to it, and puts it in scope.
  Item addArgument(RankedTensorType type, NumericRange range);
  /// Ends it with some of the values in scope as results, shardings on some of
  /// its arguments and results.
  Callee endFunction(int64_t numResults);
  /// The same with `results`.
  Callee endFunction(std::vector<Item> results);
  /// The rows of the tensors that layers pass on.
  int64_t getNumRows() const { return numRows; }
  void setNumRows(int64_t count) { numRows = count; }
  /// The functions that may be called.
  std::vector<Callee> &getCallees() { return callees; }

  OwningOpRef<ModuleOp> takeModule() { return std::move(module); }

private:
  Item makeArgument(RankedTensorType type);
  Item makeComplex(RankedTensorType type);

  Random random;
  FuzzOptions options;
  ImplicitLocOpBuilder builder;
  OwningOpRef<ModuleOp> module;
  MeshAttr mesh;
  FlatSymbolRefAttr meshName;
  /// Few, so that shapes of different tensors fit together.
  SmallVector<int64_t> sizes;
  SmallVector<Type> elementTypes;

  func::FuncOp function;
  std::vector<Item> items;
  SmallVector<Counter> counters;
  /// The one that must not be named.
  StringRef hiddenAxis;
  int64_t numRows = 1;
  std::vector<Callee> callees;
  SmallVector<NumericRange> argumentRanges;
};

} // namespace mesh

#endif // MESH_TOOLS_MESH_FUZZ_PROGRAMBUILDER_H
