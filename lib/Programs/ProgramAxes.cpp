//===- ProgramAxes.cpp - along which axes devices do different things -----===//

#include "mesh/Programs/ProgramAxes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;

llvm::SmallBitVector
DeviceDependence::getOfAxes(ArrayRef<AxisRefAttr> axes) const {
  llvm::SmallBitVector bits(mesh.getAxes().size());
  for (AxisRefAttr axis : axes)
    for (auto [i, known] : llvm::enumerate(mesh.getAxes()))
      if (known.getName() == axis.getName() && mesh.getSize(axis) > 1)
        bits.set(i);
  return bits;
}

llvm::SmallBitVector DeviceDependence::getAxes(Value scalar) const {
  auto it = dependences.find(scalar);
  return it == dependences.end() ? getOfAxes({}) : it->second;
}

DeviceDependence::DeviceDependence(FunctionOpInterface function, MeshAttr mesh)
    : mesh(mesh) {
  function.getFunctionBody().walk<WalkOrder::PreOrder>([&](Operation *op) {
    llvm::SmallBitVector bits = getOfAxes({});
    if (auto index = llvm::dyn_cast<AxisIndexOp>(op))
      bits = getOfAxes(index.getAxes());
    for (Value operand : op->getOperands())
      if (auto it = dependences.find(operand); it != dependences.end())
        bits |= it->second;
    if (bits.none())
      return;
    for (Value result : op->getResults())
      if (result.getType().isIntOrIndexOrFloat())
        dependences[result] = bits;
    // Loops count from, to and by what depends on the device.
    if (auto loop = llvm::dyn_cast<scf::ForOp>(op))
      dependences[loop.getInductionVar()] = bits;
  });
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

Block *mesh::getTakenBlock(Operation *branch, int64_t decision) {
  return llvm::TypeSwitch<Operation *, Block *>(branch)
      .Case([&](scf::IfOp op) {
        return decision ? op.thenBlock() : op.elseBlock();
      })
      .Case([&](scf::IndexSwitchOp op) {
        for (auto [number, region] :
             llvm::zip_equal(op.getCases(), op.getCaseRegions()))
          if (number == decision)
            return &region.front();
        return &op.getDefaultRegion().front();
      });
}

AxisList mesh::getProgramAxes(FunctionOpInterface function, MeshAttr mesh) {
  DeviceDependence dependence(function, mesh);
  llvm::SmallBitVector chosen(mesh.getAxes().size());
  auto choose = [&](ArrayRef<AxisRefAttr> axes) {
    for (AxisRefAttr axis : axes)
      for (auto [i, known] : llvm::enumerate(mesh.getAxes()))
        if (known.getName() == axis.getName() && known.getSize() > 1)
          chosen.set(i);
  };
  function.walk([&](Operation *op) {
    if (Value decision = getDecision(op))
      chosen |= dependence.getAxes(decision);
    if (auto loop = llvm::dyn_cast<scf::ForOp>(op))
      for (Value bound :
           {loop.getLowerBound(), loop.getUpperBound(), loop.getStep()})
        chosen |= dependence.getAxes(bound);
    auto permute = llvm::dyn_cast<PermuteOp>(op);
    if (permute && permute.getPairs())
      choose(permute.getAxes());
  });
  AxisList axes;
  for (unsigned i : chosen.set_bits())
    axes.push_back(
        AxisRefAttr::get(mesh.getContext(), mesh.getAxes()[i].getName()));
  return axes;
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
  llvm::SmallBitVector chosen(mesh.getAxes().size());
  auto choose = [&](ArrayRef<AxisRefAttr> axes) {
    for (AxisRefAttr axis : axes)
      for (auto [i, known] : llvm::enumerate(mesh.getAxes()))
        if (known.getName() == axis.getName())
          chosen.set(i);
  };
  choose(programAxes);
  for (FunctionOpInterface function : functions) {
    DeviceDependence dependence(function, mesh);
    auto chooseForMessage = [&](auto op) {
      if (std::optional<AxesAttr> axes = op.getAxes())
        choose(*axes);
      else
        chosen.set();
      chosen |= dependence.getAxes(op.getPeer());
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
        chosen |= dependence.getAxes(decision);
      if (loop)
        chosen |= dependence.getAxes(loop.getInductionVar());
    });
  }
  AxisList axes;
  for (unsigned i : chosen.set_bits())
    axes.push_back(
        AxisRefAttr::get(mesh.getContext(), mesh.getAxes()[i].getName()));
  return axes;
}
