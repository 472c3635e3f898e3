#!/usr/bin/env bash
# The slow proofs that ./test leaves out; the last line is the total: N passed, N failed
#
#   scripts/nightly.sh [SECONDS]    of each fuzz target, 900 without
#
# Run it after ./test, whose builds it goes on from. It needs about two hours on two cores. The fuzz targets go on
# from night to night (scripts/fuzz_long.sh).
set -euo pipefail
# shellcheck source=scripts/steps.sh
. "$(dirname "${BASH_SOURCE[0]}")/steps.sh"

fuzz_seconds=${1:-900}
export BENBEN_NIGHTLY=1

need_packages run test
use_node
need_npm_packages

step "build page" build build_page
step "build release" build build release all unit_tests
step "unit tests release" ctest unit_tests release
step "chance a million times" command env BENBEN_CHANCE_DRAWS=1000000 \
  build/release/fair/benben_fair_test --gtest_filter="P8ChiSquare.*"
step "clang-tidy" command tidy
step "build clang" build build clang all unit_tests
step "unit tests clang" ctest unit_tests clang
step "build tsan" build build tsan benben_store_test benben_server_test benben_nodes_test benben_bus_test simulate_test
beside
step "bus tsan" command build/tsan/bus/benben_bus_test
step "store tsan" command build/tsan/store/benben_store_test
step "server tsan" command build/tsan/server/benben_server_test
step "nodes tsan" command build/tsan/server/benben_nodes_test
step "simulate tsan" command build/tsan/simulate/simulate_test --gtest_filter="*LivesTest*:*TheSameSeed*"
one_by_one
step "nodes and their faults" command env BENBEN_KILLS=20 \
  build/release/cli/serve_test --gtest_filter="NodeFaultsPostgresTest.*:NodeChaosPostgresTest.*:NodeTournamentPostgresTest.*"
step "kills" command bench/siege/chaos.py --kills 200 --stops 20 --longest-s 2 --least 10000
beside
step "simulate" command build/release/benben simulate --hours 0.05 --seeds 10000
step "simulate two nodes" command build/release/benben simulate --nodes 2 --hours 0.05 --seeds 2000
step "simulate three nodes" command build/release/benben simulate --nodes 3 --hours 0.05 --seeds 2000
one_by_one
step "python" unittest python_package
step "python wheels" command python_wheels
step "python on ray" unittest python_on ray
step "python on torchrl" unittest python_on torchrl
step "python on pufferlib" unittest python_on pufferlib
step "fuzz" counted scripts/fuzz_long.sh "$fuzz_seconds"
beside
for file in web/src/lib/puzzles/data/*.txt; do
  step "puzzles $(basename "$file" .txt)" command build/release/benben puzzles --check "$file" --seed 3
done
one_by_one
step "end to end" playwright web e2e
finish
