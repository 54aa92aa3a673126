//===- AxisList.cpp - ordered lists of (sub-)axes -------------------------===//

#include "mesh/IR/AxisList.h"

#include "llvm/ADT/MapVector.h"

using namespace mesh;

/// The product of the sizes of the parts of the axis that are more major than
/// `axis`.
static int64_t getPreSize(AxisRefAttr axis) {
  return axis.isSubAxis() ? axis.getPreSize() : 1;
}

AxisRefAttr mesh::getAxisPart(MeshAttr mesh, StringRef name, int64_t begin,
                              int64_t end) {
  MLIRContext *context = mesh.getContext();
  if (begin == 1 && end == mesh.getAxis(name).getSize())
    return AxisRefAttr::get(context, name);
  return AxisRefAttr::get(context, name, begin, end / begin);
}

bool mesh::overlapsAny(MeshAttr mesh, AxisRefAttr axis,
                       ArrayRef<AxisRefAttr> axes) {
  return llvm::any_of(
      axes, [&](AxisRefAttr other) { return mesh.overlap(axis, other); });
}

bool mesh::covers(MeshAttr mesh, ArrayRef<AxisRefAttr> axes, AxisRefAttr axis) {
  return llvm::any_of(axes, [&](AxisRefAttr other) {
    if (other == axis)
      return true;
    if (other.getName() != axis.getName())
      return false;
    int64_t begin = getPreSize(axis), end = begin * mesh.getSize(axis);
    int64_t otherBegin = getPreSize(other);
    // "x":(3)2 of an axis of 6 lies within "x":(2)3, but is no part of it.
    return begin % otherBegin == 0 &&
           otherBegin * mesh.getSize(other) % end == 0;
  });
}

bool mesh::startsWith(ArrayRef<AxisRefAttr> axes,
                      ArrayRef<AxisRefAttr> prefix) {
  return axes.take_front(prefix.size()) == prefix;
}

std::pair<AxisRefAttr, AxisRefAttr>
mesh::splitAxis(MeshAttr mesh, AxisRefAttr axis, int64_t majorSize) {
  int64_t begin = getPreSize(axis), end = begin * mesh.getSize(axis);
  int64_t cut = begin * majorSize;
  return {getAxisPart(mesh, axis.getName(), begin, cut),
          getAxisPart(mesh, axis.getName(), cut, end)};
}

void mesh::appendAxis(MeshAttr mesh, AxisList &axes, AxisRefAttr axis) {
  if (!axes.empty() && axis.isSubAxis() &&
      axes.back().getName() == axis.getName()) {
    int64_t begin = getPreSize(axes.back());
    if (begin * mesh.getSize(axes.back()) == axis.getPreSize()) {
      axes.back() = getAxisPart(mesh, axis.getName(), begin,
                                axis.getPreSize() * axis.getSubSize());
      return;
    }
  }
  axes.push_back(axis);
}

AxisList mesh::mergeAxes(MeshAttr mesh, ArrayRef<AxisRefAttr> axes) {
  AxisList merged;
  for (AxisRefAttr axis : axes)
    appendAxis(mesh, merged, axis);
  return merged;
}

LogicalResult mesh::refineAxes(MeshAttr mesh, ArrayRef<AxisList *> lists) {
  if (llvm::none_of(lists, [](AxisList *list) {
        return llvm::any_of(*list,
                            [](AxisRefAttr axis) { return axis.isSubAxis(); });
      }))
    return success();

  // The pre-sizes at which parts of an axis begin and end.
  llvm::MapVector<StringRef, SmallVector<int64_t>> cuts;
  for (AxisList *list : lists)
    for (AxisRefAttr axis : *list) {
      int64_t begin = getPreSize(axis);
      llvm::append_values(cuts[axis.getName()], begin,
                          begin * mesh.getSize(axis));
    }
  for (auto &[name, points] : cuts) {
    llvm::sort(points);
    points.erase(llvm::unique(points), points.end());
    for (auto [begin, end] : llvm::zip(points, llvm::drop_begin(points)))
      if (end % begin != 0)
        return failure();
  }

  for (AxisList *list : lists) {
    AxisList parts;
    for (AxisRefAttr axis : *list) {
      int64_t begin = getPreSize(axis), end = begin * mesh.getSize(axis);
      if (begin == end) // an axis of size 1
        parts.push_back(axis);
      int64_t last = begin;
      for (int64_t cut : cuts[axis.getName()]) {
        if (cut <= begin || cut > end)
          continue;
        parts.push_back(getAxisPart(mesh, axis.getName(), last, cut));
        last = cut;
      }
    }
    *list = std::move(parts);
  }
  return success();
}

/// The stretches of each axis that `axes` name, as pre-sizes in order, where
/// stretches that meet are one.
static llvm::MapVector<StringRef, SmallVector<std::pair<int64_t, int64_t>>>
getStretches(MeshAttr mesh, ArrayRef<AxisRefAttr> axes) {
  llvm::MapVector<StringRef, SmallVector<std::pair<int64_t, int64_t>>> all;
  for (AxisRefAttr axis : axes) {
    int64_t begin = getPreSize(axis), end = begin * mesh.getSize(axis);
    if (begin != end)
      all[axis.getName()].emplace_back(begin, end);
  }
  for (auto &[name, stretches] : all) {
    llvm::sort(stretches);
    size_t last = 0;
    for (auto [begin, end] : ArrayRef(stretches).drop_front())
      if (stretches[last].second == begin)
        stretches[last].second = end;
      else
        stretches[++last] = {begin, end};
    stretches.truncate(last + 1);
  }
  return all;
}

bool mesh::makeSameGroups(MeshAttr mesh, ArrayRef<AxisRefAttr> a,
                          ArrayRef<AxisRefAttr> b) {
  auto inA = getStretches(mesh, a), inB = getStretches(mesh, b);
  return inA.size() == inB.size() && llvm::all_of(inA, [&](const auto &entry) {
           auto it = inB.find(entry.first);
           return it != inB.end() && it->second == entry.second;
         });
}

void mesh::dropFixedAxes(MeshAttr mesh, AxisList &from, AxisList &to) {
  auto getPlaces = [&](const AxisList &axes) {
    llvm::SmallDenseMap<AxisRefAttr, int64_t> places;
    int64_t place = 1;
    for (AxisRefAttr axis : llvm::reverse(axes)) {
      places[axis] = place;
      place *= mesh.getSize(axis);
    }
    return places;
  };
  auto drop = [&] {
    auto inFrom = getPlaces(from), inTo = getPlaces(to);
    auto isFixed = [&](AxisRefAttr axis) {
      auto before = inFrom.find(axis), after = inTo.find(axis);
      return mesh.getSize(axis) == 1 ||
             (before != inFrom.end() && after != inTo.end() &&
              before->second == after->second);
    };
    llvm::erase_if(from, isFixed);
    llvm::erase_if(to, isFixed);
    from = mergeAxes(mesh, from);
    to = mergeAxes(mesh, to);
  };
  // Parts that do not nest are compared as they are, and once more as the
  // larger parts that they make.
  if (failed(refineAxes(mesh, {&from, &to})))
    drop();
  drop();
}
