//===- Candidates.cpp - the programs and meshes to choose from ------------===//

#include "Candidates.h"

#include "mesh/Search/MeshShapes.h"

using namespace mesh;

SmallVector<Candidate *> Candidates::getUntried(size_t numAxes) const {
  SmallVector<Candidate *> untried;
  for (const auto &candidate : all)
    if (candidate->getNumAxes() == numAxes && !candidate->hasFailed() &&
        !candidate->getBest())
      untried.push_back(candidate.get());
  return untried;
}

SmallVector<Candidate *> mesh::getFast(ArrayRef<Candidate *> candidates) {
  // A little longer is no reason for a mesh that is less regular.
  constexpr double kClose = 1.1;
  double least = std::numeric_limits<double>::infinity();
  for (const Candidate *candidate : candidates)
    least = std::min(least, candidate->getLeastSeconds());
  return llvm::to_vector(
      llvm::make_filter_range(candidates, [&](const Candidate *candidate) {
        return candidate->getLeastSeconds() <= kClose * least;
      }));
}

SmallVector<Candidate *> mesh::getOf(size_t program,
                                     ArrayRef<Candidate *> candidates) {
  return llvm::to_vector(
      llvm::make_filter_range(candidates, [&](const Candidate *candidate) {
        return candidate->getProgram() == program;
      }));
}

Candidate *Candidates::getMostRegular(ArrayRef<Candidate *> others) const {
  return *llvm::min_element(others, [&](Candidate *a, Candidate *b) {
    return isMoreRegular(a->getMesh(), b->getMesh(), machine);
  });
}

SmallVector<Candidate *> Candidates::getRanked() const {
  SmallVector<Candidate *> ranked;
  for (const auto &candidate : all)
    if (candidate->getBest())
      ranked.push_back(candidate.get());
  llvm::stable_sort(ranked, [](const Candidate *a, const Candidate *b) {
    return a->isBetterThan(*b);
  });
  return ranked;
}

double Candidates::getBestSeconds() const {
  double best = std::numeric_limits<double>::infinity();
  for (const auto &candidate : all)
    if (candidate->getBest() && candidate->getBest()->cost.fits(memoryLimit))
      best = std::min(best, candidate->getBest()->cost.seconds);
  return best;
}

Candidate *Candidates::getNearest(ArrayRef<Candidate *> others,
                                  const Candidate &from) const {
  // Programs come in the order of falling memory. Where that is short, the one
  // that needs least is the first of those that differ as little.
  const StrategyCost &cost = from.getBest()->cost;
  bool isShort = !cost.fits(memoryLimit) || cost.savedBytes > 0;
  double most = getBestSeconds();
  Candidate *nearest = nullptr;
  double least = 0;
  for (Candidate *other : others) {
    if (other->getNumAxes() != from.getNumAxes() ||
        other->getLeastSeconds() >= most)
      continue;
    double distance = other->getDistance(from);
    if (nearest && (isShort ? distance > least : distance >= least))
      continue;
    nearest = other;
    least = distance;
  }
  return nearest;
}

std::pair<Candidate *, const Candidate *>
Candidates::getNextTransfer(ArrayRef<Candidate *> others) const {
  SmallVector<Candidate *> ranked = getRanked();
  for (const Candidate *from : ranked)
    if (Candidate *next = getNearest(others, *from))
      return {next, from};
  return {nullptr, nullptr};
}

FirstProblem &Candidates::getFirstProblem() const {
  for (const auto &candidate : all)
    if (candidate->hasFailed())
      return candidate->getProblem();
  return all.front()->getProblem();
}
