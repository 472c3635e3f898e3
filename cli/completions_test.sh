#!/usr/bin/env bash
# Test of the manual page and the completions: completions_test.sh BINARY
#
# What --help lists is the reference: every command and flag has to be in the manual page and has to be
# offered. The scripts are run in their shells, as far as these are installed; bash always is.
set -uo pipefail

benben=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
# The scripts call the binary by the name that is typed.
ln -s "$benben" benben
PATH=$work:$PATH
failures=0
checks=0

fail() {
  ((failures++))
  echo "FAILED: $1"
}

# same WHAT WANTED FOUND
same() {
  ((checks++))
  [[ $2 == "$3" ]] || fail "$1: \"$3\", not \"$2\""
}

# offers WORD WORDS...: among what may stand next is exactly this word.
offers() {
  local word=$1
  shift
  ((checks++))
  benben complete "$@" | cut -f 1 | grep -qxF -- "$word" || fail "complete $* does not offer $word"
}

# offered WORDS...: all that may stand next, in one line.
offered() { benben complete "$@" | cut -f 1 | paste -sd ' '; }

# The names of the commands, and of a command's flags, as --help says.
commands=$(benben --help | sed '1,/^Subcommands:/d; /^$/,$d' | awk '{ print $1 }')
flags_of() { benben "$1" --help | grep -oE '^  -[^ ]*' | tr ',' '\n' | grep -oE -- '--[a-z-]+'; }

((checks++))
[[ $(wc -w <<<"$commands") -ge 8 ]] || fail "--help lists too few commands: $commands"
benben man >page
for command in $commands; do
  offers "$command" ""
  # In the page a flag may be in any line of the command's section; -h is the same for all.
  sed -n "/^\\.SS benben $command\\>/,/^\\.S[SH] /p" page | sed 's/\\-/-/g' >section
  ((checks++))
  [[ -s section ]] || fail "$command is not in the manual page"
  for flag in $(flags_of "$command"); do
    offers "$flag" "$command" "${flag:0:3}"
    ((checks++))
    [[ $flag == --help ]] || grep -qF -- "\\fB$flag\\fR" section || fail "$command $flag: not in the page"
  done
done
# The program's own flags, which stand above its commands.
sed -n '/^\.SH OPTIONS/,/^\.SH COMMANDS/p' page | sed 's/\\-/-/g' >section
for flag in $(benben --help | sed '/^Subcommands:/,$d' | grep -oE '^  -[^ ]*' | grep -oE -- '--[a-z-]+'); do
  ((checks++))
  grep -qF -- "\\fB$flag\\fR" section || fail "$flag is not in the manual page"
done
if command -v groff >/dev/null; then
  same "groff's warnings" "" "$(groff -man -Tutf8 -ww -z page 2>&1)"
fi

same "a game" "pyramix" "$(offered play py)"
same "no game" "" "$(offered play pz)"
same "options of a game" "cobras=visible cobras=all" "$(offered play pyramix --option "")"
same "a choice" "always auto" "$(offered play --colour a | tr ' ' '\n' | sort | paste -sd ' ')"
same "a choice behind the name" "--colour=never" "$(offered play --colour=n)"
same "a file" ":files" "$(offered trace "")"
same "a folder" ":folders" "$(offered selfplay pyramix --out x)"
same "a value that may be anything" "" "$(offered play --seed "")"
same "behind a value" "--seats --seed" "$(offered play --players 2 --se)"
same "no command" "" "$(offered nothing "")"

# complete_in_bash LINE: what bash would offer, sorted.
complete_in_bash() (
  # shellcheck disable=SC1090  # It is what this tests.
  source <(benben completions bash)
  COMP_LINE=$1
  COMP_POINT=${#COMP_LINE}
  _benben benben
  printf '%s\n' "${COMPREPLY[@]}" | sort | paste -sd ' '
)
same "bash: commands" "perft play puzzles" "$(complete_in_bash "benben p")"
same "bash: a flag" "--colour" "$(complete_in_bash "benben play pyramix --colo" | cut -d ' ' -f 2)"
same "bash: all games" "$(benben games | grep -oE '^[a-z]+' | sort | paste -sd ' ')" \
  "$(complete_in_bash "benben play ")"
# = ends a word of bash's: what stands before it is there already.
same "bash: behind =" "all visible" "$(complete_in_bash "benben play pyramix --option cobras=")"
same "bash: files" "" "$(complete_in_bash "benben trace ")"

if command -v zsh >/dev/null; then
  # zsh's own functions are replaced by ones that print.
  complete_in_zsh() {
    zsh -fc 'compdef() {}; _describe() { print -l -- ${(P)2} }; _files() { print files $1 }
      source <(benben completions zsh); words=("$@"); CURRENT=$#; _benben' zsh "$@"
  }
  same "zsh: a game" "pyramix:" "$(complete_in_zsh benben play py | grep -oE '^[a-z]+:')"
  same "zsh: folders" "files -/" "$(complete_in_zsh benben selfplay pyramix --out "")"
fi
if command -v fish >/dev/null; then
  complete_in_fish() {
    HOME=$work fish --no-config -c "benben completions fish | source; complete -C '$1'" | cut -f 1 | paste -sd ' '
  }
  same "fish: commands" "perft play puzzles" "$(complete_in_fish "benben p")"
  same "fish: behind =" "cobras=visible" "$(complete_in_fish "benben play pyramix --option cobras=v")"
  touch a.game
  same "fish: files" "a.game" "$(complete_in_fish "benben trace a.")"
fi

echo "$checks checks, $failures failed"
((failures == 0))
