//===- TrainState.h - Parameters and state in memory ------------*- C++ -*-===//

#ifndef MESH_LIB_TRAIN_TRAINSTATE_H
#define MESH_LIB_TRAIN_TRAINSTATE_H

#include "mesh/Checkpoint/Checkpoint.h"
#include "mesh/Execution/Session.h"

namespace mesh {

/// The values that a step takes and returns under the same names, and the
/// parameters that it does not change, in the devices' parts. A value that is
/// returned, but not written over, is there twice: steps take turns between the
/// two.
class TrainState {
public:
  /// Finds the values. `frozen` are the arguments that are parameters which the
  /// step does not return. Fails if a value is returned in another type or
  /// layout than it is taken.
  static llvm::Expected<TrainState> create(const Signature &signature,
                                           ArrayRef<int64_t> frozen);

  /// Returns the numbers of the arguments.
  SmallVector<int64_t> getArguments() const;
  bool isResult(size_t result) const;
  std::vector<StringRef> getNames() const;

  /// Allocates memory for `session`, which outlives this, and whose results lie
  /// as it says.
  llvm::Error allocate(const Session &session);
  /// Sets the value called `name`. Fails if the shape is another one; `origin`
  /// is for errors.
  llvm::Error set(StringRef name, const HostTensor &whole, StringRef origin);
  /// Sets the value called `name` to what `memory` has: result `result` of
  /// `other`, an entry that the same devices run, or that each process runs by
  /// itself. With a job, all processes call this.
  llvm::Error setResult(StringRef name, const Session &other, size_t result,
                        const char *memory);
  /// Returns the value called `name` for argument `argument` of `other`: the
  /// parts that are here, if they are laid out in the same way, else `whole`,
  /// which becomes that value. With a job, all processes call this.
  llvm::Expected<ArgumentMemory> getArgument(StringRef name,
                                             const Session &other,
                                             size_t argument,
                                             HostTensor &whole);
  bool isSet(StringRef name) const;
  /// Tells the values that were set from others.
  std::string digest() const;

  /// Puts the addresses for a step where they belong.
  void fill(MutableArrayRef<ArgumentMemory> arguments,
            MutableArrayRef<char *> results);
  /// Makes the results of a step the values.
  void advance();

  /// Returns whole tensors, by name. With a job, all processes call this, and
  /// get their values at rank 0 alone.
  llvm::Expected<std::vector<Leaf>> getLeaves() const;

private:
  struct Value;

  llvm::Expected<std::vector<Leaf>> createLeaves() const;
  /// Returns true if `other` has values in `placement` as `value` is here.
  bool isLaidOutAs(const Value &value, const Session &other,
                   const ShardPlacement &placement) const;

  struct Value {
    size_t argument;
    /// Nothing for a frozen parameter.
    std::optional<size_t> result;
    std::string name;
    bool isSet = false;
    /// A digest of the whole value that was set.
    std::string digest = {};
    Session::Layout layout = {};
    HostTensor memory = HostTensor(TensorShape());
    /// The memory of the next value, unless that is written over this one.
    std::optional<HostTensor> next = {};
    /// The addresses of the devices' parts.
    std::vector<const char *> parts = {};

    void setParts();
  };

  std::vector<Value> values;
  const Session *session = nullptr;
};

} // namespace mesh

#endif // MESH_LIB_TRAIN_TRAINSTATE_H
