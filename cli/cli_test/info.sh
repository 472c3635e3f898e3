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
run 0 version --json
says out '{"version":"'
says out '"games":[{"name":"pyramix","rules":1},'
run 0 --version
grep -qE '^benben [0-9]+\.[0-9]+\.[0-9]+$' out || fail "shows no version"
run_full games

# rules
run 0 rules
says out "  benben rules ascension"
run 0 rules pyramix
says out "  A turn                                PYX-10 to PYX-17"
run 0 rules PYX-11
says out "PYX-11 You may take a cube only if two or three of its faces are visible."
run 0 rules cubus the end
says out "CUB-30 "
run 2 rules PYX-9
says err 'There is no rule "PYX-9"; benben rules GAME lists those of a game.'
run 2 rules pyramix dancing
says err 'There is no rule "dancing", nor does a title start so; rules lists them.'
run 0 bench pyramix
grep '^pyramix ' "$root/bench/reference.txt" >expected
same out expected
run 2 bench chess
says err 'There is no game "chess"; choose from: pyramix'
