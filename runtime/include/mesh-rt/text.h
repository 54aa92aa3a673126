//===- text.h - Quantities as readable text ---------------------*- C++ -*-===//

#ifndef MESH_RT_TEXT_H
#define MESH_RT_TEXT_H

#include <cstdint>
#include <cstdio>
#include <string>

namespace mesh::rt {

/// "512 B", "1.5 GiB".
inline std::string formatBytes(int64_t bytes) {
  const char *unit = "B";
  auto value = static_cast<double>(bytes);
  for (const char *larger : {"KiB", "MiB", "GiB", "TiB", "PiB", "EiB"}) {
    if (value < 1024)
      break;
    value /= 1024;
    unit = larger;
  }
  char text[48];
  std::snprintf(text, sizeof(text), *unit == 'B' ? "%.0f %s" : "%.1f %s", value,
                unit);
  return text;
}

} // namespace mesh::rt

#endif // MESH_RT_TEXT_H
