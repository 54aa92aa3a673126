//===- GenerateFlow.cpp - random control flow around collectives ----------===//

#include "mesh-fuzz/ControlFlow.h"

#include <array>

using namespace mesh;

namespace {
class FlowGenerator {
public:
  explicit FlowGenerator(Random &random) : random(random) {}

  FlowProgram run();
  FlowProgram runBlocks();

private:
  void begin(int64_t numConditions, int64_t mostChanges);
  std::string pickAxes(bool mayBeNone);
  Condition::Change makeChange();
  Condition makeCondition(int64_t mostChanges);
  ExchangeAction makeCollective();
  Step makeStep(int depth);
  std::vector<Step> makeSteps(int64_t most, int depth);
  FlowBlock::Update makeUpdate();
  FlowBlock makeBlock(size_t index, size_t last);

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

Condition::Change FlowGenerator::makeChange() {
  bool isPermute = random.chance(0.3);
  return {isPermute, pickAxes(/*mayBeNone=*/false)};
}

Condition FlowGenerator::makeCondition(int64_t mostChanges) {
  Condition condition;
  condition.isIndex = random.chance(0.4);
  condition.axes = pickAxes(/*mayBeNone=*/!condition.isIndex);
  for (int64_t i = random.between(0, mostChanges); i > 0; --i)
    condition.changes.push_back(makeChange());
  return condition;
}

ExchangeAction FlowGenerator::makeCollective() {
  static const std::array<ExchangeAction::Kind, 2> kinds = {
      ExchangeAction::Kind::AllReduceSum, ExchangeAction::Kind::AllGather};
  ExchangeAction action{random.pick(kinds)};
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

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

FlowBlock::Update FlowGenerator::makeUpdate() {
  using Kind = FlowBlock::Update::Kind;
  // A few collectives only, or else one of them is soon where it must not be.
  static const std::array<Kind, 6> kinds = {
      Kind::Change, Kind::Take, Kind::Take, Kind::Flip, Kind::Flip, Kind::Flip};
  FlowBlock::Update update{random.pick(kinds)};
  update.variable = random.below(program.conditions.size());
  update.condition = random.below(program.conditions.size());
  if (update.kind == Kind::Change)
    update.change = makeChange();
  return update;
}

/// A block that comes before the one numbered `last`.
FlowBlock FlowGenerator::makeBlock(size_t index, size_t last) {
  static const std::array<FlowBlock::End, 3> ends = {
      FlowBlock::End::Jump, FlowBlock::End::Branch, FlowBlock::End::Loop};
  FlowBlock block;
  for (int64_t i = random.below(3); i > 0; --i)
    block.updates.push_back(makeUpdate());
  block.end = random.pick(ends);
  block.variable = random.below(program.conditions.size());
  block.target = block.end == FlowBlock::End::Loop
                     ? random.between(0, index)
                     : random.between(index + 1, last);
  block.limit = random.between(1, 2);
  block.isCounted = random.chance(0.3);
  return block;
}

/// Each block leads to the next one, up to the first of one or two that return.
FlowProgram FlowGenerator::runBlocks() {
  begin(/*numConditions=*/2, /*mostChanges=*/1);
  size_t numInner = random.between(3, 6);
  size_t last = numInner + random.below(2);
  for (size_t i = 0; i < numInner; ++i)
    program.blocks.push_back(makeBlock(i, last));
  while (program.blocks.size() <= last) {
    FlowBlock &block = program.blocks.emplace_back();
    block.variable = random.below(program.conditions.size());
  }
  program.resultAxes = pickAxes(/*mayBeNone=*/true);
  program.rounds = random.chance(0.3) ? 2 : 1;
  return std::move(program);
}

//===----------------------------------------------------------------------===//
// All programs
//===----------------------------------------------------------------------===//

void FlowGenerator::begin(int64_t numConditions, int64_t mostChanges) {
  static const std::array<std::vector<int64_t>, 4> meshes = {
      {{2}, {3}, {2, 2}, {2, 1}}};
  program.sizes = random.pick(meshes);
  while (static_cast<int64_t>(program.conditions.size()) < numConditions)
    program.conditions.push_back(makeCondition(mostChanges));
}

FlowProgram FlowGenerator::run() {
  begin(random.between(1, 2), /*mostChanges=*/2);
  program.steps = makeSteps(3, 0);
  return std::move(program);
}

FlowProgram mesh::generateFlow(Random &random) {
  return FlowGenerator(random).run();
}

FlowProgram mesh::generateBlocks(Random &random) {
  return FlowGenerator(random).runBlocks();
}
