//===- RandomTest.cpp - random numbers against JAX's ----------------------===//
//
// Compiled programs draw the same numbers as JAX 0.10 on a CPU with the
// partitionable threefry, to the last bit.
//
//===----------------------------------------------------------------------===//

#include "CompileContext.h"
#include "mesh/Execution/Execute.h"

#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"

#include "gtest/gtest.h"

using namespace mesh;
using namespace mesh::test;

namespace {
struct Case {
  /// The op, but for the key's type.
  StringRef op;
  uint64_t seed;
  StringRef result;
  SmallVector<uint64_t> expected;
};

/// The name of the test.
void PrintTo(const Case &test, std::ostream *os) {
  *os << test.op.str() << ", seed " << test.seed << ", " << test.result.str();
}

class RandomTest : public ::testing::TestWithParam<Case> {
protected:
  RandomTest() { registerForCompiling(context); }

  HostTensor draw(const Case &test) {
    std::string text = ("func.func @draw(%seed: i64) -> " + test.result +
                        " {\n  %key = mesh.rng_key %seed : i64 -> "
                        "tensor<2xi32>\n  %0 = " +
                        test.op + " : tensor<2xi32> -> " + test.result +
                        "\n  return %0 : " + test.result + "\n}")
                           .str();
    auto module = mlir::parseSourceString<ModuleOp>(text, &context);
    CompileOptions options;
    options.entries.emplace_back("draw");
    auto program = llvm::cantFail(Program::compile(*module, options));
    HostTensor seed(TensorShape{MESH_RT_I64, {}});
    seed.setInteger(0, static_cast<int64_t>(test.seed));
    Execution execution =
        llvm::cantFail(execute(program->getEntries().front(), seed));
    return std::move(execution.results.front());
  }

  mlir::MLIRContext context;
};
} // namespace

static uint64_t getBits(const HostTensor &tensor, int64_t index) {
  int64_t size = rt::sizeOf(tensor.getElement());
  uint64_t bits = 0;
  std::memcpy(&bits, tensor.data() + index * size, size);
  return bits;
}

TEST_P(RandomTest, DrawsWhatJaxDoes) {
  HostTensor numbers = draw(GetParam());
  ASSERT_GE(numbers.getNumElements(),
            static_cast<int64_t>(GetParam().expected.size()));
  for (auto [index, expected] : llvm::enumerate(GetParam().expected)) {
    uint64_t bits = getBits(numbers, index);
    EXPECT_EQ(bits, expected)
        << "element " << index << ": " << llvm::utohexstr(bits)
        << " instead of " << llvm::utohexstr(expected);
  }
}

static const Case kIntegers[] = {
    {"mesh.rng_split %key",
     42,
     "tensor<2x2xi32>",
     {1832780943, 270669613, 64467757, 2916123636}},
    {"mesh.random_bits %key",
     0,
     "tensor<4xi32>",
     {4070199207, 4202968722, 1427181096, 2012915765}},
    {"mesh.random_bits %key",
     42,
     "tensor<2x4xi8>",
     {0xa2, 0xd9, 0xf9, 0xd7, 0x15, 0xd8, 0x99, 0xb0}},
    {"mesh.random_bits %key",
     42,
     "tensor<8xi16>",
     {0x13a2, 0x30d9, 0xf9f9, 0xc1d7, 0x7315, 0x4ed8, 0xb799, 0x24b0}},
    {"mesh.random_bits %key",
     42,
     "tensor<4xi64>",
     {0x6d3e048f1022172d, 0x03d7b32dadd083f4, 0x92fb20ea0f38d913,
      0xbad56946354ba891}},
};
INSTANTIATE_TEST_SUITE_P(Integers, RandomTest, ::testing::ValuesIn(kIntegers));

static const Case kUniform[] = {
    {"mesh.random_uniform %key from 0.0 to 1.0",
     0,
     "tensor<3xf32>",
     {0x3f729a4e, 0x3f7a8436, 0x3eaa221c}},
    {"mesh.random_uniform %key from -0.3 to 2.7",
     42,
     "tensor<8xf32>",
     {0x3f9543b4, 0x3fdea462, 0x3fc63f8e, 0x3fb107ba, 0x3f86a5c4, 0x3fba928e,
      0xbd9ac558, 0x4001a028}},
    {"mesh.random_uniform %key from -0.3 to 2.7",
     42,
     "tensor<4xf64>",
     {0x3fef5da81c0c732c, 0xbfd0516cd0f0d6d3, 0x3ff6c2495f160dda,
      0x3ffe3b36f05d3161}},
    {"mesh.random_uniform %key from -0.3 to 2.7",
     42,
     "tensor<8xbf16>",
     {0x3fcc, 0x400f, 0x4027, 0x400d, 0xbd88, 0x400f, 0x3fbe, 0x3fe2}},
    {"mesh.random_uniform %key from -0.3 to 2.7",
     42,
     "tensor<8xf16>",
     {0xac94, 0x3457, 0x4140, 0x3fe1, 0x3c31, 0x38fc, 0x3f67, 0x3016}},
    {"mesh.random_bernoulli %key probability 0.3",
     42,
     "tensor<16xi1>",
     {0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0}},
};
INSTANTIATE_TEST_SUITE_P(Uniform, RandomTest, ::testing::ValuesIn(kUniform));

static const Case kNormal[] = {
    {"mesh.random_normal %key",
     0,
     "tensor<4x4xf32>",
     {0x3fcfb2bd, 0x40019df0, 0xbede0017, 0xbda10222, 0x3e34512c, 0xbf78dad7,
      0xbefd97cc, 0x3efd1f31, 0x3f2a12cc, 0xbf733dea, 0x400b7d6d, 0xbffa4260,
      0x3eb79695, 0x3e21950c, 0x3fa37783, 0x3fc156e9}},
    {"mesh.random_normal %key",
     42,
     "tensor<8xf32>",
     {0xbce7df15, 0x3eef2be8, 0x3e976661, 0x3e1d3b24, 0xbdfe04eb, 0x3e5e211a,
      0xbfb86eb9, 0x3f418009}},
    {"mesh.random_normal %key",
     42,
     "tensor<8xf64>",
     {0xbfc7a4a26c962159, 0xc0015bccfaa7ba3a, 0x3fc7ed8110b50460,
      0x3fe397ad84a04356, 0x3fdf5603e3665211, 0x3fd79dc43b3389fb,
      0x3fd7bc68fa0d483d, 0x3fce1f34ac8bb7b6}},
    {"mesh.random_normal %key",
     42,
     "tensor<8xbf16>",
     {0x3eb0, 0x3f82, 0x3ff2, 0x3f7c, 0xbfb4, 0x3f82, 0x3e77, 0x3efd}},
    {"mesh.random_normal %key",
     42,
     "tensor<8xf16>",
     {0xbdb8, 0xbb01, 0x3fe6, 0x3993, 0xb011, 0xb804, 0x3898, 0xbc45}},
    {"mesh.random_truncated_normal %key from -2.0 to 2.0",
     42,
     "tensor<8xf32>",
     {0xbcdd51b4, 0x3ee385e2, 0x3e905231, 0x3e160635, 0xbdf267ef, 0x3e53df8e,
      0xbfa86548, 0x3f36f91c}},
    {"mesh.random_truncated_normal %key from -2.0 to 2.0",
     42,
     "tensor<8xf64>",
     {0xbfc68e4cb3103609, 0xbffc920f3acdc931, 0x3fc6d3bef1725575,
      0x3fe2971f2e725911, 0x3fddccadbbb98e5a, 0x3fd67ec3df4d62ad,
      0x3fd69bd45419b1c9, 0x3fccba3ee16cdbce}},
    {"mesh.random_truncated_normal %key from -2.0 to 2.0",
     42,
     "tensor<8xbf16>",
     {0x3ea3, 0x3f72, 0x3fcd, 0x3f6b, 0xbfa5, 0x3f72, 0x3e68, 0x3eef}},
    {"mesh.random_truncated_normal %key from -2.0 to 2.0",
     42,
     "tensor<8xf16>",
     {0xbd3b, 0xba9a, 0x3ebc, 0x3947, 0xafcf, 0xb7a5, 0x385a, 0xbc00}},
};
INSTANTIATE_TEST_SUITE_P(Normal, RandomTest, ::testing::ValuesIn(kNormal));

// Where a uniform number is rounded to -1 or 1, the bound on that side is
// drawn.
static const Case kSaturated[] = {
    {"mesh.random_truncated_normal %key from -6.0 to 6.0",
     7,
     "tensor<8xbf16>",
     {0xbfe1, 0xc0bf, 0x3ed8, 0xbf64, 0x3d70, 0xbe5e, 0xbece, 0xbe5e}},
    {"mesh.random_truncated_normal %key from 9.0 to 10.0",
     42,
     "tensor<2xf64>",
     {0x4023ffffffffffff, 0x4023ffffffffffff}},
    {"mesh.random_truncated_normal %key from 8.0 to 8.5",
     42,
     "tensor<2xf32>",
     {0x4107ffff, 0x4107ffff}},
    {"mesh.random_truncated_normal %key from -40.0 to -39.0",
     42,
     "tensor<2xf16>",
     {0xd0ff, 0xd0ff}},
};
INSTANTIATE_TEST_SUITE_P(Saturated, RandomTest,
                         ::testing::ValuesIn(kSaturated));

// The bounds' error function is rounded as JAX rounds it.
static const Case kCut[] = {
    {"mesh.random_truncated_normal %key from 1.0 to 4.0",
     42,
     "tensor<8xf32>",
     {0x3fb2e0af, 0x3fd186a6, 0x3fc60cad, 0x3fbd38aa, 0x3faddf3b, 0x3fc11406,
      0x3f86706d, 0x3fe6c5e7}},
    {"mesh.random_truncated_normal %key from 5.0 to 6.0",
     42,
     "tensor<8xf32>",
     {0x40a3fd7b, 0x40a70b2a, 0x40a70b2a, 0x40a5549a, 0x40a3fd7b, 0x40a5549a,
      0x40a1220a, 0x40a96e37}},
    {"mesh.random_truncated_normal %key from 0.0 to 0.001",
     42,
     "tensor<8xf32>",
     {0x3a001cbc, 0x3a323468, 0x3a218d45, 0x3a131125, 0x39ec447b, 0x3a1994c8,
      0x389ce2ff, 0x3a4b324f}},
    {"mesh.random_truncated_normal %key from 0.0 to 0.001",
     42,
     "tensor<8xf16>",
     {0x4fd, 0xa3c, 0x13fd, 0x1233, 0xf5c, 0xd0a, 0x11df, 0x8ac}},
    {"mesh.random_truncated_normal %key from -1.7 to 2.3",
     42,
     "tensor<8xbf16>",
     {0x3ebb, 0x3f80, 0x3fde, 0x3f79, 0xbf97, 0x3f80, 0x3e8b, 0x3f01}},
    {"mesh.random_truncated_normal %key from -1.7 to 2.3",
     42,
     "tensor<8xf64>",
     {0xbfc0d4335f679a94, 0xbff90bd7677b406c, 0x3fcc20a6b5c88eb4,
      0x3fe4007650ea2ecc, 0x3fe04309bac867f6, 0x3fd92991d8daf27b,
      0x3fd946c97151159f, 0x3fd102bad48c6aaf}},
};
INSTANTIATE_TEST_SUITE_P(Cut, RandomTest, ::testing::ValuesIn(kCut));
