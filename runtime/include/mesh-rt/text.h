//===- text.h - Quantities as readable text ---------------------*- C++ -*-===//

#ifndef MESH_RT_TEXT_H
#define MESH_RT_TEXT_H

#include <cstdint>
#include <string>

namespace mesh::rt {

/// "512 B", "1.5 GiB".
std::string formatBytes(int64_t bytes);

} // namespace mesh::rt

#endif // MESH_RT_TEXT_H
