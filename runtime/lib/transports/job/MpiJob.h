//===- MpiJob.h - The processes that mpirun started -------------*- C++ -*-===//

#ifndef MESH_RT_JOB_MPIJOB_H
#define MESH_RT_JOB_MPIJOB_H

#include "MpiLibrary.h"
#include "core/Watcher.h"
#include "mesh-rt/job.h"

namespace mesh::rt {

// Tags of channel 0.
inline constexpr int kHeaderTag = 0;
inline constexpr int kHostTag = 1;

/// The most bytes of one message: MPI counts them in an int.
inline constexpr int64_t kMaxMessageBytes = int64_t(1) << 30;

class MpiJob final : public Job {
public:
  /// `watcher` may be null.
  MpiJob(std::unique_ptr<MpiLibrary> library, std::unique_ptr<Watcher> watcher);
  /// Returns the job of a machine's options. Throws an Error if it is another
  /// one, or none.
  static MpiJob &of(const RunOptions &options);

  MpiLibrary &getLibrary() { return *library; }

  int64_t rank() const override { return library->rank(); }
  int64_t size() const override { return library->size(); }
  std::vector<std::string> gather(const std::string &bytes) override;
  std::string broadcast(const std::string &bytes) override;
  std::unique_ptr<Transport>
  createTransport(const TransportSetup &setup) override;
  BlackBox *getBlackBox() override {
    return watcher ? &watcher->getBlackBox() : nullptr;
  }

private:
  void sendBytes(int to, const std::string &bytes);
  std::string receiveBytes(int from);
  void send(int to, const void *data, int64_t bytes);
  void receive(int from, void *data, int64_t bytes);
  template <typename Fn>
  void transfer(int64_t bytes, Fn start);

  /// Outlasts MPI, whose end may fail as well.
  std::unique_ptr<Watcher> watcher;
  std::unique_ptr<MpiLibrary> library;
};

} // namespace mesh::rt

#endif // MESH_RT_JOB_MPIJOB_H
