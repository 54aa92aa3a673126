//===- GatherParams.cpp - gather parameters where they are used -----------===//

#include "mesh/IR/AxisOption.h"
#include "mesh/Params/Params.h"
#include "mesh/Params/Passes.h"
#include "mesh/Support/FirstError.h"
#include "mesh/Support/OptionError.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/SymbolTable.h"

namespace mesh {
#define GEN_PASS_DEF_GATHERPARAMSPASS
#include "mesh/Params/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// `sharding` without the axis `name`, or its parts.
static ShardingAttr removeAxis(ShardingAttr sharding, StringRef name) {
  SmallVector<DimShardingAttr> dims;
  for (DimShardingAttr dim : sharding.getDims()) {
    SmallVector<AxisRefAttr> axes(dim.getAxes());
    llvm::erase_if(axes,
                   [&](AxisRefAttr axis) { return axis.getName() == name; });
    dims.push_back(DimShardingAttr::get(sharding.getContext(), axes));
  }
  return ShardingAttr::get(sharding.getMesh(), dims);
}

/// Gathers what `get` reads, in `type` if that has fewer bits.
static void gather(RewriterBase &rewriter, ParamGetOp get, ShardingAttr wanted,
                   FloatType type) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointAfter(get);
  Location loc = get.getLoc();
  auto full = llvm::cast<RankedTensorType>(get.getType());
  auto element = llvm::dyn_cast<FloatType>(full.getElementType());
  bool rounds = type && element && type.getWidth() < element.getWidth();
  Value value = get;
  SmallPtrSet<Operation *, 1> own;
  if (rounds) {
    value = arith::TruncFOp::create(rewriter, loc, full.clone(type), value);
    own.insert(value.getDefiningOp());
  }
  value = ReshardOp::create(rewriter, loc, value, wanted);
  if (!rounds)
    own.insert(value.getDefiningOp());
  else
    value = arith::ExtFOp::create(rewriter, loc, full, value);
  rewriter.replaceAllUsesExcept(get.getResult(), value, own);
}

void mesh::gatherParams(RewriterBase &rewriter, ModuleOp module, StringRef axis,
                        FloatType type) {
  DenseMap<StringAttr, ShardingAttr> wanted;
  for (ParamOp param : getParams(module))
    if (std::optional<ShardingAttr> sharding = param.getSharding()) {
      ShardingAttr without = removeAxis(*sharding, axis);
      if (without != sharding->getLayout())
        wanted[param.getSymNameAttr()] = without;
    }
  module.walk([&](ParamGetOp get) {
    if (ShardingAttr sharding = wanted.lookup(get.getParamAttr().getAttr()))
      gather(rewriter, get, sharding, type);
  });
}

namespace {
struct GatherParamsPass
    : public mesh::impl::GatherParamsPassBase<GatherParamsPass> {
  using GatherParamsPassBase::GatherParamsPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (axis.empty()) {
      emitOptionError(*this, &getContext())
          << "needs the option 'axis', the axis to gather over";
      return signalPassFailure();
    }
    FloatType element;
    if (!type.empty()) {
      element = parseFloatType();
      if (!element) {
        emitOptionError(*this, &getContext())
            << "'type' must be a floating point type, got '" << type << "'";
        return signalPassFailure();
      }
    }
    warnWithoutParams(module, getArgument());
    if (failed(verifyAxisOption(module, axis.getValue(), axis, *this)))
      return signalPassFailure();
    IRRewriter rewriter(&getContext());
    gatherParams(rewriter, module, axis, element);
  }

private:
  /// The type that the option names, if it names one.
  FloatType parseFloatType() {
    FirstError ofParser(&getContext());
    return llvm::dyn_cast_or_null<FloatType>(
        mlir::parseType(type, &getContext()));
  }
};
} // namespace
