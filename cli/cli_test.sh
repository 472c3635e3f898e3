#!/usr/bin/env bash
# Black-box test of the command line: cli_test.sh BINARY PART [serve]
#
# A part is a file of the folder cli_test: it runs some commands, or whole games through a pipe and on
# a terminal, and checks exit code, standard output and standard error of each. `serve` says that the
# binary has that command.
set -uo pipefail

# Colour is tested, too.
unset NO_COLOR
root=$(realpath "$(dirname "$0")/..")
benben=$(realpath "$1")
part=$2
# shellcheck disable=SC2034  # The part about it asks.
serves=${3:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
failures=0
checks=0
last=

# run CODE ARGUMENT...: runs benben, with the input in the file `in`; leaves `out` and `err`.
: >in
run() {
  local wanted=$1 code
  shift
  last="benben $*"
  "$benben" "$@" <in >out 2>err
  code=$?
  : >in
  ((checks++))
  [[ $code == "$wanted" ]] || fail "exits with $code, not $wanted"
}

# run_full ARGUMENT...: the same where the output cannot be written.
run_full() {
  local code
  last="benben $* to a full disk"
  "$benben" "$@" <in >/dev/full 2>err
  code=$?
  : >in
  ((checks++))
  [[ $code == 1 ]] || fail "exits with $code, not 1"
  says err "Cannot write to the standard output."
}

fail() {
  ((failures++))
  echo "FAILED: $last: $1"
  head -c 400 out err
}

# says FILE TEXT: the text stands in `out` or `err`.
says() {
  ((checks++))
  grep -qF -- "$2" "$1" || fail "no \"$2\" in $1"
}

# Until the command succeeds, at most half a minute.
wait_for() {
  local i
  for ((i = 0; i < 600; i++)); do
    "$@" && return
    sleep 0.05
  done
  fail "nothing happens"
}

# ends_with CODE PROCESS
ends_with() {
  local code
  wait "$2"
  code=$?
  ((checks++))
  [[ $code == "$1" ]] || fail "exits with $code, not $1"
}

empty() {
  ((checks++))
  [[ ! -s $1 ]] || fail "$1 is not empty"
}

same() {
  ((checks++))
  cmp -s "$1" "$2" || fail "$1 and $2 differ"
}

# Leaves `game`, the record of a whole game, and `a`, the folder that it lies in.
play_a_record() {
  run 0 selfplay pyramix --bots greedy,random --seed 5 --out a
  # shellcheck disable=SC2034  # The parts read it.
  game=a/pyramix-5-0001.game
}

# shellcheck source=/dev/null  # One of the folder's.
. "$root/cli/cli_test/$part.sh"

echo "$checks checks, $failures failures"
((failures == 0))
