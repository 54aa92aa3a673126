//===- ParamValuesTest.cpp - stacks, gathers and gradients of parts -------===//
//
// mesh.stack, mesh.unstack, mesh.gather_param and mesh.scatter_grad are ops in
// local view. What they mean for whole tensors is compared here with what
// devices make of their parts, on random meshes and shapes: of a stack that
// devices along some axes hold one place each, to take one's own out and to
// stack it elsewhere moves the dim; a parameter that is gathered is itself; and
// of gradients each device keeps its part of the mean.
//
//===----------------------------------------------------------------------===//

#include "CompileTest.h"
#include "mesh/Execution/ShardTransform.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FormatVariadic.h"

#include <random>

using namespace mesh;
using namespace mesh::test;

namespace {
using Names = std::vector<std::string>;

/// A dim of a whole tensor, and the axes that split it.
struct Dim {
  int64_t size;
  Names axes;
};

class ParamValuesTest : public CompileTest {
protected:
  int64_t draw(int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(random);
  }
  template <typename T>
  const T &pick(ArrayRef<T> choices) {
    return choices[draw(0, choices.size() - 1)];
  }

  /// Draws a mesh, the axes along which devices have something of their own,
  /// and dims of which the other axes split some.
  void drawCase(unsigned seed) {
    random.seed(seed);
    int64_t numAxes = draw(1, 3);
    Names names = {"data", "model", "pipe"};
    std::shuffle(names.begin(), names.end(), random);
    names.resize(numAxes);
    sizes.clear();
    std::string text;
    for (const std::string &name : names) {
      sizes[name] = draw(1, 3);
      text += llvm::formatv("{0}\"{1}\"={2}", text.empty() ? "" : ", ", name,
                            sizes[name]);
    }
    config.mesh = parse<MeshAttr>("#mesh.mesh<[" + text + "]>");
    meshText = "mesh.mesh @m = <[" + text + "]>\n";
    std::shuffle(names.begin(), names.end(), random);
    int64_t numOwn = draw(1, numAxes);
    own.assign(names.begin(), names.begin() + numOwn);
    dims.clear();
    for (int64_t rank = draw(1, 3); rank > 0; --rank)
      dims.push_back({draw(1, 3), {}});
    for (int64_t i = numOwn; i < numAxes; ++i)
      if (draw(0, 2) != 0) {
        Dim &dim = dims[draw(0, dims.size() - 1)];
        dim.axes.push_back(names[i]);
        dim.size *= sizes[names[i]];
      }
  }

  int64_t count(const Names &axes) {
    int64_t result = 1;
    for (const std::string &axis : axes)
      result *= sizes[axis];
    return result;
  }
  static std::string list(const Names &axes) {
    std::string text;
    for (const std::string &axis : axes)
      text += (text.empty() ? "\"" : ", \"") + axis + "\"";
    return text;
  }
  ArraySpec specOf(ArrayRef<Dim> dims) {
    std::string text;
    for (const Dim &dim : dims)
      text += (text.empty() ? "{" : ", {") + list(dim.axes) + "}";
    return byAxes("[" + text + "]");
  }
  std::string typeOf(ArrayRef<Dim> dims, StringRef element) {
    std::string text = "tensor<";
    for (const Dim &dim : dims)
      text += std::to_string(dim.size / count(dim.axes)) + "x";
    return text + element.str() + ">";
  }
  static HostTensor makeWhole(ArrayRef<Dim> dims, mesh_rt_type element) {
    SmallVector<int64_t> sizes;
    for (const Dim &dim : dims)
      sizes.push_back(dim.size);
    return HostTensor(TensorShape{element, sizes});
  }
  std::vector<Dim> withDim(int64_t at, Dim dim) {
    std::vector<Dim> result = dims;
    result.insert(result.begin() + at, std::move(dim));
    return result;
  }

  /// Runs `body` on %x, which is `x` split by `in`, and returns the whole
  /// result.
  HostTensor run(StringRef body, const HostTensor &x, ArrayRef<Dim> in,
                 ArrayRef<Dim> out, StringRef outElement) {
    std::string text =
        meshText +
        "func.func @f(%x: " + typeOf(in, rt::nameOf(x.getElement())) +
        " {mesh.name = \"x\"}) -> (" + typeOf(out, outElement) +
        " {mesh.name = \"y\"}) attributes {mesh.spmd = @m} {\n" + body.str() +
        "return %y : " + typeOf(out, outElement) + "\n}\n";
    auto module = parseModule(text);
    EXPECT_TRUE(bool(module)) << text;
    BatchSharder sharder(config);
    BatchSpec outSpec;
    outSpec.set("y", specOf(out));
    auto transform = llvm::cantFail(
        ShardTransform::compile(sharder, *module, "f", specOf(in), outSpec));
    Batch batch;
    llvm::cantFail(batch.add("x", x.clone()));
    ShardedBatch result =
        llvm::cantFail(parallelTransform(sharder, transform, batch));
    Batch whole = llvm::cantFail(sharder.gather(result));
    return whole.find("y")->clone();
  }

  std::mt19937 random;
  std::map<std::string, int64_t> sizes;
  std::string meshText;
  /// The axes along which devices have something of their own.
  Names own;
  /// The shape that each of them has, as a whole over the other axes.
  std::vector<Dim> dims;
};
} // namespace

/// The row-major index, in a tensor of `dims`, of `place`.
static int64_t indexOf(ArrayRef<int64_t> dims, ArrayRef<int64_t> place) {
  int64_t index = 0;
  for (auto [size, i] : llvm::zip_equal(dims, place))
    index = index * size + i;
  return index;
}

/// Calls visit(place) for each element of a tensor of `dims`.
static void forEachPlace(ArrayRef<int64_t> dims,
                         function_ref<void(ArrayRef<int64_t>)> visit) {
  int64_t numElements = 1;
  for (int64_t size : dims)
    numElements *= size;
  SmallVector<int64_t> place(dims.size());
  for (int64_t index = 0; index < numElements; ++index) {
    int64_t rest = index;
    for (size_t dim = dims.size(); dim-- > 0; rest /= dims[dim])
      place[dim] = rest % dims[dim];
    visit(place);
  }
}

/// stack_params, unstack_params.
TEST_F(ParamValuesTest, StackAndUnstackMoveADim) {
  for (unsigned seed = 0; seed < 12; ++seed) {
    drawCase(seed);
    int64_t rank = dims.size();
    int64_t from = draw(0, rank), to = draw(0, rank);
    bool isMasked = draw(0, 2) == 0;
    int64_t kept = draw(0, count(own) - 1);
    mesh_rt_type element = pick<mesh_rt_type>(
        {MESH_RT_F32, MESH_RT_F64, MESH_RT_BF16, MESH_RT_I32, MESH_RT_I8});
    StringRef name = rt::nameOf(element);
    std::vector<Dim> in = withDim(from, {count(own), own}),
                     out = withDim(to, {count(own), own});
    HostTensor x = makeWhole(in, element);
    for (int64_t i = 0; i < x.getNumElements(); ++i)
      x.setDouble(i, static_cast<double>(1 + i % 100));
    HostTensor y = run(
        llvm::formatv("%0 = mesh.unstack %x on @m [{0}] dim {1} : {2} -> "
                      "{3}\n%y = mesh.stack %0 on @m [{0}] dim {4}{5} : "
                      "{3} -> {6}\n",
                      list(own), from, typeOf(in, name), typeOf(dims, name), to,
                      isMasked ? " mask_except " + std::to_string(kept)
                               : std::string(),
                      typeOf(out, name))
            .str(),
        x, in, out, name);
    forEachPlace(x.getDims(), [&](ArrayRef<int64_t> place) {
      SmallVector<int64_t> moved(place);
      int64_t owner = moved[from];
      moved.erase(moved.begin() + from);
      moved.insert(moved.begin() + to, owner);
      double expected = isMasked && owner != kept
                            ? 0
                            : x.getDouble(indexOf(x.getDims(), place));
      ASSERT_EQ(y.getDouble(indexOf(y.getDims(), moved)), expected)
          << "seed " << seed;
    });
  }
}

/// gather_params.
TEST_F(ParamValuesTest, GatherParamIsTheParameter) {
  for (unsigned seed = 0; seed < 12; ++seed) {
    drawCase(seed);
    int64_t at = draw(0, dims.size() - 1);
    std::vector<Dim> in = dims, out = dims;
    // The gathered axis is the minor one of those that split the dim.
    in[at].size = out[at].size *= count(own);
    in[at].axes.insert(in[at].axes.end(), own.begin(), own.end());
    bool isRounded = draw(0, 1);
    HostTensor w = makeWhole(in, MESH_RT_F32);
    for (int64_t i = 0; i < w.getNumElements(); ++i)
      w.setDouble(i, std::uniform_real_distribution<>(-1, 1)(random));
    HostTensor y =
        run(llvm::formatv("%y = mesh.gather_param %x on @m [{0}] dim {1}{2} : "
                          "{3} -> {4}\n",
                          list(own), at, isRounded ? " type bf16" : "",
                          typeOf(in, "f32"), typeOf(out, "f32"))
                .str(),
            w, in, out, "f32");
    HostTensor expected =
        isRounded ? w.convert(MESH_RT_BF16).convert(MESH_RT_F32) : w.clone();
    ASSERT_EQ(y.getShape(), expected.getShape());
    ASSERT_EQ(std::memcmp(y.data(), expected.data(), y.getNumBytes()), 0)
        << "seed " << seed;
  }
}

/// shard_module_params.
TEST_F(ParamValuesTest, ScatterGradIsTheMean) {
  for (unsigned seed = 0; seed < 12; ++seed) {
    drawCase(seed);
    int64_t n = count(own), at = draw(0, dims.size() - 1);
    std::vector<Dim> out = dims;
    dims[at].size = out[at].size *= n;
    out[at].axes.insert(out[at].axes.end(), own.begin(), own.end());
    std::vector<Dim> in = withDim(0, {n, own});
    bool isRounded = draw(0, 1);
    HostTensor g = makeWhole(in, MESH_RT_F32);
    // Whole multiples of the number of gradients: all that is computed is
    // exact.
    for (int64_t i = 0; i < g.getNumElements(); ++i)
      g.setDouble(i, static_cast<double>(n * draw(-9, 9)));
    HostTensor y =
        run(llvm::formatv("%0 = mesh.unstack %x on @m [{0}] dim 0 : {1} -> "
                          "{2}\n%y = mesh.scatter_grad %0 on @m [{0}] dim "
                          "{3}{4} : {2} -> {5}\n",
                          list(own), typeOf(in, "f32"), typeOf(dims, "f32"), at,
                          isRounded ? " type bf16" : "", typeOf(out, "f32"))
                .str(),
            g, in, out, "f32");
    int64_t size = y.getNumElements();
    ASSERT_EQ(g.getNumElements(), n * size);
    for (int64_t i = 0; i < size; ++i) {
      double sum = 0;
      for (int64_t own = 0; own < n; ++own)
        sum += g.getDouble(own * size + i);
      ASSERT_EQ(y.getDouble(i), sum / static_cast<double>(n))
          << "seed " << seed;
    }
  }
}
