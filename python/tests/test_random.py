"""Random programs are right or refused: random_programs.py.

--random-programs=N makes N of them, in place of a few.
"""

import pathlib
import tempfile

import pytest
import random_programs
from hypothesis import HealthCheck, Phase, given, settings, strategies as st

FEW = 10


class Drawn:
    """Draws that Hypothesis makes, and makes simpler where a program fails."""

    def __init__(self, data):
        self._data = data

    def pick(self, options):
        return options[self.below(len(options))]

    def below(self, n):
        return self._data.draw(st.integers(0, n - 1))


def test_random_programs(request):
    count = request.config.getoption("--random-programs")
    refused = []

    @settings(max_examples=count or FEW, deadline=None, database=None,
              derandomize=not count, suppress_health_check=list(HealthCheck),
              phases=[Phase.generate, Phase.shrink] if count else [Phase.generate])
    @given(st.data())
    def run(data):
        program = random_programs.make(Drawn(data))
        with tempfile.TemporaryDirectory() as folder:
            outcome, message = random_programs.check(program, pathlib.Path(folder))
        if outcome == "refused":
            refused.append(f"{message}\n{program}")
        assert outcome != "wrong", f"{message}\n{program}"

    run()
    assert len(refused) <= max(1, (count or FEW) // 100), "\n".join(refused)


@pytest.mark.parametrize("seed", range(3))
def test_seeds_make_the_same_programs(seed):
    one, two = (str(random_programs.make(random_programs.Seeded(seed))) for _ in range(2))
    assert one == two
