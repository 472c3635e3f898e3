#!/usr/bin/env bash
# Black-box test of the command line: cli_test.sh BINARY [serve]
#
# Runs every command, and whole games through a pipe and on a terminal, and checks exit code, standard
# output and standard error of each. `serve` says that the binary has that command.
set -uo pipefail

# Colour is tested, too.
unset NO_COLOR
benben=$(realpath "$1")
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

# The command line itself.
run 2
says err "Name a command"
run 2 dance
run 2 games --loudly
run 0 --help
says out "Exit codes: 0 done, 1 failed, 2 faulty input."
for command in play trace selfplay arena perft bench games version; do
  says out "  $command"
done
for command in play trace selfplay arena perft bench games version; do
  run 0 "$command" --help
  says out "Usage: benben $command"
  empty err
done

# games, version, bench
run 0 games
says out "pyramix  Pyramix, 2 to 4 players"
says out "--option cobras=visible|all"
says out "ascension  Ascension, 2 players"
run 0 version
says out "benben "
says out "pyramix rules 1"
run_full games
run 0 bench
grep -qE '^pyramix [0-9]+$' out || fail "no line: pyramix NUMBER"

# selfplay
run 0 selfplay pyramix --bots greedy,random --seed 5 --games 2 --out a
empty out
empty err
run 0 selfplay pyramix --bots greedy,random --seed 5 --games 2 --out b
same a/pyramix-5-0001.game b/pyramix-5-0001.game
same a/pyramix-5-0002.game b/pyramix-5-0002.game
says a/pyramix-5-0001.game '[Seat1 "random"]'
run 0 selfplay pyramix --players 4 --bots bot:1 --option cobras=all --out c
says c/pyramix-1-0001.game '[Option.cobras "all"]'
run 0 selfplay --bots greedy,random pyramix --out d
says d/pyramix-1-0001.game '[Seat1 "random"]'
cat >sheets.txt <<'SHEETS'
sheet G  # sheet A once more
pyramid rygblo boryg glbo yrl og b
arch    yrobl grlyo g
mosaic  rogb lbyo gyrl
quarry  obglyrborylg
SHEETS
run 0 selfplay anubixx --bots random --tags sheets.txt --out e
[[ $(grep -o '^\[[A-Z][a-z]*' e/anubixx-1-0001.game | tr -d '\n') == '[Game[Rules[Players[Sheet[Seat[Seat[Result' ]] ||
  fail "a game's own tags stand behind the players"
run 0 trace e/anubixx-1-0001.game
sed -i 's/^quarry.*/quarry  obgl/' sheets.txt
run 2 selfplay anubixx --bots random --tags sheets.txt
says err 'In sheets.txt: '
says err 'line 5: '
run 2 selfplay pyramix --bots random --tags sheets.txt
says err 'Pyramix takes no data of its own.'
run 2 selfplay pyramix
says err "--bots is required"
run 2 selfplay pyramix --bots bot:9
says err 'There is no bot "bot:9"'
run 2 selfplay pyramix --bots greedy,greedy,greedy
says err "one for each of the 2; 3 are named"
run 2 selfplay chess --bots greedy
says err 'There is no game "chess"; choose from: pyramix'
run 2 selfplay pyramix --bots greedy --players 5
says err "Pyramix is for 2 to 4 players, not 5."
run 2 selfplay pyramix --bots greedy --option cobras
says err "name=value"
run 2 selfplay pyramix --bots greedy --option cobras=all --option cobras=visible
says err "is given twice"
run 2 selfplay pyramix --bots greedy --games 0
run 2 selfplay pyramix --bots greedy --seed -1
says err "a whole number from 0 to 18446744073709551615 is needed, not \"-1\""
run 2 selfplay pyramix --bots greedy --seed 010
says err "a whole number from 0 to 18446744073709551615 is needed, not \"010\""
run 2 selfplay pyramix --bots greedy --seed 18446744073709551616
run 1 selfplay pyramix --bots greedy --out /dev/null/records
says err "Cannot make the folder"

# trace
game=a/pyramix-5-0001.game
events=$(($(wc -l <"$game") - $(grep -c '^\[' "$game") - 1))
run 0 trace "$game"
empty err
((checks++))
[[ $(wc -l <out) == $((events + 1)) ]] || fail "a line for the start and for each event"
says out '{"ply":0,"next":"chance","legal":null,"state":{"cubes":{"000":"?",'
says out '"next":"over","legal":[]'
mv out traced
cp "$game" in
run 0 trace -
same out traced
run 2 trace
run 2 trace none.game
says err "Cannot read none.game: No such file or directory."
run 2 trace .
says err "Cannot read .: Is a directory."
run 2 trace "$benben"
empty out
sed 's/^0 ...$/0 111/' "$game" >faulty.game
run 2 trace faulty.game
empty out
says err "faulty.game: line 9: "
says err "(PYX-11)"
head -c -1 "$game" >cut.game
run 2 trace cut.game
says err "The line feed at the end of the last line is missing."
run_full trace "$game"

# perft, arena
run 0 perft pyramix --seed 3 --depth 2
cp out first
run 0 perft pyramix --seed 3 --depth 2
same out first
run 2 perft pyramix --depth 0
run 2 perft pyramix --depth 101
run 0 arena pyramix --bots greedy,random --games 3
says out "games against random"
run 2 arena pyramix --bots greedy
says err "Name two bots: challenger,opponent."

# play: flags
run 2 play
says err "Name a game"
run 2 play chess
run 2 play pyramix --seats me,you
says err '--seats: A seat is played by me or by a bot. There is no bot "you"'
run 2 play pyramix --players 3 --seats me,me
says err "--seats: Name one seat for each of the 3 players; 2 are named."
run 2 play pyramix --players 1
run 2 play pyramix --option cobras=none
run 2 play pyramix --seed x
run 2 play pyramix --colour maybe
run 2 play pyramix --resume "$game" --players 2
run 2 play pyramix --resume "$game" --option cobras=all

# play: a game through a pipe, and its repetition
printf '000\n020\n' >in
run 0 play pyramix --seats me,bot:1,greedy --seed 7 --save one.game
empty err
says out "Seed 7: with it the same moves give the same game."
says out "> 000"
says out "seat 2 (bot:1) plays "
says out "The record is in one.game."
mv out first
printf '000\n020\n' >in
run 0 play pyramix --seats me,bot:1,greedy --seed 7 --save one.game
same out first
says one.game '[Seat1 "bot:1"]'
says one.game '[Seed "7"]'
run 0 play pyramix --players 4
says out "Seat 1 (me), seat 2 (bot:4), seat 3 (bot:4), seat 4 (bot:4)"
grep -qE '^Seed [0-9]+: ' out || fail "shows no seed"
run 0 play pyramix --seats random,random --seed 7 --option cobras=all --save all.game
says out "The game is over."
run 1 play pyramix --save none/one.game
says out "Cannot write none/one.game: No such file or directory. The game goes on"
printf '000\n' >in
run_full play pyramix

# play: what a bot would play, and what is best
printf 'hint\nbest\n' >in
run 0 play pyramix --seats me,greedy --seed 7
says out "A bot would play "
says out "Here Pyramix cannot say which move wins most points at once."
printf 'best\nhint\n' >in
run 0 play cubus --seats me,greedy --seed 7
says out "A bot would play "
grep -qE '^(build .* wins [0-9]+ points?; no move wins more at once|No move wins a point: pass)\.$' out ||
  fail "shows no best move"

# play: resume
run 0 play pyramix --resume one.game
says out "Resumed; events so far: "
says out "The record is in one.game."
run 0 play --resume all.game
says out "The game is over."
run 0 play --resume "$game" --seats me,me --seed 3
run 2 play ankhor --resume one.game
says err "one.game: This is a game of pyramix, not of ankhor."
run 2 play --resume none.game
run 2 play --resume faulty.game
says err "faulty.game: line 9: "
says err "(PYX-11)"
empty out
sed 's/\[Seat1 .*/[Seat1 "bot:99"]/' one.game >faulty.game
run 2 play --resume faulty.game
says err "faulty.game: line 5: "
sed '/\[Seat2 /d' one.game >faulty.game
run 2 play --resume faulty.game
says err "The tag Seat2 is missing; --seats names who plays."
sed 's/\[Seed .*/[Seed "seven"]/' one.game >faulty.game
run 2 play --resume faulty.game
says err "Seed is a whole number below 2^64."
run 2 play --resume one.game --seats me
says err "--seats: Name one seat for each of the 3 players; 1 are named."

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

# play: Ctrl-C
mkfifo keys
"$benben" play pyramix --seats me,greedy --seed 7 --save stopped.game <keys >out 2>err &
player=$!
exec 3>keys
last="benben play, interrupted"
echo 000 >&3
second_turn() { [[ $(grep -c 'your move' out) == 2 ]]; }
wait_for second_turn
kill -INT "$player"
ends_with 0 "$player"
exec 3>&-
says out "The record is in stopped.game."
says stopped.game "0 000"

# serve
serve_test() {
  local server address command
  run 0 --help
  says out "  serve"
  run 0 serve --help
  says out "Usage: benben serve"
  run 2 serve --port 65536
  run 2 serve pyramix
  run 1 serve --port 0 --data /dev/null/data
  last="benben serve"
  "$benben" serve --port 0 --data data >address 2>log &
  server=$!
  wait_for grep -q '^http://127\.0\.0\.1:[0-9]*/$' address
  address=$(cat address)
  address=${address%/}
  run 1 serve --port "${address##*:}" --data other
  says err "Address already in use"
  for command in tables backup restore export delete; do
    run 0 --help
    says out "  $command "
  done
  run 0 tables --data data
  says out "TABLE"
  run 0 backup one.backup --data data
  says out "one.backup: 0 tables"
  run 2 backup one.backup --data data
  says err "one.backup exists; --replace writes over it."
  run 2 backup --data data
  says err "file is required"
  run 1 restore one.backup --data data --replace
  says err "data is in use by another Benben server (process $server)."
  run 0 restore one.backup --data restored
  run 0 tables --data restored
  run 2 export nobody --data data
  says err "There is no such table."
  run 2 delete nobody --data data
  run 2 tables --data nowhere
  says err "nowhere: There are no tables here."
  last="benben serve, stopped"
  kill -TERM "$server"
  ends_with 0 "$server"
}
if [[ ${2:-} == serve ]]; then
  serve_test
else
  run 2 serve
fi

echo "$checks checks, $failures failures"
((failures == 0))
