"""Writes sentences of a small grammar as rows of 17 letters: make_text.py FILE [ROWS].

The text is the same each time. A letter is a number: 0 is a space, 1 to 26 are a to z,
27 is a full stop. The file is a NumPy array of i32, written without NumPy.
"""

import random
import struct
import sys

WORDS = {
    "who": ["the cat", "a dog", "my friend", "the old king", "one small bird"],
    "does": ["sees", "likes", "follows", "finds"],
    "what": ["the sea", "a red house", "its own shadow", "the moon", "some bread"],
}
LETTERS = " abcdefghijklmnopqrstuvwxyz."
LENGTH = 17


def make_text(length):
    choose = random.Random(0)
    text = ""
    while len(text) < length:
        text += " ".join(choose.choice(WORDS[part]) for part in ("who", "does", "what")) + ". "
    return text[:length]


def write(path, rows):
    numbers = [LETTERS.index(letter) for letter in make_text(rows * LENGTH)]
    header = f"{{'descr': '<i4', 'fortran_order': False, 'shape': ({rows}, {LENGTH}), }}"
    header += " " * (-(len(header) + 11) % 64) + "\n"
    with open(path, "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode())
        file.write(struct.pack(f"<{len(numbers)}i", *numbers))


if __name__ == "__main__":
    write(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1024)
