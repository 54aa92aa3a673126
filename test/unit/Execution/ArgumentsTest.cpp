//===- ArgumentsTest.cpp - Values of arguments ----------------------------===//

#include "../Host/TestTensors.h"

#include "mesh/Execution/Arguments.h"
#include "mesh/Host/Npy.h"

#include "llvm/Support/FileSystem.h"

#include "gtest/gtest.h"

#include <cmath>
#include <set>

using namespace mesh;
using namespace mesh::test;

static llvm::Expected<HostTensor> make(StringRef text, TensorShape shape,
                                       uint64_t seed = 0, unsigned index = 0) {
  llvm::Expected<ArgumentSpec> spec = parseArgumentSpec(text);
  if (!spec)
    return spec.takeError();
  return makeArgument(*spec, shape, seed, index);
}

static HostTensor get(StringRef text, TensorShape shape, uint64_t seed = 0,
                      unsigned index = 0) {
  return llvm::cantFail(make(text, std::move(shape), seed, index));
}

/// @main(x: 2xf32, 1: i32 scalar)
static Signature getExample() {
  Signature signature;
  signature.name = "main";
  signature.arguments.push_back(
      {"x", true, false, ShardPlacement::getReplicated({MESH_RT_F32, {2}}, 1)});
  signature.arguments.push_back(
      {"1", false, true, ShardPlacement::getReplicated({MESH_RT_I32, {}}, 1)});
  return signature;
}

TEST(ArgumentsTest, IotaAndConstants) {
  EXPECT_EQ(toValues(get("iota", {MESH_RT_F32, {2, 2}})),
            SmallVector<double>({0, 1, 2, 3}));
  EXPECT_EQ(toValues(get("zeros", {MESH_RT_I8, {2}})),
            SmallVector<double>({0, 0}));
  EXPECT_EQ(toValues(get("ones", {MESH_RT_BF16, {2}})),
            SmallVector<double>({1, 1}));
  EXPECT_EQ(toValues(get("-0.25", {MESH_RT_F64, {1}})),
            SmallVector<double>({-0.25}));
  EXPECT_EQ(toValues(get("-128", {MESH_RT_I8, {}})),
            SmallVector<double>({-128}));
  EXPECT_EQ(toValues(get("true", {MESH_RT_I1, {}})), SmallVector<double>({1}));
  EXPECT_EQ(toValues(get("false", {MESH_RT_I1, {2}})),
            SmallVector<double>({0, 0}));
  EXPECT_TRUE(std::isnan(get("nan", {MESH_RT_F32, {}}).getDouble(0)));
  EXPECT_EQ(getError(make("128", {MESH_RT_I8, {}})),
            "'128' is not a number of type i8");
  EXPECT_EQ(getError(make("0.5", {MESH_RT_I64, {}})),
            "'0.5' is not a number of type i64");
  EXPECT_EQ(getError(make("true", {MESH_RT_F32, {}})),
            "'true' is not a number of type f32");
}

TEST(ArgumentsTest, RandomFloats) {
  TensorShape shape{MESH_RT_F64, {10000}};
  HostTensor tensor = get("rand", shape);
  double sum = 0, squares = 0;
  std::set<double> values;
  for (double value : toValues(tensor)) {
    ASSERT_GE(value, -1);
    ASSERT_LT(value, 1);
    sum += value;
    squares += value * value;
    values.insert(value);
  }
  EXPECT_EQ(values.size(), 10000u);
  // Mean 0 and variance 1/3, within four standard deviations.
  EXPECT_NEAR(sum / 10000, 0, 0.024);
  EXPECT_NEAR(squares / 10000, 1.0 / 3, 0.012);
  EXPECT_EQ(get("rand:0:0.5", shape).getDouble(7), tensor.getDouble(7) / 2);
}

TEST(ArgumentsTest, RandomStreams) {
  TensorShape shape{MESH_RT_F32, {100}};
  EXPECT_TRUE(isSame(get("rand", shape, 5), get("rand", shape, 5)));
  EXPECT_TRUE(isSame(get("rand", shape, 5), get("rand:5", shape, 9)));
  EXPECT_FALSE(isSame(get("rand", shape, 5), get("rand", shape, 6)));
  EXPECT_FALSE(isSame(get("rand", shape, 5, 0), get("rand", shape, 5, 1)));
  // The first element of a stream is not the second of another.
  std::set<uint64_t> bits;
  for (uint64_t seed = 0; seed < 10; ++seed)
    for (uint64_t stream = 0; stream < 10; ++stream)
      for (uint64_t index = 0; index < 100; ++index)
        bits.insert(getRandomBits(seed, stream, index));
  EXPECT_EQ(bits.size(), 10000u);
  // An element does not depend on the shape, nor on its type but for rounding.
  EXPECT_EQ(get("rand", {MESH_RT_F32, {10, 20}}).getDouble(99),
            get("rand", shape).getDouble(99));
  EXPECT_EQ(static_cast<float>(get("rand", {MESH_RT_F64, {100}}).getDouble(3)),
            get("rand", shape).getDouble(3));
  // The numbers of a seed stay what they are.
  EXPECT_EQ(getRandomBits(0, 0, 0), 6235967106033911276u);
}

TEST(ArgumentsTest, RandomIntegers) {
  std::set<int64_t> values;
  HostTensor tensor = get("rand", {MESH_RT_I32, {1000}});
  for (int64_t i = 0; i < 1000; ++i)
    values.insert(tensor.getInteger(i));
  EXPECT_EQ(values.size(), 16u);
  EXPECT_EQ(*values.begin(), -8);
  EXPECT_EQ(*values.rbegin(), 7);
  for (double value : toValues(get("rand:1:2", {MESH_RT_I8, {100}})))
    EXPECT_TRUE(value >= -2 && value < 2);
  // All numbers of the type.
  (void)get("rand:1:9223372036854775808", {MESH_RT_I64, {4}});
  EXPECT_EQ(getError(make("rand:1:129", {MESH_RT_I8, {4}})),
            "the scale of random i8 must be a whole number from 1 to 128, got "
            "129");
  EXPECT_EQ(getError(make("rand:1:0.5", {MESH_RT_I8, {4}})),
            "the scale of random i8 must be a whole number from 1 to 128, got "
            "0.5");
}

TEST(ArgumentsTest, SpecsThatAreNone) {
  std::string forms = "expected a file that ends in .npy, rand[:SEED[:SCALE]], "
                      "iota, zeros, ones or a number, got ";
  EXPECT_EQ(getError(parseArgumentSpec("random")), forms + "'random'");
  EXPECT_EQ(getError(parseArgumentSpec("x.npz")), forms + "'x.npz'");
  EXPECT_EQ(getError(parseArgumentSpec("")), forms + "''");
  for (StringRef text : {"rand:", "rand:-1", "rand:1:x", "rand:1:2:3",
                         "rand:1:inf", "rand:99999999999999999999"})
    EXPECT_EQ(
        getError(parseArgumentSpec(text)),
        ("expected rand, rand:SEED or rand:SEED:SCALE, got '" + text + "'")
            .str());
}

TEST(ArgumentsTest, Files) {
  SmallString<128> path;
  ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("mesh", "npy", path));
  HostTensor tensor = makeTensor(MESH_RT_F32, {2}, {1, 2});
  llvm::cantFail(writeNpy(path, tensor));
  EXPECT_TRUE(isSame(get(path, tensor.getShape()), tensor));
  EXPECT_EQ(getError(make(path, {MESH_RT_F32, {2, 1}})),
            (path + ": expected 2x1xf32, got 2xf32").str());
  EXPECT_EQ(getError(make(path, {MESH_RT_F64, {2}})),
            (path + ": expected 2xf64, got 2xf32").str());
  llvm::sys::fs::remove(path);
}

TEST(ArgumentsTest, ByNameAndNumber) {
  Signature signature = getExample();
  std::vector<HostTensor> arguments =
      llvm::cantFail(makeArguments(signature, {"x=ones", "1=7"}, 0));
  EXPECT_EQ(toValues(arguments[0]), SmallVector<double>({1, 1}));
  EXPECT_EQ(toValues(arguments[1]), SmallVector<double>({7}));
  // The number works beside the name; what is left out is random.
  arguments = llvm::cantFail(makeArguments(signature, {"0=iota"}, 3));
  EXPECT_EQ(toValues(arguments[0]), SmallVector<double>({0, 1}));
  EXPECT_TRUE(isSame(arguments[1], get("rand", {MESH_RT_I32, {}}, 3, 1)));
}

TEST(ArgumentsTest, NamesThatAreWrong) {
  auto error = [](std::vector<std::string> specs) {
    return getError(makeArguments(getExample(), specs, 0));
  };
  EXPECT_EQ(error({"y=ones"}),
            "@main: there is no argument 'y'; the arguments are x, 1");
  EXPECT_EQ(error({"2=ones"}),
            "@main: there is no argument '2'; the arguments are x, 1");
  EXPECT_EQ(error({"x=ones", "0=ones"}), "@main: argument '0' is given twice");
  EXPECT_EQ(error({"x"}), "@main: expected an argument as NAME=VALUE, got 'x'");
  EXPECT_EQ(error({"1=0.5"}),
            "@main: argument '1': '0.5' is not a number of type i32");
  EXPECT_NE(error({"x=missing.npy"}).find("missing.npy: "), std::string::npos);
}
