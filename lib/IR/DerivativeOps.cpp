//===- DerivativeOps.cpp - verifiers of derivatives -----------------------===//
//
// The numbered constraints are those of DerivativeOps.td.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/DerivativeOps.h"

#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mesh;

#include "mesh/IR/DerivativeEnums.cpp.inc"

/// (C2)
static LogicalResult verifyWrt(Operation *op, ArrayAttr wrt) {
  if (wrt.empty())
    return op->emitOpError("must name at least one argument in 'wrt'");
  for (Attribute argument : wrt) {
    auto index = llvm::dyn_cast<IntegerAttr>(argument);
    if (!llvm::isa<StringAttr>(argument) && (!index || index.getInt() < 0))
      return op->emitOpError("'wrt' must have indices of arguments and names "
                             "alone, got ")
             << argument;
  }
  return success();
}

LogicalResult mesh::verifySaving(Operation *op, StringRef name,
                                 Attribute saving) {
  auto kind = llvm::dyn_cast<StringAttr>(saving);
  auto names = llvm::dyn_cast<ArrayAttr>(saving);
  if ((kind && symbolizeSaveKind(kind.getValue())) ||
      (names && llvm::all_of(names, llvm::IsaPred<StringAttr>)))
    return success();
  return op->emitOpError("attribute '")
         << name << "' must be \"everything\", \"contractions\", "
         << "\"contractions_without_batch\", \"nothing\" or a list of names, "
         << "got " << saving;
}

LogicalResult DerivativeOp::verify() {
  if (failed(verifyWrt(*this, getWrt()))) // (C2)
    return failure();
  if (getSaving() && failed(verifySaving(*this, "saving", *getSaving())))
    return failure(); // (C3)
  if (getMode() == DerivativeMode::JVP && (getSaving() || getSaveEvery()))
    return emitOpError(
        "'saving' and 'save_every' are for reverse mode"); // (C4)
  return success();
}

/// C1
LogicalResult DerivativeOp::verifySymbolUses(SymbolTableCollection &symbols) {
  Operation *target = symbols.lookupNearestSymbolFrom(*this, getFunctionAttr());
  if (auto derivative = llvm::dyn_cast_or_null<DerivativeOp>(target))
    return derivative->isBeforeInBlock(*this)
               ? success()
               : emitOpError("derivative ")
                     << getFunctionAttr() << " must be declared before";
  auto function = llvm::dyn_cast_or_null<FunctionOpInterface>(target);
  if (!function || function.isExternal())
    return emitOpError("there is no function with a body ")
           << getFunctionAttr();
  return success();
}

//===----------------------------------------------------------------------===//
// Steps of training
//===----------------------------------------------------------------------===//

namespace {
/// The numbers that an attribute may be.
struct NumberRule {
  StringRef name;
  std::optional<APFloat> number;
  bool mayBeZero = true;
  /// They are less than this, unless it is 0.
  double bound = 0;
};
} // namespace

static LogicalResult verifyNumber(Operation *op, const NumberRule &rule) {
  if (!rule.number)
    return success();
  double number = rule.number->convertToDouble();
  bool isInRange = rule.mayBeZero ? number >= 0 : number > 0;
  if (rule.number->isFinite() && isInRange &&
      (rule.bound == 0 || number < rule.bound))
    return success();
  InFlightDiagnostic diag = op->emitOpError("'")
                            << rule.name << "' must be "
                            << (rule.mayBeZero ? "at least" : "more than")
                            << " 0";
  if (rule.bound != 0)
    diag << " and less than " << static_cast<int64_t>(rule.bound);
  return diag << ", got " << number;
}

/// (C5)
static LogicalResult verifySchedule(TrainStepOp op) {
  RateSchedule schedule = op.getSchedule().value_or(RateSchedule::Constant);
  bool falls = schedule != RateSchedule::Constant;
  int64_t warmup = op.getWarmup().value_or(0);
  if ((op.getSchedule() || op.getWarmup()) && !op.getRate())
    return op.emitOpError("a schedule needs a 'rate' to change");
  if (!falls && (op.getSteps() || op.getEndRate()))
    return op.emitOpError("'steps' and 'end_rate' need a schedule that falls: "
                          "'linear' or 'cosine'");
  if (falls && !op.getSteps())
    return op.emitOpError("schedule '")
           << stringifyRateSchedule(schedule) << "' needs 'steps'";
  if (falls && static_cast<int64_t>(*op.getSteps()) <= warmup)
    return op.emitOpError("'steps' must be more than the ")
           << warmup << " of 'warmup', got " << *op.getSteps();
  return success();
}

LogicalResult TrainStepOp::verify() {
  if (getWrt() && failed(verifyWrt(*this, *getWrt()))) // (C2)
    return failure();
  const NumberRule rules[] = {{"rate", getRate()},
                              {"end_rate", getEndRate()},
                              {"momentum", getMomentum(), true, 1},
                              {"beta1", getBeta1(), true, 1},
                              {"beta2", getBeta2(), true, 1},
                              {"epsilon", getEpsilon()},
                              {"decay", getDecay()},
                              {"clip", getClip(), false},
                              {"loss_scale", getLossScale(), false}};
  for (const NumberRule &rule : rules) // (C3)
    if (failed(verifyNumber(*this, rule)))
      return failure();
  bool isMomentum = getOptimizer() == OptimizerKind::Momentum;
  bool isAdam = getOptimizer() == OptimizerKind::AdamW;
  if (!isMomentum && (getMomentum() || getNesterov())) // (C4)
    return emitOpError("'momentum' and 'nesterov' are for optimizer "
                       "'momentum', got '")
           << stringifyOptimizerKind(getOptimizer()) << "'";
  if (!isAdam && (getBeta1() || getBeta2() || getEpsilon())) // (C4)
    return emitOpError("'beta1', 'beta2' and 'epsilon' are for optimizer "
                       "'adamw', got '")
           << stringifyOptimizerKind(getOptimizer()) << "'";
  if (failed(verifySchedule(*this)))
    return failure();
  if (getDecayInclude() && getDecayExclude()) // (C6)
    return emitOpError("takes 'decay_include' or 'decay_exclude', not both");
  if ((getDecayInclude() || getDecayExclude()) && !getDecay()) // (C6)
    return emitOpError("'decay_include' and 'decay_exclude' need 'decay'");
  if (getShardState() && getShardState()->empty()) // (C7)
    return emitOpError("'shard_state' must name at least one axis");
  if (getShardGradients() && !getShardState()) // (C7)
    return emitOpError("'shard_gradients' needs 'shard_state'");
  if (getGrowthSteps() && !getLossScale()) // (C8)
    return emitOpError("'growth_steps' needs 'loss_scale'");
  if (getSaving() && failed(verifySaving(*this, "saving", *getSaving())))
    return failure(); // (C9)
  int64_t most = std::numeric_limits<int32_t>::max();
  if (getGrowthOrDefault() > most) // (C8)
    return emitOpError("'growth_steps' must be at most ")
           << most << ", got " << getGrowthOrDefault();
  return success();
}

/// (C1)
LogicalResult TrainStepOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto function = symbols.lookupNearestSymbolFrom<FunctionOpInterface>(
      *this, getFunctionAttr());
  if (function && !function.isExternal())
    return success();
  return emitOpError("there is no function with a body ") << getFunctionAttr();
}

#define GET_OP_CLASSES
#include "mesh/IR/DerivativeOps.cpp.inc"
