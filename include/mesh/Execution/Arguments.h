//===- Arguments.h - the arguments of a run ---------------------*- C++ -*-===//
//
// Arguments as text, as the user gives them:
//
//   x.npy               the file's tensor; element type and shape must agree
//   rand[:seed[:scale]] random numbers
//   iota                0, 1, 2, … in row-major order
//   zeros, ones, 0.25   that number everywhere
//
// Values are of the whole tensor: an element is a function of its index in it
// and of nothing that depends on the mesh, so that every lowering of a program
// gets the same input.
//
// Random element i of argument a is hash(seed, a, i), a counter-based stream.
// Floats are uniform in [-scale, scale), scale 1, rounded to their type;
// integers are uniform in [-scale, scale), scale 8; i1 is 0 or 1.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_EXECUTION_ARGUMENTS_H
#define MESH_EXECUTION_ARGUMENTS_H

#include "mesh/Entries/Signature.h"

#include "llvm/ADT/StringMap.h"

#include <functional>
#include <optional>

namespace mesh {

struct ArgumentSpec {
  enum class Kind { File, Random, Iota, Constant };
  Kind kind = Kind::Random;
  /// The file's path, or the number as written.
  std::string text;
  std::optional<uint64_t> seed;
  std::optional<double> scale;
};

/// Returns true if `text` is the name of a file.
bool isArgumentFile(StringRef text);

/// Reads one of the forms above.
llvm::Expected<ArgumentSpec> parseArgumentSpec(StringRef text);

/// Makes the tensor that `spec` describes, as argument number `index`; `seed`
/// is for random numbers without a seed of their own.
llvm::Expected<HostTensor> makeArgument(const ArgumentSpec &spec,
                                        const TensorShape &shape, uint64_t seed,
                                        unsigned index);

/// Tensors by name, each read when it is asked for.
using TensorReaders =
    llvm::StringMap<std::function<llvm::Expected<HostTensor>()>>;

/// The whole tensor of each argument. `specs` are of the form `name=spec`; a
/// name is the argument's `mesh.name` or its number. Arguments that are not
/// mentioned are the one of `tensors` that has their name, or random. Names
/// that are unknown or given twice, and tensors of another type, are errors.
llvm::Expected<std::vector<HostTensor>>
makeArguments(const Signature &signature, ArrayRef<std::string> specs,
              uint64_t seed, const TensorReaders &tensors = {});

/// The names of the arguments that neither `specs` nor `tensors` speak of.
std::vector<StringRef> getUnspecified(const Signature &signature,
                                      ArrayRef<std::string> specs,
                                      const TensorReaders &tensors);

/// Random element `index` of stream `stream`: 64 bits.
uint64_t getRandomBits(uint64_t seed, uint64_t stream, uint64_t index);

} // namespace mesh

#endif // MESH_EXECUTION_ARGUMENTS_H
