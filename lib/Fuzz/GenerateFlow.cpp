//===- GenerateFlow.cpp - random control flow around collectives ----------===//

#include "mesh/Fuzz/ControlFlow.h"

#include <array>

using namespace mesh;

namespace {
class FlowGenerator {
public:
  explicit FlowGenerator(Random &random) : random(random) {}

  FlowProgram run();

private:
  std::string pickAxes(bool mayBeNone);
  Condition makeCondition();
  Action makeCollective();
  Step makeStep(int depth);
  std::vector<Step> makeSteps(int64_t most, int depth);

  Random &random;
  FlowProgram program;
};
} // namespace

std::string FlowGenerator::pickAxes(bool mayBeNone) {
  std::vector<std::string> all = {"x"};
  if (program.sizes.size() > 1)
    all = {"x", "y", "xy"};
  if (mayBeNone)
    all.push_back("");
  return random.pick(all);
}

Condition FlowGenerator::makeCondition() {
  Condition condition;
  condition.isIndex = random.chance(0.4);
  condition.axes = pickAxes(/*mayBeNone=*/!condition.isIndex);
  for (int64_t i = random.below(3); i > 0; --i)
    condition.changes.push_back(
        {random.chance(0.3), pickAxes(/*mayBeNone=*/false)});
  return condition;
}

Action FlowGenerator::makeCollective() {
  static const std::array<Action::Kind, 2> kinds = {Action::Kind::AllReduceSum,
                                                    Action::Kind::AllGather};
  Action action{random.pick(kinds)};
  action.axes = pickAxes(/*mayBeNone=*/false);
  return action;
}

Step FlowGenerator::makeStep(int depth) {
  if (depth == 2 || random.chance(0.4))
    return {Step::Kind::Collective, makeCollective()};
  static const std::array<Step::Kind, 3> kinds = {
      Step::Kind::If, Step::Kind::Loop, Step::Kind::Call};
  Step step{random.pick(kinds)};
  if (step.kind == Step::Kind::Call) {
    step.body = {{Step::Kind::Collective, makeCollective()}};
    return step;
  }
  step.condition = random.below(program.conditions.size());
  step.body = makeSteps(2, depth + 1);
  // The same on both sides, now and then.
  if (step.kind == Step::Kind::If && random.chance(0.5))
    step.otherwise = random.chance(0.3) ? step.body : makeSteps(2, depth + 1);
  return step;
}

std::vector<Step> FlowGenerator::makeSteps(int64_t most, int depth) {
  std::vector<Step> steps;
  for (int64_t i = random.between(1, most); i > 0; --i)
    steps.push_back(makeStep(depth));
  return steps;
}

FlowProgram FlowGenerator::run() {
  static const std::array<std::vector<int64_t>, 4> meshes = {
      {{2}, {3}, {2, 2}, {2, 1}}};
  program.sizes = random.pick(meshes);
  for (int64_t i = random.between(1, 2); i > 0; --i)
    program.conditions.push_back(makeCondition());
  program.steps = makeSteps(3, 0);
  return std::move(program);
}

FlowProgram mesh::generateFlow(Random &random) {
  return FlowGenerator(random).run();
}
