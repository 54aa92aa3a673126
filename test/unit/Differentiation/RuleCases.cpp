//===- RuleCases.cpp - Generated cases of rules ---------------------------===//

#include "RuleCases.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OpDefinition.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Ranks
//===----------------------------------------------------------------------===//

static bool isElementwise(func::FuncOp function) {
  if (function.isExternal() || function.isPrivate())
    return false;
  auto isTensor = [](Type type) { return llvm::isa<RankedTensorType>(type); };
  auto result = function.walk([&](Operation *op) {
    if (op == function || llvm::isa<func::ReturnOp>(op))
      return WalkResult::advance();
    if (auto constant = llvm::dyn_cast<arith::ConstantOp>(op))
      return llvm::isa<mlir::SplatElementsAttr>(constant.getValue())
                 ? WalkResult::advance()
                 : WalkResult::interrupt();
    return op->hasTrait<mlir::OpTrait::Elementwise>() &&
                   llvm::all_of(op->getOperandTypes(), isTensor)
               ? WalkResult::advance()
               : WalkResult::interrupt();
  });
  return !result.wasInterrupted() &&
         llvm::all_of(function.getArgumentTypes(), isTensor);
}

static Type withShape(Type type, ArrayRef<int64_t> shape) {
  return llvm::cast<RankedTensorType>(type).clone(shape);
}

static void reshape(func::FuncOp function, ArrayRef<int64_t> shape) {
  for (Value argument : function.getArguments())
    argument.setType(withShape(argument.getType(), shape));
  function.walk([&](Operation *op) {
    if (auto constant = llvm::dyn_cast<arith::ConstantOp>(op)) {
      auto splat = llvm::cast<mlir::SplatElementsAttr>(constant.getValue());
      constant.setValueAttr(splat.resizeSplat(
          llvm::cast<ShapedType>(withShape(splat.getType(), shape))));
    }
    if (op != function)
      for (Value result : op->getResults())
        result.setType(withShape(result.getType(), shape));
  });
  Operation *end = function.front().getTerminator();
  function.setFunctionType(mlir::FunctionType::get(
      function.getContext(), function.front().getArgumentTypes(),
      end->getOperandTypes()));
}

unsigned mesh::test::makeRankCases(ModuleOp module) {
  const SmallVector<int64_t> shapes[] = {
      {}, {5}, {2, 3}, {2, 1, 3}, {2, 3, 1, 2}};
  unsigned count = 0;
  for (auto function : llvm::to_vector(module.getOps<func::FuncOp>())) {
    if (isElementwise(function)) {
      ++count;
      for (const auto &shape : shapes) {
        func::FuncOp copy = function.clone();
        copy.setSymName(
            llvm::formatv("{0}_{1}d", function.getSymName(), shape.size())
                .str());
        reshape(copy, shape);
        module.push_back(copy);
      }
    }
    function.erase();
  }
  return count;
}

//===----------------------------------------------------------------------===//
// Structured ops
//===----------------------------------------------------------------------===//

namespace {
/// Loops, and how two inputs and the output of an op are read in them.
struct Loops {
  StringRef name, dims, left, leftShape, right, rightShape, out, outShape;
  StringRef iterators;
};

/// A body that computes something of %a, %b and, if it reduces, %out.
struct Body {
  StringRef name, text, start;
  bool reduces;
};
} // namespace

static constexpr Loops kLoops[] = {
    {"none", "", "", "", "", "", "", "", ""},
    {"line", "i", "i", "4x", "", "", "i", "4x", "p"},
    {"permuted", "i, j", "j, i", "3x2x", "i, j", "2x3x", "i, j", "2x3x", "pp"},
    {"broadcast", "i, j, k", "k", "2x", "j, i", "3x2x", "i, j, k", "2x3x2x",
     "ppp"},
    {"rotated", "i, j, k, l", "l, i, k, j", "2x2x3x2x", "j, l", "2x2x",
     "i, j, k, l", "2x2x3x2x", "pppp"},
    {"strided", "i, j", "i * 2, j", "5x2x", "j, i", "2x3x", "i, j", "3x2x",
     "pp"},
    {"reversed", "i, j", "2 - i, j", "3x2x", "j", "2x", "i, j", "3x2x", "pp"},
    {"whole", "i, j", "i, j", "3x2x", "j", "2x", "", "", "rr"},
    {"rows", "i, j", "j, i", "3x4x", "j", "3x", "i", "4x", "pr"},
    {"contraction", "i, j, k", "i, k", "2x4x", "k, j", "4x3x", "j, i", "3x2x",
     "ppr"},
    {"batches", "b, i, j, k", "b, k, i", "2x3x2x", "k, b, j", "3x2x2x",
     "b, i, j", "2x2x2x", "pppr"},
    {"window", "i, k", "i + k", "6x", "k", "3x", "i", "4x", "pr"},
    {"strides", "i, k", "i * 2 + k", "9x", "k", "3x", "i", "4x", "pr"},
    {"dilations", "i, k", "i + k * 2", "8x", "k", "3x", "i", "4x", "pr"},
    {"both", "i, k", "i * 3 + k * 2", "14x", "k", "3x", "i", "4x", "pr"},
    {"plane", "i, j, k, l", "i + k, j * 2 + l", "4x6x", "l, k", "2x2x", "i, j",
     "3x3x", "pprr"},
    {"diagonal", "i, j", "j, i, j", "2x3x2x", "i, i", "3x3x", "i, j", "3x2x",
     "pp"},
    {"trace", "i, k", "k, i, k", "4x2x4x", "i, i, i", "2x2x2x", "i", "2x",
     "pr"},
    {"batched_diagonals", "b, i, k", "k, b, k, i", "3x2x3x2x", "b, b, k",
     "2x2x3x", "i, b", "2x2x", "ppr"},
    {"shared", "i, j", "i + j, i", "4x3x", "j, i", "2x3x", "i, j", "3x2x",
     "pp"},
    {"shared_window", "i, k", "i + k, k, 2", "6x3x3x", "k", "3x", "i", "4x",
     "pr"},
    {"repeated_window", "i, k", "i + k, 1, i + k", "6x2x7x", "k", "3x", "i",
     "4x", "pr"},
    {"floors", "i, k", "i floordiv 2 + k, (i + k) mod 3", "4x3x", "k", "3x",
     "i", "4x", "pr"},
    {"backwards", "i, k", "i - k + 2, 3 - i", "6x4x", "k", "3x", "i", "4x",
     "pr"},
};

static constexpr Body kBodies[] = {
    {"element", "%0 = math.exp %a : f64\n%r = arith.divf %0, %b : f64", "0.0",
     false},
    {"root", "%0 = arith.mulf %a, %b : f64\n%r = math.sqrt %0 : f64", "0.0",
     false},
    {"sum", "%0 = arith.mulf %a, %b : f64\n%r = arith.addf %out, %0 : f64",
     "0.0", true},
    {"difference",
     "%0 = math.sin %a : f64\n%1 = arith.mulf %0, %b : f64\n"
     "%r = arith.subf %out, %1 : f64",
     "0.5", true},
    {"maximum",
     "%0 = arith.mulf %a, %b : f64\n%r = arith.maximumf %out, %0 : f64",
     "0xFFF0000000000000", true},
    {"minimum",
     "%0 = arith.divf %a, %b : f64\n%r = arith.minnumf %out, %0 : f64",
     "0x7FF0000000000000", true},
    {"numbers",
     "%n = linalg.index 0 : index\n%m = linalg.index 1 : index\n"
     "%nm = arith.muli %n, %m : index\n%sum = arith.addi %nm, %n : index\n"
     "%j = arith.index_cast %sum : index to i32\n"
     "%f = arith.sitofp %j : i32 to f64\n%0 = arith.mulf %a, %f : f64\n"
     "%1 = math.sin %b : f64\n%2 = arith.addf %0, %1 : f64\n"
     "%r = arith.addf %out, %2 : f64",
     "0.0", true},
    {"product", "%0 = arith.addf %a, %b : f64\n%r = arith.mulf %out, %0 : f64",
     "1.0", true},
    {"replaced",
     "%0 = arith.mulf %a, %b : f64\n%1 = arith.mulf %0, %0 : f64\n"
     "%g = arith.cmpf ogt, %1, %out : f64\n"
     "%r = arith.select %g, %0, %out : f64",
     "0.01", true},
    {"kept",
     "%0 = arith.divf %a, %b : f64\n%k = arith.cmpf ole, %out, %0 : f64\n"
     "%r = arith.select %k, %out, %0 : f64",
     "1.5", true},
    {"steps",
     "%0 = arith.mulf %a, %out : f64\n%1 = math.tanh %0 : f64\n"
     "%r = arith.addf %1, %b : f64",
     "0.5", true},
};

static std::string makeCase(const Loops &loops, const Body &body) {
  SmallVector<std::string> kinds;
  for (char kind : loops.iterators)
    kinds.push_back(kind == 'p' ? "\"parallel\"" : "\"reduction\"");
  auto map = [&](StringRef results) {
    return llvm::formatv("affine_map<({0}) -> ({1})>", loops.dims, results)
        .str();
  };
  return llvm::formatv(
      R"(
func.func @{0}_{1}(%x: tensor<{2}f64>, %y: tensor<{3}f64>) -> tensor<{4}f64> {{
  %start = arith.constant dense<{5}> : tensor<{4}f64>
  %s = linalg.generic {{indexing_maps = [{6}, {7}, {8}], iterator_types = [{9}]}
      ins(%x, %y : tensor<{2}f64>, tensor<{3}f64>) outs(%start : tensor<{4}f64>) {{
  ^bb0(%a: f64, %b: f64, %out: f64):
    {10}
    linalg.yield %r : f64
  } -> tensor<{4}f64>
  return %s : tensor<{4}f64>
}
)",
      loops.name, body.name, loops.leftShape, loops.rightShape, loops.outShape,
      body.start, map(loops.left), map(loops.right), map(loops.out),
      llvm::join(kinds, ", "), body.text);
}

std::string mesh::test::makeStructuredCases() {
  std::string text;
  for (const Loops &loops : kLoops)
    for (const Body &body : kBodies)
      if (loops.iterators.contains('r') == body.reduces)
        text += makeCase(loops, body);
  return text;
}
