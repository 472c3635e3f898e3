#!/usr/bin/env bash
# Stands before the compiler where clang-tidy alone is wanted: only_dependencies.sh COMPILER FLAG...
#
# CMake runs clang-tidy beside a compilation. That takes as long as clang-tidy itself, and nobody needs
# what it makes: here the compiler only says which files the source includes, so that ninja knows when
# to look at it again, and the object is an empty file. Nothing can be linked from these.
set -euo pipefail

flags=()
object=
while (($#)); do
  case $1 in
    -o)
      object=$2
      shift
      ;;
    -c) flags+=(-E) ;;
    *) flags+=("$1") ;;
  esac
  shift
done
"${flags[@]}" -o /dev/null
: >"$object"
