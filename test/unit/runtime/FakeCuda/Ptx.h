//===- Ptx.h - runs PTX on the host -----------------------------*- C++ -*-===//
//
// Reads the PTX that LLVM writes and plays its kernels, thread by thread. Loads
// and stores outside of what the GPU has, or at addresses that are no multiple
// of their size, end the kernel, as on a GPU. Instructions that compilers of
// this project do not emit are unknown, and make the module one that cannot be
// loaded.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_TEST_PTX_H
#define MESH_RT_TEST_PTX_H

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mesh::rt::test::ptx {

/// An operand: a register, a number, a place in memory, …
struct Operand {
  enum class Kind {
    None,
    /// `index` of the registers.
    Register,
    /// `bits` of a number; an integer, if it is one, or a float of `bits`.
    Number,
    /// %tid, %ctaid, %ntid or %nctaid, in that order, three of each.
    Special,
    /// Where the parameters are, plus `bits`.
    Parameter,
    /// Where the thread's stack is, plus `bits`.
    Local,
    /// Where the memory that the block shares is, plus `bits`.
    Shared,
    /// `index` of the instructions, or of the lists of targets.
    Label,
  };
  Kind kind = Kind::None;
  int64_t index = 0;
  uint64_t bits = 0;
  /// The offset of an operand in brackets, which is added to it.
  int64_t offset = 0;
};

enum class Type : uint8_t {
  None,
  Pred,
  B8,
  B16,
  B32,
  B64,
  U8,
  U16,
  U32,
  U64,
  S8,
  S16,
  S32,
  S64,
  F16,
  F16x2,
  BF16,
  BF16x2,
  F32,
  F64
};

enum class Op : uint8_t;

struct Instruction {
  Op op;
  /// The last type of the name, and the one before it.
  Type type = Type::None, from = Type::None;
  /// The rest of the name, such as ".lo" or ".lt".
  std::string_view modifiers;
  int64_t line = 0;
  int64_t predicate = -1;
  bool isNegated = false;
  /// The results of a vector load, or what a vector store stores.
  std::vector<Operand> vector;
  Operand d, a, b, c;
  /// The threads of a warp that exchange something.
  Operand mask;
};

struct Kernel {
  std::string name;
  std::vector<size_t> parameters;
  std::vector<size_t> parameterOffsets;
  size_t parameterBytes = 0;
  size_t localBytes = 0;
  size_t sharedBytes = 0;
  int64_t numRegisters = 0;
  bool hasBody = false;
  std::vector<Instruction> code;
  std::vector<std::vector<int64_t>> targetLists;
};

struct Grid {
  uint32_t blocks[3];
  uint32_t threads[3];
};

/// Blocks of memory that a kernel may access: begin and end.
using Memory = std::vector<std::pair<uint64_t, uint64_t>>;

class Module {
public:
  /// Throws std::runtime_error that says what it does not understand.
  explicit Module(std::string text);

  /// Null if there is none.
  const Kernel *find(const std::string &name) const;

private:
  friend class Parser;
  /// The text that modifiers refer to.
  const std::unique_ptr<const std::string> text;
  std::map<std::string, Kernel> kernels;
};

/// Runs the whole grid. Throws std::runtime_error if a thread does what it must
/// not.
void run(const Kernel &kernel, const Grid &grid, void **arguments,
         const Memory &memory);

} // namespace mesh::rt::test::ptx

#endif // MESH_RT_TEST_PTX_H
