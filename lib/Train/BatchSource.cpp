//===- BatchSource.cpp - Batches of rows of files -------------------------===//

#include "BatchSource.h"

#include "mesh/Execution/Arguments.h"
#include "mesh/Execution/RunFacts.h"
#include "mesh/Host/Npy.h"

#include <cstring>
#include <numeric>

using namespace mesh;

/// Returns the number of the leading dims of an argument that its rows do not
/// have, or nothing if the rows of `file` do not fit.
static std::optional<size_t> countBatchDims(const TensorShape &argument,
                                            const TensorShape &file) {
  if (file.element != argument.element || file.dims.empty() ||
      file.dims.size() > argument.dims.size() + 1)
    return {};
  ArrayRef<int64_t> row = ArrayRef(file.dims).drop_front();
  if (ArrayRef(argument.dims).take_back(row.size()) != row)
    return {};
  return argument.dims.size() - row.size();
}

llvm::Error BatchSource::add(const EntryValue &value, size_t argument,
                             StringRef path) {
  auto rows = readNpy(path);
  if (!rows)
    return rows.takeError();
  const TensorShape &wanted = value.placement.getGlobalShape();
  std::optional<size_t> numBatchDims = countBatchDims(wanted, rows->getShape());
  if (!numBatchDims)
    return llvm::createStringError(
        path + ": argument '" + value.name + "' is " + wanted.str() +
        ", so rows must have its last dims and its type, but the file has " +
        rows->getShape().str());
  int64_t count = rows->getDims().front();
  int64_t perStep = 1;
  for (int64_t size : ArrayRef(wanted.dims).take_front(*numBatchDims))
    perStep *= size;
  if (count == 0 || perStep == 0)
    return llvm::createStringError(path + ": there are no rows for argument '" +
                                   value.name + "'");
  if (columns.empty()) {
    numRows = count;
    rowsPerStep = perStep;
  }
  if (count != numRows || perStep != rowsPerStep)
    return llvm::createStringError(
        path + ": has " + llvm::Twine(count) + " rows, " +
        llvm::Twine(perStep) + " for a step, but the first file has " +
        llvm::Twine(numRows) + ", " + llvm::Twine(rowsPerStep) + " for a step");
  int64_t rowBytes = rows->getNumBytes() / count;
  auto batch = HostTensor::create(wanted);
  if (!batch)
    return batch.takeError();
  columns.push_back({argument, std::move(*rows), std::move(*batch), rowBytes});
  return llvm::Error::success();
}

llvm::Expected<BatchSource> BatchSource::open(const Signature &signature,
                                              ArrayRef<std::string> specs,
                                              uint64_t seed, bool shuffle) {
  BatchSource source;
  source.seed = seed;
  source.shuffle = shuffle;
  for (StringRef spec : specs) {
    auto [name, path] = spec.split('=');
    if (name.empty() || path.empty())
      return llvm::createStringError("batches are name=file.npy, got '" + spec +
                                     "'");
    auto found =
        llvm::find_if(signature.arguments, [&](const EntryValue &value) {
          return value.name == name;
        });
    if (found == signature.arguments.end())
      return llvm::createStringError("@" + signature.name +
                                     " has no argument '" + name + "'");
    auto argument = static_cast<size_t>(found - signature.arguments.begin());
    if (source.find(argument))
      return llvm::createStringError("argument '" + name +
                                     "' has two files of batches");
    if (llvm::Error error = source.add(*found, argument, path))
      return std::move(error);
  }
  return std::move(source);
}

int64_t BatchSource::getRow(int64_t epoch, int64_t position) {
  if (!shuffle)
    return position;
  if (epoch != orderedEpoch) {
    order.resize(numRows);
    std::iota(order.begin(), order.end(), 0);
    // Fisher and Yates, from the last place on.
    for (int64_t place = numRows - 1; place > 0; --place) {
      uint64_t bits = getRandomBits(seed, epoch, place);
      std::swap(order[place], order[bits % (place + 1)]);
    }
    orderedEpoch = epoch;
  }
  return order[position];
}

void BatchSource::load(int64_t step) {
  for (int64_t index = 0; index < rowsPerStep; ++index) {
    int64_t place = step * rowsPerStep + index;
    int64_t row = getRow(place / numRows, place % numRows);
    for (Column &column : columns)
      std::memcpy(column.batch.data() + index * column.rowBytes,
                  column.rows.data() + row * column.rowBytes, column.rowBytes);
  }
}

const char *BatchSource::find(size_t argument) const {
  for (const Column &column : columns)
    if (column.argument == argument)
      return column.batch.data();
  return nullptr;
}

std::string BatchSource::digest() const {
  std::string text;
  for (const Column &column : columns)
    text += std::to_string(column.argument) + " " + digestTensor(column.rows) +
            "\n";
  return text;
}
