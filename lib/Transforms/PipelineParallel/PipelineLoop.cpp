//===- PipelineLoop.cpp - Lower a pipeline to a loop over steps -----------===//

#include "mesh/Interfaces/Speculation.h"
#include "mesh/Transforms/PipelineParallel/LowerPipeline.h"
#include "mesh/Transforms/PipelineParallel/PipelineBorder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"

using namespace mesh;

namespace {
/// Devices that take activations of the same types: these come through the same
/// values of the loop.
struct Channel {
  SmallVector<Type> types;
  SmallVector<int64_t> receivers;
  /// The first of its values among those that the loop carries.
  unsigned begin;
};

/// A value that skips stages from one device to another, maybe past others. It
/// is sent there directly and waits until the receiver is at its micro-batch.
/// The loop carries one for each step between the devices, the newest first.
struct Bypass {
  /// Its number among what skips stages.
  unsigned skip;
  Type type;
  int64_t sender, receiver;
  /// The first of its values among those that the loop carries, and its place
  /// among what a step computes.
  unsigned begin, computed;

  unsigned getNumSteps() const { return receiver - sender; }
};

/// Builds the loop of one pipeline. It carries the values of the channels, of
/// the bypasses, then the results so far. At step t, device r is at micro-batch
/// t - r.
class PipelineLowering {
public:
  PipelineLowering(RewriterBase &rewriter, PipelineOp op,
                   PipelineBubbles bubbles);
  void run();

private:
  Value getIndex(OpBuilder &at, int64_t value) {
    return arith::ConstantIndexOp::create(at, loc, value);
  }
  Value compare(OpBuilder &at, arith::CmpIPredicate predicate, Value lhs,
                int64_t rhs) {
    return arith::CmpIOp::create(at, loc, predicate, lhs, getIndex(at, rhs));
  }
  void findChannels();
  void findBypasses();
  const Channel &getChannelTo(int64_t device) const;
  SmallVector<Value> createIdle(TypeRange types) const;

  /// Both build in a step; `values` are what the loop carries.
  struct Step {
    /// The micro-batch is one that there is not in a bubble; there `some` is
    /// any other.
    Value index, microbatch, some;
    SmallVector<Value> split;
    ValueRange values;
  };
  SmallVector<Value> takeInputs(OpBuilder &at, const Step &step);
  SmallVector<Value> applyStages(OpBuilder &at, const Step &step, Value first,
                                 int64_t firstRegion, ValueRange activations,
                                 SkipValues skipped = {});
  /// Returns the types of the results of a step: of each channel and bypass,
  /// and of what comes out of the last one.
  SmallVector<Type> getComputedTypes();
  SmallVector<Value> applyUniformStages(OpBuilder &at, const Step &step);
  SmallVector<Value> applyOwnStages(OpBuilder &at, const Step &step);
  SmallVector<Value> applyIfBusy(OpBuilder &at, const Step &step);
  SmallVector<Value> handOn(OpBuilder &at, const Step &step,
                            ArrayRef<Value> computed);
  SmallVector<Value> keep(OpBuilder &at, const Step &step, ValueRange computed);
  SmallVector<Value> buildStep(OpBuilder &at, Value index, ValueRange values);

  PipelineOp op;
  PipelineBubbles bubbles;
  Location loc;
  RewriterBase &rewriter;
  PipelineBorder border;
  const Microbatches &microbatches;
  /// The number of devices, of stages on each, of micro-batches.
  int64_t numDevices, numOwnStages, numMicrobatches;
  SmallVector<Channel> channels;
  unsigned numHandedOn = 0;
  SmallVector<StageSkip> skips;
  SmallVector<Bypass> bypasses;
  /// The messages of channels and bypasses.
  unsigned numCarried = 0;
  /// This device's position. All inputs and split operands are in expanded
  /// form, of the parameters there are those of the own stages.
  Value rank;
  SmallVector<Value> inputs, split, params;
};
} // namespace

PipelineLowering::PipelineLowering(RewriterBase &rewriter, PipelineOp op,
                                   PipelineBubbles bubbles)
    : op(op),
      bubbles(areSafeOnAnyElements(op) ? bubbles : PipelineBubbles::Skip),
      loc(op.getLoc()), rewriter(rewriter), border(op),
      microbatches(border.getMicrobatches()),
      numDevices(border.getNumDevices()),
      numOwnStages(op.getNumStages() / numDevices),
      numMicrobatches(op.getNumMicrobatches()) {}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

void PipelineLowering::findChannels() {
  for (int64_t device = 1; device < numDevices; ++device) {
    TypeRange types = op.getActivationTypes(device * numOwnStages);
    auto known = llvm::find_if(channels, [&](const Channel &channel) {
      return TypeRange(channel.types) == types;
    });
    if (known != channels.end()) {
      known->receivers.push_back(device);
      continue;
    }
    channels.push_back({llvm::to_vector(types), {device}, numHandedOn});
    numHandedOn += types.size();
  }
}

void PipelineLowering::findBypasses() {
  skips = op.getSkips();
  numCarried = numHandedOn;
  for (auto [number, skip] : llvm::enumerate(skips)) {
    Bypass bypass{static_cast<unsigned>(number),
                  skip.type,
                  skip.from / numOwnStages,
                  skip.to / numOwnStages,
                  numCarried,
                  static_cast<unsigned>(numHandedOn + bypasses.size())};
    if (bypass.getNumSteps() == 0)
      continue;
    numCarried += bypass.getNumSteps();
    bypasses.push_back(bypass);
  }
}

const Channel &PipelineLowering::getChannelTo(int64_t device) const {
  return *llvm::find_if(channels, [&](const Channel &channel) {
    return llvm::is_contained(channel.receivers, device);
  });
}

SmallVector<Value> PipelineLowering::createIdle(TypeRange types) const {
  OpBuilder at(op, rewriter.getListener());
  return llvm::map_to_vector(types, [&](Type type) {
    return border.createSplat(at, type, bubbles == PipelineBubbles::NaNs);
  });
}

//===----------------------------------------------------------------------===//
// A step
//===----------------------------------------------------------------------===//

/// The next micro-batch at the first device.
SmallVector<Value> PipelineLowering::takeInputs(OpBuilder &at,
                                                const Step &step) {
  Value isLeft =
      compare(at, arith::CmpIPredicate::slt, step.index, numMicrobatches);
  auto branch = scf::IfOp::create(
      at, loc, isLeft,
      [&](OpBuilder &inner, Location) {
        scf::YieldOp::create(
            inner, loc, llvm::map_to_vector(inputs, [&](Value input) {
              return microbatches.take(inner, loc, input, step.index);
            }));
      },
      [&](OpBuilder &inner, Location) {
        scf::YieldOp::create(inner, loc, createIdle(op.getActivationTypes(0)));
      });
  return SmallVector<Value>(branch.getResults());
}

SmallVector<Value> PipelineLowering::applyStages(OpBuilder &at,
                                                 const Step &step, Value first,
                                                 int64_t firstRegion,
                                                 ValueRange activations,
                                                 SkipValues skipped) {
  StageRun run{op,         first,     numOwnStages,     firstRegion, params,
               step.split, step.some, /*firstParam=*/0, skips};
  return buildStages(at, run, activations, skipped);
}

SmallVector<Type> PipelineLowering::getComputedTypes() {
  SmallVector<Type> types;
  if (op.getStages().size() > 1) {
    for (const Channel &channel : channels)
      llvm::append_range(types, channel.types);
    for (const Bypass &bypass : bypasses)
      types.push_back(bypass.type);
  }
  llvm::append_range(types, op.getYieldedTypes());
  return types;
}

SmallVector<Value> PipelineLowering::applyUniformStages(OpBuilder &at,
                                                        const Step &step) {
  SmallVector<Value> activations;
  if (numDevices == 1) {
    activations = takeInputs(at, step);
  } else {
    Value isFirst = compare(at, arith::CmpIPredicate::eq, rank, 0);
    auto branch = scf::IfOp::create(
        at, loc, isFirst,
        [&](OpBuilder &inner, Location) {
          scf::YieldOp::create(inner, loc, takeInputs(inner, step));
        },
        [&](OpBuilder &inner, Location) {
          scf::YieldOp::create(inner, loc, step.values.take_front(numHandedOn));
        });
    llvm::append_range(activations, branch.getResults());
  }
  Value first = rank;
  if (numOwnStages > 1)
    first = arith::MulIOp::create(at, loc, rank, getIndex(at, numOwnStages));
  return applyStages(at, step, first, /*firstRegion=*/0, activations);
}

/// A case for each device: it takes from one channel and gives to another.
SmallVector<Value> PipelineLowering::applyOwnStages(OpBuilder &at,
                                                    const Step &step) {
  SmallVector<Type> types = getComputedTypes();
  auto cases = llvm::to_vector(llvm::seq<int64_t>(0, numDevices - 1));
  auto choice =
      scf::IndexSwitchOp::create(at, loc, types, rank, cases, cases.size());
  for (int64_t device = 0; device < numDevices; ++device) {
    bool isLast = device + 1 == numDevices;
    Region &region =
        isLast ? choice.getDefaultRegion() : choice.getCaseRegions()[device];
    OpBuilder inner(at);
    inner.createBlock(&region);
    SmallVector<Value> activations;
    if (device == 0) {
      activations = takeInputs(inner, step);
    } else {
      const Channel &from = getChannelTo(device);
      activations = step.values.slice(from.begin, from.types.size());
    }
    SmallVector<Value> skipped(skips.size());
    for (const Bypass &bypass : bypasses)
      if (bypass.receiver == device)
        skipped[bypass.skip] =
            step.values[bypass.begin + bypass.getNumSteps() - 1];
    int64_t first = device * numOwnStages;
    SmallVector<Value> yielded = applyStages(
        inner, step, getIndex(inner, first), first, activations, skipped);
    SmallVector<Value> values = createIdle(types);
    unsigned begin =
        isLast ? types.size() - yielded.size() : getChannelTo(device + 1).begin;
    llvm::copy(yielded, values.begin() + begin);
    for (const Bypass &bypass : bypasses)
      if (bypass.sender == device)
        values[bypass.computed] = skipped[bypass.skip];
    scf::YieldOp::create(inner, loc, values);
  }
  return SmallVector<Value>(choice.getResults());
}

/// Skips a bubble if that is asked for, or stages could fail in it.
SmallVector<Value> PipelineLowering::applyIfBusy(OpBuilder &at,
                                                 const Step &step) {
  auto apply = [&](OpBuilder &inner) {
    return op.getStages().size() == 1 ? applyUniformStages(inner, step)
                                      : applyOwnStages(inner, step);
  };
  if (bubbles != PipelineBubbles::Skip || numDevices == 1)
    return apply(at);
  Value hasBegun = compare(at, arith::CmpIPredicate::sge, step.microbatch, 0);
  Value isLeft =
      compare(at, arith::CmpIPredicate::slt, step.microbatch, numMicrobatches);
  Value isBusy = arith::AndIOp::create(at, loc, hasBegun, isLeft);
  auto branch = scf::IfOp::create(
      at, loc, isBusy,
      [&](OpBuilder &inner, Location) {
        scf::YieldOp::create(inner, loc, apply(inner));
      },
      [&](OpBuilder &inner, Location) {
        scf::YieldOp::create(inner, loc, createIdle(getComputedTypes()));
      });
  return SmallVector<Value>(branch.getResults());
}

SmallVector<Value> PipelineLowering::handOn(OpBuilder &at, const Step &step,
                                            ArrayRef<Value> computed) {
  SmallVector<Value> received;
  auto hand = [&](Value value, ArrayRef<int64_t> pairs) {
    received.push_back(PermuteOp::create(
        at, loc, value.getType(), value, op.getMeshAttr(),
        AxesAttr::get(op.getContext(), op.getAxis()), /*shift=*/IntegerAttr(),
        at.getDenseI64ArrayAttr(pairs), /*targets=*/AxesAttr()));
  };
  for (const Channel &channel : channels) {
    SmallVector<int64_t> pairs;
    for (int64_t receiver : channel.receivers)
      pairs.append({receiver - 1, receiver});
    for (Value value : computed.slice(channel.begin, channel.types.size()))
      hand(value, pairs);
  }
  for (const Bypass &bypass : bypasses) {
    hand(computed[bypass.computed], {bypass.sender, bypass.receiver});
    llvm::append_range(
        received, step.values.slice(bypass.begin, bypass.getNumSteps() - 1));
  }
  return received;
}

/// At the last device the results so far get one more micro-batch.
SmallVector<Value> PipelineLowering::keep(OpBuilder &at, const Step &step,
                                          ValueRange computed) {
  int64_t last = numDevices - 1;
  Value isPast = compare(at, arith::CmpIPredicate::sge, step.index, last);
  Value isLast = compare(at, arith::CmpIPredicate::eq, rank, last);
  Value isKept = arith::AndIOp::create(at, loc, isLast, isPast);
  ValueRange sofar = step.values.drop_front(numCarried);
  auto branch = scf::IfOp::create(
      at, loc, isKept,
      [&](OpBuilder &inner, Location) {
        SmallVector<Value> next;
        for (auto [value, results] : llvm::zip_equal(computed, sofar))
          next.push_back(
              microbatches.put(inner, loc, value, results, step.microbatch));
        scf::YieldOp::create(inner, loc, next);
      },
      [&](OpBuilder &inner, Location) {
        scf::YieldOp::create(inner, loc, sofar);
      });
  return SmallVector<Value>(branch.getResults());
}

SmallVector<Value> PipelineLowering::buildStep(OpBuilder &at, Value index,
                                               ValueRange values) {
  Value microbatch = arith::SubIOp::create(at, loc, index, rank);
  // Any will do where there is none, but for what is read at its number.
  Value some = arith::MinSIOp::create(at, loc, microbatch,
                                      getIndex(at, numMicrobatches - 1));
  some = arith::MaxSIOp::create(at, loc, some, getIndex(at, 0));
  Step step{index, microbatch, some, {}, values};
  for (Value each : split)
    step.split.push_back(microbatches.take(at, loc, each, some));
  SmallVector<Value> computed = applyIfBusy(at, step);
  ArrayRef<Value> yielded(computed);
  SmallVector<Value> next = handOn(at, step, computed);
  llvm::append_range(next,
                     keep(at, step, yielded.take_back(op.getNumResults())));
  return next;
}

void PipelineLowering::run() {
  rewriter.setInsertionPoint(op);
  findChannels();
  findBypasses();
  border.makeCapturesWhole(rewriter);
  auto axes = AxesAttr::get(op.getContext(), op.getAxis());
  rank = AxisIndexOp::create(rewriter, loc, op.getMeshAttr(), axes);
  for (Value input : op.getInputs())
    inputs.push_back(border.expand(rewriter, input));
  for (Value value : op.getSplit())
    split.push_back(border.expand(rewriter, value));
  for (Value param : op.getParams())
    params.push_back(border.takeOwn(rewriter, param));
  SmallVector<Value> inits;
  for (const Channel &channel : channels)
    llvm::append_range(inits, createIdle(channel.types));
  for (const Bypass &bypass : bypasses)
    llvm::append_range(inits, createIdle(SmallVector<Type>(bypass.getNumSteps(),
                                                           bypass.type)));
  for (Type type : op.getResultTypes())
    inits.push_back(
        border.createSplat(rewriter, microbatches.getExpandedType(type)));
  Value zero = getIndex(rewriter, 0);
  Value numSteps = getIndex(rewriter, numMicrobatches + numDevices - 1);
  Value one = getIndex(rewriter, 1);
  auto loop = scf::ForOp::create(
      rewriter, loc, zero, numSteps, one, inits,
      [&](OpBuilder &at, Location, Value index, ValueRange values) {
        scf::YieldOp::create(at, loc, buildStep(at, index, values));
      });
  loop->setAttr(kManualAttrName, axes);
  SmallVector<Value> results;
  for (auto [index, value] :
       llvm::enumerate(loop.getResults().drop_front(numCarried)))
    results.push_back(border.leave(rewriter, index, value));
  rewriter.replaceOp(op, results);
}

void mesh::lowerPipelineToLoop(RewriterBase &rewriter, PipelineOp op,
                               PipelineBubbles bubbles) {
  PipelineLowering(rewriter, op, bubbles).run();
}
