# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # What it shares with cli_test.sh.
# selfplay
run 0 selfplay pyramix --bots greedy,random --seed 5 --games 2 --out a
empty out
empty err
run 0 selfplay pyramix --bots greedy,random --seed 5 --games 2 --out b
same a/pyramix-5-0001.game b/pyramix-5-0001.game
same a/pyramix-5-0002.game b/pyramix-5-0002.game
says a/pyramix-5-0001.game '[Seat1 "random"]'
run 0 selfplay pyramix --bots greedy,random --seed 5 --first 2 --games 5 --jobs 3 --out f
same a/pyramix-5-0002.game f/pyramix-5-0002.game
[[ $(ls f) == $(printf 'pyramix-5-%04d.game\n' 2 3 4 5 6) ]] || fail "the games from the first one on"
run 0 selfplay pyramix --bots greedy,random --seed 5 --first 2 --games 5 --out h
diff -r f h || fail "the same on any number of threads"
run 2 selfplay pyramix --bots greedy --first 0
run 0 selfplay pyramix --bots "cmd:$benben engine --play bot:1",greedy --games 4 --jobs 2 --out i
written=(i/*)
[[ ${#written[@]} == 4 ]] || fail "each thread has engines of its own"
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
says err 'benben: sheets.txt: line 5: '
printf 'sheet G\n\001\n' >bytes.txt
run 2 selfplay anubixx --bots random --tags bytes.txt
says err 'benben: bytes.txt: line 2: Here is a control character (U+0001).'
run 2 selfplay anubixx --bots random --tags /dev/zero
says err 'Cannot read /dev/zero: it has more than 1 MiB.'
run 2 selfplay pyramix --bots random --tags sheets.txt
says err 'Pyramix takes no data of its own.'
run 2 selfplay pyramix
says err "--bots is required"
run 2 selfplay pyramix --bots alphabeta:9
says err 'Pyramix is not played by alpha-beta search.'
for command in play selfplay; do
  run 0 "$command" --help
  says out 'alphabeta:N'
done
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
run 2 selfplay pyramix --players 3 --bots greedy,random,bot:1 --option cobras=all --seed 5 --games 7 --out g --format parquet
says err 'benben: --format: The Python package writes Parquet: python -m benben.selfplay --game pyramix --players 3 --bots greedy,random,bot:1 --option cobras=all --games 7 --seed 5 --out g'
run 2 selfplay pyramix --bots greedy --first 3 --out g --format parquet
says err 'benben: --first: The Python package plays parts by --part'
[[ ! -e g ]] || fail "nothing is written that is not Parquet"
run 2 selfplay pyramix --bots greedy --format npz
says err '--format'
run 0 selfplay pyramix --bots random --format records --out a
