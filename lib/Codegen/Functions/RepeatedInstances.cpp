//===- RepeatedInstances.cpp - The repetitions of a part ------------------===//

#include "RepeatedInstances.h"

#include "mesh/IR/Mesh.h"
#include "mesh/IR/MeshRt.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Matchers.h"

using namespace mesh;

bool Instances::isIn(size_t instance, Operation *op) const {
  std::optional<size_t> place = sequence.getPlace(op);
  size_t begin = part.begin + instance * part.period;
  return place && *place >= begin && *place < begin + part.period;
}

bool Instances::matchInstance(size_t instance) {
  llvm::MapVector<Value, Value> &values = outer[instance];
  auto areEqual = [&](Value ours, Value theirs) {
    Operation *op = theirs.getDefiningOp();
    if (op && op->getBlock() == &sequence.block && isIn(instance, op))
      return false;
    return values.try_emplace(ours, theirs).first->second == theirs;
  };
  OpComparison comparison(areEqual);
  return llvm::all_of(llvm::zip_equal(getOps(model), getOps(instance)),
                      [&](auto pair) {
                        auto [ours, theirs] = pair;
                        return comparison.compare(ours, theirs);
                      });
}

bool Instances::hasWork() const {
  return llvm::any_of(getOps(model), [](Operation *op) {
    if (llvm::isa<func::CallOp>(op))
      return false;
    return llvm::any_of(op->getOperandTypes(), llvm::IsaPred<ShapedType>) ||
           llvm::any_of(op->getResultTypes(), llvm::IsaPred<ShapedType>);
  });
}

bool Instances::match() {
  SmallVector<bool> isLikeModel;
  for (size_t instance = 0; instance <= last; ++instance)
    isLikeModel.push_back(matchInstance(instance));
  for (first = model; first > 0 && isLikeModel[first - 1];)
    --first;
  for (last = model; last + 1 < isLikeModel.size() && isLikeModel[last + 1];)
    ++last;
  return last - first + 1 >= getFewestInstances(part.use) && !passesFutures();
}

bool Instances::passesFutures() const {
  return llvm::any_of(getOuterValues(),
                      [](Value value) {
                        return llvm::isa<FutureType>(value.getType());
                      }) ||
         llvm::any_of(findResults(), [&](auto result) {
           auto [place, number] = result;
           return llvm::isa<FutureType>(
               getModel()[place]->getResult(number).getType());
         });
}

bool Instances::isSameFreeOp(Value value) const {
  Operation *op = value.getDefiningOp();
  if (!op || !isFree(op))
    return false;
  for (size_t instance = first; instance <= last; ++instance) {
    Operation *other = outer[instance].lookup(value).getDefiningOp();
    if (!other || !isSameKind(op, other))
      return false;
  }
  return true;
}

std::optional<Progression> Instances::getProgression(Value value) const {
  auto function = getOps(model).front()->getParentOfType<func::FuncOp>();
  if (!value.getType().isIndex() ||
      function->hasAttr(MeshRtDialect::kRepetitionsAttrName))
    return std::nullopt;
  SmallVector<int64_t> numbers;
  for (size_t instance = first; instance <= last; ++instance) {
    llvm::APInt number;
    if (!mlir::matchPattern(outer[instance].lookup(value),
                            mlir::m_ConstantInt(&number)))
      return std::nullopt;
    numbers.push_back(number.getSExtValue());
  }
  int64_t step = numbers[1] - numbers[0];
  auto isStep = [&](auto pair) {
    auto [number, next] = pair;
    return next - number == step;
  };
  if (step == 0 ||
      !llvm::all_of(llvm::zip(numbers, llvm::drop_begin(numbers)), isStep))
    return std::nullopt;
  return Progression{numbers.front(), step};
}

SmallVector<std::pair<size_t, unsigned>> Instances::findResults() const {
  SmallVector<std::pair<size_t, unsigned>> results;
  for (size_t place = 0; place < part.period; ++place)
    for (unsigned number : llvm::seq(getOps(model)[place]->getNumResults())) {
      bool isUsed = false;
      for (size_t instance = first; instance <= last && !isUsed; ++instance)
        isUsed = llvm::any_of(
            getOps(instance)[place]->getResult(number).getUsers(),
            [&](Operation *user) { return !isIn(instance, user); });
      if (isUsed)
        results.emplace_back(place, number);
    }
  return results;
}
