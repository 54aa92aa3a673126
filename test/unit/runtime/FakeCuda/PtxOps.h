//===- PtxOps.h - the instructions of PTX that are played -------*- C++ -*-===//

#ifndef MESH_RT_TEST_PTXOPS_H
#define MESH_RT_TEST_PTXOPS_H

#include "Ptx.h"

/// Calls X(name in PTX, name here).
#define MESH_RT_PTX_OPS(X)                                                     \
  X(abs, Abs)                                                                  \
  X(add, Add)                                                                  \
  X(addc, Addc)                                                                \
  X(and, And)                                                                  \
  X(bar, Barrier)                                                              \
  X(barrier, Barrier2)                                                         \
  X(bfe, Bfe) X(bra, Bra) X(brev, Brev) X(brx, Brx) X(clz, Clz)                \
      X(copysign, CopySign) X(cvt, Cvt) X(cvta, Cvta) X(div, Div) X(ex2, Ex2)  \
          X(exit, Exit) X(fma, Fma) X(ld, Ld) X(lg2, Lg2) X(mad, Mad)          \
              X(max, Max) X(min, Min) X(mov, Mov) X(mul, Mul) X(neg, Neg)      \
                  X(not, Not) X(or, Or) X(popc, Popc) X(prmt, Prmt)            \
                      X(rcp, Rcp) X(rem, Rem) X(ret, Ret) X(selp, Selp)        \
                          X(setp, Setp) X(shf, Shf) X(shfl, Shfl) X(shl, Shl)  \
                              X(shr, Shr) X(sqrt, Sqrt) X(st, St) X(sub, Sub)  \
                                  X(subc, Subc) X(szext, Szext)                \
                                      X(testp, Testp) X(xor, Xor)

namespace mesh::rt::test::ptx {

enum class Op : uint8_t {
#define X(name, id) id,
  MESH_RT_PTX_OPS(X)
#undef X
};

inline size_t sizeOf(Type type) {
  switch (type) {
  case Type::None:
  case Type::Pred:
  case Type::B8:
  case Type::U8:
  case Type::S8:
    return 1;
  case Type::B16:
  case Type::U16:
  case Type::S16:
  case Type::F16:
  case Type::BF16:
    return 2;
  case Type::B32:
  case Type::U32:
  case Type::S32:
  case Type::F16x2:
  case Type::BF16x2:
  case Type::F32:
    return 4;
  default:
    return 8;
  }
}

} // namespace mesh::rt::test::ptx

#endif // MESH_RT_TEST_PTXOPS_H
