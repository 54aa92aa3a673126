//===- MpiLoader.h - Find the MPI that runs the processes -------*- C++ -*-===//

#ifndef MESH_RT_JOB_MPILOADER_H
#define MESH_RT_JOB_MPILOADER_H

#include "MpiLibrary.h"

#include <memory>

namespace mesh::rt {

/// Joins the job of the `mpirun` that started this process: MPICH's or Open
/// MPI's, which the environment tells. Throws an Error.
std::unique_ptr<MpiLibrary> loadMpi();

} // namespace mesh::rt

#endif // MESH_RT_JOB_MPILOADER_H
