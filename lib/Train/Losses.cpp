//===- Losses.cpp - The losses of steps of training -----------------------===//

#include "Losses.h"

#include "mesh/Checkpoint/Checkpoint.h"

#include <cmath>

using namespace mesh;

llvm::Expected<size_t> Losses::findResult(const Signature &signature,
                                          const TrainState &state) {
  auto isLoss = [&](size_t result) {
    const TensorShape &shape =
        signature.results[result].placement.getGlobalShape();
    return !state.isResult(result) && shape.getNumElements() == 1 &&
           rt::isFloat(shape.element);
  };
  auto results = llvm::seq(signature.results.size());
  auto found = llvm::find_if(results, isLoss);
  if (found == results.end())
    return llvm::createStringError("@" + signature.name +
                                   " returns no loss: a result of one float "
                                   "that is no parameter or state");
  return *found;
}

//===----------------------------------------------------------------------===//
// Checkpoints
//===----------------------------------------------------------------------===//

llvm::Error Losses::read(const TensorFile &file, StringRef path) {
  if (!llvm::is_contained(file.getNames(), kName))
    return llvm::createStringError(
        path + ": is no checkpoint of mesh-train: there is no tensor '" +
        kName + "'; start from its parameters by --params");
  auto tensor = file.read(kName);
  if (!tensor)
    return tensor.takeError();
  if (tensor->getElement() != MESH_RT_F64 || tensor->getDims().size() != 1)
    return llvm::createStringError(path + ": '" + kName +
                                   "' must be a list of f64, got " +
                                   tensor->getShape().str());
  for (int64_t index : llvm::seq(tensor->getNumElements()))
    add(tensor->getDouble(index));
  return llvm::Error::success();
}

llvm::Expected<HostTensor> Losses::makeTensor() const {
  auto tensor =
      HostTensor::create({MESH_RT_F64, {static_cast<int64_t>(values.size())}});
  if (!tensor)
    return tensor.takeError();
  for (auto [index, loss] : llvm::enumerate(values))
    tensor->setDouble(index, loss);
  return std::move(*tensor);
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// Returns true if there is no such step, too.
bool Losses::isFiniteAt(size_t fromEnd) const {
  return values.size() < fromEnd ||
         std::isfinite(values[values.size() - fromEnd]);
}

llvm::Expected<bool> Losses::isFinite() const {
  auto isNotAnywhere = isAny(job, isRoot(job) && !isFiniteAt(1));
  if (!isNotAnywhere)
    return isNotAnywhere.takeError();
  return !*isNotAnywhere;
}

bool Losses::hasDiverged() const {
  return isRoot(job) && !isFiniteAt(1) && isFiniteAt(2);
}
