//===- ReportRemarks.cpp - remarks that reports show ----------------------===//

#include "mesh/Report/ReportRemarks.h"

#include "mesh/IR/SourceText.h"
#include "mesh/Report/Origins.h"

#include "mlir/IR/Remarks.h"
#include "llvm/ADT/STLExtras.h"

using namespace mesh;

static constexpr StringLiteral kOverlap = "mesh-overlap";
static constexpr StringLiteral kMemory = "mesh-plan-memory";

class ReportRemarks::Streamer
    : public mlir::remark::detail::MLIRRemarkStreamerBase {
public:
  using Remark = mlir::remark::detail::Remark;

  explicit Streamer(ReportRemarks &remarks) : remarks(remarks) {}

  void streamOptimizationRemark(const Remark &remark) override {
    std::lock_guard lock(remarks.mutex);
    if (remark.getCategoryName() == kMemory)
      addBuffer(remark);
    else
      addDecision(remark);
  }

private:
  static std::string get(const Remark &remark, StringRef key) {
    std::string text;
    for (const auto &part : remark.getArgs())
      if (part.key == key)
        text += part.val;
    return text;
  }

  void addDecision(const Remark &remark) {
    bool isMissed = remark.getRemarkType() == llvm::remarks::Type::Missed;
    Decision added{getOrigins(remark.getLocation()), get(remark, "Remark"),
                   isMissed};
    if (added.origins.empty())
      return;
    auto &others = remarks.decisions[added.origins.front()];
    if (!llvm::is_contained(others, added))
      others.push_back(std::move(added));
  }

  void addBuffer(const Remark &remark) {
    Buffer buffer{remark.getFunction().str(), getOrigins(remark.getLocation()),
                  getSourceText(remark.getLocation()), get(remark, "type")};
    if (!StringRef(get(remark, "bytes")).getAsInteger(10, buffer.bytes))
      remarks.buffers.push_back(std::move(buffer));
  }

  ReportRemarks &remarks;
};

ReportRemarks::ReportRemarks(MLIRContext &context) : context(context) {
  // `all` is added to those kinds that are asked for.
  mlir::remark::RemarkCategories categories;
  categories.passed = categories.missed = kOverlap.str();
  categories.analysis = kMemory.str();
  // It fails only if the file of a streamer cannot be opened.
  (void)mlir::remark::enableOptimizationRemarks(
      context, std::make_unique<Streamer>(*this),
      std::make_unique<mlir::remark::RemarkEmittingPolicyAll>(), categories);
}

ReportRemarks::~ReportRemarks() { context.setRemarkEngine(nullptr); }

std::vector<StringRef> ReportRemarks::getDecisions(Operation *op) const {
  SmallVector<int64_t> origins = getOrigins(op->getLoc());
  // A collective that is left alone stays one of its kind, which its remark
  // begins with; one that is not becomes other ops.
  auto isAbout = [&](const Decision &decision) {
    StringRef kind = StringRef(decision.text).split(' ').first;
    return !decision.isMissed || kind == op->getName().getStringRef();
  };
  std::vector<StringRef> texts;
  for (int64_t origin : origins) {
    auto found = decisions.find(origin);
    if (found == decisions.end())
      continue;
    for (const Decision &decision : found->second)
      if (llvm::includes(origins, decision.origins) && isAbout(decision))
        texts.push_back(decision.text);
  }
  return texts;
}
