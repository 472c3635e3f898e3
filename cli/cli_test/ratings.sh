# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # What it shares with cli_test.sh.
# ratings
run 0 selfplay pyramix --bots greedy,random --seed 5 --games 12 --out games
run 0 selfplay cubus --players 3 --bots bot:2,bot:1,greedy --games 2 --out games
run 0 ratings games
says out 'pyramix, 2 players'
says out 'cubus, 3 players'
says out '12 games  greedy'
says out '14 games rated, 0 left out'
empty err
# The same files in the same order, by their names.
run 0 ratings games
cp out folder
# shellcheck disable=SC2046  # No name has a blank.
run 0 ratings $(echo games/cubus-*.game games/pyramix-*.game)
same out folder
run 0 ratings --json games
says out '"pools":[{"game":"cubus","seats":3,"players":['

# What cannot be rated is said, and left out.
run 0 selfplay pyramix --bots random --seed 5 --out alike
run 0 ratings alike games/pyramix-5-0001.game
says err 'benben: alike/pyramix-5-0001.game: not rated: Two seats have the same name.'
says out '1 game rated, 1 left out'

# What is no record is a fault.
run 2 ratings nowhere
says err 'benben: nowhere: '
sed -i 's/^0 .*/0 999/' alike/pyramix-5-0001.game
run 2 ratings games alike
says err 'benben: alike/pyramix-5-0001.game: line '
run 2 ratings
says err 'files'
mkdir bare
run 0 ratings bare
says out '0 games rated, 0 left out'
