//===- BatchSource.h - Batches of rows of files -----------------*- C++ -*-===//

#ifndef MESH_LIB_TRAIN_BATCHSOURCE_H
#define MESH_LIB_TRAIN_BATCHSOURCE_H

#include "mesh/Entries/Signature.h"

namespace mesh {

/// Makes the batch of each step from the rows of .npy files: what a file has at
/// an index of its first dim. An argument takes as many rows as its leading
/// dims have elements that rows do not have. So a row is a sample, or, if it
/// has all dims of the argument, the batch of a step.
///
/// Each epoch takes all rows once, in an order that depends on the seed and the
/// epoch alone. A batch may end one epoch and begin the next. All files are
/// shuffled alike.
class BatchSource {
public:
  /// Reads files. `specs` are of the form `name=file`; a name is the argument's
  /// `mesh.name` or its number.
  static llvm::Expected<BatchSource> open(const Signature &signature,
                                          ArrayRef<std::string> specs,
                                          uint64_t seed, bool shuffle);

  /// Makes the batch of step number `step`, from 0 on.
  void load(int64_t step);
  /// Returns the elements for an argument, or null if no file is for it.
  const char *find(size_t argument) const;

  /// Tells the rows from others.
  std::string digest() const;

  bool empty() const { return columns.empty(); }
  int64_t getNumRows() const { return numRows; }
  int64_t getRowsPerStep() const { return rowsPerStep; }

private:
  struct Column {
    size_t argument;
    HostTensor rows, batch;
    int64_t rowBytes;
  };

  llvm::Error add(const EntryValue &value, size_t argument, StringRef path);
  /// Returns the number of the row at `position` of epoch `epoch`.
  int64_t getRow(int64_t epoch, int64_t position);

  std::vector<Column> columns;
  int64_t numRows = 0, rowsPerStep = 0;
  uint64_t seed = 0;
  bool shuffle = true;
  /// The order of the rows in epoch `orderedEpoch`.
  std::vector<int64_t> order;
  int64_t orderedEpoch = -1;
};

} // namespace mesh

#endif // MESH_LIB_TRAIN_BATCHSOURCE_H
