//===- FlushSubnormals.cpp - Subnormal floats count as zero ---------------===//

#include "FlushSubnormals.h"

#ifdef __x86_64__
#include <immintrin.h>
#endif

using namespace mesh::rt;

#if defined(__x86_64__)
/// The bits FTZ (results) and DAZ (operands) of MXCSR.
static constexpr uint64_t kFlush = 0x8040;
static uint64_t readControl() { return _mm_getcsr(); }
static void writeControl(uint64_t value) { _mm_setcsr(value); }
#elif defined(__aarch64__)
/// The bit FZ of FPCR, for operands and results of f32 and f64.
static constexpr uint64_t kFlush = uint64_t(1) << 24;
static uint64_t readControl() {
  uint64_t value;
  asm volatile("mrs %0, fpcr" : "=r"(value));
  return value;
}
static void writeControl(uint64_t value) {
  asm volatile("msr fpcr, %0" : : "r"(value));
}
#else
static constexpr uint64_t kFlush = 0;
static uint64_t readControl() { return 0; }
static void writeControl(uint64_t) {}
#endif

FlushSubnormals::FlushSubnormals() : before(readControl()) {
  writeControl(before | kFlush);
}

FlushSubnormals::~FlushSubnormals() { writeControl(before); }
