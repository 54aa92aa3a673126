//===- SplitCode.cpp - Parts of a module for several threads --------------===//

#include "SplitCode.h"

#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"

/// The least size of a part: less takes less time than making the part does.
static constexpr unsigned kMinPartSize = 250;
static constexpr unsigned kMaxParts = 16;
/// The bytes up to which LLVM may look at a constant in each part.
static constexpr unsigned kMaxCopiedBytes = 4096;

namespace {
/// Decides which part defines each function and variable of a module.
class CodeParts {
public:
  explicit CodeParts(const llvm::Module &module) : module(module) {}

  void compute();
  unsigned getCount() const { return count; }
  unsigned getPart(const llvm::GlobalValue &value) const {
    return parts.lookup(&value);
  }
  /// Returns whether another part than its own uses `value`.
  bool isShared(const llvm::GlobalValue &value) const;

private:
  /// Returns the functions and variables that use `value`, in order.
  llvm::SmallVector<const llvm::GlobalValue *>
  getUsers(const llvm::GlobalValue &value) const;
  void joinFunctions();
  void spreadFunctions();
  void placeVariable(const llvm::GlobalVariable &variable);

  const llvm::Module &module;
  /// Functions that stay together.
  llvm::EquivalenceClasses<const llvm::GlobalValue *> groups;
  llvm::DenseMap<const llvm::GlobalValue *, unsigned> parts;
  unsigned count = 1;
};
} // namespace

llvm::SmallVector<const llvm::GlobalValue *>
CodeParts::getUsers(const llvm::GlobalValue &value) const {
  llvm::SmallVector<const llvm::GlobalValue *> users;
  llvm::SmallPtrSet<const llvm::User *, 8> seen;
  llvm::SmallVector<const llvm::User *> pending(value.users());
  while (!pending.empty()) {
    const llvm::User *user = pending.pop_back_val();
    if (const auto *instruction = llvm::dyn_cast<llvm::Instruction>(user))
      user = instruction->getFunction();
    if (!seen.insert(user).second)
      continue;
    if (const auto *global = llvm::dyn_cast<llvm::GlobalValue>(user))
      users.push_back(global);
    else
      llvm::append_range(pending, user->users());
  }
  return users;
}

/// Joins functions that LLVM may inline with those that call them, and aliases
/// with what they stand for.
void CodeParts::joinFunctions() {
  for (const llvm::Function &function : module) {
    if (function.isDeclaration())
      continue;
    groups.insert(&function);
    if (function.hasFnAttribute(llvm::Attribute::NoInline))
      continue;
    for (const llvm::GlobalValue *user : getUsers(function))
      if (const auto *caller = llvm::dyn_cast<llvm::Function>(user))
        if (!caller->hasFnAttribute(llvm::Attribute::OptimizeNone))
          groups.unionSets(&function, caller);
  }
  for (const llvm::GlobalAlias &alias : module.aliases())
    if (const llvm::GlobalObject *object = alias.getAliaseeObject())
      groups.unionSets(object, &alias);
}

/// Returns what LLVM's time for a function grows with.
static unsigned getSize(const llvm::Function &function) {
  unsigned count = function.getInstructionCount();
  return function.hasFnAttribute(llvm::Attribute::OptimizeNone) ? count / 4
                                                                : count;
}

/// Gives each group, from large to small, to the part that has the least.
void CodeParts::spreadFunctions() {
  llvm::MapVector<const llvm::GlobalValue *, unsigned> sizes;
  unsigned total = 0;
  for (const llvm::Function &function : module)
    if (!function.isDeclaration()) {
      unsigned size = getSize(function);
      sizes[groups.getLeaderValue(&function)] += size;
      total += size;
    }
  auto ordered = sizes.takeVector();
  llvm::stable_sort(ordered, [](const auto &a, const auto &b) {
    return a.second > b.second;
  });
  // No other part has to be larger than the largest group.
  unsigned largest = ordered.empty() ? 0 : ordered.front().second;
  count = std::min({1 + (total - largest) / kMinPartSize,
                    std::max(total / kMinPartSize, 1U), kMaxParts});
  if (count == 1)
    return;
  std::vector<unsigned> loads(count, 0);
  for (auto [leader, size] : ordered) {
    auto least = llvm::min_element(loads);
    *least += size;
    for (const llvm::GlobalValue *member : groups.members(leader))
      parts[member] = least - loads.begin();
  }
}

/// Puts a variable in the first part that uses it.
void CodeParts::placeVariable(const llvm::GlobalVariable &variable) {
  // LLVM reads appending variables as a whole, by their names.
  if (variable.isDeclaration() || variable.hasAppendingLinkage() ||
      !variable.hasLocalLinkage())
    return;
  // Where it is already placed, or variables use each other.
  if (!parts.try_emplace(&variable, 0).second)
    return;
  unsigned part = count;
  for (const llvm::GlobalValue *user : getUsers(variable)) {
    if (const auto *other = llvm::dyn_cast<llvm::GlobalVariable>(user))
      placeVariable(*other);
    part = std::min(part, getPart(*user));
  }
  parts[&variable] = part == count ? 0 : part;
}

void CodeParts::compute() {
  joinFunctions();
  spreadFunctions();
  if (count > 1)
    for (const llvm::GlobalVariable &variable : module.globals())
      placeVariable(variable);
}

bool CodeParts::isShared(const llvm::GlobalValue &value) const {
  return llvm::any_of(getUsers(value), [&](const llvm::GlobalValue *user) {
    return getPart(*user) != getPart(value);
  });
}

/// Returns whether parts may look at the value of `variable`, which another
/// part defines.
static bool canBeCopied(const llvm::GlobalVariable &variable) {
  return variable.isConstant() && variable.hasDefinitiveInitializer() &&
         !variable.isThreadLocal() &&
         variable.getParent()->getDataLayout().getTypeAllocSize(
             variable.getValueType()) <= kMaxCopiedBytes &&
         // Its value is about no other symbol.
         !variable.getInitializer()->needsDynamicRelocation();
}

static void makeVisible(llvm::Module &module, const CodeParts &parts) {
  for (llvm::GlobalValue &value : module.global_values())
    if (value.hasLocalLinkage() && parts.isShared(value)) {
      if (!value.hasName())
        value.setName("shared");
      value.setLinkage(llvm::GlobalValue::ExternalLinkage);
      value.setVisibility(llvm::GlobalValue::HiddenVisibility);
    }
}

static std::unique_ptr<llvm::Module>
clonePart(const llvm::Module &module, const CodeParts &parts, unsigned part) {
  llvm::ValueToValueMapTy map;
  auto isDefined = [&](const llvm::GlobalValue *value) {
    const auto *variable = llvm::dyn_cast<llvm::GlobalVariable>(value);
    return parts.getPart(*value) == part ||
           (variable && canBeCopied(*variable));
  };
  std::unique_ptr<llvm::Module> clone =
      llvm::CloneModule(module, map, isDefined);
  for (const llvm::GlobalVariable &variable : module.globals())
    if (parts.getPart(variable) != part && isDefined(&variable))
      llvm::cast<llvm::GlobalVariable>(map[&variable])
          ->setLinkage(llvm::GlobalValue::AvailableExternallyLinkage);
  auto isIdle = [&](const llvm::GlobalValue &value) {
    return value.use_empty() &&
           (value.isDeclaration() || value.hasAvailableExternallyLinkage());
  };
  for (llvm::Function &function : llvm::make_early_inc_range(*clone))
    if (isIdle(function))
      function.eraseFromParent();
  for (llvm::GlobalVariable &variable :
       llvm::make_early_inc_range(clone->globals()))
    if (isIdle(variable))
      variable.eraseFromParent();
  return clone;
}

std::vector<std::unique_ptr<llvm::Module>>
mesh::splitCode(std::unique_ptr<llvm::Module> module) {
  CodeParts parts(*module);
  parts.compute();
  std::vector<std::unique_ptr<llvm::Module>> result;
  if (parts.getCount() == 1) {
    result.push_back(std::move(module));
    return result;
  }
  makeVisible(*module, parts);
  for (unsigned part = 0; part < parts.getCount(); ++part)
    result.push_back(clonePart(*module, parts, part));
  return result;
}
