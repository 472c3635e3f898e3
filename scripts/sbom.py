#!/usr/bin/python3
"""Writes docs/sbom.cdx.json: whatever of others is in a Benben that was built, or builds it.

CycloneDX 1.5. Libraries of Debian 12 by the version that Debian keeps through its security updates,
packages of npm by web/package-lock.json, with licences. The same tree gives the same bytes: no time,
no serial number. `--check` says whether the file is what would be written.

Scopes: `required` is in the program or in the page, `optional` in a program that can speak with PostgreSQL and NATS,
`excluded` only builds it. What only tests or checks is left out.
"""

import argparse
import base64
import json
import re
import sys
from pathlib import Path

SBOM = "docs/sbom.cdx.json"
LOCK = "web/package-lock.json"

# Package of scripts/packages.txt: libraries in what it brings, each with version and licence.
DEBIAN = {
    "g++": [("libstdc++-12-dev", "12.2.0", "GPL-3.0-or-later WITH GCC-exception-3.1")],
    "libboost1.81-dev": [("libboost1.81-dev", "1.81.0", "BSL-1.0")],
    "libsqlite3-dev": [("libsqlite3-dev", "3.40.1", "blessing")],
    "libsodium-dev": [("libsodium-dev", "1.0.18", "ISC")],
    "libssl-dev": [("libssl-dev", "3.0", "Apache-2.0")],
    "libutf8proc-dev": [("libutf8proc-dev", "2.8.0", "MIT")],
    "libcli11-dev": [("libcli11-dev", "2.1.2", "BSD-3-Clause")],
    "libedit-dev": [
        ("libedit-dev", "3.1", "BSD-3-Clause"),
        ("libncurses-dev", "6.4", "X11-distribute-modifications-variant"),
        ("libbsd-dev", "0.11.7", "BSD-3-Clause"),
        ("libmd-dev", "1.0.4", "BSD-3-Clause"),
    ],
    "libc++-22-dev-wasm32": [("libc++-22-dev-wasm32", "22.1", "Apache-2.0 WITH LLVM-exception")],
    "libc++abi-22-dev-wasm32": [
        ("libc++abi-22-dev-wasm32", "22.1", "Apache-2.0 WITH LLVM-exception")
    ],
    "libclang-rt-22-dev-wasm32": [
        ("libclang-rt-22-dev-wasm32", "22.1", "Apache-2.0 WITH LLVM-exception")
    ],
    "wasi-libc": [("wasi-libc", "0.0~git20220510.9886d3d", "Apache-2.0 WITH LLVM-exception AND MIT")],
}
# The same of what a Benben has only where it was there to be built with, as it is for the package (deploy/).
OPTIONAL = {
    "libpq-dev": [("libpq-dev", "15", "PostgreSQL")],
    "libnats-dev": [
        ("libnats-dev", "3.4.1", "Apache-2.0"),
        ("libprotobuf-c-dev", "1.4.1", "BSD-2-Clause"),
    ],
}
# Tools that leave nothing of theirs in what they make, or are for tests.
TOOLS = {
    *("cmake", "ninja-build", "ccache", "mold", "pkgconf", "ca-certificates", "libgtest-dev"),
    *("clang-22", "lld-22", "llvm-22", "binaryen"),
}

# Direct dependencies of the page, by what they are for.
IN_THE_PAGE = {"@fontsource/el-messiri", "idb-keyval", "lean-qr", "svelte"}
# What the code of Svelte asks for where the page runs.
UNDER_THE_PAGE = {"clsx", "esm-env"}
BUILD_THE_PAGE = {"@sveltejs/vite-plugin-svelte", "terser", "typescript", "vite"}
TEST_THE_PAGE = {
    *("@axe-core/playwright", "@eslint/js", "@playwright/test", "@testing-library/svelte"),
    *("@types/node", "ajv", "eslint", "eslint-plugin-svelte", "globals", "happy-dom"),
    *("json-schema-to-typescript", "prettier", "prettier-plugin-svelte", "svelte-check"),
    *("typescript-eslint", "vitest"),
}


class Unknown(Exception):
    """Something is listed of which nobody has said what it is for."""


def licence(text: str) -> list[dict]:
    """One licence is an id, several are an expression."""
    if " " in text:
        return [{"expression": text}]
    return [{"license": {"id": text}}]


def debian_components(root: Path) -> list[dict]:
    lines = (root / "scripts/packages.txt").read_text().splitlines()
    listed = [line.split() for line in lines if line.strip()]
    packages = [words[1] for words in listed if words[0] == "run"]
    optional = [words[1] for words in listed if words[0] == "test" and words[1] in OPTIONAL]
    if unknown := [name for name in packages if name not in DEBIAN and name not in TOOLS]:
        raise Unknown(f"scripts/packages.txt: {', '.join(unknown)}: is it linked, or a tool?")
    if gone := sorted({*DEBIAN, *OPTIONAL} - {*packages, *optional}):
        raise Unknown(f"scripts/packages.txt has no {', '.join(gone)} any more")
    return [
        {
            "type": "library",
            "bom-ref": f"deb/{name}",
            "name": name,
            "version": version,
            "scope": scope,
            "licenses": licence(terms),
            "purl": f"pkg:deb/debian/{name}@{version}?distro=debian-12",
        }
        for scope, package in [("required", it) for it in packages] + [("optional", it) for it in optional]
        for name, version, terms in (DEBIAN | OPTIONAL).get(package, [])
    ]


def resolve(packages: dict, place: str, name: str) -> str | None:
    """Where Node finds a package that one at `place` asks for."""
    while True:
        found = f"{place}/node_modules/{name}" if place else f"node_modules/{name}"
        if found in packages:
            return found
        if not place:
            return None
        place = place.rpartition("node_modules/")[0].rstrip("/")


def closure(packages: dict, roots: set[str]) -> dict[str, list[str]]:
    """The places of all that the roots stand on, each with those that it asks for itself."""
    edges: dict[str, list[str]] = {}
    waiting = [place for name in sorted(roots) if (place := resolve(packages, "", name))]
    while waiting:
        place = waiting.pop()
        if place in edges:
            continue
        entry = packages[place]
        asked = {**entry.get("dependencies", {}), **entry.get("optionalDependencies", {})}
        found = (resolve(packages, place, name) for name in sorted(asked))
        edges[place] = [each for each in found if each]
        waiting += edges[place]
    return edges


def reference(packages: dict, place: str) -> str:
    return f"npm/{place.rpartition('node_modules/')[2]}@{packages[place]['version']}"


def npm_component(packages: dict, place: str, scope: str) -> dict:
    entry = packages[place]
    name = place.rpartition("node_modules/")[2]
    component = {
        "type": "library",
        "bom-ref": reference(packages, place),
        "name": name,
        "version": entry["version"],
        "scope": scope,
        "licenses": licence(entry["license"]),
        "purl": f"pkg:npm/{name.replace('@', '%40')}@{entry['version']}",
    }
    algorithm, _, digest = entry.get("integrity", "").partition("-")
    if algorithm == "sha512":
        component["hashes"] = [{"alg": "SHA-512", "content": base64.b64decode(digest).hex()}]
    return component


def npm_components(root: Path) -> tuple[list[dict], list[dict]]:
    packages = json.loads((root / LOCK).read_text())["packages"]
    asked = {**packages[""].get("dependencies", {}), **packages[""].get("devDependencies", {})}
    known = IN_THE_PAGE | BUILD_THE_PAGE | TEST_THE_PAGE
    if unknown := sorted(set(asked) - known):
        raise Unknown(f"{LOCK}: {', '.join(unknown)}: in the page, for building or for tests?")
    if gone := sorted((IN_THE_PAGE | BUILD_THE_PAGE) - set(asked)):
        raise Unknown(f"{LOCK} has no {', '.join(gone)} any more")
    in_the_page = {f"node_modules/{name}" for name in IN_THE_PAGE | UNDER_THE_PAGE}
    edges = closure(packages, IN_THE_PAGE | BUILD_THE_PAGE)
    by_reference = {}
    graph: dict[str, set[str]] = {}
    for place, targets in sorted(edges.items()):
        scope = "required" if place in in_the_page else "excluded"
        component = npm_component(packages, place, scope)
        by_reference.setdefault(component["bom-ref"], component)
        graph.setdefault(component["bom-ref"], set()).update(
            reference(packages, target) for target in targets
        )
    components = [by_reference[each] for each in sorted(by_reference)]
    dependencies = [
        {"ref": each, "dependsOn": sorted(graph[each])} for each in sorted(graph) if graph[each]
    ]
    return components, dependencies


def bill(root: Path) -> str:
    version = re.search(r"project\(benben VERSION ([0-9.]+)", (root / "CMakeLists.txt").read_text())
    if version is None:
        raise Unknown("CMakeLists.txt names no version")
    debian = debian_components(root)
    npm, dependencies = npm_components(root)
    all_of_it = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "benben",
                "name": "benben",
                "version": version[1],
                "licenses": licence("MIT"),
            }
        },
        "components": debian + npm,
        "dependencies": [
            {
                "ref": "benben",
                "dependsOn": [c["bom-ref"] for c in debian + npm if c["scope"] == "required"],
            },
            *dependencies,
        ],
    }
    return json.dumps(all_of_it, indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--root", type=Path, default=Path(__file__).parent.parent)
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if it is another")
    options = parser.parse_args()
    try:
        text = bill(options.root)
    except Unknown as unknown:
        print(unknown)
        return 1
    file = options.root / SBOM
    if not options.check:
        file.write_text(text)
        return 0
    if file.is_file() and file.read_text() == text:
        print(f"{SBOM}: ok")
        return 0
    print(f"{SBOM} is not what scripts/sbom.py writes: run it")
    return 1


if __name__ == "__main__":
    sys.exit(main())
