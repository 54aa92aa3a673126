//===- Calibrate.h - measure this machine for the cost model ----*- C++ -*-===//

#ifndef MESH_EXECUTION_CALIBRATE_H
#define MESH_EXECUTION_CALIBRATE_H

#include "mesh/Analysis/MachineModel.h"

namespace mesh {

/// Measures what each of `numDevices` devices reaches when all of them do the
/// same at the same time, and take turns where they share cores: permutes
/// around a ring, for latency and bandwidth, contractions of f32, f64 and bf16,
/// small ones, and an elementwise op. Takes about a second. Fails if the
/// devices cannot be started.
llvm::Expected<MachineModel> calibrate(int64_t numDevices);

/// Writes a model as JSON.
llvm::Error writeMachineModel(const MachineModel &model, StringRef path);

} // namespace mesh

#endif // MESH_EXECUTION_CALIBRATE_H
