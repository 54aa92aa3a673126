//===- JobReport.h - one report of several processes ------------*- C++ -*-===//

#ifndef MESH_RT_CORE_JOBREPORT_H
#define MESH_RT_CORE_JOBREPORT_H

#include "Report.h"
#include "RunState.h"
#include "mesh-rt/job.h"
#include "mesh-rt/run.h"

namespace mesh::rt {

/// Makes `report`, which says what became of this process' device, that of
/// all. Called by all processes of the job.
void mergeReports(Job &job, const RunState &run, const DeviceState &state,
                  RunReport &report);

} // namespace mesh::rt

#endif // MESH_RT_CORE_JOBREPORT_H
