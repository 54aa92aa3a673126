//===- CrashInReaders.cpp - readers take whatever they are given ----------===//
//
// Each reader is given what its writer makes of random values, with some bytes
// changed. What it takes is written and read again, and has to be the same.
//
//===----------------------------------------------------------------------===//

#include "mesh/Analysis/MachineModel.h"
#include "mesh/Checkpoint/Checkpoint.h"
#include "mesh/Checkpoint/Npz.h"
#include "mesh/Checkpoint/Safetensors.h"
#include "mesh/Execution/LinkOption.h"
#include "mesh/Execution/Npy.h"
#include "mesh/Fuzz/CrashCampaign.h"
#include "mesh/Schedule/Costs.h"
#include "mesh/Schedule/Generate.h"
#include "mesh/Schedule/ScheduleCsv.h"
#include "mesh/Schedule/Simulate.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

#include <array>
#include <cstring>

using namespace mesh;

namespace {
/// A reader of bytes, and what it reads gladly.
struct Reader {
  StringRef name;
  std::string (*write)(Random &random, MLIRContext &context);
  /// What is wrong with the reader, or empty. An error refuses the bytes.
  llvm::Expected<std::string> (*read)(StringRef bytes, MLIRContext &context);
};

class ReaderTarget : public CrashTarget {
public:
  explicit ReaderTarget(MLIRContext &context) : context(context) {}

  std::string run(uint64_t seed, raw_ostream &child) override;
  std::string describe(uint64_t seed) override;
  void print(uint64_t seed, raw_ostream &os) override {
    os << makeBytes(seed) << "\n";
  }

private:
  std::string makeBytes(uint64_t seed);

  MLIRContext &context;
};
} // namespace

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

static HostTensor makeTensor(Random &random) {
  static constexpr std::array<mesh_rt_type, 9> elements = {
      MESH_RT_I1,   MESH_RT_I8,  MESH_RT_I16, MESH_RT_I32, MESH_RT_I64,
      MESH_RT_BF16, MESH_RT_F16, MESH_RT_F32, MESH_RT_F64};
  TensorShape shape{random.pick(elements), {}};
  for (int64_t i = random.below(4); i > 0; --i)
    shape.dims.push_back(random.below(5));
  HostTensor tensor(shape);
  for (int64_t i = 0; i < tensor.getNumBytes(); ++i)
    tensor.data()[i] = static_cast<char>(
        shape.element == MESH_RT_I1 ? random.below(2) : random.below(256));
  return tensor;
}

static bool isSame(const HostTensor &a, const HostTensor &b) {
  return a.getShape() == b.getShape() &&
         std::memcmp(a.data(), b.data(), a.getNumBytes()) == 0;
}

static std::string writeNpy(Random &random, MLIRContext &) {
  return formatNpy(makeTensor(random));
}

static llvm::Expected<std::string> readNpy(StringRef bytes, MLIRContext &) {
  auto tensor = parseNpy(bytes, "bytes");
  if (!tensor)
    return tensor.takeError();
  auto again = parseNpy(formatNpy(*tensor), "again");
  if (!again)
    return again.takeError();
  return isSame(*tensor, *again) ? "" : "is another tensor when read again";
}

/// The bytes of a file of tensors, whose name ends like `ending`.
static std::string writeFile(Random &random, MLIRContext &context,
                             StringRef ending) {
  std::vector<Leaf> leaves;
  for (int64_t i = random.between(0, 3); i > 0; --i)
    leaves.push_back({llvm::formatv("layer{0}/kernel", i), makeTensor(random)});
  SmallString<128> path;
  llvm::cantFail(llvm::errorCodeToError(
      llvm::sys::fs::createTemporaryFile("mesh-fuzz", ending, path)));
  llvm::FileRemover remover(path);
  llvm::cantFail(writeTensors(path, std::move(leaves), context));
  return (*llvm::MemoryBuffer::getFile(path))->getBuffer().str();
}

static std::string writeNpz(Random &random, MLIRContext &context) {
  return writeFile(random, context, "npz");
}

static llvm::Expected<std::string> readNpz(StringRef bytes, MLIRContext &) {
  auto file = NpzFile::parse(bytes, "bytes");
  if (!file)
    return file.takeError();
  for (const NpzFile::Entry &entry : file->getEntries()) {
    auto parts = file->readParts(entry, Layout::getReplicated(entry.shape, 2));
    if (!parts)
      return parts.takeError();
    if (!isSame(parts->front(), parts->back()))
      return "two copies of an array differ";
  }
  return "";
}

static std::string writeSafetensors(Random &random, MLIRContext &context) {
  return writeFile(random, context, "safetensors");
}

static llvm::Expected<std::string> readSafetensors(StringRef bytes,
                                                   MLIRContext &) {
  auto file = SafetensorsFile::parse(bytes, "bytes");
  if (!file)
    return file.takeError();
  for (const SafetensorsFile::Entry &entry : file->getEntries()) {
    auto shape = file->getShape(entry);
    if (!shape)
      return shape.takeError();
    int64_t numBytes = shape->getNumElements() * rt::sizeOf(shape->element);
    if (numBytes != static_cast<int64_t>(entry.end - entry.begin))
      return "a tensor is not as long as its shape says";
    const char *data = file->getData(entry);
    if (numBytes > 0 && (data < bytes.begin() || data + numBytes > bytes.end()))
      return "a tensor lies outside the file";
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Descriptions
//===----------------------------------------------------------------------===//

static std::string writeMachine(Random &random, MLIRContext &) {
  MachineModel model;
  for (StringRef axis : {"*", "data", "model"})
    if (random.chance(0.7))
      model.links[axis.str()] =
          Link{1e-6 * random.between(1, 20), 1e9 * random.between(1, 99),
               random.chance(0.5)};
  for (StringRef element : {"f32", "bf16"})
    if (random.chance(0.7))
      model.flops[element.str()] = 1e9 * random.between(1, 99);
  return llvm::formatv("{0:2}", toJson(model));
}

static llvm::Expected<std::string> readMachine(StringRef bytes, MLIRContext &) {
  auto model = parseMachineModel(bytes);
  if (!model)
    return model.takeError();
  auto again = parseMachineModel(llvm::formatv("{0}", toJson(*model)).str());
  if (!again)
    return again.takeError();
  return toJson(*model) == toJson(*again)
             ? ""
             : "is another machine when read again";
}

static std::string writeSchedule(Random &random, MLIRContext &) {
  ScheduleSpec spec{random.pick(getAllScheduleKinds()), random.between(1, 4),
                    random.between(1, 8)};
  spec.chunks = getDefaultChunks(spec.kind);
  auto schedule = generateSchedule(spec);
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (schedule)
    printScheduleCsv(*schedule, stream);
  else
    llvm::consumeError(schedule.takeError());
  return text;
}

static llvm::Expected<std::string> readSchedule(StringRef bytes,
                                                MLIRContext &) {
  auto file = parseScheduleCsv(bytes, "bytes");
  if (!file)
    return file.takeError();
  std::string text;
  llvm::raw_string_ostream stream(text);
  std::vector<ScheduleError> errors = validateSchedule(file->schedule);
  printScheduleErrors(*file, errors, stream);
  if (!errors.empty())
    return llvm::createStringError(text);
  (void)countRequiredCredits(file->schedule);
  text.clear();
  printScheduleCsv(file->schedule, stream);
  auto again = parseScheduleCsv(text, "again");
  if (!again)
    return again.takeError();
  std::string last;
  llvm::raw_string_ostream lastStream(last);
  printScheduleCsv(again->schedule, lastStream);
  return text == last ? "" : "is another schedule when read again";
}

static std::string writeLink(Random &random, MLIRContext &) {
  static constexpr std::array<StringRef, 3> axes = {"model", "data", "*"};
  return llvm::formatv("{0}:latency={1}us,bandwidth={2}GB/s{3}",
                       random.pick(axes), random.below(50),
                       random.between(1, 99),
                       random.chance(0.5) ? ",half-duplex" : "");
}

static llvm::Expected<std::string> readLink(StringRef bytes, MLIRContext &) {
  LinkMap links;
  if (llvm::Error error = addLinkOption(bytes, links))
    return error;
  for (const auto &[axis, link] : links)
    if (!(link.latency >= 0) || !(link.bandwidth > 0))
      return "takes a link that no data can pass";
  return "";
}

static std::string writeCosts(Random &random, MLIRContext &) {
  return llvm::formatv("{0},{1}/{2},{3}.5,{4}", random.below(9),
                       random.below(9), random.between(1, 9), random.below(9),
                       random.below(9));
}

static llvm::Expected<std::string> readCosts(StringRef bytes, MLIRContext &) {
  auto costs = parseRationals(bytes);
  if (!costs)
    return costs.takeError();
  return "";
}

//===----------------------------------------------------------------------===//
// All readers
//===----------------------------------------------------------------------===//

static ArrayRef<Reader> getReaders() {
  static constexpr Reader readers[] = {
      {".npy", writeNpy, readNpy},
      {".npz", writeNpz, readNpz},
      {".safetensors", writeSafetensors, readSafetensors},
      {"machine description", writeMachine, readMachine},
      {"schedule", writeSchedule, readSchedule},
      {"--link", writeLink, readLink},
      {"--costs", writeCosts, readCosts},
  };
  return readers;
}

static const Reader &getReader(uint64_t seed) {
  return getReaders()[seed % getReaders().size()];
}

std::string ReaderTarget::makeBytes(uint64_t seed) {
  Random random(seed);
  const Reader &reader = getReader(seed);
  std::string bytes = reader.write(random, context);
  // Most readers read something; some of it as it was written.
  if (random.chance(0.05))
    return bytes;
  return mutateBytes(bytes, reader.write(random, context), random);
}

std::string ReaderTarget::run(uint64_t seed, raw_ostream &) {
  auto wrong = getReader(seed).read(makeBytes(seed), context);
  if (!wrong) {
    std::string message = llvm::toString(wrong.takeError());
    return message.empty() ? "is refused without an error" : "refused";
  }
  return wrong->empty() ? "valid" : *wrong;
}

std::string ReaderTarget::describe(uint64_t seed) {
  return (getReader(seed).name + ", " + llvm::Twine(makeBytes(seed).size()) +
          " bytes")
      .str();
}

std::unique_ptr<CrashTarget> mesh::makeReaderTarget(MLIRContext &context) {
  return std::make_unique<ReaderTarget>(context);
}
