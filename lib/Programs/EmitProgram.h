//===- EmitProgram.h - the program of a class of devices --------*- C++ -*-===//

#ifndef MESH_LIB_PROGRAMS_EMITPROGRAM_H
#define MESH_LIB_PROGRAMS_EMITPROGRAM_H

#include "mesh/Programs/ProgramEmitter.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"

namespace mesh {

class ProgramEmitter {
public:
  ProgramEmitter(DevicePlan &plan, ArrayRef<int64_t> members,
                 RewriterBase &rewriter, int64_t firstTag)
      : plan(plan), space(plan.getSpace()), members(members),
        rewriter(rewriter), nextTag(firstTag) {}

  LogicalResult emit(FunctionOpInterface function, FunctionOpInterface program);
  /// Removes what nothing needs.
  void eraseDead(Region &region);

private:
  LogicalResult emitBlock(Block &block, Iteration iteration);
  LogicalResult emitOp(Operation &op, Iteration iteration);
  LogicalResult emitRegion(Region &from, Region &to, Iteration iteration);
  LogicalResult emitRegions(Operation &op, Iteration iteration);
  LogicalResult emitLoop(scf::ForOp loop, Iteration iteration);
  LogicalResult emitIterations(scf::ForOp loop, Iteration iteration,
                               int64_t begin, int64_t end,
                               DeviceValues::Range range,
                               MutableArrayRef<Value> carried);
  LogicalResult emitBody(scf::ForOp loop, Iteration iteration, Value index,
                         ValueRange inits);
  SmallVector<Value> getYielded(scf::ForOp loop, ArrayRef<bool> isCarried);
  void emitIndex(AxisIndexOp op);
  void emitSlice(AllSliceOp op);
  void emitMessages(PermuteOp op, Iteration iteration);
  void emitAsync(AsyncOp op, PermuteOp permute, Iteration iteration);
  void emitWait(WaitOp op);

  bool isSingle() const { return members.size() == 1; }
  Instance at(Iteration iteration) const { return {members[0], iteration}; }
  /// Another copy of an op that is the same for all.
  Operation *clone(Operation &op);
  Value lookup(Value value) { return mapping.lookup(value); }
  void map(Value value, Value to) { mapping.map(value, to); }
  Value createPlaceholder(Location loc, Type type);
  Value createInteger(Location loc, Type type, int64_t value);
  Value createPeer(PermuteOp op, int64_t peer);
  Value createFuture(Location loc,
                     function_ref<Value(OpBuilder &, Location)> build);
  Value createZeros(Location loc, Type type);
  int64_t getTag(PermuteOp op) {
    auto [it, isNew] = tags.try_emplace(op, nextTag);
    nextTag += isNew;
    return it->second;
  }
  /// The receive and the send of a permutation in flight, as far as there are.
  struct Flight {
    Value received, sent;
    /// The value of a device that receives nothing.
    Value own;
  };

  DevicePlan &plan;
  const DeviceSpace &space;
  ArrayRef<int64_t> members;
  RewriterBase &rewriter;
  IRMapping mapping;
  DenseMap<Value, Flight> flights;
  DenseMap<Operation *, int64_t> tags;
  int64_t nextTag;
  /// Collectives with other programs, and what they stand in.
  DenseSet<Operation *> kept;
};

} // namespace mesh

#endif // MESH_LIB_PROGRAMS_EMITPROGRAM_H
