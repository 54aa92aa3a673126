//===- ShardingHover.cpp - the sharding of a value in a text --------------===//

#include "ShardingHover.h"

#include "mesh/IR/Mesh.h"
#include "mesh/Pipelines/Pipelines.h"
#include "mesh/Transforms/Propagation/Explanation.h"
#include "mesh/Transforms/Propagation/Propagation.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/AsmParser/AsmParserState.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/DebugStringHelper.h"
#include "mlir/Support/ToolUtilities.h"
#include "llvm/Support/SourceMgr.h"

using namespace mesh;

/// The most notes on a value: the way of an axis may be as long as the program.
static constexpr size_t kMostNotes = 8;

namespace {
/// The part of a text between two lines `// -----`.
struct Chunk {
  StringRef text;
  /// The number of lines before it.
  int firstLine;
};

/// A value of the text, by what lowering keeps of it.
struct SoughtValue {
  Location loc;
  Type type;
  /// Null for arguments.
  StringAttr opName;
  unsigned number;
};

/// A value after propagation, and the reasons for its sharding.
struct FoundValue {
  Type type;
  StringAttr opName;
  unsigned number;
  ShardingAttr sharding;
  MeshAttr mesh;
  std::vector<std::string> notes;
};
} // namespace

/// A parsed chunk, in which all locations are places in the text.
class mesh::ShardingHovers::ParsedChunk {
public:
  /// Returns null if the chunk cannot be parsed.
  static std::unique_ptr<ParsedChunk> parse(Chunk chunk, MLIRContext &context);

  /// Returns the values at `position` of the text.
  SmallVector<SoughtValue> findValues(llvm::lsp::Position position);
  ModuleOp getModule() { return *module; }

private:
  ParsedChunk() = default;
  void setLocations(const Chunk &chunk);

  std::unique_ptr<llvm::SourceMgr> sources =
      std::make_unique<llvm::SourceMgr>();
  mlir::AsmParserState state;
  mlir::OwningOpRef<ModuleOp> module;
  int firstLine = 0;
};

/// Returns the part of `text` that has line `line`, as MLIR's server splits it.
static Chunk findChunk(StringRef text, int line) {
  SmallVector<StringRef> parts;
  text.split(parts, mlir::kDefaultSplitMarker);
  int firstLine = 0;
  for (StringRef part : ArrayRef(parts).drop_back()) {
    int nextLine = firstLine + static_cast<int>(part.count('\n'));
    if (line < nextLine)
      return {part, firstLine};
    firstLine = nextLine;
  }
  return {parts.back(), firstLine};
}

//===----------------------------------------------------------------------===//
// ParsedChunk
//===----------------------------------------------------------------------===//

std::unique_ptr<ShardingHovers::ParsedChunk>
ShardingHovers::ParsedChunk::parse(Chunk chunk, MLIRContext &context) {
  std::unique_ptr<ParsedChunk> parsed(new ParsedChunk());
  parsed->firstLine = chunk.firstLine;
  parsed->sources->AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(chunk.text), llvm::SMLoc());
  Block block;
  if (failed(mlir::parseAsmSourceFile(*parsed->sources, &block,
                                      mlir::ParserConfig(&context),
                                      &parsed->state)))
    return nullptr;
  bool isModule =
      llvm::hasSingleElement(block) && llvm::isa<ModuleOp>(block.front());
  if (isModule) {
    parsed->module = llvm::cast<ModuleOp>(block.front());
    parsed->module->getOperation()->remove();
  } else {
    parsed->module = ModuleOp::create(mlir::UnknownLoc::get(&context));
    Block *body = parsed->module->getBody();
    body->getOperations().splice(body->end(), block.getOperations());
  }
  parsed->setLocations(chunk);
  return parsed;
}

void ShardingHovers::ParsedChunk::setLocations(const Chunk &chunk) {
  auto getLoc = [&](llvm::SMLoc place) -> Location {
    auto [line, column] = sources->getLineAndColumn(place);
    return mlir::FileLineColLoc::get(module->getContext(), /*fileName=*/"",
                                     chunk.firstLine + line, column);
  };
  for (auto &definition : state.getOpDefs())
    definition.op->setLoc(getLoc(definition.loc.Start));
  for (auto &definition : state.getBlockDefs())
    for (auto [index, argument] : llvm::enumerate(definition.arguments))
      if (argument.loc.isValid() && index < definition.block->getNumArguments())
        definition.block->getArgument(index).setLoc(getLoc(argument.loc.Start));
}

/// Returns true if `place` is in `range`, or right behind it.
static bool isIn(llvm::SMRange range, llvm::SMLoc place) {
  return range.isValid() && range.Start.getPointer() <= place.getPointer() &&
         place.getPointer() <= range.End.getPointer();
}

static bool isAt(const mlir::AsmParserState::SMDefinition &definition,
                 llvm::SMLoc place) {
  return isIn(definition.loc, place) ||
         llvm::any_of(definition.uses,
                      [&](llvm::SMRange use) { return isIn(use, place); });
}

SmallVector<SoughtValue>
ShardingHovers::ParsedChunk::findValues(llvm::lsp::Position position) {
  position.line -= firstLine;
  llvm::SMLoc place = position.getAsSMLoc(*sources);
  SmallVector<SoughtValue> values;
  if (!place.isValid())
    return values;
  auto addResults = [&](Operation *op, unsigned begin, unsigned end) {
    for (unsigned number = begin; number < end; ++number)
      values.push_back({op->getLoc(), op->getResult(number).getType(),
                        op->getName().getIdentifier(), number});
  };
  for (auto &definition : state.getOpDefs()) {
    Operation *op = definition.op;
    if (isIn(definition.loc, place))
      addResults(op, 0, op->getNumResults());
    for (auto [index, group] : llvm::enumerate(definition.resultGroups)) {
      bool isLast = index + 1 == definition.resultGroups.size();
      if (isAt(group.definition, place))
        addResults(op, group.startIndex,
                   isLast ? op->getNumResults()
                          : definition.resultGroups[index + 1].startIndex);
    }
  }
  for (auto &definition : state.getBlockDefs())
    for (auto [index, argument] : llvm::enumerate(definition.arguments))
      if (isAt(argument, place)) {
        BlockArgument value = definition.block->getArgument(index);
        values.push_back({value.getLoc(), value.getType(), StringAttr(),
                          value.getArgNumber()});
      }
  return values;
}

//===----------------------------------------------------------------------===//
// Explanations
//===----------------------------------------------------------------------===//

/// The line of the text that `loc` is, or is made from; 0 if there is none.
static unsigned getLine(Location loc) {
  unsigned line = 0;
  loc->walk([&](Location part) {
    auto place = llvm::dyn_cast<mlir::FileLineColLoc>(part);
    line = place ? place.getLine() : 0;
    return place ? WalkResult::interrupt() : WalkResult::advance();
  });
  return line;
}

static bool isMadeFrom(Location loc, Location origin) {
  return loc
      ->walk([&](Location part) {
        return part == origin ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Returns a handler that keeps the first error in `problem`.
static auto keepProblem(std::string &problem) {
  return [&problem](mlir::Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() != mlir::DiagnosticSeverity::Error ||
        !problem.empty())
      return;
    problem = diagnostic.str();
    if (unsigned line = getLine(diagnostic.getLocation()))
      problem += " (line " + std::to_string(line) + ")";
  };
}

/// A chunk, and its program with the model lowered, as hovers share them.
struct ShardingHovers::Program {
  Program(Chunk chunk, const mlir::DialectRegistry &registry);

  bool isOf(Chunk chunk) const {
    return chunk.text == text && chunk.firstLine == firstLine;
  }
  /// Propagates, and returns the values of the lowered program that are made
  /// from `loc`. Failures leave a problem.
  FailureOr<std::vector<FoundValue>> explainValues(Location loc);

  MLIRContext context;
  std::string text;
  int firstLine;
  /// Null if the text cannot be parsed.
  std::unique_ptr<ParsedChunk> parsed;
  std::string problem;

private:
  LogicalResult lower();

  /// Absent before the first hover on a value.
  std::optional<LogicalResult> lowering;
  /// A copy, since places of the text refer to the ops of the parsed one.
  mlir::OwningOpRef<ModuleOp> lowered;
  SymbolTableCollection symbols;
  SmallVector<GlobalFunction> functions;
};

ShardingHovers::Program::Program(Chunk chunk,
                                 const mlir::DialectRegistry &registry)
    : context(registry, MLIRContext::Threading::DISABLED),
      text(chunk.text.str()), firstLine(chunk.firstLine) {
  context.allowUnregisteredDialects();
  context.printOpOnDiagnostic(false);
  // MLIR's server shows the errors.
  mlir::ScopedDiagnosticHandler handler(&context, [](mlir::Diagnostic &) {});
  parsed = ParsedChunk::parse(chunk, context);
}

LogicalResult ShardingHovers::Program::lower() {
  mlir::ScopedDiagnosticHandler handler(&context, keepProblem(problem));
  lowered = parsed->getModule().clone();
  mlir::PassManager pm(&context);
  addModelLowering(pm);
  if (failed(pm.run(*lowered)))
    return failure();
  IRRewriter rewriter(&context);
  auto prepared = prepareForPropagation(rewriter, *lowered, symbols);
  if (failed(prepared))
    return failure();
  functions.assign(prepared->begin(), prepared->end());
  return success();
}

FailureOr<std::vector<FoundValue>>
ShardingHovers::Program::explainValues(Location loc) {
  if (!lowering)
    lowering = lower();
  if (failed(*lowering))
    return failure();
  problem.clear();
  mlir::ScopedDiagnosticHandler problems(&context, keepProblem(problem));
  std::vector<FoundValue> found;
  mlir::ScopedDiagnosticHandler remarks(
      &context, [&](mlir::Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() != mlir::DiagnosticSeverity::Remark ||
            found.empty())
          return failure();
        for (mlir::Diagnostic &note : diagnostic.getNotes()) {
          std::string text = note.str();
          if (unsigned line = getLine(note.getLocation()))
            text += " (line " + std::to_string(line) + ")";
          if (!llvm::is_contained(found.back().notes, text))
            found.back().notes.push_back(std::move(text));
        }
        return success();
      });
  auto isWanted = [&](Value value, ShardingAttr sharding) {
    if (!sharding || !isMadeFrom(value.getLoc(), loc))
      return false;
    Operation *op = value.getDefiningOp();
    found.push_back({value.getType(),
                     op ? op->getName().getIdentifier() : StringAttr(),
                     op ? llvm::cast<OpResult>(value).getResultNumber()
                        : llvm::cast<BlockArgument>(value).getArgNumber(),
                     sharding,
                     lookupMesh(lowered->getOperation(), sharding.getMesh()),
                     {}});
    return true;
  };
  if (failed(explainShardings(functions, symbols, isWanted)))
    return failure();
  return found;
}

//===----------------------------------------------------------------------===//
// Hovers
//===----------------------------------------------------------------------===//

/// Returns the value of the lowered program that stands for `value`: itself, or
/// the last one of its type that was made from it. Null if there is none.
static const FoundValue *findStandIn(ArrayRef<FoundValue> found,
                                     const SoughtValue &value) {
  const FoundValue *last = nullptr;
  for (const FoundValue &each : found) {
    if (each.opName == value.opName && each.number == value.number)
      return &each;
    if (each.type == value.type)
      last = &each;
  }
  return last;
}

static void print(raw_ostream &os, const SoughtValue &value,
                  const FoundValue &found) {
  os << "Sharding";
  if (value.opName)
    os << " of result " << value.number;
  os << ": `" << mlir::debugString(found.sharding) << "`";
  auto type = llvm::dyn_cast<mlir::RankedTensorType>(found.type);
  if (type && found.mesh)
    if (auto local = found.sharding.getLocalType(type, found.mesh,
                                                 /*allowPadding=*/true))
      os << "\n\nA device has `" << local << "` of `" << type << "`.";
  os << "\n\n";
  ArrayRef<std::string> notes = found.notes;
  size_t numLeftOut = notes.size() > kMostNotes ? notes.size() - kMostNotes : 0;
  for (const std::string &note : notes.drop_back(numLeftOut))
    os << "- " << note << "\n";
  if (numLeftOut)
    os << "- and " << numLeftOut << " more: `mesh-opt --mesh-explain`\n";
}

ShardingHovers::ShardingHovers(const mlir::DialectRegistry &registry)
    : registry(registry) {}

ShardingHovers::~ShardingHovers() = default;

std::string ShardingHovers::describe(StringRef text,
                                     llvm::lsp::Position position) {
  Chunk chunk = findChunk(text, position.line);
  if (!last || !last->isOf(chunk))
    last = std::make_unique<Program>(chunk, registry);
  ParsedChunk *parsed = last->parsed.get();
  if (!parsed)
    return "";
  SmallVector<SoughtValue> values = parsed->findValues(position);
  if (values.empty() || parsed->getModule().getOps<MeshOp>().empty())
    return "";
  auto found = last->explainValues(values.front().loc);
  if (failed(found))
    return "Sharding: unknown, for " +
           (last->problem.empty() ? "it cannot be found" : last->problem) +
           "\n";
  std::string markdown;
  llvm::raw_string_ostream os(markdown);
  for (const SoughtValue &value : values)
    if (const FoundValue *each = findStandIn(*found, value))
      print(os, value, *each);
  return markdown;
}
