# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # What it shares with cli_test.sh.
# engine, and whoever plays with engines
printf 'benben 1\nquit\nping late\n' >in
run 0 engine
says out 'game ascension 1 2'
[[ $(tail -n 1 out) == 'ready 1' ]] || fail 'does not end with its answer'
empty err
run 2 engine --play bot:9
says err 'Name search or a bot, as bot:3, not "bot:9".'
run 2 engine --threads 65
says err '--threads'
printf 'game chess 2\n' >in
run 0 engine
says out 'error unknown game: There is no game "chess".'

# Through the protocol a bot plays the same games.
run 0 selfplay anubixx --players 3 --bots bot:2 --seed 4 --out own
run 0 selfplay anubixx --players 3 --bots "cmd:$benben engine --play bot:2" --seed 4 --out engines
empty err
grep -v '^\[Seat' own/anubixx-4-0001.game >first
grep -v '^\[Seat' engines/anubixx-4-0001.game >second
same first second
run 0 selfplay ascension --bots learned:10 --out own
run 0 selfplay ascension --bots "cmd:$benben engine" --engine-nodes 200 --out engines
grep -v '^\[Seat' own/ascension-1-0001.game >first
grep -v '^\[Seat' engines/ascension-1-0001.game >second
same first second
# Threads find the same whenever they are as many.
run 0 selfplay pyramix --bots "cmd:$benben engine --threads 3" --engine-nodes 300 --out own
run 0 selfplay pyramix --bots "cmd:$benben engine" --engine-set threads=3 --engine-nodes 300 --out engines
grep -v '^\[Seat' own/pyramix-1-0001.game >first
grep -v '^\[Seat' engines/pyramix-1-0001.game >second
same first second
# Data of a game's own, and an option of the engine's.
run 0 selfplay anubixx --tags "$root/games/anubixx/sheets/default.txt" --bots bot:1 --out own
run 0 selfplay anubixx --tags "$root/games/anubixx/sheets/default.txt" --bots "cmd:$benben engine" \
  --engine-set play=bot:1 --out engines
grep -v '^\[Seat' own/anubixx-1-0001.game >first
grep -v '^\[Seat' engines/anubixx-1-0001.game >second
same first second
run 2 selfplay anubixx --bots "cmd:$benben engine" --engine-set level=1
says err 'It has no option "level"; it has: play, threads, moves.'
run 2 selfplay anubixx --bots "cmd:$benben engine" --engine-set level
says err 'An option has the form name=value, not "level".'

# The arena counts what an engine fails at, and goes on; it keeps the engines in its file.
cat >fails.sh <<'ENGINE'
while read -r word rest; do
  case $word in
    benben) printf 'name Fails\ngame pyramix 1 2\nready 1\n' ;;
    game | event) echo ok ;;
    go) exit 7 ;;
  esac
done
ENGINE
run 0 arena pyramix --bots 'cmd:sh fails.sh,random' --games 2 --out results
says out 'cmd:sh fails.sh has forfeited 4 games: it failed as an engine.'
says out 'random           '
says out 'wins 0.0% (0.0 to 0.0) of 4 games against random'
says err 'benben: cmd:sh fails.sh, seat 1 of deal 1: It has ended, with exit code 7.'
says err 'benben: cmd:sh fails.sh, seat 2 of deal 2: It has ended, with exit code 7.'
says results 'bot cmd:sh fails.sh'
run 0 arena pyramix --bots 'cmd:sh fails.sh,random' --games 2 --out results --json
says out '"forfeits":4'
empty err
run 0 merge results
says out 'has forfeited 4 games'

# So does a tournament, where who fails is last; a comma within quotes is the engine's own.
run 0 tournament pyramix --bots 'cmd:sh fails.sh "a,b",random,greedy' --system round-robin --out cup
[[ $(sed -n 4p out) == *'cmd:sh fails.sh "a,b"' ]] || fail 'who fails is not last'
says err 'game 2: cmd:sh fails.sh "a,b" forfeits: It has ended, with exit code 7.'
grep -q '^\[Forfeit ' cup/*.game || fail 'no record says it'
((checks++))
run 2 tournament pyramix --bots 'cmd:false,random'
says err "The engine false: It has ended, with exit code 1."
run 2 arena pyramix --bots 'cmd:sh fails.sh,random' --games 2 --out results --engine-nodes 5
says err 'These are results of different plans.'
run 2 arena cubus --bots 'cmd:sh fails.sh,random'
says err 'benben: --bots: The engine sh fails.sh: It does not play cubus.'
run 2 arena pyramix --players 3 --bots 'cmd:sh fails.sh,random'
says err 'It plays pyramix with 2 seats, not 3.'
run 2 arena pyramix --bots 'cmd:no-such-program,random'
says err 'The engine no-such-program: Cannot run "no-such-program": No such file or directory.'
# Many at a time come out as one at a time.
run 0 arena pyramix --bots "cmd:$benben engine --play greedy,random" --games 4 --out one
run 0 arena pyramix --bots "cmd:$benben engine --play greedy,random" --games 4 --jobs 3 --out three
sed -E 's/^(.* .* .* .* .*) [^ ]+ ([^ ]+) [^ ]+ ([^ ]+)$/\1 \2 \3/' one >first
sed -E 's/^(.* .* .* .* .*) [^ ]+ ([^ ]+) [^ ]+ ([^ ]+)$/\1 \2 \3/' three >second
same first second

run 1 selfplay pyramix --bots 'random,cmd:sh fails.sh' --out failed
says err 'benben: failed/pyramix-1-0001.game: seat 2 forfeits: It has ended, with exit code 7.'
says failed/pyramix-1-0001.game '[Forfeit "1 It has ended, with exit code 7."]'
run 0 trace failed/pyramix-1-0001.game

# At a table: it plays, it fails, and no record runs it.
printf 'quit\n' >in
run 0 play pyramix --seats "me,cmd:$benben engine --play greedy" --seed 7 --save my.game
says out "cmd:$benben engine --play greedy"
run 2 play --resume my.game
says err 'my.game: line 5: A program is not run because a record names it. --seats names who plays.'
printf 'quit\n' >in
run 0 play --resume my.game --seats "me,cmd:$benben engine --play greedy"
run 1 play pyramix --seats 'cmd:sh fails.sh,me' --seed 7 --save my.game
says out 'Seat 1 (cmd:sh fails.sh) cannot go on. It has ended, with exit code 7.'
says out 'The record is in my.game.'
run 2 play pyramix --seats "me,cmd:sh 'fails.sh"
says err "The quote ' does not end."

# The example, in a game whose moves are listed and in one whose are too many.
for game in pyramix cubus; do
  run 0 arena "$game" --bots "cmd:python3 $root/examples/engine.py $benben,random" --games 2
  empty err
  [[ $(sed -n 2p out) == cmd:* ]] || fail 'is not better than random'
done
