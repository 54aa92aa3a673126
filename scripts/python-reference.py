"""Writes the reference of the Python package: python-reference.py PYTHON

PYTHON is the folder of `mesh_spmd`. The page, of the docstrings of all that is public,
goes to standard output. Nothing is imported, so it needs neither JAX nor a build.
"""

import ast
import inspect
import pathlib
import re
import sys

HEAD = """# Python package

Generated from the docstrings of `python/mesh_spmd`. [JAX programs](jax.md) has an overview, and
[the tutorial](../tutorials/jax.md) an example of all of it."""
# Modules that are not imported with the package.
APART = ["linen"]
# Classes that users do not make by their constructors.
MADE = ["Array", "Check", "Compiled", "ConversionError", "Lowered", "Picture", "Simulation", "Strategy", "Table"]


class Source:
    """A module of the package: its docstring, and its functions and classes by name."""

    def __init__(self, path):
        tree = ast.parse(path.read_text())
        self.doc = ast.get_docstring(tree)
        self.nodes = {n.name: n for n in tree.body
                      if isinstance(n, (ast.FunctionDef, ast.ClassDef))}
        self.aliases = {n.targets[0].id: n.value.id for n in tree.body if isinstance(n, ast.Assign)
                        and isinstance(n.targets[0], ast.Name) and isinstance(n.value, ast.Name)}
        self.imports = [(n.module, a.name) for n in tree.body if isinstance(n, ast.ImportFrom)
                        and n.level == 1 for a in n.names]
        self.all = next((ast.literal_eval(n.value) for n in tree.body if isinstance(n, ast.Assign)
                         and getattr(n.targets[0], "id", None) == "__all__"), None)


def is_public(name):
    return not name.startswith("_")


def parameters(node):
    """Returns the parameters of a function as text, and their names."""
    args = node.args
    if args.posonlyargs + args.args and (args.posonlyargs + args.args)[0].arg in ("self", "cls"):
        (args.posonlyargs or args.args).pop(0)
    names = [a.arg for a in [*args.posonlyargs, *args.args, *args.kwonlyargs]]
    names += [a.arg for a in (args.vararg, args.kwarg) if a]
    return ast.unparse(args), names


def fields(node):
    """Returns the fields that a class declares, as text, and their names."""
    found = [n for n in node.body if isinstance(n, ast.AnnAssign)]
    return ", ".join(ast.unparse(n.target) + (f"={ast.unparse(n.value)}" if n.value else "")
                     for n in found), [n.target.id for n in found]


def constructor(node):
    """Returns the parameters of a class, and the names that its docstring may explain."""
    init = next((n for n in node.body if getattr(n, "name", None) == "__init__"), None)
    if init is None:
        return fields(node)
    text, names = parameters(init)
    own = [n.attr for n in ast.walk(init) if isinstance(n, ast.Attribute)
           and isinstance(n.ctx, ast.Store) and is_public(n.attr)]
    return text, names + own


def is_property(node):
    return any(getattr(d, "id", None) == "property" for d in node.decorator_list)


def format_doc(doc, names):
    """Returns a docstring as Markdown: what it says of each of `names` as a list."""
    name = f"(?:{'|'.join(map(re.escape, names)) or '$^'})"
    item = re.compile(rf"(?:^|(?<=[.;] ))({name}(?:, {name})*): ")
    out = []
    for block in re.split(r"\n\s*\n", inspect.cleandoc(doc)):
        if block.startswith(">>>"):
            # An example: code as one block, and what it prints as another one.
            is_code = [line.startswith((">>>", "...")) for line in block.splitlines()]
            code, printed = ("\n".join(part) for part in (
                [line[4:] for line, mine in zip(block.splitlines(), is_code) if mine],
                [line for line, mine in zip(block.splitlines(), is_code) if not mine]))
            out.append(f"```python\n{code}\n```")
            if printed:
                out.append(f"```\n{printed}\n```")
            continue
        texts, is_item = [], False
        for line in block.splitlines():
            begins = item.match(line)
            if not texts or begins or is_item and line[0] != " " and texts[-1].endswith("."):
                texts.append(line.strip())
            else:
                texts[-1] += " " + line.strip()
            is_item = bool(item.match(texts[-1]))
        for text in texts:
            before, *pairs = item.split(text)
            if before:
                out.append(before.strip())
            if pairs:
                out.append("\n".join(f"- {', '.join(f'`{n}`' for n in keys.split(', '))}: {says.strip()}"
                                     for keys, says in zip(pairs[::2], pairs[1::2])))
    return "\n\n".join(out)


def join_lists(text):
    """Returns Markdown in which items of a list follow each other without a space."""
    lines, out = text.split("\n"), []
    for number, line in enumerate(lines):
        between = not line and 0 < number < len(lines) - 1 and \
            out and out[-1].startswith("- ") and lines[number + 1].startswith("- ")
        if not between:
            out.append(line)
    return "\n".join(out)


def describe_class(node, title):
    text, names = constructor(node)
    yield f"### `{title}`\n"
    methods = [n for n in node.body if isinstance(n, ast.FunctionDef) and ast.get_docstring(n)
               and (is_public(n.name) or n.name == "__call__")]
    if node.name not in MADE:
        yield f"```python\n{title}({text})\n```\n"
    yield format_doc(ast.get_docstring(node), names) + "\n"
    for method in methods:
        own, names = parameters(method)
        head = f"`.{method.name}`" if is_property(method) else \
            f"`({own})`" if method.name == "__call__" else f"`.{method.name}({own})`"
        body = format_doc(ast.get_docstring(method), names)
        yield f"- {head}: " + body.replace("\n\n", "\n").replace("\n", "\n  ")
    if methods:
        yield ""


def describe(node, title):
    """Yields the Markdown of a function or a class."""
    if isinstance(node, ast.ClassDef):
        yield from describe_class(node, title)
        return
    text, names = parameters(node)
    yield f"### `{title}`\n\n```python\n{title}({text})\n```\n"
    yield format_doc(ast.get_docstring(node), names) + "\n"


def main(folder):
    folder = pathlib.Path(folder)
    package = Source(folder / "__init__.py")
    print(HEAD + "\n\n## `mesh_spmd`\n")
    modules = [name for module, name in package.imports if module is None and name in package.all]
    names = [(module, name) for module, name in package.imports if name in package.all and module]
    for module, name in sorted(names, key=lambda pair: (pair[1][0].isupper(), pair[1].lower())):
        node = Source(folder / f"{module}.py").nodes[name]
        print(join_lists("\n".join(describe(node, f"mesh_spmd.{name}"))))
    for module in modules + APART:
        source = Source(folder / f"{module}.py")
        print(f"## `mesh_spmd.{module}`\n\n{format_doc(source.doc, [])}\n")
        for name, node in source.nodes.items():
            if is_public(name) and ast.get_docstring(node):
                print(join_lists("\n".join(describe(node, f"{module}.{name}"))))
        for name, other in source.aliases.items():
            print(f"### `{module}.{name}`\n\nThe same as `{module}.{other}`.\n")


main(*sys.argv[1:])
