//===- WorkClock.h - the processor time of work -------------*- C++ -*-===//

#ifndef MESH_SUPPORT_WORKCLOCK_H
#define MESH_SUPPORT_WORKCLOCK_H

#include <ctime>

namespace mesh {

/// Measures the processor time of the process since it was made. Other programs
/// on the machine do not change what a search finds within its budget, as they
/// would if that were the time of day.
class WorkClock {
public:
  double getSeconds() const { return read() - begin; }

private:
  static double read() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
  }

  double begin = read();
};

} // namespace mesh

#endif // MESH_SUPPORT_WORKCLOCK_H
