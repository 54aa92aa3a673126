#!/usr/bin/env bash
# Makes a release of a copy of a tree whose build/release is finished, after all
# that scripts/release rejects: make_release.sh TREE COPY
set -euo pipefail
tree=$(realpath "$1")
copy=$2

# rejects TEXT COMMAND…: the command fails, with the text.
rejects() {
  local text=$1 output
  shift
  if output=$("$@" 2>&1); then
    echo "expected the error '$text', got success: $output" >&2
    exit 1
  fi
  [[ $output == *"$text"* ]] || { echo "expected '$text', got: $output" >&2; exit 1; }
}
check() { scripts/release --check; }

rm -rf "$copy"
mkdir -p "$copy/build"
cd "$tree"
git ls-files -z --cached --others --exclude-standard |
  while IFS= read -r -d '' file; do [[ ! -e $file ]] || printf '%s\0' "$file"; done |
  tar --null -cf - -T - | tar -xf - -C "$copy"
ln -s "$tree/build/python" "$copy/build/python"
cd "$copy"
git init -q
git config user.name Test
git config user.email test@mesh.invalid
commit() { git add -A && git commit -q -m "$1"; }
version=$(scripts/version.py)
heading() { sed -i "0,/^## .*/s//## $1/" CHANGELOG.md; }

heading "$version, not yet released"
rejects "$version needs the date of its release" check
heading "0.0.1, 2026-11-28"
rejects "the newest version is 0.0.1, expected $version" check
cp CHANGELOG.md "$copy.changelog"
printf '## %s, 2026-11-28\n\n## 0.0.1, 2026-11-27\n\n- New.\n' "$version" >CHANGELOG.md
rejects "$version does not say what is new" check
mv "$copy.changelog" CHANGELOG.md
heading "$version, 2026-11-28"
commit Release

echo "// More." >>README.md
rejects "there are changes that are not committed" check
git checkout -q README.md
sed -i 's/^version = .*/version = "7.0.1"/' python/pyproject.toml
rejects "python/pyproject.toml says 7.0.1, expected $version as in CMakeLists.txt" check
[[ $(scripts/version.py 7.0.1) == 7.0.1 ]]
[[ $(git diff --name-only | wc -l) == 4 ]]
rejects "expected three numbers such as 1.2.0, got 7.0" scripts/version.py 7.0
git checkout -q .
check

rejects "is a build of $tree, expected $PWD" scripts/release --build "$tree/build/release"

# Stands in for a build of the copy, which would take minutes: as if nothing were
# left to build, with the products of the tree.
build=$copy.build
rm -rf "$build"
mkdir "$build"
cp "$tree"/build/release/{CPackConfig,cmake_install}.cmake "$build"
sed -e "s|^\(CMAKE_HOME_DIRECTORY:INTERNAL\)=.*|\1=$PWD|" \
  -e "s|^\(CMAKE_CACHEFILE_DIR:INTERNAL\)=.*|\1=$build|" \
  "$tree/build/release/CMakeCache.txt" >"$build/CMakeCache.txt"
printf 'rule stop\n  command = false\nbuild all: stop\n' >"$build/build.ninja"
rejects "ninja: build stopped" scripts/release --build "$build"
echo 'build all: phony' >"$build/build.ninja"

scripts/release --build "$build"
cd "build/release-$version"
sha256sum -c --quiet SHA256SUMS
for file in mesh-$version.tar.gz mesh_$version-*.deb mesh-dev_$version-*.deb \
            mesh-runtime_$version-*.deb mesh_spmd-$version-*.whl mesh-mlir-$version.vsix; do
  grep -qF "$file" SHA256SUMS
done
tar -xOf "mesh-$version.tar.gz" "mesh-$version/CHANGELOG.md" | grep -F "## $version, 2026-11-28" >/dev/null
cd "$copy"
[[ $(git tag -n99 -l "v$version") == *"- The dialect"* ]]
rejects "there is a tag v$version already" check
