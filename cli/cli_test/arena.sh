# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # What it shares with cli_test.sh.
# arena, merge
run 0 arena pyramix --bots greedy,random --games 3
says out 'of 6 games against random (an equal bot: 50.0%)'
says out 'bot       Elo   95% interval     won  points  ms a move'
run 0 arena cubus --players 3 --bots greedy,random --games 2 --json
says out '"challenger":"greedy","opponent":"random","games":6,'
says out '"challenger":"random","opponent":"greedy","games":6,'

# A file of results goes on where it was ended, by whatever number of threads; what a machine took differs.
without_times() { sed -E 's/^(.* .* .* .* .*) [^ ]+ ([^ ]+) [^ ]+ ([^ ]+)$/\1 \2 \3/' "$1"; }
run 0 arena pyramix --bots greedy,random,bot:1 --games 4 --seed 7 --out whole
without_times whole >first
[[ $(wc -l <whole) == 19 ]] || fail 'not 7 lines of plan and 12 bouts'
((checks++))
head -n 12 whole >torn
printf '0 1 3 0.5' >>torn
run 0 arena pyramix --bots greedy,random,bot:1 --games 4 --seed 7 --out torn --jobs 3
without_times torn >second
same second first
run 0 arena pyramix --bots greedy,random,bot:1 --games 4 --seed 7 --out torn --jobs 3
without_times torn >second
same second first
run 2 arena pyramix --bots greedy,random,bot:1 --games 4 --seed 8 --out torn
says err 'These are results of different plans.'

# Parts that several machines play join to the same.
for part in 1 2 3; do
  run 0 arena pyramix --bots greedy,random,bot:1 --games 4 --seed 7 --shard $part/3 --out part$part
done
run 0 merge part3 part1 part2 part1 --out merged
says out 'greedy wins'
without_times merged >second
same second first
run 0 merge part1 part2 part3 --zero greedy --json
says out '"bot":"greedy","elo":0.000000,"low":0.000000,'
run 2 merge part1 --zero bot:2
says err '"bot:2" is none of the bots that meet.'
run 2 merge part1 nowhere
says err 'nowhere'
sed '8s/^0 1 1/0 9 1/' part1 >wrong
run 2 merge wrong
says err 'The plan has no such bout.'
says err '8'

# Of a ladder the neighbours meet, and one rung is the measure.
run 0 arena pyramix --bots random,bot:1,greedy --games 2 --near 1 --zero random --json
says out '"bot":"random","elo":0.000000,"low":0.000000,"high":0.000000,'
says out '"challenger":"bot:1","opponent":"greedy"'
[[ $(grep -o '"challenger"' out | wc -l) == 2 ]] || fail 'not two meetings'
((checks++))

# A test ends when it is clear.
run 0 arena pyramix --bots bot:3,random --games 1000 --sprt 0,200
says out ', the second strength holds'
run 0 arena pyramix --bots random,random --games 10 --sprt 0,1
says out ', nothing is decided'

# Luck is taken out, the same however it is counted.
run 0 arena cubus --bots greedy,mcts:2 --games 20 --luck 4 --out lucky
says out '  without luck '
says out ' times as many games'
cp out first
run 0 merge lucky
same out first
run 0 arena cubus --bots greedy,mcts:2 --games 20 --luck 4 --out lucky --json
says out '"without_luck":{"share":'
run 0 arena cubus --bots greedy,mcts:2 --games 19 --luck 4
[[ $(grep -c luck out) == 0 ]] || fail 'takes luck out of too few deals'
((checks++))
run 2 arena cubus --bots greedy,mcts:2 --games 20 --luck 5 --out lucky
says err 'These are results of different plans.'

# One-ply players, also from a file of results.
run 0 games
says out '    --bots one-ply:deny  goes by points of a build'
run 0 arena cubus --bots one-ply:points,one-ply:local --games 2 --seed 3 --out simple
says out 'one-ply:points wins'
run 0 merge simple
says out 'one-ply:points wins'
run 2 arena anubixx --bots greedy,one-ply:deny
says err 'There is no one-ply player "one-ply:deny" of this game; there are one-ply:sites,'

run 2 arena pyramix --bots greedy
says err 'Name two bots or more.'
run 2 arena pyramix --bots greedy,nobody
says err 'nobody'
run 2 arena pyramix --bots greedy,random --shard 3/2
says err 'A part has the form number/count, as 2/8, not "3/2".'
run 2 arena pyramix --bots greedy,random --zero bot:1
says err '"bot:1" is none of the bots that meet.'
run 2 arena pyramix --bots greedy,random --sprt 5,5
says err 'the smaller one first'
run 2 arena pyramix --bots greedy,random --sprt 0,5 --shard 1/2
says err 'not at a part'
run 2 arena pyramix --bots greedy,random --games 0
run 2 arena pyramix --bots greedy,random --jobs 0
