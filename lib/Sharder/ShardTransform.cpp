//===- ShardTransform.cpp - a function on every shard ---------------------===//

#include "mesh/Sharder/ShardTransform.h"

#include "SharderModule.h"
#include "mesh/Execution/Execute.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/StringSet.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Compiling
//===----------------------------------------------------------------------===//

namespace {
/// Makes of a function on local tensors one in local view for the sharder's
/// mesh, with the layout of each argument and result.
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
    return fail("is for mesh " + print(own) + ", the sharder for " +
                print(config.meshName));
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
    return failSpec("its mesh.sharding is " + print(given) +
                    ", its spec says " + print(*sharding));
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
    return fail("is split by " + print(leaf->sharding) +
                ", the function takes it by " + print(sharding));
  const TensorShape &wanted = argument.layout.getLocalShape();
  if (leaf->layout.getLocalShape() != wanted)
    return fail("its parts are " + leaf->layout.getLocalShape().str() +
                ", the function takes " + wanted.str());
  return leaf;
}

/// Result leaf `name`, with the padding that the leaf has that it was made of.
static llvm::Expected<ShardedLeaf> makeLeaf(const EntryValue &result,
                                            ShardingAttr sharding,
                                            std::vector<HostTensor> parts,
                                            const ShardedBatch &batch) {
  ShardedLeaf leaf(result.name, sharding, result.layout);
  leaf.parts = std::move(parts);
  const ShardedLeaf *source = batch.find(result.name);
  if (source && source->sharding == sharding &&
      source->layout.getLocalShape().dims == leaf.layout.getLocalShape().dims)
    if (llvm::Error error =
            leaf.layout.setUnpadded(source->layout.getGlobalShape().dims))
      return error;
  auto compared = leaf.layout.compareCopies(leaf.parts);
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
BatchSharder::parallelTransform(const ShardTransform &transform,
                                const Batch &batch) {
  auto start = std::chrono::steady_clock::now();
  llvm::Expected<ShardedBatch> result = [&]() -> llvm::Expected<ShardedBatch> {
    llvm::Expected<ShardedBatch> sharded =
        shardAll(batch, transform.getInSpec());
    if (!sharded)
      return sharded.takeError();
    return transform.run(*sharded);
  }();
  count("parallel_transform", start, result ? &*result : nullptr);
  return result;
}
