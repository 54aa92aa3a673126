//===- CostsTest.cpp - exact numbers --------------------------------------===//

#include "mesh/Schedule/Costs.h"

#include <gtest/gtest.h>

using namespace mesh;

namespace {

std::string reprint(StringRef text) {
  llvm::Expected<Rational> number = parseRational(text);
  return number ? toString(*number)
                : "error: " + llvm::toString(number.takeError());
}

ScheduleCosts parseCosts(StringRef costs, StringRef weights = "") {
  auto numbers = llvm::cantFail(parseRationals(costs));
  SmallVector<Rational> weightNumbers;
  if (!weights.empty())
    weightNumbers = llvm::cantFail(parseRationals(weights));
  return llvm::cantFail(makeCosts(numbers, weightNumbers));
}

} // namespace

TEST(CostsTest, NumbersPrintAsTheyAre) {
  EXPECT_EQ(reprint("0"), "0");
  EXPECT_EQ(reprint("12"), "12");
  EXPECT_EQ(reprint("1.250"), "1.25");
  EXPECT_EQ(reprint("0.000001"), "0.000001");
  EXPECT_EQ(reprint(".8"), "0.8");
  EXPECT_EQ(reprint("4/6"), "2/3");
  EXPECT_EQ(reprint("10/8"), "1.25");
  for (StringRef text :
       {"", "-1", "1.", ".", "1/0", "1e3", "x", "1.0000001", "1000001",
        "1/1000001", "1/2/3", "99999999999999999999"})
    EXPECT_EQ(reprint(text),
              "error: expected a number such as 2, 1.5 or 2/3, from 0 to "
              "1000000, got '" +
                  text.str() + "'");
}

TEST(CostsTest, TicksAreWhole) {
  ScheduleCosts costs = parseCosts("1,1.2,2/3,1/2");
  EXPECT_EQ(costs.ticksPerUnit, 30);
  EXPECT_EQ(costs.forward, 30);
  EXPECT_EQ(costs.inputGrad, 36);
  EXPECT_EQ(costs.weightGrad, 20);
  EXPECT_EQ(costs.transfer, 15);
  EXPECT_EQ(costs.get(Action{ActionKind::Backward, 0, 0}), 56);
}

TEST(CostsTest, StagesHaveWeights) {
  ScheduleCosts costs = parseCosts("1,1.5,1/3", "1,3/4,2.5");
  for (auto [stage, forward, backward] : {std::tuple(0, "1", "11/6"),
                                          {1, "0.75", "1.375"},
                                          {2, "2.5", "55/12"}}) {
    EXPECT_EQ(toString(costs.toUnits(
                  costs.get(Action{ActionKind::Forward, stage, 0}))),
              forward);
    EXPECT_EQ(toString(costs.toUnits(
                  costs.get(Action{ActionKind::Backward, stage, 0}))),
              backward);
  }
}

TEST(CostsTest, Errors) {
  auto getError = [](ArrayRef<Rational> costs) {
    return llvm::toString(makeCosts(costs).takeError());
  };
  EXPECT_EQ(getError({{1, 1}}),
            "expected the costs of forward, input gradient, weight gradient "
            "and, if need be, transfer; got 1 numbers");
  EXPECT_EQ(getError({{1, 999983}, {1, 999979}, {1, 1}}),
            "the costs are too far apart for exact arithmetic: the longest "
            "would take more than 1000000000 of the largest tick that all are "
            "whole in");
}
