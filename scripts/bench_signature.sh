#!/usr/bin/env bash
# Checks the functional signature: g++, clang and WebAssembly give the numbers of bench/reference.txt
#
# If a change of rules, search or random numbers is meant to change them, write the new ones down with
# build/release/benben bench >bench/reference.txt
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

passed=0
failed=0

# compare NAME COMMAND...: the command must print the reference, game by game.
compare() {
  local name=$1
  shift
  if diff --unified=0 --label reference --label "$name" bench/reference.txt <("$@"); then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
  fi
}

grep -q . bench/reference.txt
compare g++ build/release/benben bench
compare clang build/clang/benben bench
compare WebAssembly node wasm/bench.mjs build/wasm/benben_bench.wasm
echo "bench signature: $passed passed, $failed failed"
((failed == 0))
