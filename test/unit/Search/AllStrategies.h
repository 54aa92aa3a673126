//===- AllStrategies.h - all strategies of a small problem ------*- C++ -*-===//

#ifndef MESH_TEST_UNIT_SEARCH_ALLSTRATEGIES_H
#define MESH_TEST_UNIT_SEARCH_ALLSTRATEGIES_H

#include "mesh/Search/LocalSearch.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace mesh::test {

/// Calls `visit` with all strategies of decisions with so many choices.
inline void visitAll(llvm::ArrayRef<unsigned> numChoices,
                     llvm::function_ref<void(const Choices &)> visit) {
  Choices choices(numChoices.size());
  while (true) {
    visit(choices);
    size_t digit = 0;
    while (digit < choices.size() && ++choices[digit] == numChoices[digit])
      choices[digit++] = 0;
    if (digit == choices.size())
      return;
  }
}

} // namespace mesh::test

#endif // MESH_TEST_UNIT_SEARCH_ALLSTRATEGIES_H
