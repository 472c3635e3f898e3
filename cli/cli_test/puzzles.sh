# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # What it shares with cli_test.sh.
# puzzles
run 0 puzzles pyramix --count 2 --nodes 100 --seed 5
empty err
says out "2 kept."
says out "difficulty"
run 0 puzzles pyramix --count 2 --nodes 100 --seed 5 --json
says err "2 kept."
((checks++))
[[ $(wc -l <out) == 2 ]] || fail "a line for each"
says out '"solution":['
mv out puzzles.jsonl
run 0 puzzles pyramix --count 2 --nodes 100 --seed 5 --json
same out puzzles.jsonl
run 0 puzzles --check puzzles.jsonl --seed 6
says out " of 2 confirmed by ten times the nodes, seed 6"
sed '2s/"seat":/"seat": /' puzzles.jsonl >faulty.jsonl
run 2 puzzles --check faulty.jsonl
empty out
says err "faulty.jsonl: line 2: "
sed '2s/"solution":\["/&9/' puzzles.jsonl >illegal.jsonl
run 2 puzzles --check illegal.jsonl
says err "illegal.jsonl: line 2: puzzle 5-"
sed -E '2s/"nodes":[0-9]+/"nodes":0/' puzzles.jsonl >idle.jsonl
run 2 puzzles --check idle.jsonl
says err "idle.jsonl: line 2: A line is to be a puzzle"
sed -E '2s/"seat":[0-9]/"seat":256/' puzzles.jsonl >nobody.jsonl
run 2 puzzles --check nobody.jsonl
says err "nobody.jsonl: line 2: A line is to be a puzzle"
sed '2s/"game":"pyramix"/"game":"chess"/' puzzles.jsonl >chess.jsonl
run 2 puzzles --check chess.jsonl
says err "chess.jsonl: line 2: puzzle 5-"
says err 'The puzzle is of "chess", its record of pyramix.'
sed -E '2s/\\n"/\\n0 999\\n"/' puzzles.jsonl >unplayable.jsonl
run 2 puzzles --check unplayable.jsonl
says err ", its record: line "
run 2 puzzles
says err "game"
run 2 puzzles chess
says err "There is no game"
run 2 puzzles pyramix --check puzzles.jsonl
run 2 puzzles pyramix --count 0
run 2 puzzles --check none.jsonl
says err "Cannot read none.jsonl: No such file or directory."
run_full puzzles pyramix --count 1 --nodes 100
