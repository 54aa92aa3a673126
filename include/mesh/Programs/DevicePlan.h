//===- DevicePlan.h - the work of each device -------------------*- C++ -*-===//
//
// Given a program for all devices and the axes along which they are to get
// programs of their own: which way control flow goes on each device, in which
// iteration, and what it has to send and receive. A message is sent only if
// what it brings is needed for some result or effect, on whatever device.
//
// Values are needed from the results backwards, through the branches that are
// taken, from iteration to iteration, and from receivers to senders. That is
// found out per *knot*, not per op: a knot is a value that comes from another
// device or iteration, or from one of several branches. All devices run the ops
// between knots.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_PROGRAMS_DEVICEPLAN_H
#define MESH_PROGRAMS_DEVICEPLAN_H

#include "mesh/Programs/DeviceValues.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/SetVector.h"

namespace mesh {

class DevicePlan {
public:
  DevicePlan(FunctionOpInterface function, const DeviceSpace &space);

  /// Finds out what is needed. Fails with an error where devices would not
  /// meet.
  LogicalResult run();

  const DeviceSpace &getSpace() const { return space; }
  Iterations &getIterations() { return iterations; }

  /// Returns true if `op` differs between devices or iterations, or has such an
  /// op in its regions. The others can be taken as they are.
  bool matters(Operation *op) const { return mattering.contains(op); }
  /// Returns true if `op` is a permutation that becomes messages.
  bool isMessage(Operation *op) const { return peers.contains(op); }
  /// Returns true if devices of different programs meet in the collective `op`.
  bool isMeeting(Operation *op) const;
  /// Returns true if each instance knows which branch of `op`, or which operand
  /// of a select, it takes.
  bool isDecided(Operation *op) const { return decided.contains(op); }
  bool isUnfolded(Operation *op) const { return iterations.isUnfolded(op); }
  /// Returns whether `value` is a knot, and whether results of `op` are.
  bool isKnot(Value value) const;
  bool makesKnots(Operation *op) const;

  /// The integer that a decided op decides by.
  int64_t getDecision(Operation *op, Instance instance);
  /// The block of a decided op that is run, or null.
  Block *getTaken(Operation *op, Instance instance);
  /// Returns the value that a decided select selects.
  Value getSelected(arith::SelectOp op, Instance instance);
  DeviceValues::Range getRange(scf::ForOp loop, Instance instance);

  bool isNeeded(Value knot, Instance instance) const;
  /// Whom a message comes from and goes to, needed or not.
  MessagePeers getPeers(PermuteOp op, int64_t position) const {
    return peers.find(op)->second[position];
  }
  /// The devices that `instance` of a message receives from and sends to, as
  /// far as it has to.
  MessagePeers getMessages(PermuteOp op, Instance instance) const;
  /// Returns true if anyone needs what the devices that meet get.
  bool isMeetingNeeded(Operation *op, Instance instance) const;
  /// Returns the distance from `position` to `peer` in a group over `axes`.
  int64_t getDistance(ArrayRef<AxisRefAttr> axes, int64_t position,
                      int64_t peer) const;

  /// A description of what `instance` does in `block`. Equal ones do the same.
  using Description = SmallVector<int64_t, 0>;
  void describe(Block &block, Instance instance, Description &description);
  /// The same for one iteration of an unfolded loop.
  void describeIteration(scf::ForOp loop, Instance outside, int64_t number,
                         int64_t numIterations, Description &description);
  /// Returns, for each value that a loop carries, true if it is needed when
  /// iteration `number` begins or, after the last one, as a result.
  SmallVector<bool> getCarried(scf::ForOp loop, Instance outside,
                               int64_t number, int64_t numIterations);

private:
  using Key = std::pair<const void *, std::pair<int64_t, Iteration>>;
  using Loops = llvm::SmallSetVector<Operation *, 4>;

  /// Returns true if `op` does something that is to be done on any account.
  static bool hasEffects(Operation *op);

  void findMessages();
  void findComputable();
  void findDecided();
  void findMattering();
  /// The loops on whose iterations a computable value depends; null if it is
  /// none.
  const Loops *getLoops(Value value) const;
  /// Adds to `loops` those on whose iterations `inputs` depend. False if one of
  /// these is not computable.
  bool addLoops(ValueRange inputs, Loops &loops) const;
  DenseSet<Operation *> findDecidingLoops();
  /// Returns true if `value` is computable and depends on unfolded loops alone.
  bool isKnownPerInstance(Value value) const;
  /// Returns true if `test` holds for all instances that come to `op`, as far
  /// as the loops around it are unfolded and the branches decided.
  bool allInstances(Operation *op, function_ref<bool(Instance)> test);
  /// Returns true if each instance that comes to `loop` computes its bounds,
  /// and all of them together have at most `most` iterations.
  bool canUnfold(scf::ForOp loop, int64_t most);
  /// Returns true if each instance that comes to `op` computes which way it
  /// goes.
  bool canDecide(Operation *op);
  ArrayRef<Value> getKnots(Value value);
  ArrayRef<Value> getKnotsInside(Operation *op);

  /// The axes over which devices of different programs meet in `op`.
  AxisList getMetAxes(CollectiveOpInterface op) const;
  LogicalResult checkMeets(Operation *op, Instance instance,
                           function_ref<int64_t(Instance)> getWay);
  LogicalResult needEffects(Block &block, Instance instance);
  void need(Value value, Instance instance);
  void needKnots(ArrayRef<Value> knots, Instance instance);
  void needSources(Value knot, Instance instance);
  void needMeeting(CollectiveOpInterface op, Instance instance);
  /// Marks as needed the values that let control flow reach `op`.
  void needControl(Operation *op, Instance instance);

  FunctionOpInterface function;
  DeviceSpace space;
  Iterations iterations;
  DeviceValues values;
  bool hasFailed = false;

  DenseMap<Operation *, SmallVector<MessagePeers, 0>> peers;
  /// The values that an instance decides, given the iterations of the loops
  /// whose induction variables they depend on.
  DenseMap<Value, Loops> computable;
  DenseSet<Operation *> decided;
  DenseSet<Operation *> mattering;
  /// Ops with messages or meetings in their regions, and the axes over which
  /// devices meet there.
  DenseMap<Operation *, AxisList> communicating;
  DenseMap<Block *, SmallVector<Operation *, 0>> matteringIn;
  DenseMap<void *, SmallVector<Value, 4>> knots;
  DenseSet<Key> needed;
  DenseSet<Key> neededMeetings;
  SmallVector<std::pair<Value, Instance>, 0> pending;
};

} // namespace mesh

#endif // MESH_PROGRAMS_DEVICEPLAN_H
