//===- GlobalOps.cpp - verifiers of symbols and ops on whole tensors ------===//
//
// The numbered constraints are those of MeshSymbolOps.td and MeshGlobalOps.td.
//
//===----------------------------------------------------------------------===//

#include "OnMesh.h"

#include "AxisSyntax.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringSet.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// mesh.axis_rules
//===----------------------------------------------------------------------===//

LogicalResult AxisRulesOp::verify() {
  llvm::StringSet<> names;
  for (auto rule : getRules().getAsRange<AxisRuleAttr>()) // (C1)
    if (!names.insert(rule.getName()).second)
      return emitOpError("has two rules for \"") << rule.getName() << "\"";
  return success();
}

LogicalResult AxisRulesOp::verifySymbolUses(SymbolTableCollection &symbols) {
  MeshAttr mesh = resolveMesh(*this, getMeshAttr(), symbols);
  if (!mesh)
    return failure();
  for (auto rule : getRules().getAsRange<AxisRuleAttr>()) // (C2)
    if (failed(mesh.verifyAxes(rule.getAxes(), [&] {
          return emitOpError("rule for \"") << rule.getName() << "\": ";
        })))
      return failure();
  return success();
}

AxisRuleAttr AxisRulesOp::getRule(StringRef name) {
  for (auto rule : getRules().getAsRange<AxisRuleAttr>())
    if (rule.getName() == name)
      return rule;
  return {};
}

/// Returns the first op around `op` that is in local view along one of `axes`,
/// or along any if there is no such list.
static Operation *findLocalView(Operation *op,
                                std::optional<ArrayRef<AxisRefAttr>> axes) {
  auto isManual = [&](ShardMapOp region) {
    return !axes || llvm::any_of(region.getManual(), [&](AxisRefAttr manual) {
      return llvm::any_of(*axes, [&](AxisRefAttr axis) {
        return axis.getName() == manual.getName();
      });
    });
  };
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp()) {
    auto region = llvm::dyn_cast<ShardMapOp>(parent);
    if (region ? isManual(region)
               : parent->hasAttr(MeshDialect::kSpmdAttrName) ||
                     parent->hasAttr(MeshDialect::kProgramAttrName))
      return parent;
  }
  return nullptr;
}

LogicalResult
mesh::verifyInGlobalView(Operation *op,
                         std::optional<ArrayRef<AxisRefAttr>> axes) {
  Operation *local = findLocalView(op, axes);
  if (!local)
    return success();
  InFlightDiagnostic diag =
      op->emitOpError("is on whole tensors and cannot stand in local view");
  diag.attachNote(local->getLoc()) << "in local view from here";
  return diag;
}

//===----------------------------------------------------------------------===//
// mesh.shard, mesh.reshard
//===----------------------------------------------------------------------===//

template <typename Op>
static LogicalResult verifyShardingOp(Op op, SymbolTableCollection &symbols) {
  ShardingAttr sharding = op.getSharding();
  MeshAttr mesh = resolveMesh(op, sharding.getMesh(), symbols);
  if (!mesh)
    return failure();
  return sharding.verifyAgainst(mesh, op.getType(),
                                [&] { return op.emitOpError(); });
}

LogicalResult ShardOp::verifySymbolUses(SymbolTableCollection &symbols) {
  SmallVector<AxisRefAttr> axes;
  getSharding().walk([&](AxisRefAttr axis) { axes.push_back(axis); });
  return failure(failed(verifyInGlobalView(*this, axes)) ||
                 failed(verifyShardingOp(*this, symbols)));
}

LogicalResult ReshardOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return failure(failed(verifyInGlobalView(*this)) ||
                 failed(verifyShardingOp(*this, symbols)));
}

//===----------------------------------------------------------------------===//
// mesh.tp_dense
//===----------------------------------------------------------------------===//

static RankedTensorType getTensorType(Value value) {
  return llvm::cast<RankedTensorType>(value.getType());
}

int64_t TPDenseOp::getInFeatures() {
  return getTensorType(getKernel()).getDimSize(getTransposeKernel() ? 1 : 0);
}

int64_t TPDenseOp::getOutFeatures() {
  return getTensorType(getKernel()).getDimSize(getTransposeKernel() ? 0 : 1);
}

LogicalResult TPDenseOp::verify() {
  RankedTensorType x = getTensorType(getX()), y = getType();
  RankedTensorType kernel = getTensorType(getKernel());
  RankedTensorType bias =
      getBias() ? getTensorType(getBias()) : RankedTensorType();
  // (C1)
  if (x.getRank() < 1)
    return emitOpError("operand x must have rank 1 at least, got 0");
  if (kernel.getRank() != 2)
    return emitOpError("kernel must have rank 2, got ") << kernel.getRank();
  if (bias && bias.getRank() != 1)
    return emitOpError("bias must have rank 1, got ") << bias.getRank();
  // (C2)
  int64_t in = getInFeatures(), out = getOutFeatures();
  if (x.getShape().back() != in)
    return emitOpError("last dim of x must be the ")
           << in << " input features of the kernel, got "
           << x.getShape().back();
  if (bias && bias.getDimSize(0) != out)
    return emitOpError("bias must have the ")
           << out << " output features of the kernel, got "
           << bias.getDimSize(0);
  SmallVector<int64_t> shape(x.getShape().drop_back());
  shape.push_back(out);
  if (y.getShape() != ArrayRef<int64_t>(shape))
    return emitOpError("result must be ") << x.clone(shape) << ", got " << y;
  // (C3)
  Type element = x.getElementType();
  if (!llvm::isa<FloatType>(element))
    return emitOpError("elements must be of a floating point type, got ")
           << element;
  for (RankedTensorType type : {kernel, y, bias ? bias : y})
    if (type.getElementType() != element)
      return emitOpError("elements must all be ")
             << element << " as those of x, got " << type;
  if (getSkipCommunication() && getMode() == TPMode::None) // (C5)
    return emitOpError("'skip_communication' has no meaning in mode 'none'");
  return success();
}

LogicalResult TPDenseOp::verifySymbolUses(SymbolTableCollection &symbols) {
  if (failed(verifyInGlobalView(*this)))
    return failure();
  MeshAttr mesh = resolveMesh(*this, getMeshAttr(), symbols);
  if (!mesh ||
      failed(mesh.verifyAxes(getAxis(), [&] { return emitOpError(); }))) // (C4)
    return failure();
  return success();
}

/// Checks that `local` is the part that a device has of `global`.
static LogicalResult verifyLocalType(MeshAttr mesh, ShardingAttr sharding,
                                     Type global, Type local,
                                     function_ref<InFlightDiagnostic()> error) {
  if (failed(sharding.verifyAgainst(mesh, global, error)))
    return failure();
  auto expected =
      sharding.getLocalType(llvm::cast<RankedTensorType>(global), mesh);
  if (!expected)
    return error() << "split dims of " << global
                   << " must be divisible by their number of blocks, since "
                      "a program in local view works on blocks of one shape; "
                      "pad it before";
  if (expected != local)
    return error() << "local type must be " << expected << ", got " << local;
  return success();
}

//===----------------------------------------------------------------------===//
// mesh.enter_local, mesh.leave_local
//===----------------------------------------------------------------------===//

/// Checks (C1) and (C2) for one value: `global` outside, `local` inside.
static LogicalResult verifyBorder(Operation *op, ShardingAttr sharding,
                                  Type global, Type local,
                                  SymbolTableCollection &symbols) {
  auto emitError = [&] { return op->emitOpError(); };
  if (failed(verifyInGlobalView(op)))
    return failure();
  MeshAttr mesh = resolveMesh(op, sharding.getMesh(), symbols);
  if (!mesh)
    return failure();
  for (DimShardingAttr dim : sharding.getDims())
    if (dim.getIsOpen() || dim.getPriority() >= 0)
      return emitError() << "dims must be closed and without priority";
  return verifyLocalType(mesh, sharding, global, local, emitError);
}

LogicalResult EnterLocalOp::verifySymbolUses(SymbolTableCollection &symbols) {
  if (!getSharding().getPartial().empty()) // (C3)
    return emitOpError("an operand in local view cannot be partial; reduce it "
                       "before");
  return verifyBorder(*this, getSharding(), getInput().getType(), getType(),
                      symbols);
}

LogicalResult LeaveLocalOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return verifyBorder(*this, getSharding(), getType(), getInput().getType(),
                      symbols);
}

//===----------------------------------------------------------------------===//
// mesh.shard_map
//===----------------------------------------------------------------------===//

/// Checks (C1) and (C2) for the operands or the results.
static LogicalResult verifyManualShardings(ShardMapOp op, StringRef role,
                                           ArrayAttr shardings,
                                           TypeRange types) {
  if (shardings.size() != types.size())
    return op.emitOpError()
           << "must have a sharding for each of its " << types.size() << " "
           << role << "s, got " << shardings.size();
  for (auto [index, sharding] :
       llvm::enumerate(shardings.getAsRange<ShardingAttr>())) {
    auto emitError = [&, index = index] {
      return op.emitOpError() << "sharding of " << role << " " << index << ": ";
    };
    if (sharding.getMesh() != op.getMeshAttr())
      return emitError() << "mesh must be " << op.getMeshAttr() << ", got "
                         << sharding.getMesh();
    if (!sharding.getPartial().empty() && role == "operand")
      return emitError() << "an operand of a region in local view cannot be "
                            "partial; reduce it before";
    SmallVector<AxisRefAttr> axes(sharding.getPartial());
    for (DimShardingAttr dim : sharding.getDims()) {
      if (dim.getIsOpen() || dim.getPriority() >= 0)
        return emitError() << "dims must be closed and without priority";
      llvm::append_range(axes, dim.getAxes());
    }
    for (AxisRefAttr axis : axes)
      if (llvm::none_of(op.getManual(), [&](AxisRefAttr manual) {
            return manual.getName() == axis.getName();
          }))
        return emitError() << "axis " << axis.str() << " is not manual";
  }
  return success();
}

LogicalResult ShardMapOp::verify() {
  for (AxisRefAttr axis : getManual()) // (C3)
    if (axis.isSubAxis())
      return emitOpError("manual axes must be whole axes, got ") << axis.str();
  if (failed(verifyManualShardings(*this, "operand", getInShardings(),
                                   getInputs().getTypes())))
    return failure();
  return verifyManualShardings(*this, "result", getOutShardings(),
                               getResultTypes());
}

LogicalResult ShardMapOp::verifyRegions() {
  Block &block = getBody().front();
  if (block.getNumArguments() != getInputs().size())
    return emitOpError("region must have an argument for each of the ")
           << getInputs().size() << " operands, got "
           << block.getNumArguments();
  auto yield = llvm::dyn_cast<YieldOp>(block.back());
  if (!yield)
    return emitOpError("region must end with mesh.yield");
  if (yield.getNumOperands() != getNumResults())
    return yield.emitOpError("must yield a value for each of the ")
           << getNumResults() << " results of the region's op, got "
           << yield.getNumOperands();
  return success();
}

LogicalResult ShardMapOp::verifySymbolUses(SymbolTableCollection &symbols) {
  if (failed(verifyInGlobalView(*this, getManual()))) // (C5)
    return failure();
  MeshAttr mesh = resolveMesh(*this, getMeshAttr(), symbols);
  if (!mesh ||
      failed(mesh.verifyAxes(getManual(), [&] { return emitOpError(); })))
    return failure();
  for (auto [index, sharding] :
       llvm::enumerate(getInShardings().getAsRange<ShardingAttr>()))
    if (failed(verifyLocalType(
            mesh, sharding, getInputs()[index].getType(),
            getBody().getArgument(index).getType(), [&, index = index] {
              return emitOpError("operand ") << index << ": ";
            })))
      return failure();
  Operation *yield = getBody().front().getTerminator();
  for (auto [index, sharding] :
       llvm::enumerate(getOutShardings().getAsRange<ShardingAttr>()))
    if (failed(verifyLocalType(mesh, sharding, getResult(index).getType(),
                               yield->getOperand(index).getType(),
                               [&, index = index] {
                                 return emitOpError("result ") << index << ": ";
                               })))
      return failure();
  return success();
}
