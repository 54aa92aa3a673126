//===- SmallFloats.h - Conversions to bf16 for compiled code ----*- C++ -*-===//

#ifndef MESH_RT_CORE_SMALLFLOATS_H
#define MESH_RT_CORE_SMALLFLOATS_H

extern "C" {
float __truncsfbf2(float value);
float __truncdfbf2(double value);
}

#endif // MESH_RT_CORE_SMALLFLOATS_H
