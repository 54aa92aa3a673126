//===- WindowMakers.cpp - convolution and pooling -------------------------===//

#include "mesh/Fuzz/OpMakers.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

namespace {
/// Windows over the dims of a tensor between the first and the last, which are
/// the batch and the channels.
struct Windows {
  SmallVector<int64_t> sizes, strides, dilations, numWindows;

  int64_t getNumElements() const {
    int64_t count = 1;
    for (int64_t size : sizes)
      count *= size;
    return count;
  }
};
} // namespace

static Windows pickWindows(ProgramBuilder &program, ArrayRef<int64_t> shape) {
  Random &random = program.getRandom();
  Windows windows;
  for (int64_t size : shape.drop_front().drop_back()) {
    int64_t dilation = random.chance(0.25) ? 2 : 1;
    int64_t stride = random.chance(0.4) ? random.between(2, 3) : 1;
    int64_t most = std::min<int64_t>(3, (size - 1) / dilation + 1);
    int64_t window = random.between(1, most);
    windows.sizes.push_back(window);
    windows.strides.push_back(stride);
    windows.dilations.push_back(dilation);
    windows.numWindows.push_back((size - dilation * (window - 1) - 1) / stride +
                                 1);
  }
  return windows;
}

/// An image with one or two dims in space.
static Item pickImage(ProgramBuilder &program) {
  std::optional<Item> item = program.pick([](const Item &item) {
    return (item.getRank() == 3 || item.getRank() == 4) &&
           !item.getElementType().isInteger(1) &&
           !llvm::is_contained(item.getShape(), 0);
  });
  if (item)
    return *item;
  Random &random = program.getRandom();
  SmallVector<int64_t> shape = program.pickShape(random.between(1, 2));
  for (int64_t &size : shape)
    size = std::max<int64_t>(size, 2);
  shape.insert(shape.begin(), random.between(1, 2));
  shape.push_back(random.between(1, 3));
  Type element = program.getBuilder().getF32Type();
  return program.makeLeaf(RankedTensorType::get(shape, element));
}

template <typename Op>
static Value create(ProgramBuilder &program, RankedTensorType type,
                    ArrayRef<Value> inputs, Value init,
                    const Windows &windows) {
  ImplicitLocOpBuilder &builder = program.getBuilder();
  return Op::create(builder, type, inputs, init,
                    builder.getI64TensorAttr(windows.strides),
                    builder.getI64TensorAttr(windows.dilations))
      .getResult(0);
}

static bool makeConvolution(ProgramBuilder &program) {
  Item image = pickImage(program);
  Windows windows = pickWindows(program, image.getShape());
  Type element = image.getElementType();
  int64_t channels = image.getShape().back();
  int64_t features = program.getRandom().between(1, 3);
  SmallVector<int64_t> kernelShape = windows.sizes;
  llvm::append_values(kernelShape, channels, features);
  SmallVector<int64_t> shape{image.getShape().front()};
  llvm::append_range(shape, windows.numWindows);
  shape.push_back(features);
  if (!program.isSmall(kernelShape) || !program.isSmall(shape))
    return false;
  auto type = RankedTensorType::get(shape, element);
  Item kernel = program.obtain(RankedTensorType::get(kernelShape, element));
  Item init = program.getRandom().chance(0.3)
                  ? program.obtain(type)
                  : Item{program.makeSplat(type, 0), NumericRange::constant(0)};
  RangeArithmetic arithmetic(element);
  NumericRange range = arithmetic.add(
      arithmetic.sum(arithmetic.multiply(image.range, kernel.range),
                     windows.getNumElements() * channels),
      init.range);
  if (!ProgramBuilder::accepts(type, range))
    return false;
  Value result =
      image.getRank() == 4
          ? create<linalg::Conv2DNhwcHwcfOp>(
                program, type, {image.value, kernel.value}, init.value, windows)
          : create<linalg::Conv1DNwcWcfOp>(program, type,
                                           {image.value, kernel.value},
                                           init.value, windows);
  program.add(result, range);
  return true;
}

static bool makePooling(ProgramBuilder &program) {
  Item image = pickImage(program);
  Windows windows = pickWindows(program, image.getShape());
  Type element = image.getElementType();
  SmallVector<int64_t> shape{image.getShape().front()};
  llvm::append_range(shape, windows.numWindows);
  shape.push_back(image.getShape().back());
  auto type = RankedTensorType::get(shape, element);
  Value window =
      tensor::EmptyOp::create(program.getBuilder(), windows.sizes, element);
  SmallVector<Value> inputs{image.value, window};
  bool isPlane = image.getRank() == 4;
  if (program.getRandom().chance(0.5)) {
    NumericRange range =
        image.getArithmetic().sum(image.range, windows.getNumElements());
    if (!ProgramBuilder::accepts(type, range))
      return false;
    Value init = program.makeSplat(type, 0);
    program.add(isPlane ? create<linalg::PoolingNhwcSumOp>(
                              program, type, inputs, init, windows)
                        : create<linalg::PoolingNwcSumOp>(program, type, inputs,
                                                          init, windows),
                range);
    return true;
  }
  Item init = program.obtain(type);
  program.add(isPlane ? create<linalg::PoolingNhwcMaxOp>(program, type, inputs,
                                                         init.value, windows)
                      : create<linalg::PoolingNwcMaxOp>(program, type, inputs,
                                                        init.value, windows),
              RangeArithmetic::unite(image.range, init.range));
  return true;
}

ArrayRef<OpMaker> mesh::getWindowMakers() {
  static constexpr OpMaker makers[] = {
      {"convolution", 6, makeConvolution},
      {"pooling", 4, makePooling},
  };
  return makers;
}
