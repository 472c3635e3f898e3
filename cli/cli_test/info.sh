# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # What it shares with cli_test.sh.
# games, facts, version, bench
run 0 games
says out "pyramix  Pyramix, 2 to 4 players"
says out "--option cobras=visible|all"
says out "ascension  Ascension, 2 players"
run 0 games --json
says out '[{"name":"pyramix","title":"Pyramix",'
says out '"options":[{"name":"cobras","summary":"'
run 0 facts pyramix --players 3 --option cobras=all
says out '"setup":{"players":3,"options":{"cobras":"all"},"tags":{}}'
says out '{"fault":"opens_tray","code":"illegal","rule":"PYX-12","sentence":"'
says out '"facts":{"removals":35,'
run 2 facts pyramix --option cobras=none
says err 'The option cobras of Pyramix has no value "none".'
run 2 facts chess
says err 'There is no game "chess"; choose from: pyramix'
run_full facts pyramix
run 0 version
says out "benben "
says out "pyramix rules 1"
run_full games
run 0 bench pyramix
grep '^pyramix ' "$root/bench/reference.txt" >expected
same out expected
run 2 bench chess
says err 'There is no game "chess"; choose from: pyramix'
