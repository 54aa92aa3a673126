//===- DeviceClock.h - a device's way through a program ---------*- C++ -*-===//

#ifndef MESH_LIB_SIMULATION_DEVICECLOCK_H
#define MESH_LIB_SIMULATION_DEVICECLOCK_H

#include "mesh/Simulation/SimulateStep.h"
#include "mesh/Simulation/WireClock.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/SetVector.h"

namespace mesh {

/// Returns true if ops of this kind may take time.
bool mayTakeTime(Operation *op);

/// Follows the devices at a position through what they do on their own and with
/// one another.
class DeviceClock {
public:
  DeviceClock(int64_t position, WireClock &wires,
              const SimulationOptions &options, SymbolTableCollection &symbols)
      : position(position), wires(wires), options(options), symbols(symbols) {}

  llvm::Error visit(Region &region);
  llvm::Error visit(Operation *op);

  double getNow() const { return time.getTotal(); }
  const StepTime &getTime() const { return time; }

  /// The device waits until `end` for what `op` brings, which is under way from
  /// `begin` on.
  void waitUntil(Operation *op, double begin, double end) {
    lastUntil(SimulatedSpan::Kind::Wait, op, begin, end);
  }
  /// It communicates until `end`, and is idle before `begin`.
  void communicateUntil(Operation *op, double begin, double end, double bytes) {
    lastUntil(SimulatedSpan::Kind::Communication, op, begin, end, bytes);
  }
  void addFlight(Operation *op, double begin, double end, double bytes);

private:
  llvm::Error visitCall(mlir::CallOpInterface call);
  std::optional<int64_t> getNumber(Value value) const;
  /// Notes the numbers that `call` hands to `callee`.
  void noteNumbers(mlir::CallOpInterface call, FunctionOpInterface callee);
  llvm::Error visitLoop(mlir::LoopLikeOpInterface loop);
  void addIterations(mlir::LoopLikeOpInterface loop, int64_t count,
                     double begin, size_t firstSpan);
  llvm::Error visitBranches(Operation *op);
  llvm::Error contract(linalg::LinalgOp op);
  void pass(Operation *op);
  void compute(Operation *op, double StepTime::*part, double seconds);
  llvm::Error start(AsyncOp async);
  void lastUntil(SimulatedSpan::Kind kind, Operation *op, double begin,
                 double end, double bytes = 0);
  void addSpan(SimulatedSpan span) {
    if (!options.timeline)
      return;
    if (span.repetition < 0)
      span.repetition = repetition;
    options.timeline->add(std::move(span));
  }

  const int64_t position;
  WireClock &wires;
  const SimulationOptions &options;
  SymbolTableCollection &symbols;
  /// Functions that are being called.
  llvm::SetVector<Operation *> callees;
  /// The number of the repetition that is under way.
  int64_t repetition = 0;
  /// The values of arguments of functions that are being called, as far as they
  /// are known.
  DenseMap<Value, int64_t> numbers;

  size_t numVisits = 0;
  StepTime time;
  /// The arrival of messages that are in flight.
  DenseMap<Value, double> arrivals;
};

} // namespace mesh

#endif // MESH_LIB_SIMULATION_DEVICECLOCK_H
