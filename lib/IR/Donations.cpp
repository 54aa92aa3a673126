//===- Donations.cpp - Results over arguments of callers ------------------===//

#include "mesh/IR/Donations.h"

#include "mesh/IR/Mesh.h"
#include "mesh/IR/MeshRt.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/BitVector.h"

using namespace mesh;

static bool isDonated(FunctionOpInterface function, unsigned number) {
  return !!function.getArgAttr(number, MeshRtDialect::kDonatedAttrName);
}

bool mesh::hasDonatedArgument(FunctionOpInterface function) {
  return llvm::any_of(
      llvm::seq(function.getNumArguments()),
      [&](unsigned number) { return isDonated(function, number); });
}

namespace {
/// The results that are not written over an argument yet.
class FreeResults {
public:
  FreeResults(unsigned numResults, DescribeValue describe);

  std::optional<unsigned> takeNamed(CallerValue argument);
  std::optional<unsigned> takeFirst(Attribute layout);

private:
  llvm::BitVector isTaken;
  DenseMap<std::pair<Attribute, Attribute>, unsigned> named;
  /// The results of each layout, the first one last.
  DenseMap<Attribute, SmallVector<unsigned>> alike;
};
} // namespace

FreeResults::FreeResults(unsigned numResults, DescribeValue describe)
    : isTaken(numResults) {
  for (unsigned result : llvm::reverse(llvm::seq(numResults))) {
    CallerValue value = describe(result);
    alike[value.layout].push_back(result);
    if (value.name)
      named[{value.layout, value.name}] = result;
  }
}

std::optional<unsigned> FreeResults::takeNamed(CallerValue argument) {
  auto it = argument.name ? named.find({argument.layout, argument.name})
                          : named.end();
  if (it == named.end() || isTaken[it->second])
    return std::nullopt;
  isTaken.set(it->second);
  return it->second;
}

std::optional<unsigned> FreeResults::takeFirst(Attribute layout) {
  SmallVector<unsigned> &results = alike[layout];
  while (!results.empty()) {
    unsigned result = results.pop_back_val();
    if (isTaken[result])
      continue;
    isTaken.set(result);
    return result;
  }
  return std::nullopt;
}

SmallVector<Donation> mesh::findDonations(FunctionOpInterface function,
                                          DescribeValue describeArgument,
                                          DescribeValue describeResult) {
  FreeResults results(function.getNumResults(), describeResult);
  SmallVector<std::optional<unsigned>> taken(function.getNumArguments());
  for (unsigned number : llvm::seq(function.getNumArguments()))
    if (isDonated(function, number))
      taken[number] = results.takeNamed(describeArgument(number));
  SmallVector<Donation> donations;
  for (BlockArgument argument : function.getArguments()) {
    unsigned number = argument.getArgNumber();
    std::optional<unsigned> result = taken[number];
    if (!result && isDonated(function, number))
      result = results.takeFirst(describeArgument(number).layout);
    if (result)
      donations.push_back({argument, *result});
  }
  return donations;
}

SmallVector<Donation> mesh::findDonations(FunctionOpInterface function) {
  StringRef name = MeshDialect::kNameAttrName;
  return findDonations(
      function,
      [&](unsigned number) -> CallerValue {
        return {TypeAttr::get(function.getArgumentTypes()[number]),
                function.getArgAttr(number, name)};
      },
      [&](unsigned number) -> CallerValue {
        return {TypeAttr::get(function.getResultTypes()[number]),
                function.getResultAttr(number, name)};
      });
}
