# The steps of ./test and ./check: each runs into its own log, is timed and counted, and none stops
# the others. Steps that use one core stand between `beside` and `one_by_one`: as many run at once as
# there are cores, and they are reported in the order in which they stand. Call `finish` last.
# shellcheck shell=bash
# shellcheck source=scripts/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

logs=$root/build/logs
table=()
summaries=()
failures=()
all_passed=0
all_failed=0

is_beside=0
waiting=()  # names and kinds, by turns, of the steps under way

# step NAME KIND COMMAND...: runs the command; KIND says how summarize.py reads its log.
step() {
  local name=$1 kind=$2
  shift 2
  mkdir -p "$logs"
  if ((is_beside)); then
    while (($(jobs -rp | wc -l) >= jobs)); do wait -n || true; done
    run_into_log "$name" "$@" &
    waiting+=("$name" "$kind")
  else
    printf '%-26s' "$name"
    run_into_log "$name" "$@"
    report "$name" "$kind"
  fi
}

beside() { is_beside=1; }

one_by_one() {
  local i
  is_beside=0
  wait
  for ((i = 0; i < ${#waiting[@]}; i += 2)); do
    printf '%-26s' "${waiting[i]}"
    report "${waiting[i]}" "${waiting[i + 1]}"
  done
  waiting=()
}

log_of() { echo "$logs/${1// /-}.log"; }

# Leaves what the command said in its log, and its exit status and seconds beside it.
run_into_log() {
  local log started=$SECONDS status
  log=$(log_of "$1")
  shift
  rm -f "$log.status"
  set +e
  (set -e && cd "$root" && "$@") >"$log" 2>&1 </dev/null
  status=$?
  set -e
  echo "$status $((SECONDS - started))" >"$log.status"
}

# Reads what a step left, prints how it went and counts it.
report() {
  local name=$1 kind=$2 log status seconds passed failed summary result
  log=$(log_of "$name")
  # A step that was ended from outside leaves nothing.
  read -r status seconds 2>/dev/null <"$log.status" || { status=1 seconds=0; }
  read -r passed failed summary < <("$root/scripts/summarize.py" "$kind" "$status" "$log")
  all_passed=$((all_passed + passed))
  all_failed=$((all_failed + failed))
  result=$(printf '%-4s %4d s' "$( ((failed)) && echo FAIL || echo ok)" "$seconds")
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
    # Once more the ends of their logs, in which runners say what failed, and why it did: what keeps of a long
    # output only its beginning and its end keeps them.
    local failure
    for failure in "${failures[@]}"; do
      printf '\n%s\n' "--- failed: $failure ---"
      tail -n 20 "$(log_of "$failure")"
      printf '%s\n' "--- because ---"
      reasons "$(log_of "$failure")"
    done
  fi
  printf '\n%d passed, %d failed\n' "$all_passed" "$all_failed"
  ((all_failed == 0))
}

# What GoogleTest, unittest and Playwright, by the first line of each failure, say of those in a log.
reasons() {
  grep -E -A 9 ': Failure$|^(FAIL|ERROR): |^ +[0-9]+\) ' "$1" | cut -c 1-300 | head -n 80 || true
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

# The Python package, as pip builds it from a checkout, and its tests, with pinned packages of others.
python_package() {
  local home=$root/build/python pins=$root/python/tests/requirements.txt
  if ! cmp -s "$pins" "$home/installed.txt"; then
    rm -rf "$home"
    /usr/bin/python3 -m venv "$home"
    "$home/bin/pip" install --quiet --disable-pip-version-check --no-deps --only-binary :all: --requirement "$pins"
    cp "$pins" "$home/installed.txt"
  fi
  CMAKE_BUILD_PARALLEL_LEVEL=$jobs "$home/bin/pip" install --quiet --disable-pip-version-check \
    --no-build-isolation --no-deps --force-reinstall --config-settings build-dir="$root/build/wheel" "$root/python"
  (cd python/tests && PYTHONDONTWRITEBYTECODE=1 "$home/bin/python" -m unittest discover --pattern '*_test.py')
}

# A wheel for each interpreter that is here, out of a source distribution of a clean clone.
python_wheels() {
  rm -rf build/clone
  git clone --quiet . build/clone
  CMAKE_BUILD_PARALLEL_LEVEL=$jobs build/clone/scripts/wheels.py --out build/wheels
}

# python_on NAME: what the package does with something of others that is too large for ./test, or too old: the tests
# of that name in python/nightly with what is pinned beside them, and the package that python_package has built.
python_on() {
  # gym, which PufferLib imports, has no wheels.
  "$root/build/python/bin/pip" install --quiet --disable-pip-version-check --no-deps --only-binary :all: \
    --no-binary gym --requirement "python/nightly/$1.txt"
  PYTHONDONTWRITEBYTECODE=1 build/python/bin/python "python/nightly/$1_test.py"
}

web() { (cd web && NO_COLOR=1 npm run --silent "$@"); }

# What needs nothing built but the page's tools.
static_steps() {
  beside
  step "scripts" unittest python_tests scripts
  step "shellcheck" command eval 'shell_files | xargs shellcheck -x'
  step "clang-format" command eval 'cpp_files | xargs clang-format-22 --dry-run -Werror'
  step "includes" command scripts/check_includes.py
  step "imports" command scripts/check_imports.py
  step "rule ids" command scripts/check_rules.py
  step "words" command scripts/check_words.py
  step "styles" command scripts/check_styles.py
  step "texts" command scripts/check_files.py
  step "prettier" command web format:check
  step "eslint" command web lint
  step "svelte-check" command web check
  one_by_one
}

# Reads every source that a build compiles with clang-tidy; of a second time those that changed. The
# objects are empty (only_dependencies.sh), so nothing else of this build is made.
tidy() {
  local objects
  configure tidy
  objects=$(ninja -C build/tidy -t targets all | sed -n 's/^\(.*\.cc\.o\): CXX_COMPILER.*/\1/p')
  # shellcheck disable=SC2086  # One word per object.
  build tidy $objects
}

# unit_tests BUILD [FLAG...]: flags are ctest's.
unit_tests() {
  local preset=$1
  shift
  ctest --test-dir "build/$preset" "$@" --parallel "$jobs" --output-on-failure --no-tests=error
}
