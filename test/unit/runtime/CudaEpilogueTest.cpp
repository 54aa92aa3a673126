//===- CudaEpilogueTest.cpp - Epilogues of contractions on GPUs -----------===//

#include "ContractionCase.h"
#include "CudaMachine.h"

#include <algorithm>
#include <cmath>

using namespace mesh::rt;
using namespace mesh::rt::test;

namespace {

/// A matmul and what comes after it; the bias, if there is one, is along the
/// dim of loop `biasLoop`.
struct EpilogueCase {
  ContractionCase product;
  int biasLoop = -1;
  mesh_rt_activation activation = MESH_RT_NO_ACTIVATION;
  Layout bias = Layout::Dense;
};

double activate(mesh_rt_activation activation, double x) {
  switch (activation) {
  case MESH_RT_RELU:
    return x > 0 ? x : 0;
  case MESH_RT_GELU:
    return x / 2 *
           (1 + std::tanh(std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x)));
  default:
    return x;
  }
}

std::vector<double> eighths(int64_t size, int64_t first) {
  std::vector<double> values;
  for (int64_t i = 0; i < size; ++i)
    values.push_back(static_cast<double>((7 * i + first) % 17 - 8) / 8);
  return values;
}

class CudaEpilogue : public OnGpus {
protected:
  void SetUp() override {
    OnGpus::SetUp();
    machine = std::make_unique<Machine>(onGpus(1));
  }

  std::string run(const EpilogueCase &e, TestTensor &lhs, TestTensor &rhs,
                  TestTensor &out, TestTensor &bias, int32_t biasDim) {
    mesh_rt_contraction op = describe(e.product, lhs, rhs, out);
    mesh_rt_epilogue epilogue{e.activation, biasDim};
    return machine
        ->run([&](int64_t) {
          mesh_rt_contract_then(&op, &epilogue, lhs.upload(), rhs.upload(),
                                out.upload(),
                                biasDim < 0 ? nullptr : bias.upload());
          out.download();
        })
        .error;
  }

  void check(const EpilogueCase &e) {
    const ContractionCase &c = e.product;
    TestTensor lhs(c.types.in, shapeOf(c, &mesh_rt_loop::lhs), c.lhs);
    TestTensor rhs(c.types.in, shapeOf(c, &mesh_rt_loop::rhs), c.rhs);
    TestTensor out(c.types.out, shapeOf(c, &mesh_rt_loop::out), c.out);
    int32_t biasDim = e.biasLoop < 0 ? -1 : c.loops[e.biasLoop].out;
    TestTensor bias(c.types.out, {biasDim < 0 ? 1 : out.shape[biasDim]},
                    e.bias);
    lhs.set(eighths(lhs.size(), 1));
    rhs.set(eighths(rhs.size(), 5));
    bias.set(eighths(bias.size(), 3));
    std::vector<double> before = eighths(out.size(), 2);
    out.set(before);
    ASSERT_EQ(run(e, lhs, rhs, out, bias, biasDim), "");
    std::vector<double> expected =
        reference(c, lhs.get(), rhs.get(),
                  c.accumulate ? before : std::vector<double>(before.size()));
    std::vector<double> biases = bias.get(), results = out.get();
    double tolerance = c.types.out == MESH_RT_F32 ? 1e-6 : 1e-2;
    for (int64_t i = 0; i < out.size(); ++i) {
      double x = expected[i];
      if (biasDim >= 0) {
        int64_t inner = 1;
        for (size_t d = biasDim + 1; d < out.shape.size(); ++d)
          inner *= out.shape[d];
        x += biases[i / inner % out.shape[biasDim]];
      }
      double y = activate(e.activation, x);
      ASSERT_NEAR(results[i], y, tolerance * (1 + std::abs(y)))
          << "element " << i << ", bias along " << biasDim << ", activation "
          << e.activation;
    }
    ASSERT_TRUE(out.gapsIntact());
  }

  std::unique_ptr<Machine> machine;
};

constexpr TypePair kEpilogueTypes[] = {{MESH_RT_F32, MESH_RT_F32},
                                       {MESH_RT_BF16, MESH_RT_BF16},
                                       {MESH_RT_F16, MESH_RT_F32}};
constexpr mesh_rt_activation kActivations[] = {MESH_RT_NO_ACTIVATION,
                                               MESH_RT_RELU, MESH_RT_GELU};

} // namespace

/// An algorithm that was chosen for a bias may not work for one at another
/// address.
TEST_F(CudaEpilogue, BiasesOfAnyAlignment) {
  EpilogueCase e{{kMatmul, {6, 8, 3}}, 1};
  for (Layout layout : {Layout::Dense, Layout::Padded, Layout::Dense}) {
    e.bias = layout;
    ASSERT_NO_FATAL_FAILURE(check(e));
  }
  EXPECT_EQ(fakeCuda().numCalls("cublasLtMatmulAlgoGetHeuristic"), 2);
}

/// However the operands lie, a bias of rows or of columns; one call of cuBLASLt
/// does it all.
TEST_F(CudaEpilogue, EveryTypeAndTransposition) {
  int64_t numProducts = 0;
  for (TypePair types : kEpilogueTypes)
    for (const Loops &loops : matmuls())
      for (int biasLoop : {-1, 0, 1})
        for (mesh_rt_activation activation : kActivations)
          for (bool accumulate : {false, true}) {
            EpilogueCase e{{loops, {5, 7, 3}, types}, biasLoop, activation};
            e.product.accumulate = accumulate;
            ASSERT_NO_FATAL_FAILURE(check(e));
            ++numProducts;
          }
  EXPECT_EQ(fakeCuda().numCalls("cublasLtMatmul"), numProducts);
}

TEST_F(CudaEpilogue, EveryLayout) {
  for (Layout out :
       {Layout::Dense, Layout::Padded, Layout::Transposed, Layout::Gapped})
    for (int biasLoop : {-1, 0, 1})
      for (bool accumulate : {false, true}) {
        EpilogueCase e{{kMatmul, {6, 10, 9}}, biasLoop, MESH_RT_GELU};
        e.product.out = out;
        e.product.accumulate = accumulate;
        ASSERT_NO_FATAL_FAILURE(check(e));
      }
}

TEST_F(CudaEpilogue, BatchesAndSeveralRows) {
  // The bias is the same for each of a batch, and for two dims of rows.
  Loops batch{{0, 0, 0}, {1, -1, 1}, {-1, 2, 2}, {2, 1, -1}};
  Loops rows{{0, -1, 0}, {1, -1, 1}, {-1, 1, 2}, {2, 0, -1}};
  for (int biasLoop : {1, 2})
    ASSERT_NO_FATAL_FAILURE(
        check({{batch, {3, 4, 5, 6}}, biasLoop, MESH_RT_RELU}));
  ASSERT_NO_FATAL_FAILURE(check({{rows, {3, 4, 5, 6}}, 2, MESH_RT_RELU}));
  ASSERT_NO_FATAL_FAILURE(check({{kMatmul, {1, 1, 4}}, 1, MESH_RT_GELU}));
}

TEST_F(CudaEpilogue, WhatThereIsNot) {
  auto errorOf = [&](const EpilogueCase &e, int32_t biasDim, int64_t biasSize) {
    const ContractionCase &c = e.product;
    TestTensor lhs(c.types.in, shapeOf(c, &mesh_rt_loop::lhs));
    TestTensor rhs(c.types.in, shapeOf(c, &mesh_rt_loop::rhs));
    TestTensor out(c.types.out, shapeOf(c, &mesh_rt_loop::out));
    TestTensor bias(c.types.out, {biasSize}, e.bias);
    return run(e, lhs, rhs, out, bias, biasDim);
  };
  auto expect = [](const std::string &error, const std::string &part) {
    EXPECT_NE(error.find("contraction at test.mlir:4:2: " + part),
              std::string::npos)
        << error;
  };
  EpilogueCase e{{kMatmul, {4, 5, 3}}};
  expect(errorOf(e, 2, 5), "a bias must be along a dim of the result, got 2");
  expect(errorOf(e, 1, 4), "a bias must be 5 elements in a row");
  e.bias = Layout::Gapped;
  expect(errorOf(e, 1, 5), "a bias must be 5 elements in a row");
  // One of two dims of rows.
  Loops rows{{0, -1, 0}, {1, -1, 1}, {-1, 1, 2}, {2, 0, -1}};
  expect(errorOf({{rows, {3, 4, 5, 6}}}, 1, 4),
         "a bias must be along all rows or all columns");
  expect(errorOf({{kMatmul, {4, 5, 0}}, -1, MESH_RT_RELU}, -1, 1),
         "sums of nothing have no epilogue");
  // cuBLASLt has no epilogues of doubles.
  expect(
      errorOf(
          {{kMatmul, {4, 5, 3}, {MESH_RT_F64, MESH_RT_F64}}, -1, MESH_RT_RELU},
          -1, 1),
      "cuBLASLt has no algorithm for this product");
  // And CPUs have none at all.
  machine = std::make_unique<Machine>(RunOptions{});
  expect(errorOf({{kMatmul, {4, 5, 3}}}, -1, 1),
         "epilogues are for GPUs, and the devices are none");
}
