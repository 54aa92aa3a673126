//===- Optimizer.cpp - Arithmetic of optimizers ---------------------------===//

#include "Optimizer.h"

#include "mesh/Differentiation/DifferentiableOpInterface.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <cmath>

using namespace mesh;

namespace {
/// Arithmetic on tensors of floats.
class Arithmetic {
public:
  explicit Arithmetic(ImplicitLocOpBuilder &b) : b(b) {}

  Value number(Type type, double value) {
    return createNumber(b, b.getLoc(), type, value);
  }
  Value add(Value x, Value y) { return arith::AddFOp::create(b, x, y); }
  Value sub(Value x, Value y) { return arith::SubFOp::create(b, x, y); }
  Value div(Value x, Value y) { return arith::DivFOp::create(b, x, y); }
  Value mul(Value x, Value y) { return arith::MulFOp::create(b, x, y); }
  Value mul(Value x, double factor) {
    return mul(x, number(x.getType(), factor));
  }
  /// Divides by a number of rank 0.
  Value divAll(Value x, Value divisor) {
    return div(x, spread(divisor, x.getType()));
  }
  /// Multiplies by a number of rank 0.
  Value mulAll(Value x, Value factor) {
    return mul(x, spread(factor, x.getType()));
  }
  Value spread(Value number, Type type) {
    return spreadNumber(b, number, llvm::cast<RankedTensorType>(type));
  }
  /// Returns (1 - weight) x + weight y.
  Value mix(Value x, Value y, double weight) {
    return add(mul(y, weight), mul(x, 1 - weight));
  }

private:
  ImplicitLocOpBuilder &b;
};
} // namespace

ArrayRef<StringRef> mesh::getMeanSuffixes(OptimizerKind kind) {
  static constexpr StringRef suffixes[] = {".m", ".v"};
  switch (kind) {
  case OptimizerKind::SGD:
    return {};
  case OptimizerKind::Momentum:
    return ArrayRef(suffixes).take_front(1);
  case OptimizerKind::AdamW:
    return suffixes;
  }
  llvm_unreachable("not an optimizer");
}

Value mesh::spreadNumber(ImplicitLocOpBuilder &b, Value number,
                         RankedTensorType type) {
  if (llvm::isa<FloatType>(mlir::getElementTypeOrSelf(number)))
    number = convertFloats(b, b.getLoc(), number, type.getElementType());
  if (type.getRank() == 0)
    return number;
  Value empty = tensor::EmptyOp::create(b, type.getShape(),
                                        mlir::getElementTypeOrSelf(number));
  auto dims = llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
  return linalg::BroadcastOp::create(b, number, empty, dims)->getResult(0);
}

/// Returns how far the schedule has fallen, from 1 to 0, once a share `done` of
/// its steps is over.
static Value emitFall(ImplicitLocOpBuilder &b, RateSchedule schedule,
                      Value done) {
  Arithmetic a(b);
  Value one = a.number(done.getType(), 1);
  if (schedule == RateSchedule::Linear)
    return a.sub(one, done);
  Value cosine = math::CosOp::create(b, a.mul(done, llvm::numbers::pi));
  return a.mul(a.add(one, cosine), 0.5);
}

Value mesh::emitRate(ImplicitLocOpBuilder &b, TrainStepOp op, Value count,
                     RankedTensorType type) {
  Arithmetic a(b);
  double peak = op.getRate()->convertToDouble();
  auto warmup = static_cast<double>(op.getWarmup().value_or(0));
  RateSchedule schedule = op.getSchedule().value_or(RateSchedule::Constant);
  Value rate = a.number(type, peak);
  Value step = arith::SIToFPOp::create(b, type, count);
  if (schedule != RateSchedule::Constant) {
    double end = op.getEndRateOrDefault();
    double length = static_cast<double>(*op.getSteps()) - warmup;
    Value done =
        a.div(a.sub(step, a.number(type, warmup)), a.number(type, length));
    done = arith::MinimumFOp::create(b, done, a.number(type, 1));
    rate = a.add(a.mul(emitFall(b, schedule, done), peak - end),
                 a.number(type, end));
  }
  if (warmup == 0)
    return rate;
  Value rising = a.mul(step, peak / warmup);
  Value isWarm = arith::CmpFOp::create(b, arith::CmpFPredicate::OLT, step,
                                       a.number(type, warmup));
  return arith::SelectOp::create(b, isWarm, rising, rate);
}

Value mesh::emitCorrection(ImplicitLocOpBuilder &b, double beta, Value count,
                           RankedTensorType type) {
  Arithmetic a(b);
  Value one = a.number(type, 1);
  if (beta == 0)
    return one;
  // The power is close to 1 in early steps, so 1 - beta^t would be rounded.
  Value step = a.add(arith::SIToFPOp::create(b, type, count), one);
  Value exponent = a.mul(step, std::log(beta));
  return a.mul(math::ExpM1Op::create(b, exponent), -1);
}

/// Returns `now` if the step counts, else `before`.
static Value chooseByStep(ImplicitLocOpBuilder &b, const StepNumbers &numbers,
                          Value now, Value before) {
  if (!numbers.isFinite)
    return now;
  Value counts = spreadNumber(b, numbers.isFinite,
                              llvm::cast<RankedTensorType>(now.getType()));
  return arith::SelectOp::create(b, counts, now, before);
}

/// Returns the direction of the step, and sets the new means. It is from the
/// means that are kept, so that no others need memory.
static Value emitDirection(ImplicitLocOpBuilder &b, TrainStepOp op,
                           Value gradient, ArrayRef<Value> means,
                           const StepNumbers &numbers,
                           SmallVector<Value, 2> &newMeans) {
  Arithmetic a(b);
  switch (op.getOptimizer()) {
  case OptimizerKind::SGD:
    return gradient;
  case OptimizerKind::Momentum: {
    double momentum = op.getMomentumOrDefault();
    Value mean = chooseByStep(
        b, numbers, a.add(a.mul(means[0], momentum), gradient), means[0]);
    newMeans.push_back(mean);
    return op.getNesterov() ? a.add(gradient, a.mul(mean, momentum)) : mean;
  }
  case OptimizerKind::AdamW: {
    Value square = a.mul(gradient, gradient);
    Value mean = chooseByStep(b, numbers,
                              a.mix(gradient, means[0], op.getBeta1OrDefault()),
                              means[0]);
    Value squares = chooseByStep(
        b, numbers, a.mix(square, means[1], op.getBeta2OrDefault()), means[1]);
    newMeans.append({mean, squares});
    Value root =
        math::SqrtOp::create(b, a.divAll(squares, numbers.correction2));
    Value epsilon = a.number(root.getType(), op.getEpsilonOrDefault());
    return a.div(a.divAll(mean, numbers.correction1), a.add(root, epsilon));
  }
  }
  llvm_unreachable("not an optimizer");
}

ParamValues mesh::emitUpdate(ImplicitLocOpBuilder &b, TrainStepOp op,
                             const ParamValues &values,
                             const StepNumbers &numbers, double decay) {
  Arithmetic a(b);
  Value gradient = values.gradient;
  auto type = llvm::cast<RankedTensorType>(gradient.getType());
  if (numbers.clip)
    gradient = a.mulAll(gradient, numbers.clip);
  ParamValues next;
  Value direction =
      emitDirection(b, op, gradient, values.means, numbers, next.means);
  Value old = values.master ? values.master
                            : convertFloats(b, b.getLoc(), values.param,
                                            type.getElementType());
  if (decay != 0)
    direction = a.add(direction, a.mul(old, decay));
  Value updated = a.sub(old, a.mulAll(direction, numbers.rate));
  updated = chooseByStep(b, numbers, updated, old);
  (values.master ? next.master : next.param) = updated;
  return next;
}
