# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # What it shares with cli_test.sh.
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
printf 'hint\nhint\nhint\nbest\n' >in
run 0 play pyramix --seats me,greedy --seed 7
says out "(hint again says where.)"
says out "Look at level "
says out "A bot would play "
says out "Here Pyramix cannot say which move wins most points at once."
printf 'best\nhint move\n' >in
run 0 play cubus --seats me,greedy --seed 7
says out "A bot would play "
grep -qE '^(build .* wins [0-9]+ points?; no move wins more at once|No move wins a point: pass)\.$' out ||
  fail "shows no best move"
