//===- BufferizeRuntime.cpp - mesh_rt from tensors to memrefs -------------===//

#include "mesh/Bufferization/RuntimeInterfaces.h"
#include "mesh/IR/MeshRt.h"

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h"

using namespace mesh;
using namespace mlir::bufferization;

namespace {

/// The common model of all ops of the dialect: they write to one operand, the
/// destination, and their result stands for it.
template <typename Model, typename Op>
struct RuntimeOpModel
    : public BufferizableOpInterface::ExternalModel<Model, Op> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand,
                              const AnalysisState &) const {
    return !isDestination(op, operand) || Model::readsDestination(op);
  }
  bool bufferizesToMemoryWrite(Operation *op, OpOperand &operand,
                               const AnalysisState &) const {
    return isDestination(op, operand);
  }
  AliasingValueList getAliasingValues(Operation *op, OpOperand &operand,
                                      const AnalysisState &) const {
    if (!isDestination(op, operand))
      return {};
    return {{op->getResults().back(), BufferRelation::Equivalent}};
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    SmallVector<Value> operands;
    Value destination;
    for (OpOperand &operand : op->getOpOperands()) {
      operands.push_back(operand.get());
      if (!llvm::isa<TensorType>(operand.get().getType()))
        continue;
      FailureOr<Value> buffer =
          getBuffer(rewriter, operand.get(), options, state);
      if (failed(buffer))
        return failure();
      operands.back() = *buffer;
      if (isDestination(op, operand))
        destination = *buffer;
    }
    // The same op on buffers: it has no result but a token.
    SmallVector<Type> types;
    for (Type type : op->getResultTypes())
      if (!llvm::isa<TensorType>(type))
        types.push_back(type);
    OperationState onBuffers(op->getLoc(), op->getName(), operands, types);
    onBuffers.propertiesAttr = op->getPropertiesAsAttribute();
    onBuffers.addAttributes(llvm::to_vector(op->getDiscardableAttrs()));
    SmallVector<Value> results = rewriter.create(onBuffers)->getResults();
    if (types.size() < op->getNumResults())
      results.push_back(destination);
    replaceOpWithBufferizedValues(rewriter, op, results);
    return success();
  }

private:
  static bool isDestination(Operation *op, OpOperand &operand) {
    return Model::getDestination(llvm::cast<Op>(op)) == &operand &&
           llvm::isa<TensorType>(operand.get().getType());
  }
};

template <typename Op>
static OpOperand *getDst(Op op) {
  MutableOperandRange dst = op.getDstMutable();
  return dst.empty() ? nullptr : &dst[0];
}

struct RunModel : public RuntimeOpModel<RunModel, RtRunOp> {
  static OpOperand *getDestination(RtRunOp op) { return getDst(op); }
  static bool readsDestination(Operation *) { return false; }
  bool bufferizesToElementwiseAccess(Operation *op, const AnalysisState &,
                                     ArrayRef<OpOperand *>) const {
    return llvm::cast<RtRunOp>(op).getCommunication().canBeInPlace();
  }
};

struct StartModel : public RuntimeOpModel<StartModel, RtStartOp> {
  static OpOperand *getDestination(RtStartOp op) { return getDst(op); }
  static bool readsDestination(Operation *) { return false; }

  /// An op in place may write over the operand that it reads until the
  /// wait, which this iteration of a loop makes.
  bool isNotConflicting(Operation *op, OpOperand *read, OpOperand *write,
                        const AnalysisState &state) const {
    auto start = llvm::cast<RtStartOp>(op);
    auto wait = llvm::dyn_cast<RtWaitOp>(read->getOwner());
    bool isOwn =
        read->getOwner() == op || (wait && wait.getToken() == start.getToken());
    return isOwn && write == getDestination(start) &&
           read->get() == write->get() &&
           start.getCommunication().canBeInPlace() &&
           llvm::all_of(state.findDefinitions(read), [&](Value definition) {
             return definition.getParentBlock() == op->getBlock();
           });
  }
};

/// The runtime knows the addresses that the start named: the wait is about the
/// same memory, never about a copy of it. To bufferization it is the start that
/// writes there: to who reads the result of one branch or another, a write of
/// the wait would look like one to the result of either.
struct WaitModel : public RuntimeOpModel<WaitModel, RtWaitOp> {
  static OpOperand *getDestination(RtWaitOp op) { return getDst(op); }
  static bool readsDestination(Operation *) { return true; }
  bool bufferizesToMemoryWrite(Operation *, OpOperand &,
                               const AnalysisState &) const {
    return false;
  }
  bool mustBufferizeInPlace(Operation *op, OpOperand &operand,
                            const AnalysisState &) const {
    return getDst(llvm::cast<RtWaitOp>(op)) == &operand;
  }
};

template <typename Op>
struct ContractModel : public RuntimeOpModel<ContractModel<Op>, Op> {
  static OpOperand *getDestination(Op op) { return &op.getOutMutable(); }
  static bool readsDestination(Operation *op) {
    return llvm::cast<Op>(op).getAccumulate();
  }
};

} // namespace

void mesh::registerRuntimeBufferization(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, MeshRtDialect *) {
    RtRunOp::attachInterface<RunModel>(*context);
    RtStartOp::attachInterface<StartModel>(*context);
    RtWaitOp::attachInterface<WaitModel>(*context);
    RtContractOp::attachInterface<ContractModel<RtContractOp>>(*context);
    RtContractThenOp::attachInterface<ContractModel<RtContractThenOp>>(
        *context);
  });
}
