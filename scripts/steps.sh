# The steps of ./test and ./check: each runs into its own log, is timed and counted, and none stops
# the others. Call `finish` last.
# shellcheck shell=bash
# shellcheck source=scripts/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

logs=$root/build/logs
table=()
summaries=()
failures=()
all_passed=0
all_failed=0

# step NAME KIND COMMAND...: runs the command; KIND says how summarize.py reads its log.
step() {
  local name=$1 kind=$2 log=$logs/${1// /-}.log started=$SECONDS status passed failed summary result
  shift 2
  printf '%-26s' "$name"
  mkdir -p "$logs"
  set +e
  (set -e && cd "$root" && "$@") >"$log" 2>&1 </dev/null
  status=$?
  set -e
  read -r passed failed summary < <("$root/scripts/summarize.py" "$kind" "$status" "$log")
  all_passed=$((all_passed + passed))
  all_failed=$((all_failed + failed))
  result=$(printf '%-4s %4d s' "$( ((failed)) && echo FAIL || echo ok)" $((SECONDS - started)))
  echo "$result"
  table+=("$(printf '%-26s%s' "$name" "$result")")
  summaries+=("$name: $summary")
  if ((failed)); then
    failures+=("$name")
    cat "$log"
  fi
}

# Prints where the time went, what each runner says, which steps failed, and the totals.
finish() {
  printf '\n%s\n' "--- time ---"
  printf '%s\n' "${table[@]}"
  printf '%-26s     %4d s\n' "in all" "$SECONDS"
  printf '\n%s\n' "--- results ---"
  printf '%s\n' "${summaries[@]}"
  if ((${#failures[@]})); then
    printf '\n%s\n' "--- failed ---"
    printf '%s\n' "${failures[@]}"
  fi
  printf '\n%d passed, %d failed\n' "$all_passed" "$all_failed"
  ((all_failed == 0))
}

cpp_files() {
  find . \( -name build -o -name .cache -o -name node_modules \) -prune -o \
    \( -name '*.h' -o -name '*.cc' -o -name '*.c' \) -print
}

shell_files() {
  grep -rlE --exclude-dir={build,.cache,.git,node_modules,dist,data} '^#!.*\bbash$|^# shellcheck shell' .
}

# The Python tests of a folder.
python_tests() {
  local test status=0
  for test in "$1"/*_test.py; do
    "./$test" || status=1
  done
  return "$status"
}

web() { (cd web && NO_COLOR=1 npm run --silent "$@"); }

# What needs nothing built but the page's tools.
static_steps() {
  step "scripts" unittest python_tests scripts
  step "shellcheck" command eval 'shell_files | xargs shellcheck -x'
  step "clang-format" command eval 'cpp_files | xargs clang-format-22 --dry-run -Werror'
  step "includes" command scripts/check_includes.py
  step "rule ids" command scripts/check_rules.py
  step "texts" command scripts/check_files.py
  step "prettier" command web format:check
  step "eslint" command web lint
  step "svelte-check" command web check
}

unit_tests() {
  ctest --test-dir "build/$1" --parallel "$jobs" --output-on-failure --no-tests=error
}
