#!/usr/bin/env bash
# Runs every fuzz target of build/asan: first its corpus, then RUNS inputs made from it with a fixed
# seed, so that the same tree gives the same answer: scripts/fuzz.sh [RUNS]
#
# A target `name` (benben_fuzz in cmake/compiler.cmake) has its corpus in a folder corpus/name. To
# search for longer, run build/asan/fuzz/name NEW_FOLDER CORPUS and keep small inputs that are worth it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

runs=${1:-20000}
passed=0
failed=0
found=$(mktemp -d)
trap 'rm -rf "$found"' EXIT

# New inputs and the inputs that crash go to a temporary folder; the report quotes the latter.
fuzz() {
  local target=$1 corpus
  corpus=$(find . -path ./build -prune -o -type d -path "*/corpus/${target##*/}" -print)
  if [[ -z $corpus || -z $(ls -A "$corpus") ]]; then
    echo "${target##*/} has no corpus"
    return 1
  fi
  mkdir -p "$found/${target##*/}"
  "$target" -seed=1 -runs="$runs" -timeout=10 -artifact_prefix="$found/" "$found/${target##*/}" "$corpus"
}

for target in build/asan/fuzz/*; do
  if fuzz "$target" 2>&1; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "fault in $target"
  fi
done
echo "fuzz: $passed passed, $failed failed"
((failed == 0))
