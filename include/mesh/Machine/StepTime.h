//===- StepTime.h - the seconds that a device takes -------------*- C++ -*-===//

#ifndef MESH_MACHINE_STEPTIME_H
#define MESH_MACHINE_STEPTIME_H

namespace mesh {

/// The seconds that a device takes for a program.
struct StepTime {
  double contracting = 0;
  /// The seconds of all other ops that read and write tensors.
  double passing = 0;
  /// The seconds of waiting for messages.
  double waiting = 0;
  /// The part of `waiting` in which the messages are not under way yet, as
  /// another device is not there. In the rest communication is exposed.
  double idle = 0;

  double getTotal() const { return contracting + passing + waiting; }
};

} // namespace mesh

#endif // MESH_MACHINE_STEPTIME_H
