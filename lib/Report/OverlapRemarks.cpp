//===- OverlapRemarks.cpp - decisions about overlap -----------------------===//

#include "mesh/Report/OverlapRemarks.h"

#include "mesh/Report/Origins.h"

#include "mlir/IR/Remarks.h"
#include "llvm/ADT/STLExtras.h"

using namespace mesh;

class OverlapRemarks::Streamer
    : public mlir::remark::detail::MLIRRemarkStreamerBase {
public:
  explicit Streamer(OverlapRemarks &remarks) : remarks(remarks) {}

  void streamOptimizationRemark(
      const mlir::remark::detail::Remark &remark) override {
    std::string text;
    for (const auto &part : remark.getArgs())
      if (part.key == "Remark")
        text += part.val;
    bool isMissed = remark.getRemarkType() == llvm::remarks::Type::Missed;
    Remark added{getOrigins(remark.getLocation()), std::move(text), isMissed};
    if (added.origins.empty())
      return;
    std::lock_guard lock(remarks.mutex);
    auto &others = remarks.remarks[added.origins.front()];
    if (!llvm::is_contained(others, added))
      others.push_back(std::move(added));
  }

private:
  OverlapRemarks &remarks;
};

OverlapRemarks::OverlapRemarks(MLIRContext &context) : context(context) {
  // `all` is added to those kinds that are asked for.
  mlir::remark::RemarkCategories categories;
  categories.passed = categories.missed = "mesh-overlap";
  // It fails only if the file of a streamer cannot be opened.
  (void)mlir::remark::enableOptimizationRemarks(
      context, std::make_unique<Streamer>(*this),
      std::make_unique<mlir::remark::RemarkEmittingPolicyAll>(), categories);
}

OverlapRemarks::~OverlapRemarks() { context.setRemarkEngine(nullptr); }

std::vector<StringRef> OverlapRemarks::get(Operation *op) const {
  SmallVector<int64_t> origins = getOrigins(op->getLoc());
  // A collective that is left alone stays one of its kind, which its remark
  // begins with; one that is not becomes other ops.
  auto isAbout = [&](const Remark &remark) {
    StringRef kind = StringRef(remark.text).split(' ').first;
    return !remark.isMissed || kind == op->getName().getStringRef();
  };
  std::vector<StringRef> texts;
  for (int64_t origin : origins) {
    auto found = remarks.find(origin);
    if (found == remarks.end())
      continue;
    for (const Remark &remark : found->second)
      if (llvm::includes(origins, remark.origins) && isAbout(remark))
        texts.push_back(remark.text);
  }
  return texts;
}
