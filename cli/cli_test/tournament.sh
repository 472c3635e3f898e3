# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # What it shares with cli_test.sh.
# tournament
# A hundred bots, and the same seed gives the same bytes.
run 0 tournament pyramix --bots greedy,mcts:5,random,one-ply:deny --copies 25 --seed 3
says out '7 rounds, 350 games'
cp out first
run 0 tournament pyramix --bots greedy,mcts:5,random,one-ply:deny --copies 25 --seed 3
same out first
[[ $(sed -n 2p out) != *random* ]] || fail 'a weak bot has won'
((checks++))

# Every system, at tables of three; larger tables may lack a seat.
for system in round-robin swiss knock-out arena; do
  run 0 tournament cubus --players 3 --system $system --bots greedy,bot:1 --copies 4 --json
  says out '"standings":[{"player":"'
done
run 0 tournament anubixx --players 4 --bots random --copies 10 --rounds 2 --out records
says out '2 rounds, 6 games'
says records/anubixx-00001.game '[Round "1"]'
says records/anubixx-00006.game '[Round "2"]'
run 0 ratings records
says out 'anubixx, 3 players'
says out '6 games rated, 0 left out'

run 2 tournament pyramix --bots greedy
says err 'benben: The number of players must be from 2 to 1000.'
run 2 tournament pyramix --players 4 --bots greedy,random
says err 'benben: The number of seats must be from 2 to 2.'
run 2 tournament pyramix --bots nobody,random
says err 'nobody'
run 2 tournament pyramix --system lottery --bots greedy,random
says err '--system'
