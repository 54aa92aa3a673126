//===- PipelineRules.cpp - Derivatives of pipelines -----------------------===//
//
// In forward mode, each value of floats is followed by its tangent.
//
//===----------------------------------------------------------------------===//

#include "PipelineAdjoint.h"
#include "mesh/Differentiation/RegisterRules.h"

#include "mlir/IR/PatternMatch.h"

using namespace mesh;

static LogicalResult verifyIsForward(PipelineOp op) {
  if (!op.hasGradients())
    return success();
  return op.emitOpError("computes gradients, which have no derivative; "
                        "differentiate a pipeline that only goes forward, for "
                        "second derivatives its 'jvp' first");
}

namespace {
/// Builds the pipeline that computes a pipeline's tangents, too.
class PipelineTangent {
public:
  PipelineTangent(PipelineOp op, Tangents &tangents)
      : op(op), tangents(tangents), rewriter(op),
        captures(tangents.getActive().getCaptures(op)) {}

  LogicalResult emit();

private:
  /// Returns `values`, each of floats or, if `all` is false, each active one
  /// followed by its tangent.
  SmallVector<Value> interleave(ValueRange values, bool all);
  LogicalResult emitStage(unsigned index);
  void finish(PipelineOp created);

  PipelineOp op;
  Tangents &tangents;
  mlir::IRRewriter rewriter;
  /// The active values that stages capture.
  SmallVector<Value> captures;
};
} // namespace

SmallVector<Value> PipelineTangent::interleave(ValueRange values, bool all) {
  SmallVector<Value> interleaved;
  for (Value value : values) {
    interleaved.push_back(value);
    if (all ? isDifferentiable(value.getType()) : tangents.isActive(value))
      interleaved.push_back(tangents.get(rewriter, value, op.getLoc()));
  }
  return interleaved;
}

/// Adds tangents to a body.
LogicalResult PipelineTangent::emitStage(unsigned index) {
  Region &region = op.getStages()[index];
  Block &block = region.front();
  SmallVector<BlockArgument> arguments(block.getArguments()), wrt;
  unsigned numActivations =
      arguments.size() - op.getParams().size() - op.getSplit().size() - 2;
  for (auto [number, argument] : llvm::enumerate(arguments)) {
    if (number < numActivations) {
      if (isDifferentiable(argument.getType()))
        wrt.push_back(argument);
      continue;
    }
    unsigned side = number - numActivations;
    unsigned numParams = op.getParams().size();
    if (side < numParams
            ? tangents.isActive(op.getParams()[side])
            : side < numParams + op.getSplit().size() &&
                  tangents.isActive(op.getSplit()[side - numParams]))
      wrt.push_back(argument);
  }
  SmallVector<Value> all;
  llvm::append_range(all, wrt);
  llvm::append_range(all, captures);
  ActiveValues active(region, all);
  Tangents inner(active, tangents.getFunctions());
  for (BlockArgument argument : wrt)
    inner.set(argument,
              block.insertArgument(argument.getArgNumber() + 1,
                                   argument.getType(), argument.getLoc()));
  for (Value capture : captures)
    inner.set(capture, tangents.lookup(capture));
  if (failed(emitTangents(block, inner)))
    return failure();

  auto yield = llvm::cast<StageYieldOp>(block.getTerminator());
  OpBuilder end(yield);
  SmallVector<Value> values, skipped;
  SmallVector<int64_t> targets;
  auto add = [&](Value value, SmallVectorImpl<Value> &list) {
    list.push_back(value);
    if (isDifferentiable(value.getType()))
      list.push_back(inner.get(end, value, yield.getLoc()));
  };
  for (Value value : yield.getValues())
    add(value, values);
  for (auto [value, target] :
       llvm::zip_equal(yield.getSkipped(), yield.getTargets())) {
    add(value, skipped);
    targets.resize(skipped.size(), target);
  }
  StageYieldOp::create(end, yield.getLoc(), values, skipped, targets,
                       ValueRange());
  yield.erase();
  return success();
}

void PipelineTangent::finish(PipelineOp created) {
  auto written = op->getAttrOfType<ArrayAttr>(MeshDialect::kShardingsAttrName);
  SmallVector<Attribute> shardings;
  SmallVector<Value> results;
  ValueRange rest = created.getResults();
  for (auto [number, result] : llvm::enumerate(op.getResults())) {
    bool hasTangent = isDifferentiable(result.getType());
    results.push_back(rest.front());
    tangents.set(result, hasTangent ? rest[1] : Value());
    rest = rest.drop_front(hasTangent ? 2 : 1);
    if (!written)
      continue;
    auto sharding = llvm::cast<ShardingAttr>(written[number]);
    shardings.push_back(sharding);
    if (hasTangent)
      shardings.push_back(sharding);
  }
  if (written)
    created->setAttr(MeshDialect::kShardingsAttrName,
                     rewriter.getArrayAttr(shardings));
  for (auto [old, result] : llvm::zip_equal(op.getResults(), results))
    if (Value tangent = tangents.lookup(old))
      tangents.set(result, tangent);
  tangents.getActive().transfer(op.getResults(), results);
  rewriter.replaceOp(op, results);
}

LogicalResult PipelineTangent::emit() {
  SmallVector<Value> inputs = interleave(op.getInputs(), /*all=*/true),
                     params = interleave(op.getParams(), /*all=*/false),
                     split = interleave(op.getSplit(), /*all=*/false);
  SmallVector<Type> types;
  for (Type type : op.getResultTypes())
    types.append(isDifferentiable(type) ? 2 : 1, type);
  for (unsigned index = 0; index < op.getStages().size(); ++index)
    if (failed(emitStage(index)))
      return failure();
  PipelineOp created =
      createPipelineLike(rewriter, op, types, inputs, params, split,
                         /*gradients=*/{}, /*numParts=*/1);
  for (auto [from, to] : llvm::zip_equal(op.getBodies(), created.getBodies()))
    to.takeBody(from);
  finish(created);
  return success();
}

namespace {
struct PipelineRule
    : DifferentiableOpInterface::ExternalModel<PipelineRule, PipelineOp> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    auto pipeline = llvm::cast<PipelineOp>(op);
    if (failed(verifyIsForward(pipeline)))
      return failure();
    return emitPipelineAdjoint(pipeline, builder, cotangents);
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &,
                            Tangents &tangents) const {
    auto pipeline = llvm::cast<PipelineOp>(op);
    if (failed(verifyIsForward(pipeline)))
      return failure();
    return PipelineTangent(pipeline, tangents).emit();
  }
};
} // namespace

void mesh::registerPipelineRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, MeshDialect *) {
    PipelineOp::attachInterface<PipelineRule>(*context);
  });
}
