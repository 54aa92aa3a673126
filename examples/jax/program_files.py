"""The options and files of scripts that make programs."""

import argparse
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent


def parser(description):
    """Returns a parser of the options that such scripts share."""
    made = argparse.ArgumentParser(description=description,
                                   formatter_class=argparse.RawTextHelpFormatter)
    made.add_argument("--folder", type=pathlib.Path, default=FOLDER)
    made.add_argument("--check", action="store_true", help="fail if a file is stale")
    return made


def portable(text):
    """Returns a text whose locations are the same wherever the repository is."""
    return text.replace(f"{FOLDER.parents[1]}/", "")


def stale(texts, folder=FOLDER):
    """Returns the names of files that differ from `texts`, which are by name."""
    return [name for name, text in texts.items()
            if not (folder / name).is_file() or (folder / name).read_text() != text]


def write(texts, options):
    """Writes texts by name; or checks that the files have them."""
    if options.check:
        sys.exit("\n".join(f"{name} is stale" for name in stale(texts, options.folder)) or 0)
    for name, text in texts.items():
        (options.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (options.folder / name).write_text(text)
