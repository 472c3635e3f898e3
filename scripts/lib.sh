# Shared by run, test and check: installing what is missing, finding Node, building quietly.
#
# Every function is cheap when there is nothing to do, so that a second ./run starts at once. Exit
# codes: 1 a build or a test failed, 3 something is missing that this user may not install.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
jobs=${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}
# One compiler cache serves every clone.
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros
# Node trusts what the system trusts.
export NODE_EXTRA_CA_CERTS=${NODE_EXTRA_CA_CERTS:-/etc/ssl/certs/ca-certificates.crt}

say() { printf '%s\n' "$*" >&2; }

die() {
  local status=$1
  shift
  say "$*"
  exit "$status"
}

# The packages of scripts/packages.txt for the given purposes (run, test) that are not installed.
missing_packages() {
  local wanted
  wanted=$(awk -v purposes=" $* " '!/^#/ && index(purposes, " " $1 " ") { print $2 }' \
    "$root/scripts/packages.txt")
  # dpkg-query fails when it does not know a package at all.
  # shellcheck disable=SC2086  # One word per package.
  { dpkg-query --show --showformat '${Package} ${db:Status-Status}\n' $wanted 2>/dev/null || true; } |
    awk -v wanted="$(tr '\n' ' ' <<<"$wanted")" '
      $2 == "installed" { installed[$1] = 1 }
      END { n = split(wanted, names); for (i = 1; i <= n; i++) if (!(names[i] in installed)) print names[i] }'
}

is_known_service() { [[ -e /etc/init.d/$1 || -e /lib/systemd/system/$1.service ]]; }

# The services that come new with the given packages. Debian starts them at once and at every boot; the
# tests start their own.
new_services() {
  local package service
  for package in "$@"; do
    case $package in
      nginx-light) service=nginx ;;
      haproxy) service=haproxy ;;
      postgresql-15) service=postgresql ;;
      nats-server) service=nats-server ;;
      *) continue ;;
    esac
    is_known_service "$service" || echo "$service"
  done
}

# Installs Debian packages by name, as root or with a sudo that asks nothing.
install_packages() {
  local as_root=() log=$root/build/logs/install.log services service
  if ((EUID != 0)); then
    if ! sudo -n true 2>/dev/null; then
      die 3 "Missing Debian packages. Please run this once as root:
  apt-get update && apt-get install --yes --no-install-recommends $*"
    fi
    as_root=(sudo -n)
  fi
  say "Installing $*"
  mkdir -p "${log%/*}"
  local get=(env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300)
  services=$(new_services "$@")
  "${as_root[@]}" "${get[@]}" update </dev/null >"$log" 2>&1 || say "apt-get update failed; trying on"
  # Packages in the way (another libboost-dev, another version of libc++ for WebAssembly) are the
  # owner's to remove.
  "${as_root[@]}" "${get[@]}" install --yes --no-install-recommends --no-remove "$@" \
    </dev/null >>"$log" 2>&1 || die 3 "$(tail -n 30 "$log")
apt-get could not install them (all it said: $log). Is this Debian 12 with its security updates?"
  for service in $services; do
    "${as_root[@]}" service "$service" stop </dev/null >>"$log" 2>&1 || true
    "${as_root[@]}" systemctl disable "$service" </dev/null >>"$log" 2>&1 || true
  done
}

# Makes the packages for the given purposes (run, test) present, and some npm.
need_packages() {
  if ! command -v dpkg-query >/dev/null; then
    say "This is not Debian: going on with what is installed (scripts/packages.txt lists the needs)."
    return
  fi
  local missing
  missing=$(missing_packages "$@")
  command -v npm >/dev/null || missing+=" nodejs npm"
  # shellcheck disable=SC2086  # One word per package.
  [[ -z $missing ]] || install_packages $missing
}

node_is_new_enough() {
  node -e 'const [major, minor] = process.versions.node.split(".").map(Number);
    process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1)' \
    2>/dev/null
}

# Puts a Node in PATH that the page's tools accept: the one that is there, else one from the npm
# registry (pinned in scripts/node) in .cache/node, fetched with Debian's npm.
use_node() {
  if node_is_new_enough; then return; fi
  local home=$root/.cache/node machine
  machine=$(uname -m)
  case $machine in
    x86_64) machine=x64 ;;
    aarch64) machine=arm64 ;;
  esac
  PATH=$home/node_modules/node-linux-$machine/bin:$PATH
  if ! node_is_new_enough || ! cmp -s "$root/scripts/node/package-lock.json" "$home/package-lock.json"; then
    say "Fetching Node"
    mkdir -p "$home"
    cp "$root"/scripts/node/package*.json "$home"
    npm --prefix "$home" ci --ignore-scripts --silent </dev/null >&2 || true
    hash -r
    node_is_new_enough || die 3 "Neither is Node 20.19, 22.12 or newer here, nor could npm fetch it."
  fi
}

# Builds targets (all, if none is given) of a preset in build/<preset>. Ninja shows its progress on a
# terminal; elsewhere it shows only what goes wrong, and all of it.
build() {
  local ninja=(ninja -C "$root/build/$1" -j "$jobs")
  configure "$1"
  shift
  if grep -q 'no work to do' <<<"$("${ninja[@]}" -n "$@")"; then return; fi
  [[ -t 2 ]] || ninja+=(--quiet -k 0)
  "${ninja[@]}" "$@" >&2
}

# Ninja notices changed CMake files itself, but not changed presets.
configure() {
  local configured=$root/build/$1/configured output
  if [[ ! -e $configured || $root/CMakePresets.json -nt $configured ]]; then
    output=$(cmake -S "$root" --preset "$1" 2>&1) || { say "$output"; return 1; }
    touch "$configured"
  fi
}

# Installs what web/package-lock.json lists, if that is not what is installed.
need_npm_packages() {
  local lock=$root/web/package-lock.json installed=$root/web/node_modules/installed-lock.json
  if ! cmp -s "$lock" "$installed"; then
    say "Fetching the page's tools"
    npm --prefix "$root/web" ci --silent --no-audit --no-fund </dev/null >&2 ||
      { say "npm ci failed in web/"; return 1; }
    cp "$lock" "$installed"
  fi
}

page_inputs_sum() {
  (cd "$root" && find web docs build/wasm/games.json build/wasm/benben-*.wasm \
    \( -name node_modules -o -name dist -o -name test-results -o -name playwright-report \) -prune \
    -o -type f -print0 | sort -z | xargs -0 sha256sum | sha256sum)
}

# Writes down what the games tell of themselves, for the page's catalogue; an old file stays as it is
# if it says the same.
tell_games() {
  local modules=$root/build/wasm
  node "$root/wasm/games.mjs" "$modules/benben_bench.wasm" >"$modules/games.json.new"
  if cmp -s "$modules/games.json.new" "$modules/games.json"; then
    rm "$modules/games.json.new"
  else
    mv "$modules/games.json.new" "$modules/games.json"
  fi
}

# Builds the rules core for the browser, then the page in web/dist, which the server embeds.
build_page() {
  local built=$root/build/page.sum sum
  build wasm
  tell_games
  need_npm_packages
  sum=$(page_inputs_sum)
  if [[ ! -f $root/web/dist/index.html || $(cat "$built" 2>/dev/null) != "$sum" ]]; then
    say "Building the page"
    NO_COLOR=1 npm --prefix "$root/web" run --silent build -- --logLevel warn >&2
    echo "$sum" >"$built"
  fi
}
