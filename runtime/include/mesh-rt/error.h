//===- error.h - Errors of the runtime --------------------------*- C++ -*-===//
//
// The runtime has one type of error. Functions that the host calls before and
// after a run throw it. Operations within a run return it as a Status
// (lib/core/Status.h), and the run's report says where it happened. No function
// of abi.h throws.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_ERROR_H
#define MESH_RT_ERROR_H

#include <cstdint>
#include <stdexcept>
#include <string>

namespace mesh::rt {

/// Visible, because the modules that are loaded throw it, too.
class [[gnu::visibility("default")]] Error : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;

  /// Returns the error "`subject` must be `expected`, got `got`".
  static Error mustBe(const std::string &subject, const std::string &expected,
                      const std::string &got) {
    return Error(subject + " must be " + expected + ", got " + got);
  }
  static Error mustBe(const std::string &subject, const std::string &expected,
                      int64_t got) {
    return mustBe(subject, expected, std::to_string(got));
  }

  /// Returns this error with `place`, where it happened, before its text.
  Error at(const std::string &place) const {
    return Error(place + ": " + what());
  }
};

} // namespace mesh::rt

#endif // MESH_RT_ERROR_H
