# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # What it shares with cli_test.sh.
# play: colours
run 0 play pyramix --colour always --seed 7
says out $'\e[0;'
run 0 play pyramix --seed 7
((checks++))
! grep -qF $'\e' out || fail "colours in a pipe"
on_terminal() {
  last="on a terminal: $*"
  script -qec "$*" /dev/null <<<quit >out 2>err
}
on_terminal "$benben" play pyramix --seed 7
says out $'\e[0;'
on_terminal NO_COLOR=1 "$benben" play pyramix --seed 7
((checks++))
! grep -qF $'\e[0;' out || fail "colours despite NO_COLOR"
