# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # What it shares with cli_test.sh.
# analyse
play_a_record
events=$(($(wc -l <"$game") - $(grep -c '^\[' "$game") - 1))
run 0 analyse "$game" --nodes 20
empty err
says out "20 nodes a position, seed 1"
says out "luck-adjusted result"
says out "The events that decided most:"
mv out told
cp "$game" in
run 0 analyse - --nodes 20
same out told
run 0 analyse "$game" --nodes 20 --json
((checks++))
[[ $(wc -l <out) == 1 ]] || fail "one line"
((checks++))
[[ $(grep -o '"ply":' out | wc -l) == "$events" ]] || fail "an object for each event"
says out '"turning_points":['
says out '"possible":{"outcomes":'
mv out json
run 0 analyse "$game" --nodes 20 --json --seed 1
same out json
# A player who looks no further than one move is told why another one was better.
run 0 selfplay cubus --bots greedy,random --seed 1 --out c
run 0 analyse c/cubus-1-0001.game --nodes 20
says out "       better: "
says out "       why: "
run 0 analyse c/cubus-1-0001.game --nodes 20 --json
says out '"reasons":[{"name":"'
# Who is about to bear off the third pyramid is known to win.
run 0 selfplay ascension --bots alphabeta:100 --seed 1 --out a
run 0 analyse a/ascension-1-0001.game --nodes 20
says out " ! seat "
run 0 analyse a/ascension-1-0001.game --nodes 20 --json
says out '"exact":false,"proved":1,'
run 2 analyse
run 2 analyse "$game" --nodes 0
says err "a whole number from 1 to 100000 is needed"
run 2 analyse none.game
says err "Cannot read none.game: No such file or directory."
sed 's/^0 ...$/0 111/' "$game" >faulty.game
run 2 analyse faulty.game
empty out
says err "faulty.game: line 9: "
run_full analyse "$game" --nodes 20
