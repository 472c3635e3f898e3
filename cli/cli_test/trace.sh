# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # What it shares with cli_test.sh.
# trace
play_a_record
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
