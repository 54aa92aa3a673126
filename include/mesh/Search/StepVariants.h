//===- StepVariants.h - shardings of the state of training ------*- C++ -*-===//

#ifndef MESH_SEARCH_STEPVARIANTS_H
#define MESH_SEARCH_STEPVARIANTS_H

#include "mesh/Search/ChooseProgram.h"
#include "mesh/Search/FirstProblem.h"

namespace mesh {

/// Returns `module` with the micro-batches of the step of training `name`
/// divided in two, four and so on, up to `maxMicroBatches` of them; none if
/// `name` is no `mesh.train_step`. `problem` says why the batch is divided no
/// further.
std::vector<mlir::OwningOpRef<ModuleOp>>
divideMicroBatches(ModuleOp module, StringRef name, int64_t maxMicroBatches,
                   FirstProblem &problem);

/// Returns `module` with the step of training `name` as a function, in all ways
/// to split its state, and gradients that are accumulated over micro-batches,
/// along axes of the mesh (ZeRO): not at all, along one axis, and along all.
/// And with micro-batches divided as by `divideMicroBatches`. None if `name` is
/// no `mesh.train_step`, or if nothing is to be chosen.
std::vector<ProgramVariant> getStepVariants(ModuleOp module, StringRef name,
                                            int64_t maxMicroBatches,
                                            FirstProblem &problem);

} // namespace mesh

#endif // MESH_SEARCH_STEPVARIANTS_H
