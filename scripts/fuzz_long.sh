#!/usr/bin/env bash
# Searches with every fuzz target of build/asan for SECONDS each, as many at once as there are cores, and counts
# all inputs that were ever tried here: scripts/fuzz_long.sh [SECONDS]
#
# What is found goes on from where the last run stopped, with other seeds: build/fuzz/corpus/<target> keeps
# the inputs that reached something new, build/fuzz/tried has a line for each run (day, target, inputs). An
# input that crashes stays in build/fuzz/found; mended, it joins the target's corpus in the tree.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

seconds=${1:-600}
home=build/fuzz
failed=0
passed=0

tried_by() { awk -v target="$1" '$2 == target { n += $3 } END { printf "%.0f", n }' "$home/tried"; }

# Of the inputs that the target reports at its end.
search() {
  local target=$1 name=${1##*/} corpus log
  corpus=$(find . -path ./build -prune -o -type d -path "*/corpus/$name" -print)
  log=$home/$name.log
  mkdir -p "$home/corpus/$name" "$home/found"
  local status=0
  "$target" -seed="$((RANDOM * 32768 + RANDOM + 1))" -max_total_time="$seconds" -timeout=300 -print_final_stats=1 \
    -artifact_prefix="$home/found/$name-" "$home/corpus/$name" "$corpus" >"$log" 2>&1 || status=$?
  local inputs
  inputs=$(awk '/^stat::number_of_executed_units:/ { print $2 }' "$log")
  echo "$(date -u +%F) $name ${inputs:-0}" >>"$home/tried"
  echo "$status" >"$home/$name.status"
}

mkdir -p "$home"
touch "$home/tried"
rm -f "$home"/*.status
for target in build/asan/fuzz/*; do
  while (($(jobs -rp | wc -l) >= $(nproc))); do wait -n; done
  search "$target" &
done
wait
for target in build/asan/fuzz/*; do
  name=${target##*/}
  status=$(<"$home/$name.status")
  if ((status)); then
    failed=$((failed + 1))
    tail -n 60 "$home/$name.log"
    echo "fault in $target"
  else
    passed=$((passed + 1))
  fi
  echo "$name: $(awk -v target="$name" '$2 == target { n = $3 } END { print n }' "$home/tried") inputs now, $(tried_by "$name") in all"
done
echo "all targets: $(awk '{ n += $3 } END { printf "%.0f", n }' "$home/tried") inputs in all"
echo "fuzz: $passed passed, $failed failed"
((failed == 0))
