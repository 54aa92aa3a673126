//===- ProgramBuilder.h - builds a random program op by op ------*- C++ -*-===//
//
// Holds the values that are in scope with what is known of their numbers. Op
// makers (OpMakers.h) take values from it and add what they make.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_FUZZ_PROGRAMBUILDER_H
#define MESH_FUZZ_PROGRAMBUILDER_H

#include "mesh/Fuzz/NumericRange.h"
#include "mesh/Fuzz/RandomMesh.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

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
  RangeArithmetic getArithmetic() const {
    return RangeArithmetic(getElementType());
  }
};

class ProgramBuilder {
public:
  using Filter = function_ref<bool(const Item &)>;

  /// Starts with an empty module that has a mesh.
  ProgramBuilder(MLIRContext *context, uint64_t seed,
                 const FuzzOptions &options);

  Random &getRandom() { return random; }
  ImplicitLocOpBuilder &getBuilder() { return builder; }
  const FuzzOptions &getOptions() const { return options; }
  FlatSymbolRefAttr getMeshName() const { return meshName; }
  MeshAttr getMesh() const { return mesh; }
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
  std::optional<Item> pickFloat();
  std::optional<Item> pickInteger();
  /// One of that type, made anew if there is none.
  Item obtain(RankedTensorType type);
  /// A new argument or a constant.
  Item makeLeaf(RankedTensorType type);
  Item makeConstant(RankedTensorType type);
  /// A tensor full of `element`, a number.
  Value makeSplat(RankedTensorType type, double element);
  /// Whether the makers may go on with such numbers.
  static bool accepts(RankedTensorType type, NumericRange range) {
    return RangeArithmetic(type.getElementType()).accepts(range);
  }
  /// Puts a value in scope.
  void add(Value value, NumericRange range);

  /// Begins a function: builds in it from here on.
  void beginFunction(StringRef name, bool isPrivate);
  /// Ends it with some of the values in scope as results, shardings on some of
  /// its arguments and results. Returns these results.
  std::vector<Item> endFunction(int64_t numResults);
  /// What the arguments of the function begun are, which the makers count on.
  ArrayRef<NumericRange> getArgumentRanges() const { return argumentRanges; }
  FunctionOpInterface getFunction() { return function; }

  OwningOpRef<ModuleOp> takeModule() { return std::move(module); }

private:
  Item makeArgument(RankedTensorType type);

  Random random;
  FuzzOptions options;
  ImplicitLocOpBuilder builder;
  OwningOpRef<ModuleOp> module;
  MeshAttr mesh;
  FlatSymbolRefAttr meshName;
  /// Few, so that shapes of different tensors fit together.
  SmallVector<int64_t> sizes;
  SmallVector<Type> elementTypes;

  FunctionOpInterface function;
  std::vector<Item> items;
  SmallVector<NumericRange> argumentRanges;
};

} // namespace mesh

#endif // MESH_FUZZ_PROGRAMBUILDER_H
