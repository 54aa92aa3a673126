//===- TestTensors.h - small tensors for tests ------------------*- C++ -*-===//

#ifndef MESH_TEST_UNIT_EXECUTION_TESTTENSORS_H
#define MESH_TEST_UNIT_EXECUTION_TESTTENSORS_H

#include "mesh/Host/HostTensor.h"

#include <cstring>

namespace mesh::test {

inline HostTensor makeTensor(mesh_rt_type element, ArrayRef<int64_t> dims,
                             ArrayRef<double> values) {
  HostTensor tensor(
      TensorShape{element, SmallVector<int64_t>(dims.begin(), dims.end())});
  for (size_t i = 0; i < values.size(); ++i)
    tensor.setDouble(i, values[i]);
  return tensor;
}

inline SmallVector<double> toValues(const HostTensor &tensor) {
  SmallVector<double> values;
  for (int64_t i = 0; i < tensor.getNumElements(); ++i)
    values.push_back(tensor.getDouble(i));
  return values;
}

/// Same type, shape and bits.
inline bool isSame(const HostTensor &a, const HostTensor &b) {
  return a.getShape() == b.getShape() &&
         std::memcmp(a.data(), b.data(), a.getNumBytes()) == 0;
}

/// The message of the error in `value`, "" if there is none.
template <typename T>
std::string getError(llvm::Expected<T> value) {
  return value ? std::string() : llvm::toString(value.takeError());
}

} // namespace mesh::test

#endif // MESH_TEST_UNIT_EXECUTION_TESTTENSORS_H
