//===- SimulateFlow.cpp - simulated control flow of devices ---------------===//

#include "mesh-fuzz/ControlFlow.h"

using namespace mesh;

namespace {
/// Follows the steps of each device for all values that data may have.
class FlowSimulation {
public:
  explicit FlowSimulation(const FlowProgram &program) : program(program) {
    exchange.sizes = program.sizes;
    int64_t n = 1;
    for (int64_t size : program.sizes)
      n *= size;
    exchange.scripts.resize(n);
  }
  Ending run();

private:
  /// The progress of a device in the blocks, and its values.
  struct State {
    size_t block = 0, update = 0;
    int64_t round = 0;
    std::vector<bool> variables;
    /// The values when the round began.
    std::vector<bool> begun;
    /// By block, how often it has led back since it last led on.
    std::vector<int64_t> counters;
    bool isDone = false;
  };
  int64_t getNumDevices() const { return exchange.scripts.size(); }
  int64_t getIndex(int64_t device, StringRef axes) const;
  void readData(const Condition &condition, int64_t &data,
                std::vector<bool> &bits) const;
  void change(const Condition::Change &change, std::vector<bool> &bits) const;
  void follow(ArrayRef<Step> steps, int64_t device, Script &script) const;
  Ending runSteps();

  const FlowBlock &getBlock(const State &state) const {
    return program.blocks[state.block];
  }
  bool isMeeting(const State &state) const;
  const Condition::Change &getChange(const State &state) const {
    return getBlock(state).updates[state.update].change;
  }
  void leave(State &state) const;
  void advance(int64_t device);
  void meet(ArrayRef<int64_t> group);
  bool isResultAsDeclared() const;
  Ending runBlocks();

  const FlowProgram &program;
  Exchange exchange;
  /// By condition and device.
  std::vector<std::vector<bool>> values;
  /// The states of blocks, by device.
  std::vector<State> states;
};
} // namespace

/// The index of a device over `axes`, row-major.
int64_t FlowSimulation::getIndex(int64_t device, StringRef axes) const {
  int64_t result = 0;
  for (char axis : axes) {
    int64_t stride = 1;
    for (size_t i = axis - 'x' + 1; i < program.sizes.size(); ++i)
      stride *= program.sizes[i];
    int64_t size = program.sizes[axis - 'x'];
    result = result * size + device / stride % size;
  }
  return result;
}

/// Takes the bits that a condition begins with from the lowest ones of `data`.
void FlowSimulation::readData(const Condition &condition, int64_t &data,
                              std::vector<bool> &bits) const {
  int64_t numBits = 1;
  for (char axis : condition.axes)
    numBits *= program.sizes[axis - 'x'];
  for (int64_t device = 0; device < getNumDevices(); ++device) {
    int64_t index = getIndex(device, condition.axes);
    bits.push_back(condition.isIndex ? index > 0 : (data >> index) & 1);
  }
  if (!condition.isIndex)
    data >>= numBits;
}

void FlowSimulation::change(const Condition::Change &change,
                            std::vector<bool> &bits) const {
  std::vector<bool> before = bits;
  for (int64_t device = 0; device < getNumDevices(); ++device) {
    std::vector<int64_t> group = exchange.getGroup(device, change.axes);
    int64_t n = group.size(), own = getIndex(device, change.axes);
    bool result = false;
    for (int64_t member : group) {
      int64_t index = getIndex(member, change.axes);
      if (!change.isPermute || (index + 1) % n == own)
        result = result || before[member];
    }
    bits[device] = result;
  }
}

void FlowSimulation::follow(ArrayRef<Step> steps, int64_t device,
                            Script &script) const {
  for (const Step &step : steps) {
    bool holds =
        step.kind == Step::Kind::Call || values[step.condition][device];
    if (step.kind == Step::Kind::Collective)
      script.push_back(step.action);
    else
      follow(holds ? step.body : step.otherwise, device, script);
  }
}

Ending FlowSimulation::runSteps() {
  for (auto [device, script] : llvm::enumerate(exchange.scripts)) {
    script.clear();
    follow(program.steps, device, script);
  }
  std::optional<Ending> ending = simulate(exchange);
  assert(ending && "collectives alone have few states");
  return *ending;
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// Returns true if the device has come to where others take part.
bool FlowSimulation::isMeeting(const State &state) const {
  ArrayRef<FlowBlock::Update> updates = getBlock(state).updates;
  return !state.isDone && state.update < updates.size() &&
         updates[state.update].kind == FlowBlock::Update::Kind::Change;
}

void FlowSimulation::leave(State &state) const {
  const FlowBlock &block = getBlock(state);
  bool holds = state.variables[block.variable];
  int64_t &counter = state.counters[state.block];
  size_t next = state.block + 1;
  switch (block.end) {
  case FlowBlock::End::Return:
    state.isDone = ++state.round == program.rounds;
    if (state.isDone)
      return;
    llvm::fill(state.counters, 0);
    state.begun = state.variables;
    next = 0;
    break;
  case FlowBlock::End::Jump:
    break;
  case FlowBlock::End::Branch:
    if (holds)
      next = block.target;
    break;
  case FlowBlock::End::Loop:
    if (counter < block.limit && (block.isCounted || holds)) {
      next = block.target;
      ++counter;
    } else {
      counter = 0;
    }
    break;
  }
  state.block = next;
  state.update = 0;
}

/// Goes on to where the device meets others, or to its end.
void FlowSimulation::advance(int64_t device) {
  State &state = states[device];
  while (!state.isDone && !isMeeting(state)) {
    ArrayRef<FlowBlock::Update> updates = getBlock(state).updates;
    if (state.update == updates.size()) {
      leave(state);
      continue;
    }
    const FlowBlock::Update &update = updates[state.update++];
    state.variables[update.variable] =
        update.kind == FlowBlock::Update::Kind::Take
            ? state.begun[update.condition]
            : !state.variables[update.variable];
  }
}

/// All members have come: each changes a variable, which may be another one.
void FlowSimulation::meet(ArrayRef<int64_t> group) {
  auto getVariable = [&](int64_t device) {
    State &state = states[device];
    return state.variables[getBlock(state).updates[state.update].variable];
  };
  std::vector<bool> bits(getNumDevices());
  for (int64_t member : group)
    bits[member] = getVariable(member);
  change(getChange(states[group.front()]), bits);
  for (int64_t member : group) {
    getVariable(member) = bits[member];
    ++states[member].update;
  }
}

/// Returns true if devices return the same that differ on other axes than those
/// of the result alone.
bool FlowSimulation::isResultAsDeclared() const {
  auto getResult = [&](int64_t device) -> bool {
    const State &state = states[device];
    return state.variables[getBlock(state).variable];
  };
  for (int64_t a = 0; a < getNumDevices(); ++a)
    for (int64_t b = 0; b < a; ++b)
      if (getIndex(a, program.resultAxes) == getIndex(b, program.resultAxes) &&
          getResult(a) != getResult(b))
        return false;
  return true;
}

/// The order does not matter, as a device only ever waits for its group.
Ending FlowSimulation::runBlocks() {
  states.assign(getNumDevices(), {});
  for (auto [device, state] : llvm::enumerate(states)) {
    for (const std::vector<bool> &bits : values)
      state.variables.push_back(bits[device]);
    state.begun = state.variables;
    state.counters.resize(program.blocks.size());
  }
  for (bool isMoving = true; std::exchange(isMoving, false);) {
    for (int64_t device = 0; device < getNumDevices(); ++device)
      advance(device);
    for (int64_t device = 0; device < getNumDevices(); ++device) {
      if (!isMeeting(states[device]))
        continue;
      const Condition::Change &own = getChange(states[device]);
      std::vector<int64_t> group = exchange.getGroup(device, own.axes);
      auto isHere = [&](int64_t member) {
        return isMeeting(states[member]) &&
               getChange(states[member]).axes == own.axes;
      };
      if (!llvm::all_of(group, isHere))
        continue;
      if (llvm::any_of(group, [&](int64_t member) {
            return getChange(states[member]).isPermute != own.isPermute;
          }))
        return Ending::Mismatch;
      meet(group);
      isMoving = true;
    }
  }
  if (!llvm::all_of(states, [](const State &state) { return state.isDone; }))
    return Ending::Stuck;
  return isResultAsDeclared() ? Ending::Good : Ending::Mismatch;
}

//===----------------------------------------------------------------------===//
// All programs
//===----------------------------------------------------------------------===//

Ending FlowSimulation::run() {
  int64_t numBits = 0;
  for (const Condition &condition : program.conditions)
    if (!condition.isIndex) {
      int64_t n = 1;
      for (char axis : condition.axes)
        n *= program.sizes[axis - 'x'];
      numBits += n;
    }
  for (int64_t assignment = 0; assignment < int64_t(1) << numBits;
       ++assignment) {
    values.clear();
    int64_t data = assignment;
    for (const Condition &condition : program.conditions) {
      std::vector<bool> &bits = values.emplace_back();
      readData(condition, data, bits);
      for (const Condition::Change &made : condition.changes)
        change(made, bits);
    }
    Ending ending = program.blocks.empty() ? runSteps() : runBlocks();
    if (ending != Ending::Good)
      return ending;
  }
  return Ending::Good;
}

Ending mesh::simulate(const FlowProgram &program) {
  return FlowSimulation(program).run();
}
