//===- UpdateInPlace.cpp - Write results over donated arguments -----------===//
//
// An update is an elementwise op whose result the function returns, and which
// reads a donated argument of that type and sharding just where it writes the
// result. So are the ops that set parts of such an argument, one after the
// other, until the function returns it. Updates move to the end of the
// function, where nothing fails any more: until all devices have come there,
// arguments are as they were. Where something before the end reads what an
// update computes, that is computed twice if this saves memory.
//
//===----------------------------------------------------------------------===//

#include "SeparateUpdates.h"
#include "mesh/Bufferization/Passes.h"
#include "mesh/IR/EntryNotes.h"
#include "mesh/IR/Mesh.h"
#include "mesh/IR/MeshRt.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include <set>

namespace mesh {
#define GEN_PASS_DEF_UPDATEINPLACEPASS
#include "mesh/Bufferization/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// Returns what is noted of the entry that `function` is, or null.
static DictionaryAttr findSignature(func::FuncOp function) {
  auto name = function->getAttrOfType<StringAttr>(
      StringRef(MeshRtDialect::kNameAttrName));
  auto module = function->getParentOfType<ModuleOp>();
  for (DictionaryAttr notes : getEntryNotes(module))
    if (name && getEntryName(notes) == name.getValue())
      return notes.getAs<DictionaryAttr>(entry_notes::kSignature);
  return {};
}

namespace {
/// The layout of arguments and results in the memory of callers. Their
/// shardings are those that are noted, since the function has none any more.
class CallerLayouts {
public:
  explicit CallerLayouts(func::FuncOp function)
      : function(function), signature(findSignature(function)) {}

  CallerValue getArgument(unsigned number) {
    return get(function.getArgumentTypes()[number],
               function.getArgAttr(number, MeshDialect::kNameAttrName),
               entry_notes::kArguments, number);
  }
  CallerValue getResult(unsigned number) {
    return get(function.getResultTypes()[number],
               function.getResultAttr(number, MeshDialect::kNameAttrName),
               entry_notes::kResults, number);
  }

private:
  /// Two values that lie alike have the same type, and the same notes. `name`
  /// is that of a function that nothing is noted of.
  CallerValue get(Type type, Attribute name, StringRef role,
                  unsigned number) const {
    NamedAttrList layout;
    layout.set(entry_notes::kType, TypeAttr::get(type));
    if (signature) {
      auto notes =
          llvm::cast<DictionaryAttr>(signature.getAs<ArrayAttr>(role)[number]);
      for (StringRef key : {entry_notes::kSharding, entry_notes::kUnpadded})
        if (Attribute value = notes.get(key))
          layout.set(key, value);
      name = notes.get(entry_notes::kName);
    }
    return {layout.getDictionary(type.getContext()), name};
  }

  func::FuncOp function;
  DictionaryAttr signature;
};
} // namespace

/// Returns true if all that `op` does is arithmetic that cannot fail, element
/// by element.
static bool isPlainElementwise(linalg::GenericOp op) {
  return op.getNumReductionLoops() == 0 && op.hasPureTensorSemantics() &&
         llvm::all_of(op.getBody()->without_terminator(), [](Operation &inner) {
           return mlir::isPure(&inner) && inner.getNumRegions() == 0 &&
                  llvm::none_of(inner.getOperandTypes(),
                                llvm::IsaPred<ShapedType>);
         });
}

/// Returns the `outs` operand for the result number `result` of `op` if the
/// result can be written over `argument`; else null.
static OpOperand *findTarget(linalg::GenericOp op, OpResult result,
                             BlockArgument argument) {
  OpOperand *init = op.getDpsInitOperand(result.getResultNumber());
  if (op.payloadUsesValueFromOperand(init) ||
      !op.getMatchingIndexingMap(init).isIdentity())
    return nullptr;
  bool isRead = false;
  for (OpOperand *input : op.getDpsInputOperands()) {
    if (input->get() != argument)
      continue;
    isRead = true;
    if (!op.getMatchingIndexingMap(input).isIdentity())
      return nullptr;
  }
  return isRead ? init : nullptr;
}

/// Returns the tensor of which `value` is a copy but for parts that are set, by
/// an op or in its regions; null if there is none.
static Value findWhole(Value value) {
  Operation *op = value.getDefiningOp();
  if (auto insert = llvm::dyn_cast_or_null<tensor::InsertSliceOp>(op))
    return insert.getDest();
  if (auto insert = llvm::dyn_cast_or_null<tensor::InsertOp>(op))
    return insert.getDest();
  auto result = llvm::dyn_cast<OpResult>(value);
  // Returns the value from outside of `region` that one in it comes from.
  auto leave = [](Value inner, Region &region) {
    while (inner && region.isAncestor(inner.getParentRegion()) &&
           inner.getDefiningOp())
      inner = findWhole(inner);
    return inner;
  };
  if (auto branch = llvm::dyn_cast_or_null<scf::IfOp>(op)) {
    unsigned number = result.getResultNumber();
    Value whole =
        leave(branch.thenYield().getOperand(number), branch.getThenRegion());
    Value other =
        leave(branch.elseYield().getOperand(number), branch.getElseRegion());
    return whole == other ? whole : Value();
  }
  auto loop = llvm::dyn_cast_or_null<scf::ForOp>(op);
  if (!loop)
    return {};
  Value inner =
      loop.getTiedLoopYieldedValue(loop.getTiedLoopRegionIterArg(result))
          ->get();
  return leave(inner, loop.getRegion()) == loop.getTiedLoopRegionIterArg(result)
             ? loop.getTiedLoopInit(result)->get()
             : Value();
}

/// Returns true if nothing that `op` does can fail, or communicates.
static bool isPlain(Operation *op) {
  return mlir::isMemoryEffectFree(op) &&
         !op->walk([](Operation *inner) {
              return llvm::isa_and_present<MeshDialect, MeshRtDialect>(
                         inner->getDialect()) ||
                             llvm::isa<scf::WhileOp>(inner)
                         ? WalkResult::interrupt()
                         : WalkResult::advance();
            }).wasInterrupted();
}

/// Returns the ops that set parts of `argument` until it is `value`, the first
/// one first; none if there are others between them, or they have more results.
static SmallVector<Operation *> findParts(Value value, BlockArgument argument) {
  SmallVector<Operation *> ops;
  Block *block = argument.getOwner();
  while (value && value != argument) {
    Operation *op = value.getDefiningOp();
    if (!op || op->getBlock() != block || op->getNumResults() != 1 ||
        !isPlain(op))
      return {};
    // Other readers need the value as it was.
    if (!ops.empty() && llvm::any_of(op->getUsers(), [&](Operation *user) {
          return block->findAncestorOpInBlock(*user) != ops.back();
        }))
      return {};
    ops.push_back(op);
    value = findWhole(value);
  }
  if (!value)
    return {};
  std::reverse(ops.begin(), ops.end());
  return ops;
}

static Updates findUpdates(func::FuncOp function, func::ReturnOp returnOp) {
  Updates updates;
  CallerLayouts layouts(function);
  auto getArgument = [&](unsigned number) {
    return layouts.getArgument(number);
  };
  auto getResult = [&](unsigned number) { return layouts.getResult(number); };
  for (Donation donation : findDonations(function, getArgument, getResult)) {
    Value returned = returnOp.getOperand(donation.result);
    SmallVector<Operation *> parts = findParts(returned, donation.argument);
    if (!parts.empty()) {
      Update &update = updates[parts.pop_back_val()];
      update.before = parts;
      update.written.emplace_back(nullptr, donation);
      continue;
    }
    auto result = llvm::dyn_cast<OpResult>(returned);
    auto op = result ? llvm::dyn_cast<linalg::GenericOp>(result.getOwner())
                     : linalg::GenericOp();
    if (!op || op->getBlock() != returnOp->getBlock() ||
        !isPlainElementwise(op))
      continue;
    if (OpOperand *init = findTarget(op, result, donation.argument))
      updates[op].written.emplace_back(init, donation);
  }
  return updates;
}

namespace {
/// Sorts updates: operands first, and what reads an argument before what
/// writes over it, as far as there is such an order. The first in the block of
/// those that may come next does.
class UpdateSorter {
public:
  explicit UpdateSorter(const Updates &updates);

  SmallVector<Operation *> sort();

private:
  /// The ops that an update has to wait for.
  struct Waiting {
    unsigned makers = 0;
    unsigned readers = 0;
  };

  /// Calls `fn` with each update that waits for that of number `index`, and
  /// with what is counted there.
  void forEachWaiting(
      unsigned index,
      llvm::function_ref<void(unsigned, unsigned Waiting::*)> fn) const;
  /// Puts an update where those are that may come next.
  void release(unsigned index);

  const Updates &updates;
  SmallVector<Operation *> ops;
  llvm::DenseMap<Operation *, unsigned> numbers;
  /// The update that writes over an argument.
  llvm::DenseMap<Value, unsigned> writers;
  SmallVector<Waiting> waiting;
  /// Updates whose operands are there, without and with readers to wait for.
  std::set<unsigned> free, read;
};
} // namespace

UpdateSorter::UpdateSorter(const Updates &updates) : updates(updates) {
  for (const auto &[op, update] : updates)
    ops.push_back(op);
  llvm::sort(ops, [](Operation *lhs, Operation *rhs) {
    return lhs->isBeforeInBlock(rhs);
  });
  for (auto [index, op] : llvm::enumerate(ops)) {
    numbers[op] = index;
    for (const auto &[init, donation] : updates.find(op)->second.written)
      writers[donation.argument] = index;
  }
  waiting.resize(ops.size());
  for (unsigned index : llvm::seq<unsigned>(ops.size()))
    forEachWaiting(index, [&](unsigned other, unsigned Waiting::*count) {
      ++(waiting[other].*count);
    });
  for (unsigned index : llvm::seq<unsigned>(ops.size()))
    release(index);
}

void UpdateSorter::forEachWaiting(
    unsigned index,
    llvm::function_ref<void(unsigned, unsigned Waiting::*)> fn) const {
  for (Operation *reader : getReaders(ops[index]))
    if (auto it = numbers.find(reader); it != numbers.end())
      fn(it->second, &Waiting::makers);
  for (Value operand :
       getUpdateReads(ops[index], updates.find(ops[index])->second)) {
    auto it = writers.find(operand);
    if (it != writers.end() && it->second != index)
      fn(it->second, &Waiting::readers);
  }
}

void UpdateSorter::release(unsigned index) {
  if (waiting[index].makers > 0)
    return;
  if (waiting[index].readers > 0) {
    read.insert(index);
    return;
  }
  read.erase(index);
  free.insert(index);
}

SmallVector<Operation *> UpdateSorter::sort() {
  SmallVector<Operation *> sorted;
  SmallVector<bool> isSorted(ops.size(), false);
  while (!free.empty() || !read.empty()) {
    std::set<unsigned> &from = free.empty() ? read : free;
    unsigned next = *from.begin();
    from.erase(from.begin());
    isSorted[next] = true;
    sorted.push_back(ops[next]);
    forEachWaiting(next, [&](unsigned other, unsigned Waiting::*count) {
      --(waiting[other].*count);
      if (!isSorted[other])
        release(other);
    });
  }
  return sorted;
}

/// Removes what says that arguments are donated, from all at once.
static void removeNotes(func::FuncOp function) {
  SmallVector<DictionaryAttr> attributes;
  function.getAllArgAttrs(attributes);
  for (DictionaryAttr &dictionary : attributes) {
    if (!dictionary || !dictionary.contains(MeshRtDialect::kDonatedAttrName))
      continue;
    mlir::NamedAttrList rest(dictionary);
    rest.erase(MeshRtDialect::kDonatedAttrName);
    dictionary = rest.getDictionary(function.getContext());
  }
  function.setAllArgAttrs(attributes);
}

/// Writes the results of `updates` over arguments, at the end of the function.
static void updateInPlace(func::FuncOp function, func::ReturnOp returnOp,
                          const Updates &updates) {
  IRRewriter rewriter(function.getContext());
  rewriter.setInsertionPoint(returnOp);
  RtCommitOp::create(rewriter, returnOp.getLoc());
  SmallVector<int64_t> pairs;
  for (Operation *op : UpdateSorter(updates).sort()) {
    const Update &update = updates.find(op)->second;
    for (Operation *part : update.before)
      rewriter.moveOpBefore(part, returnOp);
    rewriter.moveOpBefore(op, returnOp);
    for (auto [init, donation] : update.written) {
      if (init)
        rewriter.modifyOpInPlace(op, [&, init = init, donation = donation] {
          init->set(donation.argument);
        });
      pairs.append({donation.result, donation.argument.getArgNumber()});
    }
  }
  function->setAttr(MeshRtDialect::kInPlaceAttrName,
                    rewriter.getDenseI64ArrayAttr(pairs));
}

/// Returns the op that ends `function`, if callers from outside can give up
/// arguments; else null.
static func::ReturnOp findReturn(func::FuncOp function) {
  if (!function.isPublic() || function.isDeclaration() ||
      !function.getBody().hasOneBlock())
    return {};
  return llvm::dyn_cast<func::ReturnOp>(function.front().getTerminator());
}

namespace {
struct UpdateInPlacePass
    : public mesh::impl::UpdateInPlacePassBase<UpdateInPlacePass> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (!hasDonatedArgument(function))
      return markAllAnalysesPreserved();
    if (func::ReturnOp returnOp = findReturn(function)) {
      Updates updates = findUpdates(function, returnOp);
      mlir::IRRewriter rewriter(function.getContext());
      separateReadUpdates(rewriter, updates);
      if (!updates.empty())
        updateInPlace(function, returnOp, updates);
    }
    removeNotes(function);
  }
};
} // namespace
