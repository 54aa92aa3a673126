//===- Communicator.h - The interface to transports -------------*- C++ -*-===//
//
// A transport connects the devices of a machine. Each device talks to its own
// Communicator, from its own thread only. A transport is a folder under
// lib/transports that implements these two classes.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_COMMUNICATOR_H
#define MESH_RT_CORE_COMMUNICATOR_H

#include "Processor.h"
#include "Status.h"
#include "mesh-rt/abi.h"

#include <memory>
#include <vector>

namespace mesh::rt {

struct Device;
struct DeviceReport;
struct RunReport;

/// One device's end of a transport.
class Communicator {
public:
  virtual ~Communicator() = default;

  /// As mesh_rt_start; `future` receives the future, never 0.
  virtual Status start(const mesh_rt_op &op, const mesh_rt_memref *src,
                       const mesh_rt_memref *dst, int64_t peer,
                       int64_t &future) = 0;
  /// As mesh_rt_wait.
  virtual Status wait(int64_t future, const char *location) = 0;
  /// As mesh_rt_run.
  virtual Status run(const mesh_rt_op &op, const mesh_rt_memref *src,
                     const mesh_rt_memref *dst, int64_t peer) = 0;
  /// An op that was started and not waited for yet; null if there is none.
  virtual const mesh_rt_op *findPending() const = 0;
  /// The program has returned: fails if a future was not waited for.
  virtual Status finish() = 0;
  /// Makes the device look at the state of the run if it waits. The only
  /// function that other threads call.
  virtual void wake() = 0;
};

class Transport {
public:
  virtual ~Transport() = default;
  /// Returns what computes for the device.
  virtual std::unique_ptr<Processor> createProcessor(Device &device) = 0;
  virtual std::unique_ptr<Communicator> connect(Device &device) = 0;
  /// Forgets all communication of the run before. No device is running.
  virtual void reset() = 0;
  /// All processes have done so: the devices are about to run.
  virtual void begin() {}
  /// Adds to the report of a run what the transport knows of it. No device is
  /// running.
  virtual void report(RunReport & /*report*/) {}
  /// The programs of this process' devices have ended: returns true when those
  /// of all devices have. Where all are in this process there is nothing to do.
  /// If the run has failed it returns false one deadline later, with what is
  /// known of the devices of other processes, by position, and is called again.
  virtual bool conclude(std::vector<DeviceReport> & /*known*/) { return true; }
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_COMMUNICATOR_H
