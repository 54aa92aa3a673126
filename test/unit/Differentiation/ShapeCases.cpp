//===- ShapeCases.cpp - Ops that move or combine dims, at all ranks -------===//

#include "RuleCases.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mesh;

using Shape = SmallVector<int64_t>;

static constexpr unsigned kMostDims = 4;

static std::string tensorOf(ArrayRef<int64_t> shape, StringRef type = "f64") {
  std::string text = "tensor<";
  for (int64_t size : shape)
    text += std::to_string(size) + "x";
  return text + type.str() + ">";
}

/// Returns what `get` returns for each number below `count`, separated.
template <typename Function>
static std::string list(unsigned count, Function &&get) {
  SmallVector<std::string> parts;
  for (unsigned index = 0; index < count; ++index)
    parts.push_back(llvm::formatv("{0}", get(index)).str());
  return llvm::join(parts, ", ");
}

static std::string repeat(int64_t number, unsigned count) {
  return list(count, [&](unsigned) { return number; });
}

static std::string count(unsigned count) {
  return list(count, [](unsigned index) { return index; });
}

/// Returns sizes that differ from one dim to the next.
static Shape getShape(unsigned rank) {
  Shape shape;
  for (unsigned dim = 0; dim < rank; ++dim)
    shape.push_back(2 + dim % 2);
  return shape;
}

static Shape concatenate(ArrayRef<int64_t> first, ArrayRef<int64_t> second) {
  Shape all(first);
  all.append(second.begin(), second.end());
  return all;
}

/// Returns a function of %a and %b that returns %r.
static std::string makeFunction(StringRef name, unsigned rank,
                                ArrayRef<int64_t> first,
                                ArrayRef<int64_t> second,
                                ArrayRef<int64_t> result,
                                const std::string &body) {
  return llvm::formatv("func.func @{0}_{1}d(%a: {2}, %b: {3}) -> {4} {{\n"
                       "{5}\n  return %r : {4}\n}\n",
                       name, rank, tensorOf(first), tensorOf(second),
                       tensorOf(result), body);
}

/// Slices, insertions and pads with strides or offsets along all dims.
static std::string makeSlices(unsigned rank) {
  Shape large(rank, 4), small(rank, 2);
  std::string places =
      llvm::formatv("[{0}] [{1}] [{1}]", repeat(1, rank), repeat(2, rank));
  std::string numbers = list(rank, [](unsigned dim) {
    return llvm::formatv("%i{0}: index", dim).str();
  });
  return makeFunction(
             "slice", rank, large, small, small,
             llvm::formatv("  %0 = tensor.extract_slice %a{0} : {1} to {2}\n"
                           "  %r = arith.mulf %0, %b : {2}",
                           places, tensorOf(large), tensorOf(small))) +
         makeFunction(
             "insertion", rank, large, small, large,
             llvm::formatv("  %0 = math.sin %b : {2}\n"
                           "  %r = tensor.insert_slice %0 into %a{0} : "
                           "{2} into {1}",
                           places, tensorOf(large), tensorOf(small))) +
         makeFunction(
             "pad", rank, small, {}, Shape(rank, 5),
             llvm::formatv("  %s = tensor.extract %b[] : tensor<f64>\n"
                           "  %r = tensor.pad %a low[{0}] high[{1}] {{\n"
                           "  ^bb0{2}:\n    tensor.yield %s : f64\n"
                           "  } : {3} to {4}",
                           repeat(1, rank), repeat(2, rank),
                           rank ? "(" + numbers + ")" : "", tensorOf(small),
                           tensorOf(Shape(rank, 5))));
}

/// Ops that change the order or number of dims.
static std::string makeMoves(unsigned rank) {
  Shape shape = getShape(rank), reversed(llvm::reverse(shape)), kept;
  std::string added;
  for (unsigned dim = 0; dim < rank; ++dim)
    if (dim % 2)
      kept.push_back(shape[dim]);
    else
      added += (dim ? ", " : "") + std::to_string(dim);
  int64_t size = 1;
  for (int64_t each : shape)
    size *= each;
  Shape flat(rank ? 1 : 0, size);
  std::string groups = rank ? "[" + count(rank) + "]" : "";
  std::string type = tensorOf(shape);
  std::string text;
  // Upstream's verifier crashes at a transpose without dims.
  if (rank > 0)
    text = makeFunction("transpose", rank, shape, reversed, reversed,
                        llvm::formatv("  %r = linalg.transpose ins(%a : {0}) "
                                      "outs(%b : {1}) permutation = [{2}]",
                                      type, tensorOf(reversed),
                                      list(rank, [&](unsigned dim) {
                                        return rank - 1 - dim;
                                      })));
  return text +
         makeFunction("broadcast", rank, kept, shape, shape,
                      llvm::formatv("  %0 = linalg.broadcast ins(%a : {0}) "
                                    "outs(%b : {1}) dimensions = [{2}]\n"
                                    "  %r = arith.mulf %0, %b : {1}",
                                    tensorOf(kept), type, added)) +
         makeFunction(
             "reshape", rank, shape, flat, shape,
             llvm::formatv(
                 "  %0 = tensor.collapse_shape %a [{0}] : {1} into "
                 "{2}\n  %1 = arith.mulf %0, %b : {2}\n"
                 "  %r = tensor.expand_shape %1 [{0}] output_shape "
                 "[{3}] : {2} into {1}",
                 groups, type, tensorOf(flat),
                 list(rank, [&](unsigned dim) { return shape[dim]; })));
}

/// Reductions of all dims, and of every other one.
static std::string makeReductions(unsigned rank) {
  Shape shape = getShape(rank), kept;
  SmallVector<std::string> reduced;
  for (unsigned dim = 0; dim < rank; ++dim)
    if (dim % 2)
      kept.push_back(shape[dim]);
    else
      reduced.push_back(std::to_string(dim));
  std::string text;
  for (StringRef kind : {"addf", "mulf", "maximumf"}) {
    auto add = [&](StringRef name, ArrayRef<int64_t> result,
                   const std::string &dims) {
      text += makeFunction(
          llvm::formatv("{0}_{1}", name, kind).str(), rank, shape, result,
          result,
          llvm::formatv("  %0 = math.exp %a : {0}\n  %r = linalg.reduce {{ "
                        "arith.{1} } ins(%0 : {0}) outs(%b : {2}) "
                        "dimensions = [{3}]",
                        tensorOf(shape), kind, tensorOf(result), dims));
    };
    add("whole", {}, count(rank));
    add("alternate", kept, llvm::join(reduced, ", "));
  }
  return text;
}

/// Ops along one dim, for each dim.
static std::string makeAlong(unsigned rank, unsigned dim) {
  Shape shape = getShape(rank), rest(shape);
  rest.erase(rest.begin() + dim);
  Shape longer(shape), picked = concatenate({3}, rest);
  longer[dim] = 2 * shape[dim];
  std::string type = tensorOf(shape), indices = tensorOf({3, 1}, "i32");
  std::string ids = llvm::formatv(
      "  %ids = arith.constant dense<[[1], [0], [1]]> : {0}\n", indices);
  auto name = [&](StringRef op) {
    return llvm::formatv("{0}_along_{1}", op, dim).str();
  };
  return makeFunction(
             name("concatenation"), rank, shape, shape, longer,
             llvm::formatv("  %0 = arith.mulf %a, %b : {1}\n"
                           "  %r = tensor.concat dim({0}) %0, %a : ({1}, {1}) "
                           "-> {2}",
                           dim, type, tensorOf(longer))) +
         makeFunction(name("gather"), rank, shape, picked, picked,
                      ids +
                          llvm::formatv(
                              "  %0 = mesh.gather_slices %a[%ids] dims [{0}] : "
                              "{1}, {2}\n  %r = arith.mulf %0, %b : {3}",
                              dim, type, indices, tensorOf(picked))
                              .str()) +
         makeFunction(
             name("scatter"), rank, shape, picked, shape,
             ids + llvm::formatv(
                       "  %r = mesh.scatter_slices %b into %a at %ids dims "
                       "[{0}] by {{\n  ^bb0(%old: f64, %new: f64):\n"
                       "    %sum = arith.addf %old, %new : f64\n"
                       "    mesh.scalar_yield %sum : f64\n"
                       "  } : {3} into {1} at {2}",
                       dim, type, indices, tensorOf(picked))
                       .str()) +
         makeFunction(
             name("sort"), rank, shape, shape, shape,
             llvm::formatv("  %0, %r = mesh.sort %a, %b dim {0} stable by {{\n"
                           "  ^bb0(%c: f64, %d: f64, %e: f64, %f: f64):\n"
                           "    %less = arith.cmpf olt, %c, %d : f64\n"
                           "    mesh.scalar_yield %less : i1\n"
                           "  } : {1}, {1}",
                           dim, type));
}

/// A contraction of tensors of `rank` dims: of vectors, or of matrices in
/// batches.
static std::string makeContraction(unsigned rank) {
  Shape batch = getShape(rank < 2 ? 0 : rank - 2);
  bool areMatrices = rank >= 2;
  std::string prefix = list(batch.size(), [](unsigned dim) {
    return llvm::formatv("b{0}", dim).str();
  });
  if (!prefix.empty())
    prefix += ", ";
  auto map = [&](StringRef dims) {
    return llvm::formatv("affine_map<({0}{1}) -> ({0}{2})>", prefix,
                         areMatrices ? "i, j, k" : "k", dims)
        .str();
  };
  Shape left = concatenate(batch, areMatrices ? Shape{2, 4} : Shape{4});
  Shape right = concatenate(batch, areMatrices ? Shape{4, 3} : Shape{4});
  Shape result = areMatrices ? concatenate(batch, {2, 3}) : Shape();
  return makeFunction(
      "contraction", rank, left, right, result,
      llvm::formatv("  %start = arith.constant dense<0.5> : {0}\n"
                    "  %r = linalg.contract indexing_maps = [{1}, {2}, {3}] "
                    "ins(%a, %b : {4}, {5}) outs(%start : {0}) -> {0}",
                    tensorOf(result), map(areMatrices ? "i, k" : "k"),
                    map(areMatrices ? "k, j" : "k"),
                    map(areMatrices ? "i, j" : ""), tensorOf(left),
                    tensorOf(right)));
}

std::string mesh::test::makeShapeCases() {
  std::string text;
  for (unsigned rank = 0; rank <= kMostDims; ++rank) {
    text += makeSlices(rank) + makeMoves(rank) + makeReductions(rank);
    for (unsigned dim = 0; dim < rank; ++dim)
      text += makeAlong(rank, dim);
    if (rank > 0)
      text += makeContraction(rank);
  }
  return text;
}
