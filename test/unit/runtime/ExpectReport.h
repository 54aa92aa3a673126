//===- ExpectReport.h - what runs and machines have to say ------*- C++ -*-===//

#ifndef MESH_RT_TEST_EXPECTREPORT_H
#define MESH_RT_TEST_EXPECTREPORT_H

#include "mesh-rt/run.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mesh::rt::test {

/// The report's error contains all of `parts`.
inline void expectParts(const RunReport &report,
                        const std::vector<std::string> &parts) {
  for (const std::string &part : parts)
    EXPECT_NE(report.error.find(part), std::string::npos)
        << "no '" << part << "' in:\n"
        << report.error;
}

/// What the exception says that making the machine throws.
inline std::string whatMakes(const RunOptions &options) {
  try {
    Machine machine(options);
  } catch (const std::exception &error) {
    return error.what();
  }
  return "no exception";
}

} // namespace mesh::rt::test

#endif // MESH_RT_TEST_EXPECTREPORT_H
