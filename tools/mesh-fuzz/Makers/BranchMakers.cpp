//===- BranchMakers.cpp - branches and calls ------------------------------===//

#include "Regions.h"
#include "mesh-fuzz/Makers/OpMakers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

namespace {
/// Blocks that each make values of the same types.
class Branches {
public:
  explicit Branches(ProgramBuilder &program) : program(program) {
    for (int64_t i = program.getRandom().between(1, 2); i > 0; --i)
      types.push_back(program.pickNumber()->getType());
    ranges.assign(types.size(), {0, 1, 0});
  }

  SmallVector<Type> getTypes() const {
    return SmallVector<Type>(types.begin(), types.end());
  }

  void fill(Block *block, function_ref<void()> begin = {}) {
    InBlock body(program, block);
    if (begin)
      begin();
    makeSomeOps(program);
    SmallVector<Value> values;
    for (auto [type, range] : llvm::zip_equal(types, ranges)) {
      Item item = program.obtain(type);
      values.push_back(item.value);
      range = RangeArithmetic::unite(range, item.range);
    }
    scf::YieldOp::create(program.getBuilder(), values);
  }

  void fill(Region &region) {
    OpBuilder::InsertionGuard guard(program.getBuilder());
    fill(program.getBuilder().createBlock(&region));
  }

  void addResults(Operation *op) {
    for (auto [value, range] : llvm::zip_equal(op->getResults(), ranges))
      program.add(value, range);
  }

private:
  ProgramBuilder &program;
  SmallVector<RankedTensorType> types;
  SmallVector<NumericRange> ranges;
};
} // namespace

static bool mayBranch(ProgramBuilder &program) {
  return mayNest(program) && program.pickNumber();
}

static bool makeIf(ProgramBuilder &program) {
  if (!mayBranch(program))
    return false;
  Value condition = makeCondition(program);
  Branches branches(program);
  auto branch =
      scf::IfOp::create(program.getBuilder(), branches.getTypes(), condition,
                        /*addThenBlock=*/true, /*addElseBlock=*/true);
  branches.fill(branch.thenBlock());
  branches.fill(branch.elseBlock());
  branches.addResults(branch);
  return true;
}

/// Ops that have a meaning only if an index is not zero, and others if it is.
static bool makeIfPositive(ProgramBuilder &program) {
  if (!mayBranch(program))
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  int64_t bound = program.getRandom().between(2, 4);
  Value index = program.makeIndex(bound);
  Value condition =
      arith::CmpIOp::create(builder, arith::CmpIPredicate::ugt, index,
                            arith::ConstantIndexOp::create(builder, 0));
  Branches branches(program);
  auto branch = scf::IfOp::create(builder, branches.getTypes(), condition,
                                  /*addThenBlock=*/true, /*addElseBlock=*/true);
  branches.fill(branch.thenBlock(),
                [&] { addPositive(program, index, bound); });
  branches.fill(branch.elseBlock());
  branches.addResults(branch);
  return true;
}

static bool makeSwitch(ProgramBuilder &program) {
  if (!mayBranch(program))
    return false;
  int64_t numCases = program.getRandom().between(1, 3);
  Value which = program.makeIndex(numCases + 1);
  Branches branches(program);
  auto cases = llvm::to_vector(llvm::seq(numCases));
  auto op =
      scf::IndexSwitchOp::create(program.getBuilder(), branches.getTypes(),
                                 which, cases, static_cast<unsigned>(numCases));
  for (Region &region : op->getRegions())
    branches.fill(region);
  branches.addResults(op);
  return true;
}

static bool makeExecuteRegion(ProgramBuilder &program) {
  if (!mayBranch(program))
    return false;
  Branches branches(program);
  auto op =
      scf::ExecuteRegionOp::create(program.getBuilder(), branches.getTypes());
  branches.fill(op.getRegion());
  branches.addResults(op);
  return true;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// Calls a function with arguments of the ranges that it counts on.
static bool makeCall(ProgramBuilder &program) {
  // Functions name all axes.
  if (program.getCallees().empty() || program.hidesAxis())
    return false;
  const Callee &callee = program.getRandom().pick(program.getCallees());
  func::FuncOp function = callee.op;
  SmallVector<Value> arguments;
  for (auto [type, range] :
       llvm::zip_equal(function.getArgumentTypes(), callee.arguments)) {
    auto tensor = llvm::cast<RankedTensorType>(type);
    auto isFit = [&, range = range](const Item &item) {
      return item.getType() == tensor && fits(item.range, range);
    };
    std::optional<Item> item = program.pick(isFit);
    arguments.push_back(item ? item->value : program.makeSplat(tensor, 1));
  }
  auto call = func::CallOp::create(program.getBuilder(), function, arguments);
  for (auto [value, result] :
       llvm::zip_equal(call.getResults(), callee.results))
    program.add(value, result.range);
  return true;
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

ArrayRef<OpMaker> mesh::getBranchMakers() {
  static constexpr OpMaker makers[] = {
      {"if", 3, makeIf},
      {"if positive", 2, makeIfPositive},
      {"index_switch", 2, makeSwitch},
      {"execute_region", 1, makeExecuteRegion},
      {"call", 20, makeCall},
  };
  return makers;
}
