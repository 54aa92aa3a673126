//===- Symbols.cpp - Functions for compiled code, by name -----------------===//

#include "mesh-rt/symbols.h"

#include "SmallFloats.h"
#include "mesh-rt/abi.h"

std::span<const mesh::rt::Symbol> mesh::rt::symbols() {
#define MESH_RT_SYMBOL(name)                                                   \
  Symbol { #name, reinterpret_cast < void *>(&name) }
  static const Symbol table[] = {
      MESH_RT_SYMBOL(mesh_rt_run),
      MESH_RT_SYMBOL(mesh_rt_start),
      MESH_RT_SYMBOL(mesh_rt_wait),
      MESH_RT_SYMBOL(mesh_rt_commit),
      MESH_RT_SYMBOL(mesh_rt_device),
      MESH_RT_SYMBOL(mesh_rt_contract),
      MESH_RT_SYMBOL(mesh_rt_contract_then),
      MESH_RT_SYMBOL(mesh_rt_launch),
      MESH_RT_SYMBOL(mesh_rt_copy_to_host),
      MESH_RT_SYMBOL(mesh_rt_copy_to_device),
      MESH_RT_SYMBOL(mesh_rt_alloc),
      MESH_RT_SYMBOL(mesh_rt_free),
      MESH_RT_SYMBOL(mesh_rt_fail),
      MESH_RT_SYMBOL(__truncsfbf2),
      MESH_RT_SYMBOL(__truncdfbf2),
  };
#undef MESH_RT_SYMBOL
  return table;
}
