//===- UpdateInPlace.cpp - Write results over donated arguments -----------===//
//
// An update is an elementwise op whose result the function returns, and which
// reads a donated argument of that type and sharding just where it writes the
// result. Updates move to the end of the function, where nothing fails any
// more: until all devices have come there, arguments are as they were.
//
//===----------------------------------------------------------------------===//

#include "mesh/Bufferization/Passes.h"
#include "mesh/IR/EntryNotes.h"
#include "mesh/IR/Mesh.h"
#include "mesh/IR/MeshRt.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"

namespace mesh {
#define GEN_PASS_DEF_UPDATEINPLACEPASS
#include "mesh/Bufferization/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
/// A donated argument, and the result that may be written over it.
struct Donation {
  BlockArgument argument;
  unsigned result;
};

/// The results of an op that are written over arguments, by `outs` operand.
using Update = SmallVector<std::pair<OpOperand *, Donation>>;
using Updates = llvm::MapVector<Operation *, Update>;
} // namespace

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

/// Returns true if an argument and a result lie alike in the memory of callers.
/// Their shardings are those that are noted, since the function has none any
/// more.
static bool areLaidOutAlike(func::FuncOp function, DictionaryAttr signature,
                            unsigned argument, unsigned result) {
  if (function.getArgumentTypes()[argument] !=
      function.getResultTypes()[result])
    return false;
  if (!signature)
    return true;
  auto get = [&](StringRef role, unsigned number) {
    return llvm::cast<DictionaryAttr>(signature.getAs<ArrayAttr>(role)[number]);
  };
  DictionaryAttr taken = get(entry_notes::kArguments, argument);
  DictionaryAttr given = get(entry_notes::kResults, result);
  return llvm::all_of(
      ArrayRef<StringRef>{entry_notes::kSharding, entry_notes::kUnpadded},
      [&](StringRef key) { return taken.get(key) == given.get(key); });
}

static bool hasDonatedArgument(func::FuncOp function) {
  return llvm::any_of(llvm::seq(function.getNumArguments()), [&](unsigned i) {
    return !!function.getArgAttr(i, MeshRtDialect::kDonatedAttrName);
  });
}

/// Pairs each donated argument with the first result like it that is left.
static SmallVector<Donation> findDonations(func::FuncOp function) {
  SmallVector<Donation> donations;
  llvm::SmallDenseSet<unsigned> taken;
  DictionaryAttr signature = findSignature(function);
  for (BlockArgument argument : function.getArguments()) {
    unsigned number = argument.getArgNumber();
    if (!function.getArgAttr(number, MeshRtDialect::kDonatedAttrName))
      continue;
    for (unsigned result : llvm::seq(function.getNumResults()))
      if (!taken.contains(result) &&
          areLaidOutAlike(function, signature, number, result)) {
        taken.insert(result);
        donations.push_back({argument, result});
        break;
      }
  }
  return donations;
}

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

static Updates findUpdates(func::FuncOp function, func::ReturnOp returnOp) {
  Updates updates;
  for (Donation donation : findDonations(function)) {
    auto result =
        llvm::dyn_cast<OpResult>(returnOp.getOperand(donation.result));
    auto op = result ? llvm::dyn_cast<linalg::GenericOp>(result.getOwner())
                     : linalg::GenericOp();
    if (!op || op->getBlock() != returnOp->getBlock() ||
        !isPlainElementwise(op))
      continue;
    if (OpOperand *init = findTarget(op, result, donation.argument))
      updates[op].emplace_back(init, donation);
  }
  return updates;
}

/// Drops updates whose results are read by what is none.
static void dropReadUpdates(Updates &updates) {
  auto isRead = [&](auto &entry) {
    return llvm::any_of(entry.first->getUsers(), [&](Operation *user) {
      return !llvm::isa<func::ReturnOp>(user) && !updates.contains(user);
    });
  };
  size_t count;
  do {
    count = updates.size();
    updates.remove_if(isRead);
  } while (updates.size() != count);
}

/// Returns true if one of `rest` but `op` makes an operand of `op`, or reads an
/// argument that `op` writes over.
static bool hasToWait(Operation *op, const Update &update,
                      ArrayRef<Operation *> rest, bool isForReaders) {
  return llvm::any_of(rest, [&](Operation *other) {
    if (other == op)
      return false;
    if (!isForReaders)
      return llvm::is_contained(other->getUsers(), op);
    return llvm::any_of(update, [&](auto &it) {
      return llvm::is_contained(other->getOperands(), it.second.argument);
    });
  });
}

/// Returns the updates in an order in which arguments are read before they are
/// written over, as far as there is one.
static SmallVector<Operation *> sortUpdates(const Updates &updates) {
  SmallVector<Operation *> rest, sorted;
  for (const auto &[op, update] : updates)
    rest.push_back(op);
  llvm::sort(rest, [](Operation *lhs, Operation *rhs) {
    return lhs->isBeforeInBlock(rhs);
  });
  while (!rest.empty()) {
    auto find = [&](bool isForReaders) {
      return llvm::find_if(rest, [&](Operation *op) {
        const Update &update = updates.find(op)->second;
        return !hasToWait(op, update, rest, /*isForReaders=*/false) &&
               (!isForReaders || !hasToWait(op, update, rest, true));
      });
    };
    auto next = find(/*isForReaders=*/true);
    if (next == rest.end())
      next = find(/*isForReaders=*/false);
    sorted.push_back(*next);
    rest.erase(next);
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
  for (Operation *op : sortUpdates(updates)) {
    rewriter.moveOpBefore(op, returnOp);
    for (auto [init, donation] : updates.find(op)->second) {
      rewriter.modifyOpInPlace(op, [&] { init->set(donation.argument); });
      pairs.append({donation.result, donation.argument.getArgNumber()});
    }
  }
  function->setAttr(MeshRtDialect::kInPlaceAttrName,
                    rewriter.getDenseI64ArrayAttr(pairs));
}

namespace {
struct UpdateInPlacePass
    : public mesh::impl::UpdateInPlacePassBase<UpdateInPlacePass> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (!hasDonatedArgument(function))
      return markAllAnalysesPreserved();
    if (!function.isPublic() || function.isDeclaration() ||
        !function.getBody().hasOneBlock())
      return;
    auto returnOp =
        llvm::dyn_cast<func::ReturnOp>(function.front().getTerminator());
    if (!returnOp)
      return;
    Updates updates = findUpdates(function, returnOp);
    dropReadUpdates(updates);
    if (!updates.empty())
      updateInPlace(function, returnOp, updates);
    removeNotes(function);
  }
};
} // namespace
