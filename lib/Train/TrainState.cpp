//===- TrainState.cpp - Parameters and state in memory --------------------===//

#include "TrainState.h"

#include "mesh/Execution/Jobs.h"
#include "mesh/Execution/RunFacts.h"

using namespace mesh;

llvm::Expected<TrainState> TrainState::create(const Signature &signature,
                                              ArrayRef<int64_t> frozen) {
  TrainState state;
  for (auto [argument, taken] : llvm::enumerate(signature.arguments))
    for (auto [result, returned] : llvm::enumerate(signature.results)) {
      if (!taken.isNamed || !returned.isNamed || taken.name != returned.name)
        continue;
      if (!(taken.placement == returned.placement))
        return llvm::createStringError(
            "@" + signature.name + " takes and returns '" + taken.name +
            "' in two types or layouts; mark both mesh.param");
      state.values.push_back(Value{argument, result, taken.name});
      break;
    }
  for (size_t argument : frozen)
    state.values.push_back(
        Value{argument, {}, signature.arguments[argument].name});
  return state;
}

SmallVector<int64_t> TrainState::getArguments() const {
  SmallVector<int64_t> arguments;
  for (const Value &value : values)
    arguments.push_back(value.argument);
  return arguments;
}

bool TrainState::isResult(size_t result) const {
  return llvm::any_of(
      values, [&](const Value &value) { return value.result == result; });
}

std::vector<StringRef> TrainState::getNames() const {
  std::vector<StringRef> names;
  for (const Value &value : values)
    names.push_back(value.name);
  return names;
}

/// Memory of `numBytes` bytes.
static llvm::Expected<HostTensor> createMemory(int64_t numBytes) {
  return HostTensor::create({MESH_RT_I8, {numBytes}});
}

llvm::Error TrainState::allocate(const Session &session) {
  this->session = &session;
  const Signature &signature = session.getSignature();
  for (Value &value : values) {
    value.layout =
        value.result
            ? session.getResultLayouts()[*value.result]
            : session.getLayout(signature.arguments[value.argument].placement);
    auto memory = createMemory(value.layout->getNumBytes());
    if (!memory)
      return memory.takeError();
    value.memory = std::move(*memory);
    if (!value.result || signature.getArgumentInPlace(*value.result) ==
                             static_cast<int64_t>(value.argument))
      continue;
    auto next = createMemory(value.layout->getNumBytes());
    if (!next)
      return next.takeError();
    value.next = std::move(*next);
  }
  return llvm::Error::success();
}

llvm::Error TrainState::set(StringRef name, const HostTensor &whole,
                            StringRef origin) {
  for (Value &value : values) {
    if (value.name != name)
      continue;
    const TensorShape &wanted = value.layout->getPlacement().getGlobalShape();
    if (!(whole.getShape() == wanted))
      return llvm::createStringError(origin + ": '" + name + "' must be " +
                                     wanted.str() + ", got " +
                                     whole.getShape().str());
    value.layout->split(value.memory.data(), whole.data());
    value.isSet = true;
    if (session->getJob())
      value.digest = digestTensor(whole);
  }
  return llvm::Error::success();
}

bool TrainState::isLaidOutAs(const Value &value, const Session &other,
                             const ShardPlacement &placement) const {
  return other.getJob() == session->getJob() &&
         value.layout->getPlacement() == placement;
}

/// Returns the whole tensor of which `memory` has parts in `layout`. With a
/// job, all processes call this.
static llvm::Expected<HostTensor> gatherWhole(const Session &session,
                                              const PartLayout &layout,
                                              const char *memory) {
  auto whole = HostTensor::create(layout.getPlacement().getGlobalShape());
  rt::Job *job = session.getJob();
  if (llvm::Error error =
          agree(job, whole ? llvm::Error::success() : whole.takeError()))
    return error;
  if (llvm::Error error = session.joinTo(whole->data(), layout, memory))
    return error;
  if (!job)
    return whole;
  auto bytes = broadcastBytes(
      job, isRoot(job) ? std::string(whole->data(), whole->getNumBytes())
                       : std::string());
  if (!bytes)
    return bytes.takeError();
  std::memcpy(whole->data(), bytes->data(), bytes->size());
  return whole;
}

llvm::Error TrainState::setResult(StringRef name, const Session &other,
                                  size_t result, const char *memory) {
  const PartLayout &layout = *other.getResultLayouts()[result];
  for (Value &value : values) {
    if (value.name != name)
      continue;
    if (isLaidOutAs(value, other, layout.getPlacement())) {
      std::memcpy(value.memory.data(), memory, layout.getNumBytes());
      value.isSet = true;
      continue;
    }
    auto whole = gatherWhole(other, layout, memory);
    if (!whole)
      return whole.takeError();
    if (llvm::Error error = set(name, *whole, "@" + other.getSignature().name))
      return error;
  }
  return llvm::Error::success();
}

llvm::Expected<ArgumentMemory> TrainState::getArgument(StringRef name,
                                                       const Session &other,
                                                       size_t argument,
                                                       HostTensor &whole) {
  Value &value = *llvm::find_if(
      values, [&](const Value &value) { return value.name == name; });
  if (isLaidOutAs(value, other,
                  other.getSignature().arguments[argument].placement)) {
    value.setParts();
    return ArgumentMemory{nullptr, value.parts};
  }
  auto gathered = gatherWhole(*session, *value.layout, value.memory.data());
  if (!gathered)
    return gathered.takeError();
  whole = std::move(*gathered);
  return ArgumentMemory{whole.data()};
}

bool TrainState::isSet(StringRef name) const {
  return llvm::any_of(values, [&](const Value &value) {
    return value.name == name && value.isSet;
  });
}

std::string TrainState::digest() const {
  std::string text;
  for (const Value &value : values)
    text += value.name + " " + value.digest + "\n";
  return text;
}

void TrainState::Value::setParts() {
  parts.clear();
  for (int64_t offset : layout->getOffsets())
    parts.push_back(memory.data() + offset);
}

void TrainState::fill(MutableArrayRef<ArgumentMemory> arguments,
                      MutableArrayRef<char *> results) {
  for (Value &value : values) {
    value.setParts();
    arguments[value.argument] = {nullptr, value.parts};
    if (value.result)
      results[*value.result] =
          value.next ? value.next->data() : value.memory.data();
  }
}

void TrainState::advance() {
  for (Value &value : values)
    if (value.next)
      std::swap(value.memory, *value.next);
}

/// Returns a tensor for each name, of the shapes of whole values.
llvm::Expected<std::vector<Leaf>> TrainState::createLeaves() const {
  std::vector<Leaf> leaves;
  for (const Value &value : values) {
    auto whole =
        HostTensor::create(value.layout->getPlacement().getGlobalShape());
    if (!whole)
      return whole.takeError();
    leaves.push_back({value.name, std::move(*whole)});
  }
  return leaves;
}

llvm::Expected<std::vector<Leaf>> TrainState::getLeaves() const {
  rt::Job *job = session->getJob();
  std::vector<Leaf> leaves;
  llvm::Error error = llvm::Error::success();
  if (isRoot(job)) {
    auto created = createLeaves();
    if (created)
      leaves = std::move(*created);
    else
      error = created.takeError();
  }
  if ((error = agree(job, std::move(error))))
    return error;
  for (auto [index, value] : llvm::enumerate(values)) {
    char *whole = isRoot(job) ? leaves[index].array.data() : nullptr;
    if (llvm::Error error =
            session->joinTo(whole, *value.layout, value.memory.data()))
      return error;
  }
  return leaves;
}
