//===- CombineTensors.cpp - combiners on tensors of the host --------------===//

#include "CombineTensors.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace mesh;

static double getNeutralFloat(Combiner combiner) {
  switch (combiner) {
  case Combiner::Product:
    return 1;
  case Combiner::Min:
    return std::numeric_limits<double>::infinity();
  case Combiner::Max:
    return -std::numeric_limits<double>::infinity();
  default:
    // The verifier keeps `and` and `or` to integers. The sum of -0 and x is x
    // for every x.
    return -0.0;
  }
}

static int64_t getNeutralInteger(Combiner combiner, int64_t numBits) {
  int64_t max = std::numeric_limits<int64_t>::max() >> (64 - numBits);
  switch (combiner) {
  case Combiner::Sum:
  case Combiner::Or:
    return 0;
  case Combiner::Product:
    return 1;
  case Combiner::And:
    return -1;
  case Combiner::Min:
    return max;
  case Combiner::Max:
    return -max - 1;
  }
  llvm_unreachable("not a combiner");
}

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
      tensor.setDouble(i, getNeutralFloat(combiner));
    else
      tensor.setInteger(i, getNeutralInteger(combiner, numBits));
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
