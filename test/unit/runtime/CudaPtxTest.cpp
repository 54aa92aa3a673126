//===- CudaPtxTest.cpp - kernels that the fake driver emulates ------------===//
//
// The emulated kernels give the results of a GPU. Undefined behaviour of a GPU
// is rejected.
//
//===----------------------------------------------------------------------===//

#include "CudaMachine.h"

#include <cmath>

using namespace mesh::rt;
using namespace mesh::rt::test;

namespace {
class CudaPtx : public OnGpus {
protected:
  /// Returns the value that a thread of `kernel` stores at its first argument,
  /// given the others.
  template <typename Result, typename... Arguments>
  void calculate(const mesh_rt_kernel &kernel, Result &result,
                 Arguments... others) {
    RunReport report = machine.run([&](int64_t) {
      void *memory = mesh_rt_alloc(64, sizeof(result));
      void *arguments[] = {&memory, &others...};
      mesh_rt_launch(&kernel, &kOneThread, arguments);
      mesh_rt_copy_to_host(&result, memory, sizeof(result));
    });
    EXPECT_EQ(report.error, "");
  }

  Machine machine{onGpus(1)};
};
} // namespace

/// A program of the machine's own: what is loaded is its PTX.
static const char kStore[] = R"(.version 7.0
.target sm_80
.address_size 64
.visible .entry store(
  .param .u64 .ptr .align 1 store_param_0,
  .param .u32 store_param_1
)
{
  .reg .b32 %r<4>;
  .reg .b64 %rd<4>;
  ld.param.b64 %rd1, [store_param_0];
  ld.param.b32 %r1, [store_param_1];
  mov.u32 %r2, %tid.x;
  mul.wide.u32 %rd2, %r2, 4;
  add.s64 %rd3, %rd1, %rd2;
  add.s32 %r3, %r1, %r2;
  st.global.b32 [%rd3], %r3;
  ret;
}
)";

/// Kernels without a function of the host are their PTX; and what they access
/// has to be there.
TEST_F(CudaPtx, KernelStoresTooFar) {
  mesh_rt_kernel kernel{"store", kStore, sizeof(kStore), "p.mlir:9:1"};
  auto store = [&](int64_t numThreads, int32_t *host) {
    mesh_rt_grid grid{{1, 1, 1}, {numThreads, 1, 1}, 0};
    void *memory = mesh_rt_alloc(64, 128);
    int32_t first = 5;
    void *arguments[] = {&memory, &first};
    mesh_rt_launch(&kernel, &grid, arguments);
    mesh_rt_copy_to_host(host, memory, 128);
  };
  int32_t host[32] = {};
  RunReport report = machine.run([&](int64_t) { store(32, host); });
  EXPECT_EQ(report.error, "");
  EXPECT_EQ(host[0], 5);
  EXPECT_EQ(host[31], 36);
  expectFailure(machine, [&](int64_t) { store(256, host); },
                {"an illegal memory access was encountered",
                 "device 0: failed in store at p.mlir:9:1"});
}

/// Each thread gets the number of the one behind it, in its warp; threads from
/// `count` on do not take part.
static constexpr char kShuffle[] = R"(
.version 7.1
.target sm_80
.address_size 64
.visible .entry shuffle(
  .param .u64 shuffle_param_0,
  .param .u32 shuffle_param_1
)
{
  .reg .pred %p<2>;
  .reg .b32 %r<4>;
  .reg .b64 %rd<4>;
  ld.param.u64 %rd1, [shuffle_param_0];
  ld.param.u32 %r3, [shuffle_param_1];
  mov.u32 %r1, %tid.x;
  setp.ge.u32 %p1, %r1, %r3;
  @%p1 bra $end;
  shfl.sync.down.b32 %r2, %r1, 1, 31, -1;
  mul.wide.u32 %rd2, %r1, 4;
  add.s64 %rd3, %rd1, %rd2;
  st.global.b32 [%rd3], %r2;
$end:
  ret;
}
)";

/// The player of PTX finds threads that do not come.
TEST_F(CudaPtx, ShuffleWithoutAll) {
  mesh_rt_kernel kernel{"shuffle", kShuffle, sizeof(kShuffle), "p.mlir:9:1"};
  auto shuffle = [&](int32_t count, int32_t *host) {
    mesh_rt_grid grid{{1, 1, 1}, {64, 1, 1}, 0};
    void *memory = mesh_rt_alloc(64, 256);
    void *arguments[] = {&memory, &count};
    mesh_rt_launch(&kernel, &grid, arguments);
    mesh_rt_copy_to_host(host, memory, 256);
  };
  int32_t host[64] = {};
  RunReport report = machine.run([&](int64_t) { shuffle(64, host); });
  EXPECT_EQ(report.error, "");
  EXPECT_EQ(host[0], 1);
  EXPECT_EQ(host[31], 31);
  EXPECT_EQ(host[32], 33);
  EXPECT_EQ(host[62], 63);
  expectFailure(machine, [&](int64_t) { shuffle(63, host); },
                {"an illegal memory access was encountered",
                 "device 0: failed in shuffle at p.mlir:9:1"});
}

/// Two numbers become bf16 in a register, and this is multiplied and added to.
static constexpr char kBfloats[] = R"(
.version 7.8
.target sm_90
.address_size 64
.visible .entry bfloats(
  .param .u64 bfloats_param_0,
  .param .f32 bfloats_param_1,
  .param .f32 bfloats_param_2
)
{
  .reg .b16 %rs<3>;
  .reg .b32 %r<8>;
  .reg .b64 %rd<2>;
  ld.param.u64 %rd1, [bfloats_param_0];
  ld.param.b32 %r1, [bfloats_param_1];
  ld.param.b32 %r2, [bfloats_param_2];
  cvt.rn.bf16x2.f32 %r3, %r1, %r2;
  mov.b32 %r4, 1065369472;
  fma.rn.bf16x2 %r5, %r3, %r3, %r4;
  mov.b32 {%rs1, %rs2}, %r5;
  cvt.f32.bf16 %r6, %rs1;
  cvt.f32.bf16 %r7, %rs2;
  st.global.b32 [%rd1], %r3;
  st.global.b32 [%rd1+4], %r6;
  st.global.b32 [%rd1+8], %r7;
  ret;
}
)";

/// Each result is rounded once, however far beyond a tie it is.
TEST_F(CudaPtx, BfloatsAreRoundedOnce) {
  mesh_rt_kernel kernel{"bfloats", kBfloats, sizeof(kBfloats), "p.mlir:9:1"};
  struct {
    uint16_t lower, upper;
    float lowerSum, upperSum;
  } result;
  // Between 1 and the next: half way, and a bit more.
  calculate(kernel, result, 0x1.01p0F, 0x1.010002p0F);
  EXPECT_EQ(result.upper, 0x3f80);
  EXPECT_EQ(result.lower, 0x3f81);
  EXPECT_EQ(result.upperSum, 2.0F);
  EXPECT_EQ(result.lowerSum, 0x1.02p1F);
  // 1 plus what is far less than that, and a number that is none.
  calculate(kernel, result, 0x1p-40F, NAN);
  EXPECT_EQ(result.upperSum, 1.0F);
  EXPECT_EQ(result.lower, 0x7fff);
  EXPECT_TRUE(std::isnan(result.lowerSum));
  // The square is a tie, between 288 and 290, which 1 more decides.
  calculate(kernel, result, 17 * 0x1p50F, INFINITY);
  EXPECT_EQ(result.upperSum, 290 * 0x1p100F);
  EXPECT_EQ(result.lowerSum, INFINITY);
}

/// Functions of x: 2 to its power, 1 over it, x clamped to 0 and 1, and its
/// logarithm.
static constexpr char kApproximations[] = R"(
.version 7.1
.target sm_80
.address_size 64
.visible .entry approximations(
  .param .u64 approximations_param_0,
  .param .f32 approximations_param_1
)
{
  .reg .b32 %r<6>;
  .reg .b64 %rd<2>;
  ld.param.u64 %rd1, [approximations_param_0];
  ld.param.b32 %r1, [approximations_param_1];
  ex2.approx.ftz.f32 %r2, %r1;
  rcp.approx.ftz.f32 %r3, %r1;
  fma.rn.sat.f32 %r4, %r1, 0f3F800000, 0f00000000;
  st.global.b32 [%rd1], %r2;
  st.global.b32 [%rd1+4], %r3;
  lg2.approx.f32 %r5, %r1;
  st.global.b32 [%rd1+8], %r4;
  st.global.b32 [%rd1+12], %r5;
  ret;
}
)";

/// Values less than 2⁻¹²⁶ are 0, as arguments and as results. NaN clamped to 0
/// and 1 is 0.
TEST_F(CudaPtx, Approximations) {
  mesh_rt_kernel kernel{"approximations", kApproximations,
                        sizeof(kApproximations), "p.mlir:9:1"};
  struct {
    float power, reciprocal, saturated, logarithm;
  } result;
  calculate(kernel, result, 0.5F);
  EXPECT_FLOAT_EQ(result.power, std::sqrt(2.0F));
  EXPECT_EQ(result.reciprocal, 2.0F);
  EXPECT_EQ(result.saturated, 0.5F);
  EXPECT_EQ(result.logarithm, -1.0F);
  calculate(kernel, result, -126.5F);
  EXPECT_EQ(result.power, 0.0F);
  EXPECT_EQ(result.saturated, 0.0F);
  EXPECT_TRUE(std::isnan(result.logarithm));
  calculate(kernel, result, 0x1p127F);
  EXPECT_EQ(result.power, INFINITY);
  EXPECT_EQ(result.reciprocal, 0.0F);
  EXPECT_EQ(result.saturated, 1.0F);
  calculate(kernel, result, -0x1p-130F);
  EXPECT_EQ(result.power, 1.0F);
  EXPECT_EQ(result.reciprocal, -INFINITY);
  calculate(kernel, result, NAN);
  EXPECT_TRUE(std::isnan(result.power) && std::isnan(result.reciprocal));
  EXPECT_EQ(result.saturated, 0.0F);
}

/// Fields of a number, also of none of its bits and beyond it.
static constexpr char kFields[] = R"(
.version 7.1
.target sm_80
.address_size 64
.visible .entry fields(
  .param .u64 fields_param_0,
  .param .u64 fields_param_1
)
{
  .reg .b32 %r<4>;
  .reg .b64 %rd<6>;
  ld.param.b64 %rd1, [fields_param_0];
  ld.param.b64 %rd2, [fields_param_1];
  bfe.s64 %rd3, %rd2, 62, 1;
  st.global.b64 [%rd1], %rd3;
  bfe.u64 %rd4, %rd2, 56, 20;
  st.global.b64 [%rd1+8], %rd4;
  bfe.s64 %rd5, %rd2, 3, 0;
  st.global.b64 [%rd1+16], %rd5;
  cvt.u32.u64 %r1, %rd2;
  bfe.s32 %r2, %r1, 28, 20;
  st.global.b32 [%rd1+24], %r2;
  bfe.u32 %r3, %r1, 4, 8;
  st.global.b32 [%rd1+28], %r3;
  ret;
}
)";

TEST_F(CudaPtx, BitFields) {
  mesh_rt_kernel kernel{"fields", kFields, sizeof(kFields), "p.mlir:9:1"};
  struct {
    int64_t ofOneBit, pastTheEnd, ofNoBits;
    int32_t signedPastTheEnd, inside;
  } result;
  calculate(kernel, result, uint64_t(0x5a00000090000ab0));
  EXPECT_EQ(result.ofOneBit, -1);
  EXPECT_EQ(result.pastTheEnd, 0x5a);
  EXPECT_EQ(result.ofNoBits, 0);
  EXPECT_EQ(result.signedPastTheEnd, -7);
  EXPECT_EQ(result.inside, 0xab);
}

TEST_F(CudaPtx, PtxThatIsNone) {
  mesh_rt_kernel kernel{"f", ".version 7.0\n.entry f()\n{\n  wave %r1;\n}\n", 0,
                        "p.mlir:9:1"};
  expectFailure(machine,
                [&](int64_t) { mesh_rt_launch(&kernel, &kOneThread, nullptr); },
                {"kernel f at p.mlir:9:1: cuModuleLoadData failed: a PTX JIT "
                 "compilation failed (CUDA_ERROR_INVALID_PTX)"});
}
