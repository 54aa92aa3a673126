//===- ReshardState.cpp - layouts on the way of a reshard -----------------===//

#include "ReshardState.h"

#include "mesh/IR/TensorBytes.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

#include <numeric>

using namespace mesh;
using Kind = ReshardStep::Kind;

std::string ReshardState::encode() const {
  std::string code;
  for (const DigitList &digits : dims) {
    for (uint8_t digit : digits)
      code.push_back(static_cast<char>(digit + 1));
    code.push_back(0);
  }
  for (uint32_t rest = partial; rest; rest >>= 8)
    code.push_back(static_cast<char>(rest & 0xff));
  return code;
}

//===----------------------------------------------------------------------===//
// States
//===----------------------------------------------------------------------===//

ReshardSpace::ReshardSpace(const ReshardProblem &problem,
                           const ReshardCost &cost,
                           SmallVector<AxisRefAttr> digits)
    : problem(problem), cost(cost), digits(std::move(digits)) {
  for (AxisRefAttr digit : this->digits)
    sizes.push_back(problem.mesh.getSize(digit));
  fromPartial = getState(problem.from).partial;
  toPartial = getState(problem.to).partial;
}

ReshardState ReshardSpace::getState(ShardingAttr sharding) const {
  auto spell = [&](ArrayRef<AxisRefAttr> axes) {
    DigitList list;
    for (AxisRefAttr axis : axes)
      for (auto [index, digit] : llvm::enumerate(digits))
        if (covers(problem.mesh, axis, digit))
          list.push_back(index);
    return list;
  };
  ReshardState state;
  for (DimShardingAttr dim : sharding.getDims())
    state.dims.push_back(spell(dim.getAxes()));
  for (uint8_t digit : spell(sharding.getPartial()))
    state.partial |= 1u << digit;
  return state;
}

double ReshardSpace::getBytes(const ReshardState &state) const {
  double bytes = getTensorBytes(problem.type);
  for (const DigitList &dim : state.dims)
    for (uint8_t digit : dim)
      bytes /= static_cast<double>(sizes[digit]);
  return bytes;
}

double ReshardSpace::getSeconds(const ReshardMove &move, double bytes) const {
  double n = 1;
  for (uint8_t digit : move.digits)
    n *= static_cast<double>(sizes[digit]);
  return ReshardCost::getSeconds(move.kind, n, bytes,
                                 cost.getLink(getAxes(move.digits)));
}

bool ReshardSpace::divides(const ReshardState &state, int64_t dim) const {
  int64_t size = problem.type.getDimSize(dim);
  for (uint8_t digit : state.dims[dim]) {
    if (size % sizes[digit] != 0)
      return false;
    size /= sizes[digit];
  }
  return true;
}

DigitList ReshardSpace::getFree(const ReshardState &state) const {
  uint32_t used = state.partial;
  for (const DigitList &dim : state.dims)
    for (uint8_t digit : dim)
      used |= 1u << digit;
  DigitList free;
  for (size_t digit = 0; digit < digits.size(); ++digit)
    if (!(used & (1u << digit)))
      free.push_back(digit);
  return free;
}

DigitList ReshardSpace::getPartial(const ReshardState &state) const {
  DigitList partial;
  for (size_t digit = 0; digit < digits.size(); ++digit)
    if (state.partial & (1u << digit))
      partial.push_back(digit);
  return partial;
}

SmallVector<int64_t> ReshardSpace::getCounts(const ReshardState &state) const {
  SmallVector<int64_t> counts;
  auto count = [&](ArrayRef<uint8_t> list) {
    int64_t product = 1;
    for (uint8_t digit : list)
      product *= sizes[digit];
    counts.push_back(product);
  };
  for (const DigitList &dim : state.dims)
    count(dim);
  count(getPartial(state));
  return counts;
}

AxisList ReshardSpace::getAxes(ArrayRef<uint8_t> list) const {
  AxisList axes;
  for (uint8_t digit : list)
    axes.push_back(digits[digit]);
  return axes;
}

bool ReshardSpace::isOneCombiner() const {
  std::optional<Combiner> before = problem.from.getCombiner(),
                          after = problem.to.getCombiner();
  return !before || !after || before == after;
}

//===----------------------------------------------------------------------===//
// Moves
//===----------------------------------------------------------------------===//

ReshardStep ReshardSpace::getStep(const ReshardMove &move) const {
  ReshardStep step{move.kind, mergeAxes(problem.mesh, getAxes(move.digits)),
                   move.dim, move.concatDim};
  if (move.kind == Kind::AllReduce || move.kind == Kind::ReduceScatter)
    step.combiner = problem.from.getCombiner();
  if (move.kind == Kind::MakePartial)
    step.combiner = problem.to.getCombiner();
  return step;
}

/// All-to-alls, which lead both ways.
void ReshardSpace::forEachExchange(const ReshardState &state, Visitor visit,
                                   bool isBackward) const {
  int64_t rank = state.dims.size();
  for (int64_t source = 0; source < rank; ++source)
    for (int64_t target = 0; target < rank; ++target) {
      if (source == target)
        continue;
      for (size_t count = 1; count <= state.dims[source].size(); ++count) {
        ReshardState next = state;
        DigitList moved(ArrayRef(state.dims[source]).take_back(count));
        next.dims[source].pop_back_n(count);
        llvm::append_range(next.dims[target], moved);
        if (!divides(next, target))
          continue;
        ReshardMove move{Kind::AllToAll, moved, target, source};
        if (isBackward)
          std::swap(move.dim, move.concatDim);
        visit(move, next);
      }
    }
}

void ReshardSpace::forEachMove(const ReshardState &state, Visitor visit) const {
  DigitList free = getFree(state);
  auto visitAppended = [&](Kind kind, uint8_t digit, ReshardState next) {
    for (size_t dim = 0; dim < next.dims.size(); ++dim) {
      next.dims[dim].push_back(digit);
      if (divides(next, dim))
        visit({kind, {digit}, static_cast<int64_t>(dim)}, next);
      next.dims[dim].pop_back();
    }
  };
  for (uint8_t digit : free)
    visitAppended(Kind::AllSlice, digit, state);
  uint32_t reduced = state.partial & fromPartial;
  for (uint8_t digit = 0; digit < digits.size(); ++digit) {
    if (!(reduced & (1u << digit)))
      continue;
    ReshardState next = state;
    next.partial &= ~(1u << digit);
    visitAppended(Kind::ReduceScatter, digit, next);
  }
  for (uint32_t set = reduced; set; set = (set - 1) & reduced) {
    ReshardState next = state;
    next.partial &= ~set;
    visit({Kind::AllReduce, getPartial({{}, set})}, next);
  }
  forEachExchange(state, visit, /*isBackward=*/false);
  for (size_t dim = 0; dim < state.dims.size(); ++dim) {
    if (state.dims[dim].empty())
      continue;
    ReshardState next = state;
    uint8_t digit = next.dims[dim].pop_back_val();
    visit({Kind::AllGather, {digit}, static_cast<int64_t>(dim)}, next);
  }
  if (!isOneCombiner())
    return;
  for (uint8_t digit : free) {
    if (!(toPartial & (1u << digit)))
      continue;
    ReshardState next = state;
    next.partial |= 1u << digit;
    visit({Kind::MakePartial, {digit}}, next);
  }
}

void ReshardSpace::forEachMoveTo(const ReshardState &state,
                                 Visitor visit) const {
  DigitList free = getFree(state);
  uint32_t reduced = isOneCombiner() ? fromPartial : 0;
  for (size_t dim = 0; dim < state.dims.size(); ++dim) {
    ReshardState last = state;
    for (uint8_t digit : free) {
      last.dims[dim].push_back(digit);
      if (divides(last, dim))
        visit({Kind::AllGather, {digit}, static_cast<int64_t>(dim)}, last);
      last.dims[dim].pop_back();
    }
    if (state.dims[dim].empty())
      continue;
    uint8_t digit = last.dims[dim].pop_back_val();
    visit({Kind::AllSlice, {digit}, static_cast<int64_t>(dim)}, last);
    if (!(reduced & (1u << digit)))
      continue;
    last.partial |= 1u << digit;
    visit({Kind::ReduceScatter, {digit}, static_cast<int64_t>(dim)}, last);
  }
  forEachExchange(state, visit, /*isBackward=*/true);
  uint32_t freeSet = 0;
  for (uint8_t digit : free)
    freeSet |= 1u << digit;
  for (uint32_t all = reduced & freeSet, set = all; set;
       set = (set - 1) & all) {
    ReshardState last = state;
    last.partial |= set;
    visit({Kind::AllReduce, getPartial({{}, set})}, last);
  }
  for (uint8_t digit : getPartial(state)) {
    if (!(toPartial & (1u << digit)))
      continue;
    ReshardState last = state;
    last.partial &= ~(1u << digit);
    visit({Kind::MakePartial, {digit}}, last);
  }
}

//===----------------------------------------------------------------------===//
// Digits
//===----------------------------------------------------------------------===//

namespace {
/// The pre-sizes at which parts of one axis begin and end.
struct Cuts {
  SmallVector<int64_t> from, to;
  /// The parts that are named, as pairs of pre-sizes.
  SmallVector<std::pair<int64_t, int64_t>> parts;
};
} // namespace

static void sortUnique(SmallVectorImpl<int64_t> &points) {
  llvm::sort(points);
  points.erase(llvm::unique(points), points.end());
}

static bool nest(ArrayRef<int64_t> points) {
  for (auto [begin, end] : llvm::zip(points, points.drop_front()))
    if (end % begin != 0)
      return false;
  return true;
}

static void addCuts(ShardingAttr sharding, MeshAttr mesh, bool isFrom,
                    llvm::MapVector<StringRef, Cuts> &cuts) {
  auto add = [&](ArrayRef<AxisRefAttr> axes) {
    for (AxisRefAttr axis : axes) {
      int64_t begin = axis.getPreSize(), end = begin * mesh.getSize(axis);
      if (begin == end)
        continue;
      Cuts &of = cuts[axis.getName()];
      of.parts.emplace_back(begin, end);
      llvm::append_values(isFrom ? of.from : of.to, begin, end);
    }
  };
  for (DimShardingAttr dim : sharding.getDims())
    add(dim.getAxes());
  add(sharding.getPartial());
}

/// The parts of `name` between `points` that are in one of `parts`, or all.
static void appendDigits(MeshAttr mesh, StringRef name,
                         ArrayRef<int64_t> points,
                         ArrayRef<std::pair<int64_t, int64_t>> parts,
                         SmallVectorImpl<AxisRefAttr> &digits) {
  for (auto [begin, end] : llvm::zip(points, points.drop_front())) {
    bool isNamed = parts.empty();
    for (auto [first, last] : parts)
      isNamed |= first <= begin && end <= last;
    if (isNamed)
      digits.push_back(getAxisPart(mesh, name, begin, end));
  }
}

/// Cuts off each digit what is as large as another one.
static SmallVector<AxisRefAttr> cutToSizes(MeshAttr mesh,
                                           ArrayRef<AxisRefAttr> digits) {
  SmallVector<AxisRefAttr> result;
  for (AxisRefAttr digit : digits) {
    int64_t size = mesh.getSize(digit), begin = digit.getPreSize();
    SmallVector<int64_t> points{begin, begin * size};
    for (AxisRefAttr other : digits)
      points.push_back(begin * std::gcd(size, mesh.getSize(other)));
    sortUnique(points);
    if (!nest(points))
      points = {begin, begin * size};
    appendDigits(mesh, digit.getName(), points, {}, result);
  }
  return result;
}

std::pair<SmallVector<AxisRefAttr>, SmallVector<AxisRefAttr>>
mesh::getDigits(const ReshardProblem &problem, bool cutFurther) {
  MeshAttr mesh = problem.mesh;
  llvm::MapVector<StringRef, Cuts> cuts;
  addCuts(problem.from, mesh, /*isFrom=*/true, cuts);
  addCuts(problem.to, mesh, /*isFrom=*/false, cuts);
  SmallVector<AxisRefAttr> common, from, to;
  for (auto &[name, of] : cuts) {
    SmallVector<int64_t> all = of.from;
    llvm::append_range(all, of.to);
    sortUnique(all);
    if (nest(all)) {
      appendDigits(mesh, name, all, of.parts, common);
      continue;
    }
    int64_t whole = 1;
    for (int64_t point : all)
      whole = std::lcm(whole, point);
    for (auto [points, digits] :
         {std::pair(&of.from, &from), std::pair(&of.to, &to)}) {
      llvm::append_values(*points, 1, whole);
      sortUnique(*points);
      appendDigits(mesh, name, *points, {}, *digits);
    }
  }
  if (cutFurther)
    common = cutToSizes(mesh, common);
  from.insert(from.begin(), common.begin(), common.end());
  to.insert(to.begin(), common.begin(), common.end());
  return {from, to};
}
