//===- HostTensor.h - a tensor in the host's memory -------------*- C++ -*-===//
//
// The arguments and results of a run: elements of a type that the runtime knows
// (mesh-rt/element.h), row-major and without gaps, in memory that the tensor
// owns. A scalar has rank 0.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_HOST_HOSTTENSOR_H
#define MESH_HOST_HOSTTENSOR_H

#include "mesh-rt/element.h"
#include "mesh/Support/LLVM.h"

#include "mlir/IR/Types.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <string>

namespace mesh {

/// Element type and shape of a tensor in memory.
struct TensorShape {
  mesh_rt_type element = MESH_RT_F32;
  SmallVector<int64_t> dims;

  int64_t getRank() const { return dims.size(); }
  /// Returns the product of the dims, which does not overflow for a HostTensor.
  int64_t getNumElements() const;
  /// Returns the bytes of all elements, densely packed.
  int64_t getNumBytes() const { return getNumElements() * rt::sizeOf(element); }
  /// Fails if a dim is negative, or if the number of bytes overflows in any
  /// order in which dims are multiplied.
  llvm::Error check() const;
  /// Returns the type as MLIR writes it: "8x4xf32", "f32" for a scalar.
  std::string str() const;
  bool operator==(const TensorShape &) const = default;
};

/// Returns element type and shape of `type`: a ranked tensor with static dims,
/// or a scalar. An error names a type that the runtime cannot hold.
llvm::Expected<TensorShape> getTensorShape(Type type);

class HostTensor {
public:
  /// Makes a tensor of zeros. Ends the program if there is no memory; use
  /// `create` for shapes that come from outside.
  explicit HostTensor(TensorShape shape);
  /// The same, or an error if the size overflows or there is no memory.
  static llvm::Expected<HostTensor> create(TensorShape shape);

  HostTensor clone() const;
  /// Returns the elements, each converted to `element`.
  HostTensor convert(mesh_rt_type element) const;

  const TensorShape &getShape() const { return shape; }
  mesh_rt_type getElement() const { return shape.element; }
  ArrayRef<int64_t> getDims() const { return shape.dims; }
  int64_t getNumElements() const { return numElements; }
  int64_t getNumBytes() const { return shape.getNumBytes(); }
  char *data() { return bytes.get(); }
  const char *data() const { return bytes.get(); }

  /// Element `index` in row-major order as a number. `getDouble` rounds an
  /// i64; the setters round to nearest, and drop the upper bits of integers.
  /// `getInteger` and `setInteger` are for integer types.
  double getDouble(int64_t index) const;
  void setDouble(int64_t index, double value);
  int64_t getInteger(int64_t index) const;
  void setInteger(int64_t index, int64_t value);
  /// The element as text, with all digits that tell it from others.
  std::string format(int64_t index) const;

private:
  struct Free {
    void operator()(char *pointer) const;
  };
  HostTensor(TensorShape shape, std::unique_ptr<char, Free> bytes);

  TensorShape shape;
  int64_t numElements;
  /// Aligned to a cache line.
  std::unique_ptr<char, Free> bytes;
};

/// The coordinates of element `index`, counted row-major: "[0, 3, 1]".
std::string formatCoordinates(int64_t index, ArrayRef<int64_t> dims);

} // namespace mesh

#endif // MESH_HOST_HOSTTENSOR_H
