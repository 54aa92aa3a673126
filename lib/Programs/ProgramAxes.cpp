//===- ProgramAxes.cpp - along which axes devices do different things -----===//

#include "mesh/Programs/ProgramAxes.h"

#include "mesh/Analysis/RegionFlow.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;

/// Returns the axes of `axes` that have more than one position.
static AxisList getDividing(MeshAttr mesh, ArrayRef<AxisRefAttr> axes) {
  return AxisList(llvm::make_filter_range(
      axes, [&](AxisRefAttr axis) { return mesh.getSize(axis) > 1; }));
}

/// Calls `add` with each scalar that `op` gives or hands to its regions, and
/// one that it depends on.
static void visitDependences(Operation *op,
                             function_ref<void(Value, Value)> add) {
  auto addAll = [&](Value to, auto &&sources) {
    if (to.getType().isIntOrIndexOrFloat())
      for (Value source : sources)
        add(to, source);
  };
  auto branch = llvm::dyn_cast<mlir::RegionBranchOpInterface>(op);
  if (!branch) {
    for (Value result : op->getResults())
      addAll(result, op->getOperands());
    return;
  }
  RegionFlow flow(branch);
  SmallVector<Value> deciding = llvm::map_to_vector(
      flow.getDeciding(), [](OpOperand *operand) { return operand->get(); });
  for (Value result : op->getResults()) {
    addAll(result, flow.getSources(result));
    addAll(result, deciding);
  }
  for (Region &region : op->getRegions())
    for (BlockArgument argument : region.getArguments())
      // The other arguments are induction variables.
      if (ArrayRef<Value> sources = flow.getSources(argument); sources.empty())
        addAll(argument, deciding);
      else
        addAll(argument, sources);
}

DeviceDependence::DeviceDependence(FunctionOpInterface function, MeshAttr mesh)
    : none(mesh) {
  DenseMap<Value, SmallVector<Value, 2>> dependents;
  SmallVector<Value> changed;
  function.getFunctionBody().walk([&](Operation *op) {
    visitDependences(op,
                     [&](Value to, Value on) { dependents[on].push_back(to); });
    if (auto index = llvm::dyn_cast<AxisIndexOp>(op)) {
      AxisSet axes(mesh);
      axes.insert(getDividing(mesh, index.getAxes()));
      dependences.try_emplace(index.getResult(), axes);
      changed.push_back(index.getResult());
    }
  });
  while (!changed.empty()) {
    Value value = changed.pop_back_val();
    AxisSet axes = getAxes(value);
    for (Value dependent : dependents.lookup(value))
      if (dependences.try_emplace(dependent, none).first->second.insert(axes))
        changed.push_back(dependent);
  }
}

const AxisSet &DeviceDependence::getAxes(Value scalar) const {
  auto it = dependences.find(scalar);
  return it == dependences.end() ? none : it->second;
}

Value mesh::getDecision(Operation *op) {
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([](scf::IfOp branch) { return branch.getCondition(); })
      .Case([](scf::IndexSwitchOp branch) { return branch.getArg(); })
      .Case([](scf::ConditionOp end) { return end.getCondition(); })
      .Case([](arith::SelectOp select) {
        bool isOfTensors = llvm::isa<ShapedType>(select.getType());
        bool isScalar = select.getCondition().getType().isInteger(1);
        return isOfTensors && isScalar ? select.getCondition() : Value();
      })
      .Default(Value());
}

bool mesh::isBranch(Operation *op) {
  return llvm::isa<mlir::RegionBranchOpInterface>(op) && getDecision(op);
}

Block *mesh::getTakenBlock(Operation *branch, int64_t decision) {
  Type type = getDecision(branch).getType();
  SmallVector<mlir::RegionSuccessor> taken;
  llvm::cast<mlir::RegionBranchOpInterface>(branch).getEntrySuccessorRegions(
      IntegerAttr::get(type, decision), taken);
  mlir::Region *region = llvm::getSingleElement(taken).getSuccessor();
  return region && !region->empty() ? &region->front() : nullptr;
}

AxisList mesh::getProgramAxes(FunctionOpInterface function, MeshAttr mesh) {
  DeviceDependence dependence(function, mesh);
  AxisSet chosen(mesh);
  function.walk([&](Operation *op) {
    if (Value decision = getDecision(op))
      chosen.insert(dependence.getAxes(decision));
    if (auto loop = llvm::dyn_cast<scf::ForOp>(op))
      chosen.insert(dependence.getAxes(loop.getInductionVar()));
    auto permute = llvm::dyn_cast<PermuteOp>(op);
    if (permute && permute.getPairs())
      chosen.insert(getDividing(mesh, permute.getAxes()));
  });
  return chosen.getAxes();
}

static bool communicates(Operation *op) {
  return op
      ->walk([](Operation *inner) {
        bool isIt =
            llvm::isa<CollectiveOpInterface, SendOp, RecvOp, CallOpInterface>(
                inner);
        return isIt ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

AxisList mesh::getTraceAxes(ArrayRef<AxisRefAttr> programAxes, MeshAttr mesh,
                            ArrayRef<FunctionOpInterface> functions) {
  AxisSet chosen(mesh);
  chosen.insert(programAxes);
  for (FunctionOpInterface function : functions) {
    DeviceDependence dependence(function, mesh);
    auto chooseForMessage = [&](auto op) {
      if (std::optional<AxesAttr> axes = op.getAxes())
        chosen.insert(*axes);
      else
        chosen.insertAll();
      chosen.insert(dependence.getAxes(op.getPeer()));
    };
    function.walk([&](Operation *op) {
      if (auto send = llvm::dyn_cast<SendOp>(op))
        chooseForMessage(send);
      if (auto recv = llvm::dyn_cast<RecvOp>(op))
        chooseForMessage(recv);
      auto loop = llvm::dyn_cast<scf::ForOp>(op);
      Value decision = getDecision(op);
      if ((!decision && !loop) || !communicates(op))
        return;
      if (decision)
        chosen.insert(dependence.getAxes(decision));
      if (loop)
        chosen.insert(dependence.getAxes(loop.getInductionVar()));
    });
  }
  return chosen.getAxes();
}
