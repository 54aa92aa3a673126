//===- AxisSet.cpp - axes along which devices are told apart --------------===//

#include "mesh/Programs/AxisSet.h"

using namespace mesh;

void AxisSet::insert(ArrayRef<AxisRefAttr> axes) {
  for (auto [i, known] : llvm::enumerate(mesh.getAxes()))
    if (llvm::any_of(axes, [&](AxisRefAttr axis) {
          return axis.getName() == known.getName();
        }))
      bits.set(i);
}

void AxisSet::insertAll() { bits.set(); }

bool AxisSet::insert(const AxisSet &other) {
  bool isNew = other.bits.test(bits);
  bits |= other.bits;
  return isNew;
}

AxisList AxisSet::getAxes() const {
  AxisList axes;
  for (unsigned i : bits.set_bits())
    axes.push_back(
        AxisRefAttr::get(mesh.getContext(), mesh.getAxes()[i].getName()));
  return axes;
}
