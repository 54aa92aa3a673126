//===- EpilogueBody.cpp - bodies that end contractions --------------------===//

#include "EpilogueBody.h"

#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

#include <cmath>
#include <map>
#include <utility>

using namespace mesh;

/// The ops of a body that make a value, each behind what it reads.
using Steps = llvm::SetVector<Operation *>;

/// Returns the ops that compute `value` in the body of `element`.
static Steps getSteps(Value value, BlockArgument element) {
  mlir::BackwardSliceOptions options;
  options.inclusive = true;
  options.omitBlockArguments = true;
  options.filter = [&](Operation *op) {
    return op->getBlock() == element.getOwner();
  };
  Steps steps;
  (void)mlir::getBackwardSlice(value, &steps, options);
  return steps;
}

//===----------------------------------------------------------------------===//
// Polynomials
//===----------------------------------------------------------------------===//

namespace {
/// A polynomial in x and t, a hyperbolic tangent: the coefficients by the
/// exponents of both.
class Polynomial {
public:
  static Polynomial constant(double value) { return monomial(0, 0, value); }
  static Polynomial x() { return monomial(1, 0, 1); }
  static Polynomial t() { return monomial(0, 1, 1); }

  Polynomial operator+(const Polynomial &other) const {
    Polynomial sum = *this;
    for (auto [exponents, value] : other.terms)
      sum.terms[exponents] += value;
    return sum;
  }
  Polynomial operator*(const Polynomial &other) const {
    Polynomial product;
    for (auto [mine, a] : terms)
      for (auto [others, b] : other.terms)
        product
            .terms[{mine.first + others.first, mine.second + others.second}] +=
            a * b;
    return product;
  }

  int getDegree() const {
    int degree = 0;
    for (auto [exponents, value] : terms)
      degree = std::max(degree, exponents.first + exponents.second);
    return degree;
  }

  /// Returns true if each coefficient is that of `other`, but for a relative
  /// error.
  bool isClose(const Polynomial &other, double error) const {
    auto isCloseTo = [error](const Polynomial &a, const Polynomial &b) {
      return llvm::all_of(a.terms, [&](auto &term) {
        auto found = b.terms.find(term.first);
        double expected = found == b.terms.end() ? 0 : found->second;
        return std::abs(term.second - expected) <= error * std::abs(expected);
      });
    };
    return isCloseTo(*this, other) && isCloseTo(other, *this);
  }

private:
  static Polynomial monomial(int x, int t, double value) {
    Polynomial result;
    result.terms[{x, t}] = value;
    return result;
  }

  std::map<std::pair<int, int>, double> terms;
};

/// The polynomials that the values of a body are.
class Polynomials {
public:
  /// Expresses the values of `steps`, in their order, as polynomials of `x`.
  Polynomials(const Steps &steps, Value x) {
    values.try_emplace(x, Polynomial::x());
    for (Operation *op : steps)
      if (op->getNumResults() == 1 && op->getResult(0) != x)
        if (std::optional<Polynomial> value = evaluate(*op))
          values.try_emplace(op->getResult(0), std::move(*value));
  }

  std::optional<Polynomial> get(Value value) const {
    FloatAttr constant;
    if (matchPattern(value, mlir::m_Constant(&constant)))
      return Polynomial::constant(constant.getValueAsDouble());
    auto found = values.find(value);
    if (found == values.end())
      return std::nullopt;
    return found->second;
  }
  /// The operand of the tangent, if there is just one.
  std::optional<Polynomial> getTangent() const { return tangent; }

private:
  std::optional<Polynomial> evaluate(Operation &op);

  DenseMap<Value, Polynomial> values;
  std::optional<Polynomial> tangent;
  bool hasTangent = false;
};
} // namespace

/// No epilogue has more; so powers of powers end.
static constexpr int kMaxDegree = 8;

std::optional<Polynomial> Polynomials::evaluate(Operation &op) {
  SmallVector<Polynomial, 2> operands;
  for (Value operand : op.getOperands()) {
    std::optional<Polynomial> value = get(operand);
    if (!value || value->getDegree() > kMaxDegree)
      return std::nullopt;
    operands.push_back(std::move(*value));
  }
  auto getConstant = [&](unsigned index) -> std::optional<double> {
    FloatAttr constant;
    if (matchPattern(op.getOperand(index), mlir::m_Constant(&constant)))
      return constant.getValueAsDouble();
    return std::nullopt;
  };
  using Result = std::optional<Polynomial>;
  return llvm::TypeSwitch<Operation *, Result>(&op)
      .Case<arith::ExtFOp, arith::TruncFOp>([&](auto) { return operands[0]; })
      .Case([&](arith::AddFOp) { return operands[0] + operands[1]; })
      .Case([&](arith::SubFOp) {
        return operands[0] + Polynomial::constant(-1) * operands[1];
      })
      .Case(
          [&](arith::NegFOp) { return Polynomial::constant(-1) * operands[0]; })
      .Case([&](arith::MulFOp) { return operands[0] * operands[1]; })
      .Case([&](arith::DivFOp) -> Result {
        std::optional<double> divisor = getConstant(1);
        if (!divisor || *divisor == 0)
          return std::nullopt;
        return operands[0] * Polynomial::constant(1 / *divisor);
      })
      .Case([&](math::PowFOp) -> Result {
        std::optional<double> exponent = getConstant(1);
        if (exponent == 2)
          return operands[0] * operands[0];
        if (exponent == 3)
          return operands[0] * operands[0] * operands[0];
        return std::nullopt;
      })
      .Case([&](math::TanhOp) -> Result {
        // Each of two of them would be another t.
        if (std::exchange(hasTangent, true)) {
          tangent.reset();
          return std::nullopt;
        }
        tangent = operands[0];
        return Polynomial::t();
      })
      .Default([](Operation *) { return std::nullopt; });
}

//===----------------------------------------------------------------------===//
// Activations
//===----------------------------------------------------------------------===//

/// Returns `value` as it was before casts between floats.
static Value skipCasts(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!llvm::isa<arith::ExtFOp, arith::TruncFOp>(op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

/// Returns true if `value` is max(x, 0) in a form that makes 0 of what is no
/// number, as cuBLASLt is assumed to do.
static bool isRelu(Value value, Value x) {
  auto isX = [&](Value operand) { return skipCasts(operand) == x; };
  auto isZero = [](Value operand) {
    return matchPattern(operand, mlir::m_AnyZeroFloat());
  };
  Operation *op = value.getDefiningOp();
  if (llvm::isa_and_present<arith::MaxNumFOp>(op))
    return (isX(op->getOperand(0)) && isZero(op->getOperand(1))) ||
           (isX(op->getOperand(1)) && isZero(op->getOperand(0)));
  auto select = llvm::dyn_cast_or_null<arith::SelectOp>(op);
  if (!select || !isX(select.getTrueValue()) || !isZero(select.getFalseValue()))
    return false;
  auto compare = select.getCondition().getDefiningOp<arith::CmpFOp>();
  using arith::CmpFPredicate;
  return compare && isX(compare.getLhs()) && isZero(compare.getRhs()) &&
         llvm::is_contained({CmpFPredicate::OGT, CmpFPredicate::OGE},
                            compare.getPredicate());
}

/// Returns true if `value` is x / 2 (1 + tanh(√(2/π) (x + 0.044715 x³))). The
/// numbers may have been rounded to `type`.
static bool isGelu(const Steps &steps, Value value, Value x, FloatType type) {
  Polynomials polynomials(steps, x);
  std::optional<Polynomial> result = polynomials.get(value),
                            tangent = polynomials.getTangent();
  if (!result || !tangent)
    return false;
  // Two numbers that are rounded may be multiplied.
  int digits = static_cast<int>(type.getFPMantissaWidth());
  double error = std::max(std::ldexp(1.0, 1 - digits), 1e-6);
  auto constant = &Polynomial::constant;
  Polynomial px = Polynomial::x();
  double scale = std::sqrt(2 / M_PI);
  return result->isClose(constant(0.5) * px +
                             constant(0.5) * px * Polynomial::t(),
                         error) &&
         tangent->isClose(constant(scale) * px +
                              constant(0.044715 * scale) * px * px * px,
                          error);
}

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

static bool isSmallFloat(Type type) {
  return llvm::isa<FloatType>(type) && type.getIntOrFloatBitWidth() <= 32;
}

/// The narrowest type that `steps` compute with; null if they do more than to
/// compute with floats of at most 32 bits, and to compare them.
static FloatType getNarrowest(const Steps &steps) {
  FloatType narrowest;
  for (Operation *op : steps) {
    if (llvm::isa<arith::CmpFOp>(op))
      continue;
    if (!mlir::isMemoryEffectFree(op))
      return {};
    for (Type type : op->getResultTypes()) {
      if (!isSmallFloat(type))
        return {};
      auto here = llvm::cast<FloatType>(type);
      if (!narrowest ||
          here.getFPMantissaWidth() < narrowest.getFPMantissaWidth())
        narrowest = here;
    }
  }
  return narrowest;
}

/// The sum of `element` and another argument; null if there is none.
static arith::AddFOp findBiasSum(const Steps &steps, BlockArgument element,
                                 BlockArgument &bias) {
  for (Operation *op : steps) {
    auto sum = llvm::dyn_cast<arith::AddFOp>(op);
    if (!sum)
      continue;
    Value lhs = skipCasts(sum.getLhs()), rhs = skipCasts(sum.getRhs());
    if (rhs == element)
      std::swap(lhs, rhs);
    bias = llvm::dyn_cast<BlockArgument>(rhs);
    if (lhs == element && bias && bias != element &&
        bias.getOwner() == element.getOwner())
      return sum;
  }
  bias = {};
  return {};
}

std::optional<EpilogueBody> mesh::matchEpilogue(Value value,
                                                BlockArgument element) {
  Steps steps = getSteps(value, element);
  FloatType narrowest = getNarrowest(steps);
  if (!narrowest || !isSmallFloat(element.getType()))
    return std::nullopt;
  EpilogueBody epilogue;
  Value x = element;
  if (arith::AddFOp sum = findBiasSum(steps, element, epilogue.bias))
    x = sum.getResult();
  Value result = skipCasts(value);
  if (result == x)
    return epilogue;
  if (isRelu(result, x))
    epilogue.activation = RtActivation::Relu;
  else if (isGelu(steps, result, x, narrowest))
    epilogue.activation = RtActivation::Gelu;
  else
    return std::nullopt;
  return epilogue;
}

bool mesh::isReadFor(Value value, BlockArgument element) {
  Steps steps = getSteps(value, element);
  auto isStep = [&](Operation *user) { return steps.contains(user); };
  return llvm::all_of(element.getUsers(), isStep) &&
         llvm::all_of(steps, [&](Operation *step) {
           return step == value.getDefiningOp() ||
                  llvm::all_of(step->getUsers(), isStep);
         });
}
