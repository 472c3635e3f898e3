#!/usr/bin/env bash
# Checks the functional signature in WebAssembly and with clang (the sanitizers' build): it gives the
# numbers of bench/reference.txt, as it must with g++ (search/signature_test.cc, in strength_test).
#
# If a change of rules, search or random numbers is meant to change them, write the new ones down with
# build/release/benben bench >bench/reference.txt
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

passed=0
failed=0

# compare BUILD SIGNATURES
compare() {
  local game expected before=$((passed + failed))
  while read -r game expected; do
    if grep -qxF "$game $expected" <<<"$2"; then
      passed=$((passed + 1))
    else
      failed=$((failed + 1))
      echo "$1, $game: $expected in bench/reference.txt, but: $(grep "^$game " <<<"$2" || true)"
    fi
  done <bench/reference.txt
  if (($(wc -l <<<"$2") != passed + failed - before)); then
    failed=$((failed + 1))
    echo "$1: not the games of bench/reference.txt"
  fi
}

compare WebAssembly "$(node wasm/bench.mjs build/wasm/benben_bench.wasm)"
compare clang "$(build/asan/benben bench)"
echo "bench signature: $passed passed, $failed failed"
((failed == 0))
