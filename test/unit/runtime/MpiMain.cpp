//===- MpiMain.cpp - tests that mpirun runs -------------------------------===//

#include "JobTest.h"

using namespace mesh::rt;

int main(int argc, char **argv) {
  std::unique_ptr<Job> job = joinMpiJob();
  testing::InitGoogleTest(&argc, argv);
  return test::runTests(*job);
}
