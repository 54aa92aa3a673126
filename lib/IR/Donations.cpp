//===- Donations.cpp - Results over arguments of callers ------------------===//

#include "mesh/IR/Donations.h"

#include "mesh/IR/MeshRt.h"

#include "mlir/IR/BuiltinAttributes.h"

using namespace mesh;

static bool isDonated(FunctionOpInterface function, unsigned number) {
  return !!function.getArgAttr(number, MeshRtDialect::kDonatedAttrName);
}

bool mesh::hasDonatedArgument(FunctionOpInterface function) {
  return llvm::any_of(
      llvm::seq(function.getNumArguments()),
      [&](unsigned number) { return isDonated(function, number); });
}

SmallVector<Donation> mesh::findDonations(FunctionOpInterface function,
                                          LayoutOfValue getOfArgument,
                                          LayoutOfValue getOfResult) {
  // The results of each layout, the first one last.
  DenseMap<Attribute, SmallVector<unsigned>> results;
  for (unsigned result : llvm::reverse(llvm::seq(function.getNumResults())))
    results[getOfResult(result)].push_back(result);
  SmallVector<Donation> donations;
  for (BlockArgument argument : function.getArguments()) {
    if (!isDonated(function, argument.getArgNumber()))
      continue;
    auto alike = results.find(getOfArgument(argument.getArgNumber()));
    if (alike != results.end() && !alike->second.empty())
      donations.push_back({argument, alike->second.pop_back_val()});
  }
  return donations;
}

SmallVector<Donation> mesh::findDonations(FunctionOpInterface function) {
  return findDonations(
      function,
      [&](unsigned number) {
        return TypeAttr::get(function.getArgumentTypes()[number]);
      },
      [&](unsigned number) {
        return TypeAttr::get(function.getResultTypes()[number]);
      });
}
