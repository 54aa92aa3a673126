"""Reads a packed extension as VS Code does: check_package.py FILE"""

import json
import posixpath
import sys
import xml.etree.ElementTree
import zipfile

SCHEMA = "{http://schemas.microsoft.com/developer/vsx-schema/2011}"


def get_files(package):
    """The files that the package names, relative to it."""
    yield package["main"]
    contributes = package["contributes"]
    for language in contributes["languages"]:
        yield language["configuration"]
    for grammar in contributes["grammars"]:
        yield grammar["path"]


archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
names = set(archive.namelist())
package = json.loads(archive.read("extension/package.json"))
for path in get_files(package):
    assert posixpath.normpath(f"extension/{path}") in names, path

manifest = xml.etree.ElementTree.fromstring(archive.read("extension.vsixmanifest"))
identity = manifest.find(f"{SCHEMA}Metadata/{SCHEMA}Identity").attrib
assert (identity["Id"], identity["Version"], identity["Publisher"]) == (
    package["name"], package["version"], package["publisher"])
for asset in manifest.iter(f"{SCHEMA}Asset"):
    assert asset.attrib["Path"] in names, asset.attrib

types = xml.etree.ElementTree.fromstring(archive.read("[Content_Types].xml"))
endings = {each.attrib["Extension"] for each in types}
for name in names - {"[Content_Types].xml"}:
    assert posixpath.splitext(name)[1] in endings, name
    if name.endswith(".json"):
        json.loads(archive.read(name))
