//===- MpiCollectives.cpp - times of an MPI's own collectives -------------===//
//
// Compiled once for each MPI that there is.
//
//===----------------------------------------------------------------------===//

#define MPICH_SKIP_MPICXX 1
#define OMPI_SKIP_MPICXX 1
#include <mpi.h>

#include "CollectiveTimes.h"

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  int rank = 0, n = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &n);
  auto time = [&](const char *name, int64_t bytes, auto body) {
    double result = times::measure(
        body, [] { MPI_Barrier(MPI_COMM_WORLD); },
        [](double time) {
          MPI_Bcast(&time, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD);
          return time;
        });
    if (rank == 0)
      times::print(name, bytes, result);
  };
  for (int64_t bytes : times::sizes(argc, argv)) {
    auto count = static_cast<int>(bytes / 4);
    std::vector<float> block(count, 1), all(n * static_cast<int64_t>(count), 1),
        others(all);
    time("all-gather", bytes, [&] {
      MPI_Allgather(block.data(), count, MPI_FLOAT, all.data(), count,
                    MPI_FLOAT, MPI_COMM_WORLD);
    });
    time("reduce-scatter", bytes, [&] {
      MPI_Reduce_scatter_block(all.data(), block.data(), count, MPI_FLOAT,
                               MPI_SUM, MPI_COMM_WORLD);
    });
    time("all-reduce", bytes, [&] {
      MPI_Allreduce(all.data(), others.data(), n * count, MPI_FLOAT, MPI_SUM,
                    MPI_COMM_WORLD);
    });
  }
  MPI_Finalize();
}
