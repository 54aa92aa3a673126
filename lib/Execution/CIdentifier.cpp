//===- CIdentifier.cpp - names that are free in C -------------------------===//

#include "CIdentifier.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/TargetParser/Host.h"

using namespace mesh;

/// Returns true if `name` is a keyword of C or C++.
static bool isKeyword(StringRef name) {
  static const llvm::StringSet<> keywords = {
      "alignas", "alignof", "and", "and_eq", "asm", "auto", "bitand", "bitor",
      "bool", "break", "case", "catch", "char", "char8_t", "char16_t",
      "char32_t", "class", "compl", "concept", "const", "consteval",
      "constexpr", "constinit", "const_cast", "continue", "co_await",
      "co_return", "co_yield", "decltype", "default", "delete", "do", "double",
      "dynamic_cast", "else", "enum", "explicit", "export", "extern", "false",
      "float", "for", "friend", "goto", "if", "inline", "int", "long",
      "mutable", "namespace", "new", "noexcept", "not", "not_eq", "nullptr",
      "operator", "or", "or_eq", "private", "protected", "public", "register",
      "reinterpret_cast", "requires", "restrict", "return", "short", "signed",
      "sizeof", "static", "static_assert", "static_cast", "struct", "switch",
      "template", "this", "thread_local", "throw", "true", "try", "typedef",
      "typeid", "typename", "typeof", "union", "unsigned", "using", "virtual",
      "void", "volatile", "wchar_t", "while", "xor", "xor_eq",
      // The entry points of programs.
      "main"};
  return keywords.contains(name);
}

/// Returns true if `name` is a type of <stdint.h>, or left to it.
static bool isIntegerType(StringRef name) {
  return (name.starts_with("int") || name.starts_with("uint")) &&
         name.ends_with("_t");
}

/// Returns true if `name` can be a macro where the header is read: one of
/// <stdint.h>, or of the compiler without its strict mode.
static bool isMacro(StringRef name) {
  static const llvm::StringSet<> macros = {"NULL", "linux", "unix",  "i386",
                                           "sun",  "vax",   "errno", "assert"};
  if (macros.contains(name))
    return true;
  for (StringRef ending : {"_MIN", "_MAX", "_WIDTH", "_C"})
    if (name.ends_with(ending))
      return name.starts_with("INT") || name.starts_with("UINT") ||
             llvm::is_contained(
                 {"PTRDIFF", "SIZE", "SIG_ATOMIC", "WCHAR", "WINT"},
                 name.drop_back(ending.size()));
  return false;
}

/// Returns true if compilers know the function `name` of the C library, without
/// the endings of other types, where LLVM has no use for them. Their macros are
/// functions, too.
static bool isKnownToCompilers(StringRef name) {
  static const llvm::StringSet<> names = {
      // <math.h>, with what is older than it.
      "drem", "erfc", "finite", "fma", "gamma", "gamma_r", "gammaf_r",
      "gammal_r", "isinf", "isnan", "j0", "j1", "jn", "lgamma", "lgamma_r",
      "lgammaf_r", "lgammal_r", "llrint", "llround", "lrint", "lround", "pow10",
      "scalb", "signbit", "significand", "y0", "y1", "yn",
      // <complex.h>
      "cacos", "cacosh", "carg", "casin", "casinh", "catan", "catanh", "ccos",
      "ccosh", "cexp", "cimag", "clog", "clog10", "conj", "cpow", "cproj",
      "creal", "csin", "csinh", "csqrt", "ctan", "ctanh",
      // <ctype.h> and <wctype.h>
      "isalnum", "isalpha", "isblank", "iscntrl", "isgraph", "islower",
      "isprint", "ispunct", "isspace", "isupper", "iswalnum", "iswalpha",
      "iswblank", "iswcntrl", "iswdigit", "iswgraph", "iswlower", "iswprint",
      "iswpunct", "iswspace", "iswupper", "iswxdigit", "isxdigit", "tolower",
      "toupper", "towlower", "towupper",
      // <fenv.h>
      "feclearexcept", "fegetenv", "fegetexceptflag", "fegetround",
      "feholdexcept", "feraiseexcept", "fesetenv", "fesetexceptflag",
      "fesetround", "fetestexcept", "feupdateenv",
      // Other headers.
      "alloca", "dcgettext", "dgettext", "ffsimax", "fprintf_unlocked",
      "gettext", "imaxabs", "index", "printf_unlocked", "puts_unlocked",
      "rindex", "strfmon", "strftime"};
  static const llvm::TargetLibraryInfoImpl library{
      llvm::Triple(llvm::sys::getProcessTriple())};
  llvm::LibFunc function;
  return names.contains(name) || library.getLibFunc(name, function);
}

/// Returns true if a compiler knows a function `name` of the C library, so that
/// one with other parameters is a warning, or an error once its header is read.
static bool isLibraryFunction(StringRef name) {
  auto hasEnding = [&](StringRef ending) {
    StringRef base = name;
    return base.consume_back(ending) && isKnownToCompilers(base);
  };
  return llvm::any_of(ArrayRef<StringRef>{"", "f", "l", "f16", "f32", "f64",
                                          "f128", "f32x", "f64x", "d32", "d64",
                                          "d128"},
                      hasEnding);
}

/// Returns true if C leaves `name` to the compiler and the library.
static bool isReserved(StringRef name) {
  return name.size() > 1 && name[0] == '_' &&
         (name[1] == '_' || llvm::isUpper(name[1]));
}

std::string mesh::toIdentifier(StringRef name) {
  std::string result;
  for (char c : name)
    result += llvm::isAlnum(c) ? c : '_';
  if (result.empty() || llvm::isDigit(result.front()))
    result.insert(0, "_");
  if (isReserved(result))
    result.insert(0, "mesh");
  bool isTaken = isKeyword(result) || isIntegerType(result) || isMacro(result);
  return isTaken ? result + "_" : result;
}

std::string mesh::toFunctionName(StringRef name) {
  std::string result = toIdentifier(name);
  return isLibraryFunction(result) ? result + "_" : result;
}
