//===- CudaContractionTest.cpp - contractions on GPUs ---------------------===//

#include "ContractionCase.h"
#include "CudaMachine.h"

#include <cstdlib>

using namespace mesh::rt;
using namespace mesh::rt::test;
using namespace std::chrono_literals;

namespace {

constexpr TypePair kTypes[] = {
    {MESH_RT_F32, MESH_RT_F32},   {MESH_RT_F64, MESH_RT_F64},
    {MESH_RT_BF16, MESH_RT_BF16}, {MESH_RT_BF16, MESH_RT_F32},
    {MESH_RT_F16, MESH_RT_F16},   {MESH_RT_F16, MESH_RT_F32}};

class CudaContraction : public OnGpus {
protected:
  void SetUp() override {
    OnGpus::SetUp();
    machine = std::make_unique<Machine>(onGpus(1));
  }
  /// The error of a matmul of 4 x 4 matrices of ones.
  std::string errorOf(Machine &machine, TypePair types = kTypes[0]) {
    ContractionCase c{kMatmul, {4, 4, 4}, types};
    TestTensor lhs(types.in, {4, 4}), rhs(types.in, {4, 4}),
        out(types.out, {4, 4});
    return runOne(machine, c, lhs, rhs, out);
  }

  std::unique_ptr<Machine> machine;
};

} // namespace

TEST_F(CudaContraction, MatmulsOfEveryTypeAndTransposition) {
  for (TypePair types : kTypes)
    for (const Loops &loops : matmuls())
      for (std::vector<int64_t> sizes :
           {std::vector<int64_t>{5, 7, 3}, {1, 9, 4}, {9, 1, 4}, {6, 5, 1}})
        ASSERT_NO_FATAL_FAILURE(checkBoth(*machine, {loops, sizes, types}));
}

TEST_F(CudaContraction, EveryLayout) {
  const Layout layouts[] = {Layout::Dense, Layout::Padded, Layout::Transposed,
                            Layout::Gapped};
  fakeCuda().delayAtRandom(100us);
  for (TypePair types : {kTypes[0], kTypes[3]})
    for (Layout lhs : layouts)
      for (Layout rhs : layouts)
        for (Layout out : layouts)
          ASSERT_NO_FATAL_FAILURE(
              checkBoth(*machine, {kMatmul, {6, 10, 9}, types, lhs, rhs, out}));
}

TEST_F(CudaContraction, Batches) {
  // One loop, in front and behind; two, which are apart in lhs.
  const std::pair<Loops, std::vector<int64_t>> cases[] = {
      {{{0, 0, 0}, {1, -1, 1}, {-1, 2, 2}, {2, 1, -1}}, {3, 4, 5, 6}},
      {{{2, 2, 2}, {0, -1, 0}, {-1, 1, 1}, {1, 0, -1}}, {3, 4, 5, 6}},
      {{{0, 0, 0}, {2, 1, 1}, {1, -1, 2}, {-1, 3, 3}, {3, 2, -1}},
       {2, 3, 4, 5, 6}}};
  for (const auto &[loops, sizes] : cases)
    for (Layout layout : {Layout::Dense, Layout::Padded, Layout::Gapped})
      ASSERT_NO_FATAL_FAILURE(checkBoth(
          *machine, {loops, sizes, kTypes[0], layout, layout, layout}));
}

TEST_F(CudaContraction, SeveralLoopsOfAKind) {
  // Rows and sums of two loops, which lie in other orders in each operand.
  ASSERT_NO_FATAL_FAILURE(checkBoth(
      *machine, {{{2, -1, 0}, {0, -1, 1}, {-1, 1, 2}, {1, 2, -1}, {3, 0, -1}},
                 {3, 4, 5, 2, 6}}));
  // A dot product, and an outer one.
  ASSERT_NO_FATAL_FAILURE(checkBoth(*machine, {{{0, 0, -1}}, {7}}));
  ASSERT_NO_FATAL_FAILURE(
      checkBoth(*machine, {{{0, -1, 0}, {-1, 0, 1}}, {7, 3}}));
}

/// Overlapping windows are packed.
TEST_F(CudaContraction, Convolutions) {
  for (const ContractionCase &c : convolutions())
    ASSERT_NO_FATAL_FAILURE(checkBoth(*machine, c));
}

/// Operands are packed only where it takes less than to launch more products.
TEST_F(CudaContraction, PacksOrSplits) {
  // Attention: heads lie within the rows of lhs and rhs, but not of out.
  const Loops heads = {
      {0, 0, 0}, {2, 2, 1}, {1, -1, 2}, {-1, 1, 3}, {3, 3, -1}};
  // Rows of two loops, which lhs has in another order; and columns.
  const Loops rows = {{0, -1, 0}, {2, -1, 1}, {-1, 1, 2}, {1, 0, -1}};
  const Loops columns = {{1, -1, 2}, {-1, 0, 0}, {-1, 2, 1}, {0, 1, -1}};
  struct {
    Loops loops;
    std::vector<int64_t> sizes;
    int64_t numProducts, numCopies;
  } cases[] = {
      {heads, {2, 3, 4, 5, 6}, 1, 2},      {heads, {2, 3, 1024, 2, 512}, 2, 0},
      {heads, {3, 2, 1024, 2, 512}, 2, 0}, {rows, {2, 3, 4, 5}, 1, 1},
      {rows, {2, 128, 4, 5}, 1, 0},        {columns, {4, 2, 3, 5}, 1, 1},
      {columns, {4, 2, 128, 5}, 1, 0}};
  for (const auto &[loops, sizes, numProducts, numCopies] : cases) {
    int64_t products = fakeCuda().numCalls("cublasLtMatmul");
    int64_t copies = fakeCuda().numCalls("cuLaunchKernel");
    ASSERT_NO_FATAL_FAILURE(checkBoth(*machine, {loops, sizes}));
    EXPECT_EQ(fakeCuda().numCalls("cublasLtMatmul") - products,
              2 * numProducts);
    EXPECT_EQ(fakeCuda().numCalls("cuLaunchKernel") - copies, 2 * numCopies);
  }
}

TEST_F(CudaContraction, EmptyLoops) {
  ASSERT_NO_FATAL_FAILURE(checkBoth(*machine, {kMatmul, {0, 4, 3}}));
  ASSERT_NO_FATAL_FAILURE(checkBoth(*machine, {kMatmul, {4, 3, 0}}));
}

/// Each product is planned once.
TEST_F(CudaContraction, KeepsPlans) {
  for (int i = 0; i < 3; ++i)
    ASSERT_EQ(errorOf(*machine), "");
  EXPECT_EQ(fakeCuda().numCalls("cublasLtMatmulAlgoGetHeuristic"), 1);
  EXPECT_EQ(fakeCuda().numCalls("cublasLtMatmul"), 3);
}

/// Where a plan cannot be made, nothing of it is left; the next one can.
TEST_F(CudaContraction, PlansFail) {
  int64_t before = fakeCuda().numObjects();
  ASSERT_EQ(errorOf(*machine), "");
  int64_t after = fakeCuda().numObjects();
  EXPECT_GT(after, before);
  ContractionCase other{kMatmul, {4, 4, 5}};
  for (const char *symbol :
       {"cublasLtMatmulDescSetAttribute", "cublasLtMatrixLayoutCreate",
        "cublasLtMatrixLayoutSetAttribute", "cublasLtMatmulPreferenceCreate",
        "cublasLtMatmulPreferenceSetAttribute",
        "cublasLtMatmulAlgoGetHeuristic"}) {
    TestTensor lhs(MESH_RT_F32, {4, 5}), rhs(MESH_RT_F32, {5, 4}),
        out(MESH_RT_F32, {4, 4});
    fakeCuda().failCall(symbol, 3);
    EXPECT_NE(runOne(*machine, other, lhs, rhs, out)
                  .find(std::string(symbol) + " failed: status 3"),
              std::string::npos);
    EXPECT_EQ(fakeCuda().numObjects(), after) << symbol;
  }
  check(*machine, other);
  // All goes with the machine, on its GPU.
  machine = std::make_unique<Machine>(onGpus(1));
  EXPECT_EQ(fakeCuda().numObjects(), before);
}

/// The library may say so, find none, or find one that it says not to work.
TEST_F(CudaContraction, NoAlgorithm) {
  for (const char *where : {"cublasLtMatmulAlgoGetHeuristic", "returnAlgoCount",
                            "cublasLtMatmulHeuristicResult_t"}) {
    fakeCuda().failCall(where, 15);
    EXPECT_NE(errorOf(*machine).find("contraction at test.mlir:4:2: cuBLASLt "
                                     "has no algorithm for this product"),
              std::string::npos)
        << where;
  }
  EXPECT_EQ(errorOf(*machine), "");
}

/// cuBLASLt counts them by 32 bits.
TEST_F(CudaContraction, BatchTooLarge) {
  constexpr int64_t kBatch = int64_t(1) << 31;
  ContractionCase c{{{0, 0, 0}, {1, -1, 1}, {-1, 1, 2}, {2, 2, -1}}, {}};
  TestTensor small(MESH_RT_F32, {1, 1, 1});
  mesh_rt_contraction op = describe(c, small, small, small);
  RunReport report = machine->run([&](int64_t) {
    auto address = reinterpret_cast<int64_t>(mesh_rt_alloc(64, 4));
    // The numbers of a mesh_rt_memref: sizes and strides behind the offset.
    int64_t memref[] = {address, address, 0, kBatch, 1, 1, 1, 1, 1};
    auto *all = reinterpret_cast<const mesh_rt_memref *>(memref);
    mesh_rt_contract(&op, all, all, all);
  });
  EXPECT_NE(report.error.find("cuBLASLt has no batches of 2147483648 products"),
            std::string::npos)
      << report.error;
}

TEST_F(CudaContraction, Failures) {
  EXPECT_NE(errorOf(*machine, {MESH_RT_I8, MESH_RT_I32})
                .find("contraction at test.mlir:4:2: GPUs have no products of "
                      "i8 into i32"),
            std::string::npos);
  fakeCuda().failCall("cublasLtMatmul", 13);
  EXPECT_NE(errorOf(*machine).find(
                "contraction at test.mlir:4:2: cublasLtMatmul failed: the "
                "function failed to launch on the GPU (status 13)"),
            std::string::npos);
  EXPECT_EQ(errorOf(*machine), "");
  RunOptions options = onGpus(1);
  options.cuda->cublasLt = "libthere-is-none.so";
  Machine lacking(options);
  EXPECT_NE(errorOf(lacking).find("contraction at test.mlir:4:2: cannot load "
                                  "cuBLASLt: libthere-is-none.so"),
            std::string::npos);
  options.cuda->cublasLt = "libm.so.6";
  Machine wrong(options);
  EXPECT_NE(errorOf(wrong).find("cuBLASLt (libm.so.6) lacks cublasLtCreate"),
            std::string::npos);
}

/// If there is no other memory, cuBLASLt works in memory that the device does
/// not use, and operands are packed there.
TEST_F(CudaContraction, TakesUnusedMemory) {
  constexpr int64_t kWorkspaceBytes = 32 << 20, kPackedBytes = 1 << 20;
  ContractionCase dense{kMatmul, {6, 10, 9}}, gapped = dense;
  gapped.lhs = gapped.rhs = gapped.out = Layout::Gapped;
  for (auto [c, unusedBytes] :
       {std::pair{dense, kWorkspaceBytes}, std::pair{gapped, kPackedBytes}}) {
    fakeCuda().setMemory(64 << 20);
    TestTensor lhs(c.types.in, shapeOf(c, &mesh_rt_loop::lhs), c.lhs);
    TestTensor rhs(c.types.in, shapeOf(c, &mesh_rt_loop::rhs), c.rhs);
    TestTensor out(c.types.out, shapeOf(c, &mesh_rt_loop::out), c.out);
    mesh_rt_contraction op = describe(c, lhs, rhs, out);
    RunReport report = machine->run([&](int64_t) {
      const mesh_rt_memref *a = lhs.upload(), *b = rhs.upload(),
                           *result = out.upload();
      fakeCuda().setMemory(fakeCuda().usedBytes(0) + unusedBytes);
      mesh_rt_free(mesh_rt_alloc(64, unusedBytes));
      mesh_rt_contract(&op, a, b, result);
    });
    EXPECT_EQ(report.error, "");
  }
}

TEST_F(CudaContraction, NoMemory) {
  fakeCuda().setMemory(20 << 20);
  EXPECT_NE(errorOf(*machine).find(
                "contraction at test.mlir:4:2: GPU 0 (Fake GPU) has no memory "
                "for the 32.0 MiB that cuBLASLt works in: 20.0 MiB of its "
                "20.0 MiB are free"),
            std::string::npos)
      << errorOf(*machine);
}
