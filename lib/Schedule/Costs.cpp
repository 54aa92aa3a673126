//===- Costs.cpp - costs of actions ---------------------------------------===//

#include "mesh/Schedule/Costs.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"

#include <numeric>

using namespace mesh;

/// The largest number and denominator that a user may ask for, and the most
/// ticks that an action may take: products of two, and sums over a million
/// actions of each of a thousand ranks, do not overflow.
static constexpr int64_t maxNumber = 1'000'000;
static constexpr int64_t maxTicks = 1'000'000'000;

Rational mesh::makeRational(int64_t numerator, int64_t denominator) {
  int64_t divisor = std::gcd(numerator, denominator);
  return {numerator / divisor, denominator / divisor};
}

llvm::raw_ostream &mesh::operator<<(llvm::raw_ostream &os, Rational value) {
  // Finitely many decimals if nothing but 2 and 5 divides the denominator.
  int64_t rest = value.denominator;
  for (int64_t prime : {2, 5})
    while (rest % prime == 0)
      rest /= prime;
  if (rest != 1)
    return os << value.numerator << '/' << value.denominator;
  if (value.numerator < 0)
    os << '-';
  int64_t numerator = std::abs(value.numerator);
  os << numerator / value.denominator;
  int64_t remainder = numerator % value.denominator;
  if (remainder != 0)
    os << '.';
  while (remainder != 0) {
    os << remainder * 10 / value.denominator;
    remainder = remainder * 10 % value.denominator;
  }
  return os;
}

std::string mesh::toString(Rational value) {
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return text;
}

llvm::Expected<Rational> mesh::parseRational(StringRef text) {
  auto fail = [&] {
    return llvm::createStringError(
        "expected a number such as 2, 1.5 or 2/3, from 0 to " +
        llvm::Twine(maxNumber) + ", got '" + text + "'");
  };
  auto parseDigits = [](StringRef digits, int64_t &number) {
    return llvm::all_of(digits, llvm::isDigit) &&
           !digits.getAsInteger(10, number) && number <= maxNumber;
  };
  int64_t numerator = 0, denominator = 1;
  if (text.contains('/')) {
    auto [left, right] = text.split('/');
    if (!parseDigits(left, numerator) || !parseDigits(right, denominator) ||
        denominator == 0)
      return fail();
    return makeRational(numerator, denominator);
  }
  auto [whole, decimals] = text.split('.');
  int64_t fraction = 0;
  if ((!whole.empty() || decimals.empty()) && !parseDigits(whole, numerator))
    return fail();
  if ((text.contains('.') && !parseDigits(decimals, fraction)) ||
      decimals.size() > 6)
    return fail();
  for (size_t i = 0; i < decimals.size(); ++i)
    denominator *= 10;
  return makeRational(numerator * denominator + fraction, denominator);
}

llvm::Expected<SmallVector<Rational>> mesh::parseRationals(StringRef text) {
  SmallVector<Rational> numbers;
  for (StringRef field : llvm::split(text, ',')) {
    llvm::Expected<Rational> number = parseRational(field);
    if (!number)
      return number.takeError();
    numbers.push_back(*number);
  }
  return numbers;
}

int64_t ScheduleCosts::get(const Action &action) const {
  auto scale = [&](int64_t ticks) {
    // The product comes first, but is small: see makeCosts.
    return stageWeights.empty()
               ? ticks
               : ticks * stageWeights[action.stage] / weightUnit;
  };
  switch (action.kind) {
  case ActionKind::Forward:
    return scale(forward);
  case ActionKind::Backward:
    return scale(inputGrad + weightGrad);
  case ActionKind::InputGrad:
    return scale(inputGrad);
  case ActionKind::WeightGrad:
    return scale(weightGrad);
  default:
    return 0;
  }
}

int64_t ScheduleCosts::get(const Cell &cell) const {
  int64_t ticks = 0;
  for (const Action &action : cell)
    ticks += get(action);
  return ticks;
}

/// The least common denominator, unless that is too large.
static std::optional<int64_t> getDenominator(ArrayRef<Rational> numbers) {
  int64_t result = 1;
  for (const Rational &number : numbers) {
    result = std::lcm(result, number.denominator);
    if (result > maxTicks)
      return std::nullopt;
  }
  return result;
}

llvm::Expected<ScheduleCosts> mesh::makeCosts(ArrayRef<Rational> costs,
                                              ArrayRef<Rational> stageWeights) {
  if (costs.size() != 3 && costs.size() != 4)
    return llvm::createStringError(
        "expected the costs of forward, input gradient, weight gradient and, "
        "if need be, transfer; got " +
        llvm::Twine(costs.size()) + " numbers");
  std::optional<int64_t> unit = getDenominator(costs);
  std::optional<int64_t> weightUnit = getDenominator(stageWeights);
  // No action takes more ticks than maxTicks if none of these products does.
  auto getMax = [](ArrayRef<Rational> numbers) {
    int64_t max = 1;
    for (const Rational &number : numbers)
      max = std::max(max, number.numerator / number.denominator + 1);
    return max;
  };
  int64_t room = maxTicks;
  for (int64_t factor : {unit.value_or(room + 1), weightUnit.value_or(room + 1),
                         getMax(costs), getMax(stageWeights)})
    room /= factor;
  if (room == 0)
    return llvm::createStringError(
        "the costs are too far apart for exact arithmetic: the longest would "
        "take more than " +
        llvm::Twine(maxTicks) + " of the largest tick that all are whole in");
  ScheduleCosts result;
  result.weightUnit = *weightUnit;
  result.ticksPerUnit = *unit * *weightUnit;
  auto toTicks = [&](const Rational &cost) {
    return cost.numerator * (result.ticksPerUnit / cost.denominator);
  };
  result.forward = toTicks(costs[0]);
  result.inputGrad = toTicks(costs[1]);
  result.weightGrad = toTicks(costs[2]);
  if (costs.size() == 4)
    result.transfer = toTicks(costs[3]);
  for (const Rational &weight : stageWeights)
    result.stageWeights.push_back(weight.numerator *
                                  (*weightUnit / weight.denominator));
  return result;
}
