//===- ExpectReport.h - Expectations of machines and runs -------*- C++ -*-===//

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

/// The machine, of so many devices, runs programs: after a failure, too.
void expectWorks(Machine &machine, int64_t numDevices);

/// Returns the message of the exception that the constructor of the machine
/// throws.
std::string whatMakes(const RunOptions &options);

} // namespace mesh::rt::test

#endif // MESH_RT_TEST_EXPECTREPORT_H
