//===- ElementTest.cpp - element types and conversions --------------------===//

#include "mesh-rt/element.h"
#include "core/SmallFloats.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>

using namespace mesh::rt;

/// The value of 16-bit float bits by definition, with the given split.
static double valueOf(uint32_t bits, int exponentBits) {
  int mantissaBits = 15 - exponentBits;
  int exponent = (bits >> mantissaBits) & ((1 << exponentBits) - 1);
  int bias = (1 << (exponentBits - 1)) - 1;
  double mantissa = bits & ((1 << mantissaBits) - 1);
  double sign = bits & 0x8000 ? -1 : 1;
  double scale = std::ldexp(1.0, -mantissaBits);
  if (exponent == (1 << exponentBits) - 1)
    return mantissa == 0 ? sign * std::numeric_limits<double>::infinity()
                         : std::numeric_limits<double>::quiet_NaN();
  if (exponent == 0)
    return sign * std::ldexp(mantissa * scale, 1 - bias);
  return sign * std::ldexp(1 + mantissa * scale, exponent - bias);
}

// The functions have to be inlined: their addresses cannot be called.
template <auto toF32, auto fromF32>
static void checkAllValues(int exponentBits) {
  for (uint32_t bits = 0; bits < 0x10000; ++bits) {
    float value = toF32(static_cast<uint16_t>(bits));
    double expected = valueOf(bits, exponentBits);
    uint16_t back = fromF32(value);
    if (std::isnan(expected)) {
      ASSERT_TRUE(std::isnan(value)) << bits;
      ASSERT_TRUE(std::isnan(valueOf(back, exponentBits))) << bits;
      continue;
    }
    ASSERT_EQ(value, expected) << bits;
    ASSERT_EQ(std::signbit(value), (bits & 0x8000) != 0) << bits;
    ASSERT_EQ(back, bits);
  }
}

/// Around every midpoint between neighbours: below, at, above.
template <auto fromF32>
static void checkRounding(int exponentBits) {
  uint32_t infinity = ((1u << exponentBits) - 1) << (15 - exponentBits);
  for (uint32_t bits = 0; bits < infinity; ++bits) {
    double low = valueOf(bits, exponentBits);
    double high = bits + 1 < infinity
                      ? valueOf(bits + 1, exponentBits)
                      : 2 * low - valueOf(bits - 1, exponentBits);
    auto middle = static_cast<float>((low + high) / 2);
    ASSERT_EQ(middle, (low + high) / 2) << bits;
    float below = std::nextafter(middle, 0.0f);
    float above =
        std::nextafter(middle, std::numeric_limits<float>::infinity());
    uint32_t even = bits % 2 == 0 ? bits : bits + 1;
    ASSERT_EQ(fromF32(middle), even) << bits;
    ASSERT_EQ(fromF32(below), bits) << bits;
    ASSERT_EQ(fromF32(above), bits + 1) << bits;
    ASSERT_EQ(fromF32(-middle), even | 0x8000) << bits;
  }
}

TEST(Element, Bf16AllValues) { checkAllValues<bf16ToF32, f32ToBf16>(8); }

TEST(Element, F16AllValues) { checkAllValues<f16ToF32, f32ToF16>(5); }

TEST(Element, F16Rounding) { checkRounding<f32ToF16>(5); }

TEST(Element, Bf16Rounding) {
  // The midpoints of the least subnormals need more bits than f32 has.
  for (uint32_t bits = 0; bits < 0x7f80; ++bits) {
    uint32_t middle = bits << 16 | 0x8000;
    auto round = [](uint32_t x) { return f32ToBf16(std::bit_cast<float>(x)); };
    ASSERT_EQ(round(middle), bits % 2 == 0 ? bits : bits + 1);
    ASSERT_EQ(round(middle - 1), bits);
    ASSERT_EQ(round(middle + 1), bits + 1);
  }
}

TEST(Element, Extremes) {
  constexpr float infinity = std::numeric_limits<float>::infinity();
  EXPECT_EQ(f32ToF16(infinity), 0x7c00);
  EXPECT_EQ(f32ToF16(-1e30f), 0xfc00);
  EXPECT_EQ(f32ToF16(65504.0f), 0x7bff);
  EXPECT_EQ(f32ToF16(65520.0f), 0x7c00);
  EXPECT_EQ(f32ToF16(1e-30f), 0x0000);
  EXPECT_EQ(f32ToBf16(infinity), 0x7f80);
  EXPECT_EQ(f32ToBf16(std::numeric_limits<float>::max()), 0x7f80);
  // A NaN whose payload is in the bits that are cut off stays a NaN.
  float nan = std::bit_cast<float>(0x7f800001u);
  EXPECT_GT(f32ToBf16(nan) & 0x7fff, 0x7f80);
  EXPECT_GT(f32ToF16(nan) & 0x7fff, 0x7c00);
}

/// The functions that compiled code calls to round: midpoints that are off by
/// less than an f32 shows are not ties.
TEST(Element, CompiledCodeRoundsDoublesOnce) {
  auto toBf16 = [](double value) {
    return std::bit_cast<uint32_t>(__truncdfbf2(value)) & 0xffff;
  };
  double infinity = std::numeric_limits<double>::infinity();
  for (uint32_t bits = 0; bits + 1 < 0x7f80; ++bits) {
    double middle = (valueOf(bits, 8) + valueOf(bits + 1, 8)) / 2;
    ASSERT_EQ(toBf16(middle), bits + bits % 2) << bits;
    ASSERT_EQ(toBf16(std::nextafter(middle, 0.0)), bits) << bits;
    ASSERT_EQ(toBf16(std::nextafter(middle, infinity)), bits + 1) << bits;
    ASSERT_EQ(toBf16(-std::nextafter(middle, infinity)), (bits + 1) | 0x8000)
        << bits;
  }
  EXPECT_EQ(toBf16(infinity), 0x7f80u);
  EXPECT_EQ(toBf16(1e300), 0x7f80u);
  EXPECT_TRUE(std::isnan(valueOf(toBf16(std::nan("")), 8)));
  EXPECT_EQ(std::bit_cast<uint32_t>(__truncsfbf2(1.0f)), 0x3f80u);
}

TEST(Element, SizesAndNames) {
  EXPECT_EQ(sizeOf(MESH_RT_I1), 1);
  EXPECT_EQ(sizeOf(MESH_RT_BF16), 2);
  EXPECT_EQ(sizeOf(MESH_RT_F64), 8);
  EXPECT_EQ(sizeOf(static_cast<mesh_rt_type>(9)), 0);
  EXPECT_STREQ(nameOf(MESH_RT_I1), "i1");
  EXPECT_STREQ(nameOf(MESH_RT_F64), "f64");
  EXPECT_STREQ(nameOf(static_cast<mesh_rt_type>(9)), "?");
}
