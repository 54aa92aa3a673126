//===- Serialization.h - Values as bytes between processes ------*- C++ -*-===//
//
// The processes of a job run one program on computers of one kind: values go
// as they lie in memory.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_SERIALIZATION_H
#define MESH_RT_CORE_SERIALIZATION_H

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace mesh::rt {

class Writer {
public:
  explicit Writer(std::string &bytes) : bytes(bytes) {}

  template <typename T>
  void put(const T &value) {
    static_assert(std::is_trivially_copyable_v<T>);
    bytes.append(reinterpret_cast<const char *>(&value), sizeof(value));
  }
  template <typename T>
  void putArray(const T *values, int64_t count) {
    static_assert(std::is_trivially_copyable_v<T>);
    put(count);
    if (count > 0)
      bytes.append(reinterpret_cast<const char *>(values), count * sizeof(T));
  }
  void putText(std::string_view text) {
    putArray(text.data(), static_cast<int64_t>(text.size()));
  }

private:
  std::string &bytes;
};

/// Reads what a Writer has written, in the same order.
class Reader {
public:
  explicit Reader(std::string_view bytes) : rest(bytes) {}

  template <typename T>
  T get() {
    T value;
    std::memcpy(&value, rest.data(), sizeof(value));
    rest.remove_prefix(sizeof(value));
    return value;
  }
  template <typename T>
  std::vector<T> getArray() {
    std::vector<T> values(get<int64_t>());
    size_t size = values.size() * sizeof(T);
    if (size > 0)
      std::memcpy(values.data(), rest.data(), size);
    rest.remove_prefix(size);
    return values;
  }
  std::string getText() {
    auto size = static_cast<size_t>(get<int64_t>());
    std::string text(rest.substr(0, size));
    rest.remove_prefix(size);
    return text;
  }
  /// The bytes that have not been read.
  std::string_view remaining() const { return rest; }

private:
  std::string_view rest;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_SERIALIZATION_H
