//===- InitialState.cpp - The state that training begins with -------------===//

#include "InitialState.h"

#include "mesh/Checkpoint/Checkpoint.h"

using namespace mesh;

llvm::Expected<HostTensor> mesh::makeProgress(ArrayRef<double> losses) {
  auto tensor =
      HostTensor::create({MESH_RT_F64, {static_cast<int64_t>(losses.size())}});
  if (!tensor)
    return tensor.takeError();
  for (auto [index, loss] : llvm::enumerate(losses))
    tensor->setDouble(index, loss);
  return std::move(*tensor);
}

llvm::Error InitialState::read(StringRef path, TrainState &state) {
  auto file = TensorFile::open(path);
  if (!file)
    return file.takeError();
  std::vector<StringRef> wanted = state.getNames();
  for (const std::string &name : file->getNames()) {
    if (!llvm::is_contained(wanted, name))
      continue;
    auto tensor = file->read(name);
    if (!tensor)
      return tensor.takeError();
    if (llvm::Error error = state.set(name, *tensor, path))
      return error;
    known.insert_or_assign(name, std::move(*tensor));
  }
  return llvm::Error::success();
}

llvm::Expected<std::vector<double>>
InitialState::readProgress(StringRef path) const {
  auto file = TensorFile::open(path);
  if (!file)
    return file.takeError();
  if (!llvm::is_contained(file->getNames(), kLossesName))
    return llvm::createStringError(
        path + ": is no checkpoint of mesh-train: there is no tensor '" +
        kLossesName + "'; start from its parameters by --params");
  auto tensor = file->read(kLossesName);
  if (!tensor)
    return tensor.takeError();
  if (tensor->getElement() != MESH_RT_F64 || tensor->getDims().size() != 1)
    return llvm::createStringError(path + ": '" + kLossesName +
                                   "' must be a list of f64, got " +
                                   tensor->getShape().str());
  std::vector<double> losses;
  for (int64_t index : llvm::seq(tensor->getNumElements()))
    losses.push_back(tensor->getDouble(index));
  return losses;
}

/// The key of `seed`, as in JAX.
static HostTensor makeKey(uint64_t seed) {
  HostTensor key({MESH_RT_I32, {2}});
  key.setInteger(0, static_cast<int64_t>(seed >> 32));
  key.setInteger(1, static_cast<int64_t>(seed & 0xffffffff));
  return key;
}

llvm::Error InitialState::runInit(const Program::Entry &init,
                                  TrainState &state) {
  const Signature &signature = init.signature;
  std::vector<HostTensor> arguments;
  for (const EntryValue &value : signature.arguments) {
    auto found = known.find(value.name);
    if (found != known.end())
      arguments.push_back(found->second.clone());
    else if (value.placement.getGlobalShape() == TensorShape{MESH_RT_I32, {2}})
      arguments.push_back(makeKey(seed));
    else
      return llvm::createStringError("@" + signature.name + " takes '" +
                                     value.name +
                                     "', which has no value: give a file that "
                                     "has it by --params");
  }
  auto executed = execute(init, arguments, execution);
  if (!executed)
    return llvm::createStringError("@" + signature.name + ": " +
                                   llvm::toString(executed.takeError()));
  for (auto [value, tensor] :
       llvm::zip_equal(signature.results, executed->results)) {
    if (state.isSet(value.name))
      continue;
    if (llvm::Error error = state.set(value.name, tensor, "@" + signature.name))
      return error;
    known.insert_or_assign(value.name, std::move(tensor));
  }
  return llvm::Error::success();
}

llvm::Error InitialState::compute(TrainState &state) {
  auto isSet = [&](StringRef name) { return state.isSet(name); };
  CompileOptions own = options;
  for (std::string name : {std::string("init_params"), "init_" + entry})
    if (module.lookupSymbol(name))
      own.entries.push_back(name);
  if (!own.entries.empty() && !llvm::all_of(state.getNames(), isSet)) {
    mlir::OwningOpRef<ModuleOp> copy = module.clone();
    auto program = Program::compile(*copy, own);
    if (!program)
      return program.takeError();
    for (const Program::Entry &init : (*program)->getEntries())
      if (llvm::Error error = runInit(init, state))
        return error;
  }
  for (StringRef name : state.getNames())
    if (!state.isSet(name))
      return llvm::createStringError(
          "'" + name +
          "' has no value to begin with: no file of --params has "
          "it, and no function init_params or init_" +
          entry + " returns it");
  return llvm::Error::success();
}
