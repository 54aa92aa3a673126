#!/usr/bin/env bash
# Gives each kind of hostile input some time: hostile-input.sh MESH-FUZZ. The ten
# readers share two minutes, in two processes with different seeds; passes and texts
# have half a minute each. The seeds are the same each time: scripts/campaign has others.
# The status is not 0 if anything is found.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
fuzz=${1:?usage: hostile-input.sh MESH-FUZZ}

status=0
both() { # SECONDS, and an option of one and of another process
  "$fuzz" --count=0 --seconds="$1" --seed=1000000 "$2" &
  "$fuzz" --count=0 --seconds="$1" --seed=2000000 "$3" || status=1
  wait $! || status=1
}
both 60 --readers --readers
both 30 --passes --mutate=test/Fuzz/Inputs
exit "$status"
