//===- ShardTransform.cpp - a function on every shard ---------------------===//

#include "mesh/Execution/ShardTransform.h"

#include "SharderMesh.h"
#include "mesh/Execution/Execute.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Support/DebugStringHelper.h"
#include "llvm/ADT/StringSet.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Compiling
//===----------------------------------------------------------------------===//

namespace {
/// Makes of a function on local tensors one in local view for the sharder's
/// mesh, with the placement of each argument and result.
class TransformBuilder {
public:
  TransformBuilder(const SharderConfig &config, ModuleOp module,
                   FunctionOpInterface function)
      : config(config), module(module), function(function) {}

  llvm::Error addMesh();
  /// Lays out the arguments, or the results, by `spec`; one that stands in for
  /// another may speak of other leaves.
  llvm::Expected<SmallVector<ShardingAttr>>
  layOut(bool isArgument, const BatchSpec &spec, bool isDefault = false);

private:
  llvm::Expected<ShardingAttr> layOut(StringRef what, Type type,
                                      DictionaryAttr attributes,
                                      const BatchSpec &spec,
                                      llvm::StringSet<> &names);
  llvm::Error fail(const llvm::Twine &message) {
    return llvm::createStringError("@" + function.getName() + ": " + message);
  }

  const SharderConfig &config;
  ModuleOp module;
  FunctionOpInterface function;
};
} // namespace

llvm::Error TransformBuilder::addMesh() {
  auto own =
      function->getAttrOfType<FlatSymbolRefAttr>(MeshDialect::kSpmdAttrName);
  if (own && own != config.meshName)
    return fail("is for mesh " + mlir::debugString(own) + ", the sharder for " +
                mlir::debugString(config.meshName));
  if (llvm::Error error = declareMesh(module, config))
    return error;
  function->setAttr(MeshDialect::kSpmdAttrName, config.meshName);
  function.setPublic();
  return llvm::Error::success();
}

llvm::Expected<ShardingAttr>
TransformBuilder::layOut(StringRef what, Type type, DictionaryAttr attributes,
                         const BatchSpec &spec, llvm::StringSet<> &names) {
  auto name =
      attributes
          ? attributes.getAs<StringAttr>(StringRef(MeshDialect::kNameAttrName))
          : StringAttr();
  if (!name)
    return fail(what + " has no mesh.name, the leaf that it is");
  if (!names.insert(name).second)
    return fail(what + " has the name '" + name.getValue() +
                "', which another one has too");
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return fail(what + " is no tensor");
  auto failSpec = [&](const llvm::Twine &message) {
    return fail("leaf '" + name.getValue() + "': " + message);
  };
  llvm::Expected<ShardingAttr> sharding = spec.get(name).resolve(
      config.meshName, config.mesh, config.rules, tensor.getRank());
  if (!sharding)
    return failSpec(llvm::toString(sharding.takeError()));
  auto given =
      attributes.getAs<ShardingAttr>(StringRef(MeshDialect::kShardingAttrName));
  if (given && given != *sharding)
    return failSpec("its mesh.sharding is " + mlir::debugString(given) +
                    ", its spec says " + mlir::debugString(*sharding));
  return sharding;
}

llvm::Expected<SmallVector<ShardingAttr>>
TransformBuilder::layOut(bool isArgument, const BatchSpec &spec,
                         bool isDefault) {
  ArrayRef<Type> types =
      isArgument ? function.getArgumentTypes() : function.getResultTypes();
  ArrayAttr attributes =
      isArgument ? function.getArgAttrsAttr() : function.getResAttrsAttr();
  SmallVector<ShardingAttr> shardings;
  llvm::StringSet<> names;
  for (auto [index, type] : llvm::enumerate(types)) {
    std::string what =
        (isArgument ? "argument " : "result ") + std::to_string(index);
    llvm::Expected<ShardingAttr> sharding =
        layOut(what, type,
               attributes ? llvm::cast<DictionaryAttr>(attributes[index])
                          : DictionaryAttr(),
               spec, names);
    if (!sharding)
      return sharding.takeError();
    if (isArgument)
      function.setArgAttr(index, MeshDialect::kShardingAttrName, *sharding);
    else
      function.setResultAttr(index, MeshDialect::kShardingAttrName, *sharding);
    shardings.push_back(*sharding);
  }
  if (isDefault)
    return shardings;
  for (StringRef name : spec.getNames())
    if (!names.contains(name))
      return fail("there is a spec for '" + name + "', which is no " +
                  (isArgument ? "argument" : "result"));
  return shardings;
}

llvm::Expected<ShardTransform>
ShardTransform::compile(const BatchSharder &sharder, ModuleOp module,
                        StringRef function, BatchSpec in,
                        std::optional<BatchSpec> out) {
  mlir::OwningOpRef<ModuleOp> clone = module.clone();
  auto op = clone->lookupSymbol<FunctionOpInterface>(function);
  if (!op || op.isExternal())
    return llvm::createStringError("there is no function @" + function +
                                   " to run");
  TransformBuilder builder(sharder.getConfig(), *clone, op);
  ShardTransform transform;
  if (llvm::Error error = builder.addMesh())
    return error;
  auto inShardings = builder.layOut(/*isArgument=*/true, in);
  if (!inShardings)
    return inShardings.takeError();
  auto outShardings =
      builder.layOut(/*isArgument=*/false, out ? *out : in, /*isDefault=*/!out);
  if (!outShardings)
    return outShardings.takeError();
  CompileOptions options;
  options.entries.push_back(function.str());
  auto program = Program::compile(*clone, options);
  if (!program)
    return program.takeError();
  transform.program = std::move(*program);
  transform.in = std::move(in);
  transform.inShardings = std::move(*inShardings);
  transform.outShardings = std::move(*outShardings);
  return transform;
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

/// The leaf of `batch` that `argument` takes.
static llvm::Expected<const ShardedLeaf *> findLeaf(const ShardedBatch &batch,
                                                    const EntryValue &argument,
                                                    ShardingAttr sharding) {
  const ShardedLeaf *leaf = batch.find(argument.name);
  auto fail = [&](const llvm::Twine &message) {
    return llvm::createStringError("leaf '" + argument.name + "': " + message);
  };
  if (!leaf)
    return fail("is not there");
  if (leaf->sharding != sharding)
    return fail("is split by " + mlir::debugString(leaf->sharding) +
                ", the function takes it by " + mlir::debugString(sharding));
  const TensorShape &wanted = argument.placement.getLocalShape();
  if (leaf->placement.getLocalShape() != wanted)
    return fail("its parts are " + leaf->placement.getLocalShape().str() +
                ", the function takes " + wanted.str());
  return leaf;
}

/// Returns true if two dims are split by the same parts of a device's position.
static bool isSplitAlike(ArrayRef<ShardPlacement::Digit> a,
                         ArrayRef<ShardPlacement::Digit> b) {
  return llvm::equal(a, b,
                     [](ShardPlacement::Digit x, ShardPlacement::Digit y) {
                       return x.stride == y.stride && x.size == y.size;
                     });
}

/// Returns true if a part of a device's position splits both dims.
static bool isSplitTogether(ArrayRef<ShardPlacement::Digit> a,
                            ArrayRef<ShardPlacement::Digit> b) {
  return llvm::any_of(a, [&](ShardPlacement::Digit x) {
    return llvm::any_of(b, [&](ShardPlacement::Digit y) {
      return x.stride < y.stride * y.size && y.stride < x.stride * x.size;
    });
  });
}

namespace {
/// A dim of a leaf, as the devices hold it.
struct LeafDim {
  const ShardedLeaf *leaf;
  int64_t dim;

  ArrayRef<ShardPlacement::Digit> digits() const {
    return leaf->placement.getDigits(dim);
  }
  int64_t part() const { return leaf->placement.getLocalShape().dims[dim]; }
  int64_t size() const { return leaf->placement.getGlobalShape().dims[dim]; }
  bool hasPadding() const {
    return size() != part() * leaf->placement.getBlockCounts()[dim];
  }
  std::string str() const {
    return "dim " + std::to_string(dim) + " of '" + leaf->name + "'";
  }
};
} // namespace

static SmallVector<LeafDim> getDims(const ShardedBatch &batch) {
  SmallVector<LeafDim> dims;
  for (const ShardedLeaf &leaf : batch.leaves)
    for (int64_t dim = 0; dim < leaf.placement.getLocalShape().getRank(); ++dim)
      dims.push_back({&leaf, dim});
  return dims;
}

/// The size of a result's dim without padding. Where devices hold blocks of it
/// as they do of a dim of `batch`, it ends where that does.
static llvm::Expected<int64_t> getUnpaddedSize(LeafDim result,
                                               const ShardedBatch &batch) {
  std::optional<LeafDim> alike, padded;
  for (LeafDim each : getDims(batch)) {
    bool isAlike = isSplitAlike(result.digits(), each.digits()) &&
                   result.part() == each.part();
    if (isAlike && alike && alike->size() != each.size())
      return llvm::createStringError(
          result.str() + " is split like " + alike->str() + " and " +
          each.str() + ", which have " + llvm::Twine(alike->size()) + " and " +
          llvm::Twine(each.size()) +
          " elements without padding: which of them it has is not known");
    if (isAlike)
      alike = each;
    else if (each.hasPadding() &&
             isSplitTogether(result.digits(), each.digits()))
      padded = each;
  }
  if (alike)
    return alike->size();
  if (padded)
    return llvm::createStringError(
        "how much of " + result.str() +
        " is padding is not known: " + padded->str() +
        ", which has some, is split along axes that split it "
        "too, but into other parts; give that a size that divides");
  return result.size();
}

/// Gives a result the padding of the leaf that it was made of: of the one of
/// its name if that is split like it, or else of what each dim is split like.
static llvm::Error takeOverPadding(ShardedLeaf &result,
                                   const ShardedBatch &batch) {
  const ShardedLeaf *source = batch.find(result.name);
  if (source && source->sharding == result.sharding &&
      source->placement.getLocalShape().dims ==
          result.placement.getLocalShape().dims)
    return result.placement.setUnpadded(
        source->placement.getGlobalShape().dims);
  SmallVector<int64_t> shape;
  for (auto [dim, count] : llvm::enumerate(result.placement.getBlockCounts())) {
    LeafDim own{&result, static_cast<int64_t>(dim)};
    llvm::Expected<int64_t> size =
        count > 1 ? getUnpaddedSize(own, batch) : own.size();
    if (!size)
      return size.takeError();
    shape.push_back(*size);
  }
  return result.placement.setUnpadded(shape);
}

/// The leaf that a result is.
static llvm::Expected<ShardedLeaf> makeLeaf(const EntryValue &result,
                                            ShardingAttr sharding,
                                            std::vector<HostTensor> parts,
                                            const ShardedBatch &batch) {
  ShardedLeaf leaf(result.name, sharding, result.placement);
  leaf.parts = std::move(parts);
  if (llvm::Error error = takeOverPadding(leaf, batch))
    return error;
  auto compared = leaf.placement.compareCopies(leaf.parts);
  if (!compared)
    return llvm::createStringError("result '" + result.name + "': " +
                                   llvm::toString(compared.takeError()) +
                                   "; if it is split, its spec has to say how");
  return leaf;
}

llvm::Expected<ShardedBatch>
ShardTransform::run(const ShardedBatch &batch) const {
  const Program::Entry &entry = program->getEntries().front();
  const Signature &signature = entry.signature;
  SmallVector<ArrayRef<HostTensor>> arguments;
  for (auto [argument, sharding] :
       llvm::zip_equal(signature.arguments, inShardings)) {
    auto leaf = findLeaf(batch, argument, sharding);
    if (!leaf)
      return leaf.takeError();
    arguments.push_back((*leaf)->parts);
  }
  for (const ShardedLeaf &leaf : batch.leaves)
    if (llvm::none_of(signature.arguments, [&](const EntryValue &argument) {
          return argument.name == leaf.name;
        }))
      return llvm::createStringError("leaf '" + leaf.name +
                                     "': is no argument of @" + signature.name);
  auto execution = executeParts(entry, arguments);
  if (!execution)
    return llvm::createStringError("@" + signature.name + ": " +
                                   llvm::toString(execution.takeError()));
  ShardedBatch results;
  for (auto [result, sharding, parts] :
       llvm::zip_equal(signature.results, outShardings, execution->parts)) {
    auto leaf = makeLeaf(result, sharding, std::move(parts), batch);
    if (!leaf)
      return leaf.takeError();
    results.leaves.push_back(std::move(*leaf));
  }
  return results;
}

llvm::Expected<ShardedBatch>
mesh::parallelTransform(BatchSharder &sharder, const ShardTransform &transform,
                        const Batch &batch) {
  auto start = std::chrono::steady_clock::now();
  llvm::Expected<ShardedBatch> result = [&]() -> llvm::Expected<ShardedBatch> {
    llvm::Expected<ShardedBatch> sharded =
        sharder.getRequest(transform.getInSpec()).shard(batch);
    if (!sharded)
      return sharded.takeError();
    return transform.run(*sharded);
  }();
  sharder.count("parallel_transform", start, result ? &*result : nullptr);
  return result;
}
