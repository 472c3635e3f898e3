# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # What it shares with cli_test.sh.
# verify; a binary without the server's libraries refuses it.
if [[ $serves != serve ]]; then
  run 2 verify
  return
fi
vectors=$root/fair/testing/vectors
for game in "$vectors"/*.game; do
  run 0 verify "$game"
  empty err
  says out "OK: $(grep -c '^\*' "$game") events of chance, each as the seed"
done
run 0 verify "$vectors/anubixx.game"
says out "Seats that contributed: 1, 3 of 3. Drawn before anybody had: 2."
cp "$vectors/anubixx.game" in
run 0 verify - --json
says out '{"verified":true,"events":'
says out '"unshared":2,"contributed":[0,2]}'
# One digit of a contribution is another.
sed '/^\[Fair.Seat0/s/6/7/' "$vectors/cubus.game" >changed.game
run 1 verify changed.game
empty err
says out "WRONG: line "
says out ": Event "
run 1 verify changed.game --json
says out '{"verified":false,"error":{"code":"illegal"'
says out '"fault":"event"'
sed '/^\[Fair.Seed/s/2/3/' "$vectors/cubus.game" >other.game
run 1 verify other.game
says out "WRONG: The seed is not the one that the server was bound to."
sed '/^\[Fair.Seed/d' "$vectors/cubus.game" >running.game
run 3 verify running.game
says out "Nothing to check: The seed is not in the record."
play_a_record
run 3 verify "$game"
says out "Nothing to check: The record has no tags of fair chance"
sed '/^\[Fair.Version/s/1/2/' "$vectors/cubus.game" >version.game
run 2 verify version.game
says err 'The tag "Fair.Version" is not one of docs/fair.md.'
sed 's/^0 .*/0 nonsense/' "$vectors/pyramix.game" >faulty.game
run 2 verify faulty.game
empty out
run 2 verify
run 2 verify none.game
says err "Cannot read none.game: No such file or directory."
run_full verify "$vectors/pyramix.game"
