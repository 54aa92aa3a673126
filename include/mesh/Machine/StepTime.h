//===- StepTime.h - the seconds that a device takes -------------*- C++ -*-===//

#ifndef MESH_MACHINE_STEPTIME_H
#define MESH_MACHINE_STEPTIME_H

namespace mesh {

/// The seconds that a device takes for a program.
struct StepTime {
  double contracting = 0;
  /// In all else that reads and writes tensors.
  double passing = 0;
  /// Until what others send is there.
  double waiting = 0;

  double getTotal() const { return contracting + passing + waiting; }
};

} // namespace mesh

#endif // MESH_MACHINE_STEPTIME_H
