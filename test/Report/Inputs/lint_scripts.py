"""Looks for mistakes in scripts that belong to one page: names that nothing declares
or nobody uses, comparisons that convert, and texts that become HTML or code.

    lint_scripts.py FILE...

Scopes of functions count as one: what it reports is wrong, but it does not find all.
"""

import re
import sys

TOKEN = re.compile(r"""
    (?P<space>\s+|//[^\n]*|/\*.*?\*/)
  | (?P<text>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")
  | (?P<number>\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?)
  | (?P<name>[A-Za-z_$][\w$]*)
  | (?P<sign>\.\.\.|=>|[=!]==?|\?\?=|\?\.(?!\d)|\?\?|\+\+|--|&&|\|\||\*\*|[<>]=|[-+*/%]=|.)
""", re.VERBOSE | re.DOTALL)
REGEX = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/[a-z]*")
TEMPLATE = re.compile(r"(?:\\.|\$(?!\{)|[^`\\$])*(?P<end>`|\$\{)", re.DOTALL)

KEYWORDS = set("""async await break case catch class const continue default delete do else
    extends false finally for function get if in instanceof let new null of return set
    static super switch this throw true try typeof undefined void while""".split())
# What browsers have, as far as the page needs it.
BROWSER = set("""Array DOMParser JSON Map Math Node Number Object ResizeObserver Set String
    addEventListener devicePixelRatio document getComputedStyle
    requestAnimationFrame""".split())
FORBIDDEN = {"==": "use ===", "!=": "use !==", "var": "use const or let",
             "eval": "runs text", "innerHTML": "reads text as HTML",
             "outerHTML": "reads text as HTML", "insertAdjacentHTML": "reads text as HTML",
             "fetch": "loads from a network", "XMLHttpRequest": "loads from a network",
             "localStorage": "is not for pages of files", "debugger": "stops"}
CLOSING = {"(": ")", "[": "]", "{": "}"}


class Token:
    def __init__(self, kind, text, line):
        self.kind, self.text, self.line = kind, text, line

    def is_name(self):
        return self.kind == "name" and self.text not in KEYWORDS


class Script:
    def __init__(self, path):
        self.path = path
        with open(path, encoding="utf-8") as file:
            self.source = file.read()
        self.tokens = []
        self.read(0, nested=False)
        self.close = self.match()
        self.declared, self.used = [], []
        self.find_names()

    def read(self, at, nested):
        """Reads tokens from `at`, up to the } that ends a part of a template."""
        depth = 0
        while at < len(self.source):
            last = self.tokens[-1].text if self.tokens else ";"
            regex = REGEX.match(self.source, at)
            found = TOKEN.match(self.source, at)
            if regex and found["sign"] and (last in "(,=:[!&|?{};" or last in ("return", "=>")):
                at = self.add("text", regex)
                continue
            text = found[0]
            if text == "`":
                at = self.read_template(at + 1)
                continue
            depth += (text == "{") - (text == "}")
            if nested and depth < 0:
                return found.end()
            at = self.add(found.lastgroup, found)
        return at

    def add(self, kind, found):
        if kind != "space":
            line = self.source.count("\n", 0, found.start()) + 1
            self.tokens.append(Token(kind, found[0], line))
        return found.end()

    def read_template(self, at):
        while True:
            found = TEMPLATE.match(self.source, at)
            if found["end"] == "`":
                self.add("text", found)
                return found.end()
            # What is between ${ and } is an expression of its own.
            self.add_sign("(", found)
            at = self.read(found.end(), nested=True)
            self.add_sign(")", found)
            self.add_sign("+", found)

    def add_sign(self, sign, found):
        line = self.source.count("\n", 0, found.start()) + 1
        self.tokens.append(Token("sign", sign, line))

    def match(self):
        close, open_ = {}, []
        for number, token in enumerate(self.tokens):
            if token.kind != "sign":
                continue
            if token.text in CLOSING:
                open_.append(number)
            elif token.text in CLOSING.values():
                if not open_ or CLOSING[self.tokens[open_[-1]].text] != token.text:
                    sys.exit(f"{self.path}:{token.line}: '{token.text}' closes nothing")
                close[open_.pop()] = number
        if open_:
            sys.exit(f"{self.path}:{self.tokens[open_[-1]].line}: is not closed")
        return close

    def text(self, number):
        return self.tokens[number].text if 0 <= number < len(self.tokens) else ";"

    def is_key(self, number):
        """A name after a dot, or one that names a part of an object or class."""
        before, after = self.text(number - 1), self.text(number + 1)
        if before in (".", "?."):
            return True
        if after == ":" and before in ("{", ","):
            return True
        return self.is_method(number)

    def is_method(self, number):
        before, after = self.text(number - 1), number + 1
        return (self.text(after) == "(" and self.text(self.close[after] + 1) == "{"
                and before in ("{", "}", ";", ",", "get", "set", "static", "async"))

    def declare(self, begin, end):
        """Declares the names of a pattern; what they default to is used."""
        number = begin
        while number < end:
            if self.text(number) == "=":
                number += 1
                while number < end and self.text(number) != ",":
                    number = self.close.get(number, number) + 1
                continue
            if self.tokens[number].is_name() and not self.is_key(number):
                self.declared.append(number)
            number += 1

    def declare_variables(self, number):
        """Declares what const or let, at `number`, is followed by."""
        while True:
            end = self.close.get(number + 1, number + 1) + 1
            self.declare(number + 1, end)
            # After the value another one may follow.
            number = end
            while self.text(number) not in (",", ";", ")", "}"):
                if self.text(number) in ("of", "in"):
                    return
                number = self.close.get(number, number) + 1
            if self.text(number) != ",":
                return

    def find_names(self):
        for number, token in enumerate(self.tokens):
            before = self.text(number - 1)
            if token.text in ("const", "let") and token.kind == "name":
                self.declare_variables(number)
            elif token.is_name() and before in ("class", "function"):
                self.declared.append(number)
            elif token.is_name() and self.text(number + 1) == "=>":
                self.declared.append(number)
            elif token.text == "(" and token.kind == "sign":
                after = self.text(self.close[number] + 1)
                is_function = self.text(number - 2) == "function" or before == "catch" \
                    or (self.tokens[number - 1].is_name() and self.is_method(number - 1))
                if after == "=>" or is_function:
                    self.declare(number + 1, self.close[number])
        declarations = set(self.declared)
        self.used = [number for number, token in enumerate(self.tokens)
                     if token.is_name() and number not in declarations
                     and not self.is_key(number)]


def lint(scripts):
    declared, used = {}, set(BROWSER)
    for script in scripts:
        for number in script.declared:
            declared.setdefault(script.text(number), (script, number))
        used.update(script.text(number) for number in script.used)
    for script in scripts:
        if script.tokens[0].text != '"use strict"':
            yield script, 0, "begins without \"use strict\""
        for number, token in enumerate(script.tokens):
            if token.kind != "text" and token.text in FORBIDDEN:
                yield script, number, f"'{token.text}': {FORBIDDEN[token.text]}"
        for number in script.used:
            name = script.text(number)
            if name not in declared and name not in BROWSER:
                yield script, number, f"nothing declares '{name}'"
    for name, (script, number) in declared.items():
        if name not in used and not name.startswith("_"):
            yield script, number, f"'{name}' is not used"


def main():
    found = [f"{script.path}:{script.tokens[number].line}: {text}"
             for script, number, text in lint([Script(path) for path in sys.argv[1:]])]
    print("\n".join(found) or "nothing found")
    sys.exit(bool(found))


main()
