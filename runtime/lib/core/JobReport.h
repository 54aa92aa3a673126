//===- JobReport.h - One report of several processes ------------*- C++ -*-===//

#ifndef MESH_RT_CORE_JOBREPORT_H
#define MESH_RT_CORE_JOBREPORT_H

#include "Report.h"
#include "Serialization.h"
#include "mesh-rt/job.h"
#include "mesh-rt/run.h"

namespace mesh::rt {

/// Makes `report`, which says what became of this process' device, and of the
/// run as far as this process knows, that of all. `device` is where this one
/// is. Called by all processes of the job.
void mergeReports(Job &job, const DeviceReport &device, RunReport &report);

void writeDevice(Writer &writer, const DeviceReport &device);
DeviceReport readDevice(Reader &reader);

} // namespace mesh::rt

#endif // MESH_RT_CORE_JOBREPORT_H
