//===- Calibrate.h - measure this machine for the cost model ----*- C++ -*-===//

#ifndef MESH_EXECUTION_CALIBRATE_H
#define MESH_EXECUTION_CALIBRATE_H

#include "mesh/Machine/MachineModel.h"

#include <optional>

namespace mesh {

/// Measures what each of `numDevices` devices reaches when all of them do the
/// same at the same time, and take turns where they share cores: permutes
/// around a ring, for latency and bandwidth, contractions of f32, f64 and bf16,
/// small ones, and an elementwise op. Takes about a second. Fails if the
/// devices cannot be started, or the machine has so much else to do that it
/// cannot be measured.
llvm::Expected<MachineModel> calibrate(int64_t numDevices);

/// The time of a message of some size.
struct MessageTime {
  int64_t bytes;
  double seconds;
};

/// The link on which messages take so long; nothing if the large one hardly
/// takes longer than the small one, so that it was not its bytes that took that
/// long.
std::optional<Link> fitLink(MessageTime few, MessageTime many);

/// Prints what was measured as text.
void printMachineModel(const MachineModel &model, raw_ostream &os);

/// Writes a model as JSON.
llvm::Error writeMachineModel(const MachineModel &model, StringRef path);

} // namespace mesh

#endif // MESH_EXECUTION_CALIBRATE_H
