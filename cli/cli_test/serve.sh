# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # What it shares with cli_test.sh.
# serve; a binary without that command refuses it.
if [[ $serves != serve ]]; then
  run 2 serve
  return
fi
run 0 --help
says out "  serve"
run 0 serve --help
says out "Usage: benben serve"
run 2 serve --port 65536
run 2 serve pyramix
run 2 serve --store-patience-s 60
says err "--store-patience-s requires --store"
run 2 serve --store postgres://127.0.0.1:1/benben --store-patience-s 10
says err "--store-patience-s"
run 1 serve --port 0 --data /dev/null/data
last="benben serve"
"$benben" serve --port 0 --data data >address 2>log &
server=$!
wait_for grep -q '^http://127\.0\.0\.1:[0-9]*/$' address
address=$(cat address)
address=${address%/}
run 1 serve --port "${address##*:}" --data other
says err "Address already in use"
for command in tables backup restore export delete; do
  run 0 --help
  says out "  $command "
done
run 0 tables --data data
says out "TABLE"
run 0 backup one.backup --data data
says out "one.backup: 0 tables"
run 2 backup one.backup --data data
says err "one.backup exists; --replace writes over it."
run 2 backup --data data
says err "file is required"
run 1 restore one.backup --data data --replace
says err "data is in use by another Benben server (process $server)."
run 0 restore one.backup --data restored
run 0 tables --data restored
run 2 export nobody --data data
says err "There is no table nobody;"
run 2 delete nobody --data data
run 2 tables --data nowhere
says err "nowhere: There are no tables here."
last="benben serve, stopped"
kill -TERM "$server"
ends_with 0 "$server"
# bots
run 0 bots --help
says out "Usage: benben bots"
run 2 bots
says err "--bus is required"
run 2 bots --bus http://user:secret@host
says err "the address of a NATS server is needed, as nats://127.0.0.1:4222"
empty out
run 2 bots --bus nats://127.0.0.1:4222 --threads 0
BENBEN_BUS=nats://127.0.0.1:4222 run 2 serve
says err "--bus requires --store"
BENBEN_BUS=nats://127.0.0.1:4222 run 2 bots --threads 0
says err "--threads"
