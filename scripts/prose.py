"""Finds the passages of prose in files: documents, descriptions, comments, messages."""

import ast
import dataclasses
import io
import re
import textwrap
import tokenize

FENCE = re.compile(r"^( *)(```|~~~).*?^\1\2", re.M | re.S)
CODE = re.compile(r"(`+)[^`].*?\1", re.S)
BANNER = re.compile(r"//===-+ *(\S+) +-+ +(.*?) *-*(?:\*-.*?-\*-)?===//\n")
COMMENT = re.compile(r"(?<![=/:])(?://+[!/]?<?(?![-=#]).*(?:\n[ \t]*(?=//))?)+")
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
STRINGS = r'((?:"(?:[^"\\]|\\.)*"\s*)+)'
DESCRIPTION = re.compile(r"(?:let (?:summary|description) = |InterfaceMethod<\s*)"
                         r"(?:\[\{(.*?)\}\]|" + STRINGS + ")", re.S)
HELP = re.compile(r"cl::desc\(\s*" + STRINGS)
OPTION = re.compile(r"Option<[^;]*?,\s*" + STRINGS + r"\s*>", re.S)
DIAGNOSTIC = re.compile(r"(?:emitOpError|emitError|createStringError|notifyMatchFailure|"
                        r"emitWarning|emitRemark)\(\s*(?:[\w.>()*-]+,\s*)?" + STRINGS)

STREAMED = re.compile(r"<<\s*" + STRINGS)


@dataclasses.dataclass(frozen=True)
class Passage:
    """Words of one kind, without code, and the line of the file where they begin.

    The kinds are document, description, banner, comment, docstring, help, diagnostic
    and message, which is a part of any text. Lines of `text` are lines of the file,
    except in strings.
    """

    kind: str
    line: int
    text: str
    is_whole: bool = True  # a diagnostic: no more text follows


def blank(match):
    """Replaces what is no prose, and keeps lines where they are."""
    return "\n" * match[0].count("\n")


def without_code(text):
    text = re.sub(r"\A---\n.*?\n---\n", blank, text, flags=re.S)
    text = re.sub(r"<!--.*?-->", blank, text, flags=re.S)
    return CODE.sub(lambda m: "`x`" + "\n" * m[0].count("\n"), FENCE.sub(blank, text))


def line_of(text, position):
    return text.count("\n", 0, position) + 1


def join_literals(literals):
    return "".join(LITERAL.findall(literals)).replace("\\n", "\n").replace('\\"', '"')


def of_document(text):
    yield Passage("document", 1, without_code(text))


def of_tablegen(text):
    for match in DESCRIPTION.finditer(text):
        words = match[1] if match[1] is not None else join_literals(match[2])
        yield Passage("description", line_of(text, match.start()),
                      without_code(textwrap.dedent(words)))
    yield from of_cpp(text)


def of_cpp(text):
    banner = BANNER.match(text)
    yield Passage("banner", 1, banner[2] if banner else "")
    for pattern in HELP, OPTION:
        for match in pattern.finditer(text):
            yield Passage("help", line_of(text, match.start()), join_literals(match[1]))
    for match in DIAGNOSTIC.finditer(text):
        rest = text[match.end():text.find(";", match.end())]
        is_whole = re.match(r"\)\s*\)*\s*\Z", rest) is not None
        line = line_of(text, match.start())
        yield Passage("diagnostic", line, join_literals(match[1]), is_whole)
    for match in STREAMED.finditer(text):
        yield Passage("message", line_of(text, match.start()), join_literals(match[1]))
    # Blank literals, in which // may occur.
    code = LITERAL.sub(lambda m: '"' + "x" * (len(m[0]) - 2) + '"', text)
    for match in COMMENT.finditer(code):
        words = re.sub(r"^[ \t]*//[!/]?<?", "", text[match.start():match.end()], flags=re.M)
        yield Passage("comment", line_of(text, match.start()), without_code(words))


def of_python(text):
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef,
                             ast.AsyncFunctionDef)) and ast.get_docstring(node):
            yield Passage("docstring", node.body[0].lineno,
                          without_code(ast.get_docstring(node)))
        elif (isinstance(node, ast.keyword) and node.arg == "help"
              and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)):
            yield Passage("help", node.value.lineno, node.value.value)
    block, begin = [], 0
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and not token.string.startswith("#!"):
            begin = begin if block else token.start[0]
            block.append(token.string.lstrip("#"))
        elif block and token.type != tokenize.NL:
            yield Passage("comment", begin, without_code("\n".join(block)))
            block = []


EXTRACTORS = {".md": of_document, ".td": of_tablegen, ".h": of_cpp, ".cpp": of_cpp,
              ".cu": of_cpp, ".py": of_python}


def passages(suffix, text):
    """Returns the passages of a file with this suffix; none of unknown kinds."""
    extract = EXTRACTORS.get(suffix)
    return list(extract(text)) if extract else []


def sentences(text):
    """Yields position and text of each sentence of a passage."""
    start = 0
    for block in re.split(r"(\n\s*\n|\n(?= *(?:[-*+|#>]|\d+\.|[\w, *]+: |\S+ {2,}) ?))", text):
        at = start
        start += len(block)
        if not block.strip() or block.lstrip().startswith(("|", "#", "<table>")):
            continue
        for sentence in re.split(r"(?<=[.!?:;])(?=\s+[A-Z`\"\[(])", block):
            yield at, sentence
            at += len(sentence)
