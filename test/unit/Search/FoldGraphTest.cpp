//===- FoldGraphTest.cpp - tests of tensors that are alike ----------------===//

#include "../Execution/CompileContext.h"

#include "mesh/Transforms/Propagation/Propagation.h"
#include "mesh/Transforms/Propagation/PropagationGraph.h"

#include "mlir/IR/PatternMatch.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace mesh;
using namespace mesh::test;

namespace {

/// Updates of as many weights as arguments: each is scaled and added to itself.
/// The last one is split.
std::string getUpdates(int count) {
  std::string arguments, body, results, types;
  for (int number = 0; number < count; ++number) {
    std::string n = std::to_string(number);
    std::string separator = number ? ", " : "";
    std::string split = number + 1 == count
                            ? " {mesh.sharding = #mesh.sharding<@m, [{\"x\"}, "
                              "{}]>}"
                            : "";
    arguments += separator + "%w" + n + ": tensor<8x4xf32>" + split;
    body += "  %s" + n + " = arith.mulf %w" + n + ", %w" + n +
            " : tensor<8x4xf32>\n  %u" + n + " = arith.addf %s" + n + ", %w" +
            n + " : tensor<8x4xf32>\n";
    results += separator + "%u" + n;
    types += separator + "tensor<8x4xf32>";
  }
  return "mesh.mesh @m = <[\"x\"=4]>\nfunc.func @main(" + arguments + ") -> (" +
         types + ") {\n" + body + "  return " + results + " : " + types +
         "\n}\n";
}

class FoldGraphTest : public testing::Test {
protected:
  FoldGraphTest() { registerForCompiling(context); }

  std::unique_ptr<PropagationGraph> build(int count) {
    module = mlir::parseSourceString<ModuleOp>(getUpdates(count), &context);
    mlir::IRRewriter rewriter(&context);
    auto functions = prepareForPropagation(rewriter, *module, symbols);
    auto group = groupByMesh(*functions).front().second;
    auto graph = std::make_unique<PropagationGraph>(group.front().meshName,
                                                    group.front().mesh);
    return succeeded(graph->build(group, symbols)) ? std::move(graph) : nullptr;
  }

  mlir::MLIRContext context;
  mlir::OwningOpRef<ModuleOp> module;
  mlir::SymbolTableCollection symbols;
};

TEST_F(FoldGraphTest, FoldsUpdatesThatAreAlike) {
  for (int count : {3, 7}) {
    std::unique_ptr<PropagationGraph> graph = build(count);
    FoldedGraph folded = graph->fold();
    // The last weight has tensors of its own, and all others share theirs.
    EXPECT_EQ(folded.graph.tensors.size() * count, 2 * graph->tensors.size());
    EXPECT_EQ(folded.graph.nodes.size() * count, 2 * graph->nodes.size());
    size_t numMembers = 0;
    for (const auto &members : folded.members)
      numMembers += members.size();
    EXPECT_EQ(numMembers, graph->nodes.size());
  }
}

TEST_F(FoldGraphTest, SpreadsTheSameAxes) {
  std::unique_ptr<PropagationGraph> graph = build(5);
  FoldedGraph folded = graph->fold();
  spreadAxes(*graph);
  spreadAxes(folded.graph);
  module->walk([&](Operation *op) {
    for (Value result : op->getResults()) {
      int whole = graph->lookup(result), one = folded.graph.lookup(result);
      ASSERT_EQ(whole < 0, one < 0);
      if (whole >= 0)
        EXPECT_EQ(graph->tensors[whole].layout.dims,
                  folded.graph.tensors[one].layout.dims);
    }
  });
}

TEST_F(FoldGraphTest, KeepsDecisions) {
  std::unique_ptr<PropagationGraph> graph = build(5);
  auto base = graph->tensors;
  spreadAxes(*graph);
  auto expected = std::exchange(graph->tensors, base);
  EXPECT_EQ(graph->getNumDecisions(), 0u);
  graph->keepDecisions();
  spreadAxes(*graph);
  size_t numDecisions = graph->getNumDecisions();
  EXPECT_GT(numDecisions, 0u);
  // The second time all are known.
  graph->tensors = base;
  spreadAxes(*graph);
  EXPECT_EQ(graph->getNumDecisions(), numDecisions);
  for (auto [tensor, other] : llvm::zip_equal(graph->tensors, expected)) {
    EXPECT_EQ(tensor.layout.dims, other.layout.dims);
    EXPECT_EQ(tensor.layout.partial, other.layout.partial);
  }
}

} // namespace
