//===- MakePipeline.cpp - loops as pipelines of stages --------------------===//

#include "mesh/Transforms/PipelineParallel/MakePipeline.h"

#include "RowBlocks.h"
#include "mesh/IR/CloneBody.h"
#include "mesh/Schedule/Generate.h"
#include "mesh/Transforms/Partition/InlineCalls.h"

#include "mlir/IR/Verifier.h"

using namespace mesh;

namespace {
/// Makes one pipeline of one loop.
class PipelineMaker {
public:
  PipelineMaker(RewriterBase &rewriter, scf::ForOp loop,
                const PipelineSpec &spec)
      : rewriter(rewriter), loop(loop), spec(spec) {}

  FailureOr<PipelineOp> run();

private:
  LogicalResult check();
  /// Finds the stage on a micro-batch, and how micro-batches are cut.
  LogicalResult findStage(LoopBody &body);
  PipelineOp create(LoopBody &body);
  void buildStage(LoopBody &body, PipelineOp op);

  RewriterBase &rewriter;
  scf::ForOp loop;
  const PipelineSpec &spec;
  LoopRange range{0, 1, 0};
  int64_t numRows = 0;
  MicrobatchFunction stage;
};
} // namespace

LogicalResult PipelineMaker::check() {
  std::optional<LoopRange> found = LoopRange::get(loop);
  if (!found || found->numIterations < 1)
    return loop.emitOpError("must have constant bounds, and an iteration, to "
                            "become a pipeline");
  range = *found;
  int64_t numDevices = lookupMesh(loop, spec.mesh).getSize(spec.axis);
  if (!spec.schedule && range.numIterations % numDevices != 0)
    return loop.emitOpError("has ")
           << range.numIterations << " iterations, which must be divisible by "
           << "the " << numDevices << " devices along " << spec.axis.str()
           << "; a schedule may have runs of unequal length";
  for (auto [index, type] : llvm::enumerate(loop.getResultTypes())) {
    auto tensor = llvm::dyn_cast<RankedTensorType>(type);
    if (!tensor || !tensor.hasStaticShape() || tensor.getRank() == 0)
      return loop.emitOpError("carries ")
             << type << ", which has no rows; a pipeline needs tensors of "
             << "static shape";
    if (index == 0)
      numRows = tensor.getDimSize(0);
    if (tensor.getDimSize(0) != numRows)
      return loop.emitOpError("carries ")
             << tensor.getDimSize(0) << " rows in value " << index << " and "
             << numRows << " in the first; a pipeline cuts all alike";
  }
  if (numRows % spec.numMicrobatches != 0 || numRows == 0)
    return loop.emitOpError("carries ")
           << numRows << " rows, which must be divisible by the "
           << spec.numMicrobatches << " micro-batches";
  return success();
}

LogicalResult PipelineMaker::findStage(LoopBody &body) {
  std::optional<RowFunction::Problem> problem;
  FailureOr<MicrobatchFunction> found =
      cutIntoMicrobatches(body, numRows, spec.numMicrobatches, problem);
  if (failed(found)) {
    InFlightDiagnostic diag = loop.emitOpError(
        "cannot be cut into micro-batches: an iteration needs several of them");
    diag.attachNote(problem->loc) << problem->text;
    return diag;
  }
  stage = std::move(*found);
  if (stage.otherwise)
    return loop.emitOpError("takes ")
           << stage.otherwise.getType() << " in parts other than of " << numRows
           << " rows along dimension 0; transpose or reshape it first";
  return success();
}

static int64_t getNumChunks(const PipelineSpec &spec) {
  if (spec.numChunks > 0)
    return spec.numChunks;
  for (ScheduleKind kind : getAllScheduleKinds())
    if (getName(kind) == spec.schedule.getValue())
      return getDefaultChunks(kind);
  return 1;
}

PipelineOp PipelineMaker::create(LoopBody &body) {
  SmallVector<Value> split;
  for (auto [value, cuts] : llvm::zip_equal(body.getCaptured(), stage.isSplit))
    if (cuts)
      split.push_back(value);
  int64_t numDevices = lookupMesh(loop, spec.mesh).getSize(spec.axis);
  mlir::DenseI64ArrayAttr costs;
  // Stages are alike.
  if (spec.schedule &&
      range.numIterations % (numDevices * getNumChunks(spec)) != 0)
    costs = rewriter.getDenseI64ArrayAttr(
        SmallVector<int64_t>(range.numIterations, 1));
  return PipelineOp::create(
      rewriter, loop.getLoc(), loop.getResultTypes(), loop.getInitArgs(),
      body.getStacks(), split, /*gradients=*/ValueRange(), spec.mesh, spec.axis,
      rewriter.getI64IntegerAttr(range.numIterations),
      rewriter.getI64IntegerAttr(spec.numMicrobatches),
      stage.isContiguous ? rewriter.getUnitAttr() : UnitAttr(), spec.schedule,
      spec.numChunks > 0 ? rewriter.getI64IntegerAttr(spec.numChunks)
                         : IntegerAttr(),
      /*table=*/ArrayAttr(), costs, /*num_parts=*/
      rewriter.getI64IntegerAttr(1), /*bodiesCount=*/1);
}

void PipelineMaker::buildStage(LoopBody &body, PipelineOp op) {
  Location loc = loop.getLoc();
  mlir::OpBuilder::InsertionGuard guard(rewriter);
  Block *block = rewriter.createBlock(&op.getBodies().front());
  ArrayRef<BlockArgument> arguments = stage.function.front().getArguments();
  IRMapping mapping;
  auto add = [&](BlockArgument argument) {
    mapping.map(argument, block->addArgument(argument.getType(), loc));
  };
  size_t numCarried = loop.getNumResults(), numParams = body.getStacks().size();
  ArrayRef<BlockArgument> outer =
      arguments.drop_front(numCarried + 1 + numParams).drop_back();
  for (BlockArgument argument : arguments.take_front(numCarried))
    add(argument);
  for (BlockArgument argument : arguments.slice(numCarried + 1, numParams))
    add(argument);
  for (auto [argument, value, cuts] :
       llvm::zip_equal(outer, body.getCaptured(), stage.isSplit)) {
    if (cuts)
      add(argument);
    else
      mapping.map(argument, value);
  }
  Value number = block->addArgument(rewriter.getIndexType(), loc);
  mapping.map(arguments.back(),
              block->addArgument(rewriter.getIndexType(), loc));
  BlockArgument variable = arguments[numCarried];
  bool isNumber =
      variable.getType().isIndex() && range.begin == 0 && range.step == 1;
  if (isNumber || variable.use_empty())
    mapping.map(variable, number);
  else
    mapping.map(variable, range.createVariable(rewriter, loc,
                                               variable.getType(), number));
  SmallVector<Value> yielded =
      cloneBody(rewriter, stage.function.front(), mapping);
  StageYieldOp::create(rewriter, loc, yielded, ValueRange(),
                       ArrayRef<int64_t>(), ValueRange());
}

FailureOr<PipelineOp> PipelineMaker::run() {
  SymbolTableCollection symbols;
  if (failed(check()) || failed(inlineCalls(rewriter, loop,
                                            /*isInLocalView=*/false, symbols)))
    return failure();
  LoopBody body(loop, range);
  if (failed(findStage(body)))
    return failure();
  rewriter.setInsertionPoint(loop);
  PipelineOp op = create(body);
  buildStage(body, op);
  if (failed(mlir::verify(op))) {
    rewriter.eraseOp(op);
    return failure();
  }
  rewriter.replaceOp(loop, op.getResults());
  return op;
}

FailureOr<PipelineOp> mesh::makePipeline(RewriterBase &rewriter,
                                         scf::ForOp loop,
                                         const PipelineSpec &spec) {
  return PipelineMaker(rewriter, loop, spec).run();
}
