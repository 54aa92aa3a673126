//===- PtxRun.cpp - plays kernels, thread by thread -----------------------===//

#include "PtxOps.h"

#include "mesh-rt/element.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <stdexcept>
#include <type_traits>

using namespace mesh::rt;
using namespace mesh::rt::test::ptx;
using std::string_view;

namespace {
/// One that never ends is not worth waiting for.
constexpr int64_t kMaxSteps = int64_t(1) << 32;

struct Half {
  uint16_t bits;
};

struct Thread {
  std::vector<uint64_t> registers;
  std::vector<char> local;
  size_t at = 0;
  uint32_t special[12];
  bool isDone = false;
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

  /// Runs a thread to its end or to a barrier.
  void runThread(Thread &thread);
  /// False at the end and at barriers.
  bool step(Thread &thread, const Instruction &i);
  void calculate(Thread &thread, const Instruction &i);
  template <typename T>
  void calculateAs(Thread &thread, const Instruction &i);
  template <typename T>
  void calculateInteger(Thread &thread, const Instruction &i);
  template <typename T>
  void calculateFloat(Thread &thread, const Instruction &i);
  void calculateHalf(Thread &thread, const Instruction &i);
  Half combineHalves(const Instruction &i, double x, double y, double z) const;
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

  static bool has(const Instruction &i, string_view modifier) {
    size_t at = i.modifiers.find(modifier);
    return at != string_view::npos &&
           (at + modifier.size() == i.modifiers.size() ||
            i.modifiers[at + modifier.size()] == '.');
  }

  const Kernel &kernel;
  std::vector<char> &parameters;
  const Memory &memory;
  /// Of the block that runs.
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
  case Type::F32:
    return fn(float());
  case Type::F64:
    return fn(double());
  }
}

template <typename T>
constexpr bool kIsInteger = std::is_integral_v<T> && !std::is_same_v<T, bool>;
} // namespace

void Player::runBlock(const Grid &grid, const uint32_t (&block)[3]) {
  std::vector<Thread> threads;
  // What was never written is not zero.
  shared.assign(kernel.sharedBytes, '\xa5');
  for (uint32_t z = 0; z < grid.threads[2]; ++z)
    for (uint32_t y = 0; y < grid.threads[1]; ++y)
      for (uint32_t x = 0; x < grid.threads[0]; ++x) {
        Thread &thread = threads.emplace_back();
        thread.registers.resize(kernel.numRegisters);
        thread.local.resize(kernel.localBytes);
        const uint32_t place[] = {x, y, z};
        for (int i = 0; i < 3; ++i) {
          thread.special[i] = place[i];
          thread.special[3 + i] = block[i];
          thread.special[6 + i] = grid.threads[i];
          thread.special[9 + i] = grid.blocks[i];
        }
      }
  // From barrier to barrier.
  bool isDone = false;
  while (!isDone) {
    isDone = true;
    for (Thread &thread : threads)
      if (!thread.isDone) {
        runThread(thread);
        isDone &= thread.isDone;
      }
  }
}

void Player::runThread(Thread &thread) {
  while (thread.at < kernel.code.size()) {
    const Instruction &i = kernel.code[thread.at++];
    if (++numSteps > kMaxSteps)
      fail(i, "goes on for ever");
    if (i.predicate >= 0 && (thread.registers[i.predicate] != 0) == i.isNegated)
      continue;
    if (!step(thread, i))
      return;
  }
  thread.isDone = true;
}

bool Player::step(Thread &thread, const Instruction &i) {
  switch (i.op) {
  case Op::Ret:
  case Op::Exit:
    thread.isDone = true;
    return false;
  case Op::Barrier:
  case Op::Barrier2:
    return false;
  case Op::Bra:
    thread.at = i.a.index;
    return true;
  case Op::Brx:
    thread.at = kernel.targetLists[i.b.index].at(get<uint32_t>(thread, i.a));
    return true;
  case Op::Ld:
    access(thread, i, /*isLoad=*/true);
    return true;
  case Op::St:
    access(thread, i, /*isLoad=*/false);
    return true;
  case Op::Cvt:
    convert(thread, i);
    return true;
  default:
    calculate(thread, i);
    return true;
  }
}

char *Player::addressOf(Thread &thread, const Instruction &i,
                        const Operand &operand, size_t bytes) {
  uint64_t address = bitsOf(thread, operand) + operand.offset;
  auto fits = [&](uint64_t begin, uint64_t end) {
    return address >= begin && address + bytes <= end;
  };
  auto within = [&](const std::vector<char> &vector) {
    auto begin = reinterpret_cast<uint64_t>(vector.data());
    return fits(begin, begin + vector.size());
  };
  if (address % bytes != 0 && !within(parameters))
    fail(i, "a misaligned address");
  if (!within(parameters) && !within(thread.local) && !within(shared) &&
      std::none_of(memory.begin(), memory.end(),
                   [&](auto block) { return fits(block.first, block.second); }))
    fail(i, "an illegal memory access");
  return reinterpret_cast<char *>(address);
}

void Player::access(Thread &thread, const Instruction &i, bool isLoad) {
  size_t size = sizeOf(i.type);
  const Operand &place = isLoad ? i.a : i.d;
  std::vector<Operand> single;
  if (i.vector.empty())
    single = {isLoad ? i.d : i.a};
  const std::vector<Operand> &values = i.vector.empty() ? single : i.vector;
  char *address = addressOf(thread, i, place, size * values.size());
  for (const Operand &value : values) {
    if (isLoad) {
      uint64_t bits = 0;
      // Signed numbers fill wider registers.
      withType(i.type, [&](auto zero) {
        using T = decltype(zero);
        T loaded;
        std::memcpy(&loaded, address, sizeof(T));
        if constexpr (kIsInteger<T> && std::is_signed_v<T>)
          bits = static_cast<uint64_t>(static_cast<int64_t>(loaded));
        else
          std::memcpy(&bits, &loaded, sizeof(T));
      });
      thread.registers[value.index] = bits;
    } else {
      uint64_t bits = bitsOf(thread, value);
      std::memcpy(address, &bits, size);
    }
    address += size;
  }
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

template <typename F>
static F roundTo(string_view modifiers, F value) {
  auto has = [&](string_view text) {
    return modifiers.find(text) != string_view::npos;
  };
  if (has(".rzi"))
    return std::trunc(value);
  if (has(".rmi"))
    return std::floor(value);
  if (has(".rpi"))
    return std::ceil(value);
  if (has(".rni"))
    return std::nearbyint(value);
  return value;
}

/// As the hardware: beyond the range its end, and 0 for NaN.
template <typename I, typename F>
static I saturate(F value) {
  if (std::isnan(value))
    return 0;
  if (value <= static_cast<F>(std::numeric_limits<I>::min()))
    return std::numeric_limits<I>::min();
  if (value >= static_cast<F>(std::numeric_limits<I>::max()))
    return std::numeric_limits<I>::max();
  return static_cast<I>(value);
}

void Player::convert(Thread &thread, const Instruction &i) {
  // The first goes to the upper half.
  if (i.from == Type::F16x2 && i.type == Type::F32) {
    auto upper = f32ToF16(get<float>(thread, i.a)),
         lower = f32ToF16(get<float>(thread, i.b));
    return set(thread, i.d, static_cast<uint32_t>(upper << 16 | lower));
  }
  // The name has the result's type first.
  withType(i.type, [&](auto source) {
    using From = decltype(source);
    withType(i.from, [&](auto target) {
      using To = decltype(target);
      auto x = get<From>(thread, i.a);
      if constexpr (std::is_same_v<From, bool> || std::is_same_v<To, bool>) {
        fail(i, "a conversion of predicates");
      } else if constexpr (std::is_same_v<From, Half>) {
        float value = f16ToF32(x.bits);
        if constexpr (std::is_floating_point_v<To>)
          set(thread, i.d, static_cast<To>(value));
        else
          fail(i, "an f16 to an integer");
      } else if constexpr (std::is_same_v<To, Half>) {
        if constexpr (std::is_same_v<From, float>)
          set(thread, i.d, Half{f32ToF16(x)});
        else
          fail(i, "to f16, but not from f32");
      } else if constexpr (kIsInteger<From>) {
        // Into registers that are wider, too: the sign goes on.
        if constexpr (kIsInteger<To> && std::is_signed_v<To>)
          thread.registers[i.d.index] =
              static_cast<uint64_t>(static_cast<int64_t>(static_cast<To>(x)));
        else
          set(thread, i.d, static_cast<To>(x));
      } else if constexpr (kIsInteger<To>) {
        set(thread, i.d, saturate<To>(roundTo(i.modifiers, x)));
      } else {
        set(thread, i.d, static_cast<To>(roundTo(i.modifiers, x)));
      }
    });
  });
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

template <typename T>
bool Player::compare(const Instruction &i, T x, T y) const {
  bool unordered = false;
  if constexpr (std::is_floating_point_v<T>)
    unordered = std::isnan(x) || std::isnan(y);
  auto is = [&](string_view name) { return has(i, name); };
  if (is(".eq"))
    return !unordered && x == y;
  if (is(".ne"))
    return !unordered && x != y;
  if (is(".lt") || is(".lo"))
    return !unordered && x < y;
  if (is(".le") || is(".ls"))
    return !unordered && x <= y;
  if (is(".gt") || is(".hi"))
    return !unordered && x > y;
  if (is(".ge") || is(".hs"))
    return !unordered && x >= y;
  if (is(".equ"))
    return unordered || x == y;
  if (is(".neu"))
    return unordered || x != y;
  if (is(".ltu"))
    return unordered || x < y;
  if (is(".leu"))
    return unordered || x <= y;
  if (is(".gtu"))
    return unordered || x > y;
  if (is(".geu"))
    return unordered || x >= y;
  if (is(".num"))
    return !unordered;
  if (is(".nan"))
    return unordered;
  fail(i, "a comparison that is not played");
}

/// Takes a register apart, or puts one together.
void Player::moveParts(Thread &thread, const Instruction &i) {
  size_t width = 8 * sizeOf(i.type) / i.vector.size();
  uint64_t mask = (uint64_t(1) << width) - 1, whole = 0;
  bool isTakenApart = i.d.kind == Operand::Kind::None;
  uint64_t source = isTakenApart ? bitsOf(thread, i.a) : 0;
  for (size_t part = 0; part < i.vector.size(); ++part) {
    if (isTakenApart)
      thread.registers[i.vector[part].index] = source >> part * width & mask;
    else
      whole |= (bitsOf(thread, i.vector[part]) & mask) << part * width;
  }
  if (!isTakenApart)
    thread.registers[i.d.index] = whole;
}

void Player::calculate(Thread &thread, const Instruction &i) {
  switch (i.op) {
  case Op::Cvta:
  case Op::Mov:
    if (!i.vector.empty())
      return moveParts(thread, i);
    thread.registers[i.d.index] = bitsOf(thread, i.a) + i.a.offset;
    return;
  case Op::Selp:
    thread.registers[i.d.index] =
        bitsOf(thread, i.c) != 0 ? bitsOf(thread, i.a) : bitsOf(thread, i.b);
    return;
  default:
    break;
  }
  withType(i.type, [&](auto zero) {
    using T = decltype(zero);
    calculateAs<T>(thread, i);
  });
}

template <typename T>
void Player::calculateAs(Thread &thread, const Instruction &i) {
  if constexpr (std::is_same_v<T, Half>) {
    calculateHalf(thread, i);
  } else {
    if (i.op == Op::Setp) {
      bool result = compare(i, get<T>(thread, i.a), get<T>(thread, i.b));
      return set(thread, i.d, result);
    }
    if constexpr (std::is_same_v<T, bool>) {
      bool x = bitsOf(thread, i.a) != 0, y = bitsOf(thread, i.b) != 0;
      switch (i.op) {
      case Op::And:
        return set(thread, i.d, x && y);
      case Op::Or:
        return set(thread, i.d, x || y);
      case Op::Xor:
        return set(thread, i.d, x != y);
      case Op::Not:
        return set(thread, i.d, !x);
      default:
        fail(i, "not of predicates");
      }
    } else if constexpr (std::is_floating_point_v<T>) {
      calculateFloat<T>(thread, i);
    } else {
      calculateInteger<T>(thread, i);
    }
  }
}

template <typename T>
void Player::calculateFloat(Thread &thread, const Instruction &i) {
  T x = get<T>(thread, i.a), y = get<T>(thread, i.b), z = get<T>(thread, i.c);
  bool keepsNaN = has(i, ".NaN") && (std::isnan(x) || std::isnan(y));
  constexpr T kNaN = std::numeric_limits<T>::quiet_NaN();
  auto put = [&](T value) { set(thread, i.d, value); };
  switch (i.op) {
  case Op::Add:
    return put(x + y);
  case Op::Sub:
    return put(x - y);
  case Op::Mul:
    return put(x * y);
  case Op::Div:
    return put(x / y);
  case Op::Fma:
  case Op::Mad:
    return put(std::fma(x, y, z));
  case Op::Min:
    return put(keepsNaN           ? kNaN
               : x == 0 && y == 0 ? (std::signbit(x) ? x : y)
                                  : std::fmin(x, y));
  case Op::Max:
    return put(keepsNaN           ? kNaN
               : x == 0 && y == 0 ? (std::signbit(x) ? y : x)
                                  : std::fmax(x, y));
  case Op::Neg:
    return put(-x);
  case Op::Abs:
    return put(std::fabs(x));
  case Op::Sqrt:
    return put(std::sqrt(x));
  case Op::Rcp:
    return put(1 / x);
  case Op::CopySign:
    // The sign of the first, and the rest of the second.
    return put(std::copysign(y, x));
  case Op::Testp:
    if (has(i, ".infinite"))
      return set(thread, i.d, std::isinf(x));
    if (has(i, ".finite"))
      return set(thread, i.d, std::isfinite(x));
    if (has(i, ".notanumber"))
      return set(thread, i.d, std::isnan(x));
    [[fallthrough]];
  default:
    fail(i, "not played for floats");
  }
}

/// `value` as an f16, rounded once: what an f32 does not hold decides no tie.
static Half roundToHalf(double value) {
  auto single = static_cast<float>(value);
  if (std::isfinite(single) && static_cast<double>(single) != value) {
    if (std::fabs(single) > std::fabs(value))
      single = std::nextafter(single, 0.0F);
    single = std::bit_cast<float>(std::bit_cast<uint32_t>(single) | 1U);
  }
  return {f32ToF16(single)};
}

/// In f64, which holds sums and products of f16.
Half Player::combineHalves(const Instruction &i, double x, double y,
                           double z) const {
  switch (i.op) {
  case Op::Add:
    return roundToHalf(x + y);
  case Op::Sub:
    return roundToHalf(x - y);
  case Op::Mul:
    return roundToHalf(x * y);
  case Op::Fma:
    return roundToHalf(std::fma(x, y, z));
  case Op::Neg:
    return roundToHalf(-x);
  case Op::Abs:
    return roundToHalf(std::fabs(x));
  default:
    fail(i, "not played for f16");
  }
}

/// One number, or two in a register.
void Player::calculateHalf(Thread &thread, const Instruction &i) {
  auto value = [&](const Operand &operand, int part) {
    uint64_t bits = bitsOf(thread, operand) >> (16 * part);
    return static_cast<double>(f16ToF32(static_cast<uint16_t>(bits)));
  };
  bool isPair = i.type == Type::F16x2;
  if (i.op == Op::Setp && !isPair)
    return set(thread, i.d, compare(i, value(i.a, 0), value(i.b, 0)));
  uint64_t result = 0;
  for (int part = 0; part < (isPair ? 2 : 1); ++part) {
    Half half =
        combineHalves(i, value(i.a, part), value(i.b, part), value(i.c, part));
    result |= static_cast<uint64_t>(half.bits) << (16 * part);
  }
  thread.registers[i.d.index] = result;
}

template <typename T>
void Player::calculateInteger(Thread &thread, const Instruction &i) {
  using U = std::make_unsigned_t<T>;
  using Wide = std::conditional_t<
      sizeof(T) == 8,
      std::conditional_t<std::is_signed_v<T>, __int128, unsigned __int128>,
      std::conditional_t<std::is_signed_v<T>, int64_t, uint64_t>>;
  T x = get<T>(thread, i.a), y = get<T>(thread, i.b), z = get<T>(thread, i.c);
  constexpr unsigned kBits = 8 * sizeof(T);
  auto put = [&](auto value) { set(thread, i.d, static_cast<T>(value)); };
  Wide product = static_cast<Wide>(x) * static_cast<Wide>(y);
  switch (i.op) {
  case Op::Add:
    return put(static_cast<U>(x) + static_cast<U>(y));
  case Op::Sub:
    return put(static_cast<U>(x) - static_cast<U>(y));
  case Op::Mul:
  case Op::Mad: {
    if (has(i, ".wide")) {
      uint64_t wide = static_cast<uint64_t>(product);
      if (i.op == Op::Mad)
        wide += bitsOf(thread, i.c);
      thread.registers[i.d.index] =
          sizeof(T) == 2 ? static_cast<uint32_t>(wide) : wide;
      return;
    }
    T part = static_cast<T>(has(i, ".hi") ? product >> kBits : product);
    return put(static_cast<U>(part) +
               (i.op == Op::Mad ? static_cast<U>(z) : U(0)));
  }
  case Op::Div:
    return put(y == 0 ? T(-1)
               : std::is_signed_v<T> && y == T(-1)
                   ? static_cast<T>(U(0) - static_cast<U>(x))
                   : static_cast<T>(x / y));
  case Op::Rem:
    return put(y == 0                              ? x
               : std::is_signed_v<T> && y == T(-1) ? T(0)
                                                   : static_cast<T>(x % y));
  case Op::Min:
    return put(std::min(x, y));
  case Op::Max:
    return put(std::max(x, y));
  case Op::Neg:
    return put(U(0) - static_cast<U>(x));
  case Op::Abs:
    return put(x < 0 ? U(0) - static_cast<U>(x) : static_cast<U>(x));
  case Op::And:
    return put(x & y);
  case Op::Or:
    return put(x | y);
  case Op::Xor:
    return put(x ^ y);
  case Op::Not:
    return put(~x);
  // Amounts are u32, and beyond the width all bits go.
  case Op::Shl: {
    auto amount = get<uint32_t>(thread, i.b);
    return put(amount >= kBits ? U(0)
                               : static_cast<U>(static_cast<U>(x) << amount));
  }
  case Op::Shr: {
    auto amount = get<uint32_t>(thread, i.b);
    if (amount >= kBits)
      return put(x < 0 ? T(-1) : T(0));
    return put(x >> amount);
  }
  case Op::Popc:
    thread.registers[i.d.index] = std::popcount(static_cast<U>(x));
    return;
  case Op::Clz:
    thread.registers[i.d.index] = std::countl_zero(static_cast<U>(x));
    return;
  case Op::Brev: {
    U result = 0;
    for (unsigned bit = 0; bit < kBits; ++bit)
      result |=
          static_cast<U>((static_cast<U>(x) >> bit & 1) << (kBits - 1 - bit));
    return put(result);
  }
  case Op::Bfe: {
    auto begin = get<uint32_t>(thread, i.b) & 255;
    auto length = get<uint32_t>(thread, i.c) & 255;
    if (std::is_signed_v<T> || begin + length > kBits || length == 0)
      fail(i, "a bit field that is not played");
    U mask = length == kBits ? ~U(0) : static_cast<U>((U(1) << length) - 1);
    return put(static_cast<U>(x) >> begin & mask);
  }
  case Op::Shf: {
    // The upper half of a:b is b, which comes second.
    uint64_t both = static_cast<uint64_t>(get<uint32_t>(thread, i.b)) << 32 |
                    get<uint32_t>(thread, i.a);
    auto amount = get<uint32_t>(thread, i.c);
    amount = has(i, ".wrap") ? amount & 31 : std::min<uint32_t>(amount, 32);
    if (has(i, ".l"))
      return put(static_cast<uint32_t>(both << amount >> 32));
    return put(static_cast<uint32_t>(both >> amount));
  }
  case Op::Prmt: {
    uint64_t both = static_cast<uint64_t>(get<uint32_t>(thread, i.b)) << 32 |
                    get<uint32_t>(thread, i.a);
    auto selector = get<uint32_t>(thread, i.c);
    uint32_t result = 0;
    for (int byte = 0; byte < 4; ++byte) {
      uint32_t choice = selector >> (4 * byte) & 15;
      uint32_t value = both >> (8 * (choice & 7)) & 255;
      if (choice & 8)
        value = value & 128 ? 255 : 0;
      result |= value << (8 * byte);
    }
    return put(result);
  }
  default:
    fail(i, "not played for integers");
  }
}

//===----------------------------------------------------------------------===//
// The grid
//===----------------------------------------------------------------------===//

void mesh::rt::test::ptx::run(const Kernel &kernel, const Grid &grid,
                              void **arguments, const Memory &memory) {
  std::vector<char> parameters(kernel.parameterBytes);
  for (size_t i = 0; i < kernel.parameters.size(); ++i)
    std::memcpy(parameters.data() + kernel.parameterOffsets[i], arguments[i],
                kernel.parameters[i]);
  Player player(kernel, parameters, memory);
  for (uint32_t z = 0; z < grid.blocks[2]; ++z)
    for (uint32_t y = 0; y < grid.blocks[1]; ++y)
      for (uint32_t x = 0; x < grid.blocks[0]; ++x)
        player.runBlock(grid, {x, y, z});
}
