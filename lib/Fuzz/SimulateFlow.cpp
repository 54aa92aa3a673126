//===- SimulateFlow.cpp - what control flow makes devices do --------------===//

#include "mesh/Fuzz/ControlFlow.h"

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
  int64_t getNumDevices() const { return exchange.scripts.size(); }
  int64_t getIndex(int64_t device, StringRef axes) const;
  void readData(const Condition &condition, int64_t &data,
                std::vector<bool> &bits) const;
  void change(const Condition::Change &change, std::vector<bool> &bits) const;
  void follow(ArrayRef<Step> steps, int64_t device, Script &script) const;

  const FlowProgram &program;
  Exchange exchange;
  /// By condition and device.
  std::vector<std::vector<bool>> values;
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
    for (auto [device, script] : llvm::enumerate(exchange.scripts)) {
      script.clear();
      follow(program.steps, device, script);
    }
    std::optional<Ending> ending = simulate(exchange);
    assert(ending && "collectives alone have few states");
    if (*ending != Ending::Good)
      return *ending;
  }
  return Ending::Good;
}

Ending mesh::simulate(const FlowProgram &program) {
  return FlowSimulation(program).run();
}
