//===- PtxPlayer.h - the threads of a block, and what they do ---*- C++ -*-===//
//
// Threads run one after the other, each to its end or to a barrier. What an
// instruction does to a thread is in PtxRun.cpp, if it goes elsewhere or to
// memory, in PtxConvert.cpp, PtxIntegers.cpp and PtxFloats.cpp by the type that
// it is of, and else in PtxCalculate.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_TEST_PTXPLAYER_H
#define MESH_RT_TEST_PTXPLAYER_H

#include "PtxOps.h"
#include "mesh-rt/element.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <span>
#include <stdexcept>
#include <type_traits>

namespace mesh::rt::test::ptx {

struct Half {
  uint16_t bits;
};

struct Bfloat {
  uint16_t bits;
};

struct Thread {
  std::vector<uint64_t> registers;
  std::vector<char> local;
  size_t at = 0;
  uint32_t special[12];
  bool isDone = false;
  /// The carry or borrow of the last addition or subtraction with `.cc`.
  bool carry = false;
  /// The instruction at which it waits for others of its warp, or null.
  const Instruction *exchange = nullptr;
};

class Player {
public:
  Player(const Kernel &kernel, std::vector<char> &parameters,
         const Memory &memory)
      : kernel(kernel), parameters(parameters), memory(memory) {}

  void runBlock(const Grid &grid, const uint32_t (&block)[3]);

private:
  [[noreturn]] void fail(const Instruction &i, const std::string &what) const {
    throw std::runtime_error("kernel " + kernel.name + ", line " +
                             std::to_string(i.line) + " of its PTX: " + what);
  }

  /// Runs threads of one warp to their ends or to barriers.
  void runWarp(std::span<Thread> warp);
  /// Hands round what the threads that wait for that have.
  void exchange(std::span<Thread> warp);
  /// Runs a thread to its end, to a barrier, or to where it needs its warp.
  void runThread(Thread &thread);
  /// False at the end, at barriers, and where the thread needs its warp.
  bool step(Thread &thread, const Instruction &i);
  void calculate(Thread &thread, const Instruction &i);
  template <typename T>
  void calculateAs(Thread &thread, const Instruction &i);
  template <typename T>
  void calculateInteger(Thread &thread, const Instruction &i);
  template <typename T>
  void calculateFloat(Thread &thread, const Instruction &i);
  /// Returns the minimum or maximum. -0 is less than 0, and the other operand
  /// wins over NaN unless `.NaN` is given.
  template <typename T>
  T least(const Instruction &i, T x, T y) const;
  template <typename T>
  void calculateSmallFloat(Thread &thread, const Instruction &i);
  /// In f64, where no more is lost than decides how the result is rounded.
  double combine(const Instruction &i, double x, double y, double z) const;
  void moveParts(Thread &thread, const Instruction &i);
  template <typename T>
  bool compare(const Instruction &i, T x, T y) const;
  void convert(Thread &thread, const Instruction &i);
  void access(Thread &thread, const Instruction &i, bool isLoad);
  char *addressOf(Thread &thread, const Instruction &i, const Operand &operand,
                  size_t bytes);

  uint64_t bitsOf(Thread &thread, const Operand &operand) {
    switch (operand.kind) {
    case Operand::Kind::Register:
      return thread.registers[operand.index];
    case Operand::Kind::Special:
      return thread.special[operand.index];
    case Operand::Kind::Parameter:
      return reinterpret_cast<uint64_t>(parameters.data()) + operand.bits;
    case Operand::Kind::Shared:
      return reinterpret_cast<uint64_t>(shared.data()) + operand.bits;
    case Operand::Kind::Local:
      return reinterpret_cast<uint64_t>(thread.local.data()) + operand.bits;
    default:
      return operand.bits;
    }
  }
  template <typename T>
  T get(Thread &thread, const Operand &operand) {
    uint64_t bits = bitsOf(thread, operand);
    T value;
    std::memcpy(&value, &bits, sizeof(T));
    return value;
  }
  template <typename T>
  void set(Thread &thread, const Operand &operand, T value) {
    uint64_t bits = 0;
    std::memcpy(&bits, &value, sizeof(T));
    thread.registers[operand.index] = bits;
  }

  static bool has(const Instruction &i, std::string_view modifier) {
    size_t at = i.modifiers.find(modifier);
    return at != std::string_view::npos &&
           (at + modifier.size() == i.modifiers.size() ||
            i.modifiers[at + modifier.size()] == '.');
  }

  const Kernel &kernel;
  std::vector<char> &parameters;
  const Memory &memory;
  /// The shared memory of the block that runs.
  std::vector<char> shared;
  int64_t numSteps = 0;
};

/// Calls `fn` with a value of the C++ type.
template <typename Fn>
void withType(Type type, Fn fn) {
  switch (type) {
  case Type::Pred:
  case Type::None:
    return fn(bool());
  case Type::B8:
  case Type::U8:
    return fn(uint8_t());
  case Type::B16:
  case Type::U16:
    return fn(uint16_t());
  case Type::B32:
  case Type::U32:
    return fn(uint32_t());
  case Type::B64:
  case Type::U64:
    return fn(uint64_t());
  case Type::S8:
    return fn(int8_t());
  case Type::S16:
    return fn(int16_t());
  case Type::S32:
    return fn(int32_t());
  case Type::S64:
    return fn(int64_t());
  case Type::F16:
  case Type::F16x2:
    return fn(Half());
  case Type::BF16:
  case Type::BF16x2:
    return fn(Bfloat());
  case Type::F32:
    return fn(float());
  case Type::F64:
    return fn(double());
  }
}

template <typename T>
constexpr bool kIsInteger = std::is_integral_v<T> && !std::is_same_v<T, bool>;

template <typename T>
constexpr bool kIsSmallFloat =
    std::is_same_v<T, Half> || std::is_same_v<T, Bfloat>;

/// A number of any type as one that C++ calculates with.
template <typename T>
auto widen(T value) {
  if constexpr (std::is_same_v<T, Half>)
    return f16ToF32(value.bits);
  else if constexpr (std::is_same_v<T, Bfloat>)
    return bf16ToF32(value.bits);
  else
    return value;
}

/// `value` as a number of type T, rounded once: to the nearest, ties to even.
template <typename T, typename Number>
T roundTo(Number value) {
  if constexpr (!kIsSmallFloat<T>) {
    return static_cast<T>(value);
  } else {
    // Bits that an f32 does not hold decide no tie.
    long double exact = value;
    auto single = static_cast<float>(exact);
    if (std::isnan(single))
      return {0x7fff};
    if (std::isfinite(single) && single != exact) {
      if (std::fabs(single) > std::fabs(exact))
        single = std::nextafter(single, 0.0F);
      single = std::bit_cast<float>(std::bit_cast<uint32_t>(single) | 1U);
    }
    if constexpr (std::is_same_v<T, Half>)
      return {f32ToF16(single)};
    else
      return {f32ToBf16(single)};
  }
}

} // namespace mesh::rt::test::ptx

#endif // MESH_RT_TEST_PTXPLAYER_H
