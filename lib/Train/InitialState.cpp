//===- InitialState.cpp - The state that training begins with -------------===//

#include "InitialState.h"

#include "mesh/Checkpoint/Checkpoint.h"
#include "mesh/Execution/DeviceMemory.h"
#include "mesh/Execution/Jobs.h"
#include "mesh/Execution/RunFacts.h"
#include "mesh/IR/DerivativeOps.h"

#include "llvm/Support/WithColor.h"

using namespace mesh;

/// Sets the values of `state` that `file`, at `path`, has.
static llvm::Error readValues(const TensorFile &file, StringRef path,
                              TrainState &state) {
  std::vector<StringRef> wanted = state.getNames();
  for (const std::string &name : file.getNames()) {
    if (!llvm::is_contained(wanted, name))
      continue;
    if (state.isSet(name))
      return llvm::createStringError(path + ": there is a tensor '" + name +
                                     "' in another file, too");
    auto tensor = file.read(name);
    if (!tensor)
      return tensor.takeError();
    if (llvm::Error error = state.set(name, *tensor, path))
      return error;
  }
  return llvm::Error::success();
}

/// Returns the tensors of `file` that are no values of `state`.
static std::vector<std::string> findOthers(const TensorFile &file,
                                           const TrainState &state) {
  std::vector<StringRef> known = state.getNames();
  known.push_back(Losses::kName);
  std::vector<std::string> others = file.getNames();
  llvm::erase_if(others, [&](const std::string &name) {
    return llvm::is_contained(known, name);
  });
  return others;
}

/// An error if `file`, the checkpoint at `path`, is of other values than those
/// of `state`, the one of @`entry`.
static llvm::Error checkIsWhole(const TensorFile &file, StringRef path,
                                const TrainState &state, StringRef entry) {
  for (StringRef name : state.getNames())
    if (!state.isSet(name))
      return llvm::createStringError(
          path + ": there is no tensor '" + name + "', which @" + entry +
          " has: it is the checkpoint of another step; start from its "
          "parameters by --params");
  std::vector<std::string> others = findOthers(file, state);
  if (!others.empty())
    return llvm::createStringError(
        path + ": has '" + others.front() + "', which @" + entry +
        " does not: it is the checkpoint of another step; start from its "
        "parameters by --params");
  return llvm::Error::success();
}

/// Warns of tensors of `file` that are no values of `state`: a parameter may
/// have another name there, and would begin with another value.
static void warnOfOthers(const TensorFile &file, StringRef path,
                         const TrainState &state, StringRef entry) {
  std::vector<std::string> others = findOthers(file, state);
  if (!others.empty())
    llvm::WithColor::warning(llvm::errs(), "mesh-train")
        << path << ": @" << entry << " has no parameter or state called "
        << llvm::join(others, ", ") << "\n";
}

llvm::Error InitialState::read(StringRef path, TrainState &state) {
  auto file = TensorFile::open(path);
  if (!file)
    return file.takeError();
  if (isRoot(execution.runtime.job))
    warnOfOthers(*file, path, state, entry);
  return readValues(*file, path, state);
}

llvm::Error InitialState::resume(StringRef path, TrainState &state,
                                 Losses &losses) {
  auto file = TensorFile::open(path);
  if (!file)
    return file.takeError();
  if (llvm::Error error = readValues(*file, path, state))
    return error;
  if (llvm::Error error = checkIsWhole(*file, path, state, entry))
    return error;
  return losses.read(*file, path);
}

/// The key of `seed`, as in JAX.
static HostTensor makeKey(uint64_t seed) {
  HostTensor key({MESH_RT_I32, {2}});
  key.setInteger(0, static_cast<int64_t>(seed >> 32));
  key.setInteger(1, static_cast<int64_t>(seed & 0xffffffff));
  return key;
}

/// Returns argument `argument` of `session`; `whole` holds it where `state`
/// does not.
llvm::Expected<ArgumentMemory>
InitialState::getArgument(const Session &session, size_t argument,
                          TrainState &state, HostTensor &whole) const {
  const Signature &signature = session.getSignature();
  const EntryValue &value = signature.arguments[argument];
  if (state.isSet(value.name))
    return state.getArgument(value.name, session, argument, whole);
  if (!(value.placement.getGlobalShape() == TensorShape{MESH_RT_I32, {2}}))
    return llvm::createStringError(
        "@" + signature.name + " takes '" + value.name +
        "', which has no value: give a file that has it by --params");
  whole = makeKey(seed);
  return ArgumentMemory{whole.data()};
}

llvm::Error InitialState::runInit(const Program::Entry &init,
                                  TrainState &state) {
  const Signature &signature = init.signature;
  auto fail = [&](llvm::Error error) {
    return llvm::createStringError("@" + signature.name + ": " +
                                   llvm::toString(std::move(error)));
  };
  // Each process runs by itself an entry for another number of devices.
  ExecuteOptions own = execution;
  rt::Job *job = execution.runtime.job;
  if (job && job->size() != signature.numDevices) {
    own.runtime.job = nullptr;
    own.runtime.transport.clear();
  }
  auto session = Session::create(init, own);
  if (llvm::Error error =
          agree(job, session ? llvm::Error::success() : session.takeError()))
    return fail(std::move(error));
  std::vector<HostTensor> wholes;
  std::vector<ArgumentMemory> arguments;
  for (size_t index : llvm::seq(signature.arguments.size())) {
    HostTensor &whole = wholes.emplace_back(TensorShape());
    auto argument = getArgument(**session, index, state, whole);
    if (!argument)
      return argument.takeError();
    arguments.push_back(*argument);
  }
  std::vector<HostTensor> memory;
  std::vector<char *> results;
  for (const Session::Layout &layout : (*session)->getResultLayouts()) {
    auto created = HostTensor::create({MESH_RT_I8, {layout->getNumBytes()}});
    if (llvm::Error error =
            agree(job, created ? llvm::Error::success() : created.takeError()))
      return fail(std::move(error));
    results.push_back(memory.emplace_back(std::move(*created)).data());
  }
  if (llvm::Error error = (*session)->run(arguments, results))
    return fail(std::move(error));
  for (auto [index, value] : llvm::enumerate(signature.results))
    if (!state.isSet(value.name))
      if (llvm::Error error =
              state.setResult(value.name, **session, index, results[index]))
        return error;
  return llvm::Error::success();
}

/// Warns if `init` needs more memory than `limit`, if there is one.
static void warnOfLimit(const Signature &init, int64_t limit) {
  if (limit == 0)
    return;
  if (llvm::Error error = checkMemory(init, limit))
    llvm::WithColor::warning(llvm::errs(), "mesh-train")
        << llvm::toString(std::move(error))
        << "; the limit holds for the step alone\n";
}

llvm::Error InitialState::compute(TrainState &state) {
  auto isSet = [&](StringRef name) { return state.isSet(name); };
  CompileOptions own = options;
  // Initial values are computed once, or read from files by later runs.
  int64_t limit = std::exchange(own.memoryLimit, 0);
  for (std::string name :
       {std::string("init_params"), TrainStepOp::getInitName(entry)})
    if (module.lookupSymbol(name))
      own.entries.push_back(name);
  if (!own.entries.empty() && !llvm::all_of(state.getNames(), isSet)) {
    mlir::OwningOpRef<ModuleOp> copy = module.clone();
    std::string digest;
    rt::Job *job = execution.runtime.job;
    if (job)
      own.afterStage = [&](Stage stage, ModuleOp module) {
        if (stage == Stage::Rings)
          digest = digestProgram(module);
      };
    auto program = Program::compile(*copy, own);
    if (llvm::Error error =
            agree(job, program ? llvm::Error::success() : program.takeError()))
      return error;
    if (llvm::Error error = agreeOn(
            job, {{"the program of first values", digest, JobFact::Digest}}))
      return error;
    for (const Program::Entry &init : (*program)->getEntries()) {
      if (isRoot(job))
        warnOfLimit(init.signature, limit);
      if (llvm::Error error = runInit(init, state))
        return error;
    }
  }
  for (StringRef name : state.getNames())
    if (!state.isSet(name))
      return llvm::createStringError(
          "'" + name +
          "' has no value to begin with: no file of --params has "
          "it, and no function init_params or " +
          TrainStepOp::getInitName(entry) + " returns it");
  return llvm::Error::success();
}
