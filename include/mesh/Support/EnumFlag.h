//===- EnumFlag.h - flags whose values have names ---------------*- C++ -*-===//

#ifndef MESH_SUPPORT_ENUMFLAG_H
#define MESH_SUPPORT_ENUMFLAG_H

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"

namespace mesh {

/// LLVM's parser of a flag whose values have names. Its errors list them.
template <typename Enum>
class EnumParser : public llvm::cl::parser<Enum> {
public:
  using llvm::cl::parser<Enum>::parser;

  bool parse(llvm::cl::Option &option, llvm::StringRef name,
             llvm::StringRef text, Enum &value) {
    auto names =
        llvm::map_range(llvm::seq(this->getNumOptions()),
                        [&](unsigned i) { return this->getOption(i); });
    if (llvm::is_contained(names, text))
      return llvm::cl::parser<Enum>::parse(option, name, text, value);
    return option.error("must be one of " + llvm::join(names, ", ") +
                        ", got '" + text + "'");
  }
};

template <typename Enum>
using EnumFlag =
    llvm::cl::opt<Enum, /*ExternalStorage=*/false, EnumParser<Enum>>;

template <typename Enum>
using EnumListFlag =
    llvm::cl::list<Enum, /*StorageClass=*/bool, EnumParser<Enum>>;

} // namespace mesh

#endif // MESH_SUPPORT_ENUMFLAG_H
