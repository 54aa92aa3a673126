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

/// Follows devices through what they do on their own and with one another:
/// those at one position, or all, which then do the same.
class DeviceClock {
public:
  DeviceClock(int64_t position, WireClock &wires,
              const SimulationOptions &options, SymbolTableCollection &symbols)
      : positions{position}, times(1), wires(wires), options(options),
        symbols(symbols) {}
  /// The clocks of all positions.
  DeviceClock(WireClock &wires, const SimulationOptions &options,
              SymbolTableCollection &symbols)
      : positions(llvm::to_vector(llvm::seq(wires.getNumPositions()))),
        times(positions.size()), wires(wires), options(options),
        symbols(symbols) {}

  llvm::Error visit(Region &region);
  llvm::Error visit(Operation *op);

  /// Each of the positions has a number here.
  double getNow(size_t number = 0) const { return times[number].getTotal(); }
  ArrayRef<StepTime> getTimes() const { return times; }

  /// The device waits until `end` for what `op` brings, which is under way from
  /// `begin` on.
  void waitUntil(Operation *op, double begin, double end, size_t number = 0) {
    lastUntil(SimulatedSpan::Kind::Wait, op, begin, end, /*bytes=*/0, number);
  }
  /// It communicates until `end`, and is idle before `begin`.
  void communicateUntil(Operation *op, double begin, double end, double bytes,
                        size_t number = 0) {
    lastUntil(SimulatedSpan::Kind::Communication, op, begin, end, bytes,
              number);
  }
  void addFlight(Operation *op, double begin, double end, double bytes,
                 size_t number = 0);

private:
  llvm::Error visitCall(mlir::CallOpInterface call);
  std::optional<int64_t> getNumber(Value value) const;
  /// Notes the numbers that `call` hands to `callee`.
  void noteNumbers(mlir::CallOpInterface call, FunctionOpInterface callee);
  llvm::Error visitLoop(mlir::LoopLikeOpInterface loop);
  /// The device does `count` iterations more like the last one, which it began
  /// at `begin`.
  void repeat(mlir::LoopLikeOpInterface loop, int64_t count, size_t number,
              const StepTime &begin, size_t firstSpan);
  void addIterations(mlir::LoopLikeOpInterface loop, int64_t count,
                     size_t number, double begin, size_t firstSpan);
  llvm::Error visitBranches(Operation *op);
  llvm::Error contract(linalg::LinalgOp op);
  void pass(Operation *op);
  void compute(Operation *op, double StepTime::*part, double seconds);
  /// The time of the devices that are behind, and the sum of all times: devices
  /// may take part in branches that are not the last ones.
  std::pair<double, double> getLatest() const;
  llvm::Expected<SmallVector<WireClock::Flight>> run(CollectiveOpInterface op);
  llvm::Error communicate(CollectiveOpInterface op);
  llvm::Error start(AsyncOp async);
  void lastUntil(SimulatedSpan::Kind kind, Operation *op, double begin,
                 double end, double bytes, size_t number);
  void addSpan(SimulatedSpan span) {
    if (!options.timeline)
      return;
    if (span.repetition < 0)
      span.repetition = repetition;
    options.timeline->add(std::move(span));
  }

  const SmallVector<int64_t, 1> positions;
  SmallVector<StepTime, 1> times;
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
  /// The arrival of messages that are in flight, at each of the positions.
  DenseMap<Value, SmallVector<double, 1>> arrivals;
};

} // namespace mesh

#endif // MESH_LIB_SIMULATION_DEVICECLOCK_H
