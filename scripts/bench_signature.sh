#!/usr/bin/env bash
# Checks the functional signature in WebAssembly: it gives the numbers of bench/reference.txt, as g++ and
# clang must in the unit tests of their builds (search/signature_test.cc).
#
# If a change of rules, search or random numbers is meant to change them, write the new ones down with
# build/release/benben bench >bench/reference.txt
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

passed=0
failed=0
signatures=$(node wasm/bench.mjs build/wasm/benben_bench.wasm)

while read -r game expected; do
  if grep -qxF "$game $expected" <<<"$signatures"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "$game: $expected in bench/reference.txt, but: $(grep "^$game " <<<"$signatures" || true)"
  fi
done <bench/reference.txt
if (($(wc -l <<<"$signatures") != passed + failed)); then
  failed=$((failed + 1))
  echo "not the games of bench/reference.txt"
fi
echo "bench signature: $passed passed, $failed failed"
((failed == 0))
