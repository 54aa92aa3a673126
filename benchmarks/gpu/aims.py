"""The aims for figures of a GPU, and the measurements that reach them."""


class Aim:
    """`least`: the share of a bound that is to be reached; `most`: what must
    not be exceeded."""

    def __init__(self, name, least=None, most=None):
        self.name, self.least, self.most = name, least, most
        self.found = []

    def judge(self, what, value):
        """Notes the value for what was measured; returns the verdict."""
        reached = (value >= self.least if self.least is not None
                   else value <= self.most)
        self.found.append((value, reached, what))
        return "reached" if reached else "MISSED"

    def miss(self, what):
        """Notes that there is no value."""
        self.found.append((None, False, what))

    def describe(self):
        values = [entry for entry in self.found if entry[0] is not None]
        if not values:
            return f"| {self.name} | not measured | | |"
        reached = sum(entry[1] for entry in values)
        worst = (min if self.least is not None else max)(values)
        absent = len(self.found) - len(values)
        note = f", {absent} not measured" if absent else ""
        verdict = "reached" if reached == len(self.found) else "MISSED"
        return (f"| {self.name} | {verdict} | {reached} of {len(values)}{note} "
                f"| {100 * worst[0]:.1f}%: {worst[2]} |")


CHAINS = Aim("overlapped layer: 95% of the rate of the whole matmul",
             least=0.95)
ELEMENTWISE = Aim("fused elementwise kernels: 85% of a copy's rate", least=0.85)
MOVES = Aim("permute, all-gather: 85% of the bound by copies", least=0.85)
PEERS = Aim("blocks: at most 100% of the time of JAX and of PyTorch", most=1.0)
OVERHEAD = Aim("a step beyond its kernels: less than 3%", most=0.03)
ALL = [CHAINS, ELEMENTWISE, MOVES, PEERS, OVERHEAD]
