//===- CombineTensors.cpp - combiners on tensors of the host --------------===//

#include "CombineTensors.h"

#include "mesh/IR/ReductionKind.h"

#include <algorithm>
#include <cmath>

using namespace mesh;

static double combineFloats(Combiner combiner, double a, double b) {
  switch (combiner) {
  case Combiner::Product:
    return a * b;
  case Combiner::Min:
  case Combiner::Max:
    if (std::isnan(a) || std::isnan(b))
      return a + b;
    return combiner == Combiner::Min ? std::min(a, b) : std::max(a, b);
  default:
    return a + b;
  }
}

static int64_t combineIntegers(Combiner combiner, int64_t a, int64_t b) {
  auto x = static_cast<uint64_t>(a), y = static_cast<uint64_t>(b);
  switch (combiner) {
  case Combiner::Sum:
    return x + y;
  case Combiner::Product:
    return x * y;
  case Combiner::And:
    return x & y;
  case Combiner::Or:
    return x | y;
  case Combiner::Min:
    return std::min(a, b);
  case Combiner::Max:
    return std::max(a, b);
  }
  llvm_unreachable("not a combiner");
}

/// As a signed number: the one bit of an i1 is its sign.
static int64_t getSigned(const HostTensor &tensor, int64_t index) {
  int64_t value = tensor.getInteger(index);
  return tensor.getElement() == MESH_RT_I1 ? -value : value;
}

void mesh::fillNeutral(HostTensor &tensor, Combiner combiner) {
  mesh_rt_type element = tensor.getElement();
  int64_t numBits = element == MESH_RT_I1 ? 1 : 8 * rt::sizeOf(element);
  for (int64_t i = 0; i < tensor.getNumElements(); ++i)
    if (rt::isFloat(element))
      tensor.setDouble(
          i,
          getNeutralFloat(combiner, APFloat::IEEEdouble()).convertToDouble());
    else
      tensor.setInteger(i, getNeutralInteger(combiner, numBits).getSExtValue());
}

void mesh::combineInto(HostTensor &accumulator, const HostTensor &other,
                       Combiner combiner) {
  for (int64_t i = 0; i < accumulator.getNumElements(); ++i)
    if (rt::isFloat(accumulator.getElement()))
      accumulator.setDouble(i, combineFloats(combiner, accumulator.getDouble(i),
                                             other.getDouble(i)));
    else
      accumulator.setInteger(i, combineIntegers(combiner,
                                                getSigned(accumulator, i),
                                                getSigned(other, i)));
}
