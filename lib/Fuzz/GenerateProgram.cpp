//===- GenerateProgram.cpp - a random program -----------------------------===//

#include "mesh/Fuzz/GenerateProgram.h"

#include "mesh/Fuzz/OpMakers.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace mesh;

bool mesh::makeAnyOp(ProgramBuilder &program) {
  static const std::vector<OpMaker> makers = [] {
    std::vector<OpMaker> all;
    for (ArrayRef<OpMaker> table :
         {getElementwiseMakers(), getLinalgMakers(), getTensorMakers(),
          getMeshMakers(), getWindowMakers()})
      llvm::append_range(all, table);
    return all;
  }();
  static const int64_t totalWeight = [] {
    int64_t total = 0;
    for (const OpMaker &maker : makers)
      total += maker.weight;
    return total;
  }();
  for (int64_t attempt = 0; attempt < 20; ++attempt) {
    int64_t choice = program.getRandom().below(totalWeight);
    const OpMaker *maker = makers.data();
    while (choice >= maker->weight)
      choice -= (maker++)->weight;
    if (maker->make(program))
      return true;
  }
  return false;
}

namespace {
/// A function that others call, and what it counts on.
struct Function {
  func::FuncOp op;
  SmallVector<NumericRange> arguments;
  std::vector<Item> results;
};
} // namespace

/// Calls `callee` with arguments of the ranges that it counts on.
static void makeCall(ProgramBuilder &program, Function &callee) {
  SmallVector<Value> arguments;
  for (auto [type, range] :
       llvm::zip_equal(callee.op.getArgumentTypes(), callee.arguments)) {
    auto tensor = llvm::cast<RankedTensorType>(type);
    auto isFit = [&, range = range](const Item &item) {
      return item.getType() == tensor && item.range.isExact() &&
             item.range.magnitude <= range.magnitude &&
             item.range.unit >= range.unit;
    };
    std::optional<Item> item = program.pick(isFit);
    arguments.push_back(item ? item->value : program.makeSplat(tensor, 1));
  }
  auto call = func::CallOp::create(program.getBuilder(), callee.op, arguments);
  for (auto [value, result] :
       llvm::zip_equal(call.getResults(), callee.results))
    program.add(value, result.range);
}

static Function makeFunction(ProgramBuilder &program, StringRef name,
                             int64_t numOps, Function *callee = nullptr) {
  Random &random = program.getRandom();
  program.beginFunction(name, /*isPrivate=*/callee == nullptr);
  for (int64_t i = random.between(1, 2); i > 0; --i)
    program.makeLeaf(
        RankedTensorType::get(program.pickShape(), program.pickElementType()));
  for (int64_t i = 0; i < numOps; ++i) {
    if (callee && callee->op && random.chance(0.3))
      makeCall(program, *callee);
    makeAnyOp(program);
  }
  std::vector<Item> results = program.endFunction(random.between(1, 3));
  return {llvm::cast<func::FuncOp>(program.getFunction()),
          llvm::to_vector(program.getArgumentRanges()), std::move(results)};
}

RandomProgram mesh::generateProgram(MLIRContext *context, uint64_t seed,
                                    const FuzzOptions &options) {
  ProgramBuilder program(context, seed, options);
  Random &random = program.getRandom();
  Function callee;
  if (random.chance(0.15))
    callee = makeFunction(program, "callee", random.between(1, 4));
  Function main =
      makeFunction(program, "main", random.between(1, options.maxOps), &callee);
  RandomProgram result;
  for (const Item &item : main.results)
    result.results.push_back(item.range);
  result.module = program.takeModule();
  return result;
}
