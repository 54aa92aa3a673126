"""Prints training pipelines that follow random tables.

usage: random_tables.py SEED COUNT DEVICES

A table deals out stages at random, to each of DEVICES devices one or more, and
has their actions in any order in which each comes after what it needs. Full
backwards and split ones, and stages of the op that cost more than others.
mesh-fuzz makes neither tables nor backward passes.
"""

import os
import random
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(__file__),
                                "..", "..", "..", "benchmarks"))
import training_pipeline


def make_table(rng, devices, stages, microbatches):
    rank_of = list(range(devices)) + [rng.randrange(devices)
                                      for _ in range(stages - devices)]
    rng.shuffle(rank_of)
    # What is left to do, and what each action waits for.
    waits = {}
    for k in range(microbatches):
        is_split = rng.random() < 0.5
        back = "I" if is_split else "B"
        for s in range(stages):
            waits[s, "F", k] = [(s - 1, "F", k)] if s else []
            waits[s, back, k] = [(s, "F", k)]
            if is_split:
                waits[s, "W", k] = [(s, "I", k)]
            if s + 1 < stages:
                waits[s, back, k].append((s + 1, back, k))
    rows, done = [[] for _ in range(devices)], set()
    while waits:
        action = rng.choice([a for a, needs in waits.items()
                             if done.issuperset(needs)])
        del waits[action]
        done.add(action)
        rows[rank_of[action[0]]].append("".join(map(str, action)))
    return "table [" + ", ".join(f'"{",".join(row)}"' for row in rows) + "]"


def main(seed, count, devices):
    for index in range(count):
        rng = random.Random(f"{seed}/{index}")
        stages = devices + rng.randrange(4)
        microbatches = rng.randrange(1, 6)
        how = make_table(rng, devices, stages, microbatches)
        of_op = stages * rng.choice([1, 1, 2])
        if rng.random() < 0.4:
            of_op = stages + rng.randrange(4)
            how += f" costs {[rng.randrange(1, 5) for _ in range(of_op)]}"
        text = training_pipeline.write(how, of_op, microbatches, (2, devices, 2))
        # How stages are split does not divide by the axis in general.
        lines = text.replace('[{"pipe"}, {}, {"model"}]',
                             '[{}, {}, {"model"}]').splitlines()
        print("\n".join(lines[0 if index == 0 else 3:]).replace(
            "@main", f"@program{index}").replace("@forward", f"@forward{index}"))


main(*map(int, sys.argv[1:]))
