//===- CheckRequest.h - Checks of requests of training ----------*- C++ -*-===//

#ifndef MESH_LIB_TRAIN_CHECKREQUEST_H
#define MESH_LIB_TRAIN_CHECKREQUEST_H

#include "CheckpointLock.h"
#include "mesh/Train/TrainFile.h"

namespace mesh {

/// An error if options of `request` are out of range, exclude each other, or
/// name files that it would write over, or if another training writes the
/// checkpoint, which `lock` locks. With a job, rank 0 looks at files.
llvm::Error checkRequest(const TrainRequest &request, CheckpointLock &lock);

} // namespace mesh

#endif // MESH_LIB_TRAIN_CHECKREQUEST_H
