"""Random programs are right or rejected: random_programs.py.

--random-programs=N makes N of them, in place of a few, and prints what they consist of.
"""

import jax
import pytest
import random_programs
from hypothesis import HealthCheck, Phase, given, settings, strategies as st
from primitives import collect, exported, uncovered

FEW = 16


class Drawn:
    """Draws that Hypothesis makes."""

    def __init__(self, data):
        self._data = data

    def pick(self, options):
        return options[self.below(len(options))]

    def below(self, n):
        return self._data.draw(st.integers(0, n - 1))


@pytest.mark.native
def test_random_programs(request, capsys):
    count = request.config.getoption("--random-programs")
    report = random_programs.Report()

    @settings(max_examples=count or FEW, deadline=None, database=None, derandomize=not count,
              suppress_health_check=list(HealthCheck), phases=[Phase.generate])
    @given(st.data())
    def run(data):
        program = random_programs.make(Drawn(data))
        outcome = report.run(program)
        if outcome != "right" and count:
            with capsys.disabled():
                print(f"\n{report.failures[-1]}", flush=True)
                if outcome != "crashed":
                    print("reduced:", random_programs.reduce(program, outcome), flush=True)

    run()
    if count:
        with capsys.disabled():
            print(f"\n{report}")
    assert report.shortfalls() == [], "\n".join(report.failures)


def test_makers_make_all_primitives():
    """Each step is traced by itself."""
    wanted = {getattr(jax.lax, f"{name}_p") for name in exported() - set(uncovered())}
    found, draws = set(), random_programs.Seeded(0)
    for maker in random_programs.MAKERS * 200:
        if wanted <= found:
            break
        program = random_programs.Program(draws)
        maker(program)
        program.returned = [len(program.steps) - 1]
        structs = [jax.ShapeDtypeStruct(*a) for a in program.arguments]
        collect(jax.make_jaxpr(program.function())(*structs).jaxpr, found)
    assert wanted <= found, wanted - found


@pytest.mark.parametrize("seed", range(3))
def test_seeds_make_the_same_programs(seed):
    one, two = (str(random_programs.make(random_programs.Seeded(seed))) for _ in range(2))
    assert one == two
