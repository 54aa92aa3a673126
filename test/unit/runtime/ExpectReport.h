//===- ExpectReport.h - what a report has to say ----------------*- C++ -*-===//

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

} // namespace mesh::rt::test

#endif // MESH_RT_TEST_EXPECTREPORT_H
