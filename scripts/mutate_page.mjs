// Changes the page's code in small ways, one at a time, and says which changes no test notices.
//
//     node scripts/mutate_page.mjs FILE... [--share PERCENT] [--seed N]
//
// FILE is a TypeScript file of web/src/lib, as `router.ts` or `table/look.svelte.ts`. The mutants are
// Stryker's; they are made in a copy of the tree under build/mutants, which takes Stryker from the npm
// registry at its first use, so that the page's own packages stay few. With --share only so many of a
// hundred are tried, drawn by the seed: the same ones as long as the file is the same.
//
// They are tried with the tests whose names begin with the files', and for a file without one, with
// those in web/src/lib that import it. So name together what is tested together: `core.ts library.ts`.
//
// Exit status: 0 at most one in ten survived, 1 more did, 2 nothing could be tried.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const shop = join(root, 'build/mutants');
const web = join(shop, 'web');
const drawnFile = join(shop, 'drawn.json');
const stryker = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@9.5.1`);

/** What a mutant is known by: the same in each run over the same file. */
function keyOf(file, { start, end }, replacement) {
  const place = [start.line, start.column, end.line, end.column].join(':');
  return `${file}:${place} ${replacement}`;
}

/** Whether chance takes the mutant. */
function drawn(key, { seed, share }) {
  const number = createHash('sha256').update(`${seed} ${key}`).digest().readUInt32BE();
  return number % 100 < share;
}

/** Stryker's plugin that leaves out what was not drawn: it looks like code that does not compile. */
function checker() {
  const terms = JSON.parse(readFileSync(drawnFile, 'utf8'));
  const zeroBased = ({ line, column }) => ({ line: line + 1, column: column + 1 });
  const taken = ({ fileName, location: { start, end }, replacement }) => {
    const place = { start: zeroBased(start), end: zeroBased(end) };
    return drawn(keyOf(relative(web, fileName), place, replacement), terms);
  };
  const status = (mutant) => (taken(mutant) ? 'passed' : 'compileError');
  return {
    init: async () => {},
    group: (mutants) => [mutants.map(({ id }) => id)],
    check: async (mutants) =>
      Object.fromEntries(mutants.map((it) => [it.id, { status: status(it), reason: 'not drawn' }])),
  };
}

export const strykerPlugins = [{ kind: 'Checker', name: 'drawn', factory: checker }];

/** The copy of the tree: the page's sources are its own, all else is the tree's. */
function setUp() {
  mkdirSync(web, { recursive: true });
  for (const name of readdirSync(root)) {
    if (name === 'web' || name === '.git' || existsSync(join(shop, name))) continue;
    symlinkSync(join(root, name), join(shop, name));
  }
  for (const name of readdirSync(join(root, 'web'))) {
    if (['node_modules', 'dist', 'test-results', '.svelte-check'].includes(name)) continue;
    rmSync(join(web, name), { recursive: true, force: true });
    cpSync(join(root, 'web', name), join(web, name), { recursive: true });
  }
  const options = ['--no-save', '--no-audit', '--no-fund', '--silent'];
  if (!existsSync(join(web, 'node_modules/@stryker-mutator'))) {
    command('npm', ['install', ...options, ...stryker], 'inherit');
  }
  const config = [
    'import config from "./vite.config.ts";',
    'const { resolve, server, plugins, test } = config;',
    'const { setupFiles } = test.projects[0].test;',
    'const include = process.env.MUTANTS_TESTS.split(",");',
    'const tests = { include, setupFiles };',
    'export default { resolve, server, plugins: plugins.slice(0, 2), test: tests };',
  ];
  writeFileSync(join(web, 'mutants.config.ts'), `${config.join('\n')}\n`);
}

function command(name, options, stdio, more = {}) {
  return spawnSync(name, options, { cwd: web, stdio, env: { ...process.env, ...more } }).status;
}

const isTest = (file) => file.endsWith('.test.ts');

/** The tests whose names begin with the file's, or else those in web/src/lib that import it. */
function testsOf(file) {
  const name = basename(file).replace(/(\.svelte)?\.ts$/, '');
  const stem = new RegExp(`^${name}(_\\w+)?(\\.svelte)?\\.test\\.ts$`);
  const own = readdirSync(join(web, dirname(file)))
    .filter((test) => stem.test(test))
    .map((test) => join(dirname(file), test));
  if (own.length > 0) return own;
  const imports = new RegExp(`(from|import\\() ?"[^"]*/${basename(file, '.ts')}(\\.ts)?"`);
  return readdirSync(join(web, 'src/lib'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/lib/${path}`)
    .filter((path) => isTest(path) && imports.test(readFileSync(join(web, path), 'utf8')));
}

/** Tries the mutants of the files that the terms draw; none if the tests fail without any. */
function tried(files, terms) {
  const tests = new Set(files.flatMap(testsOf));
  writeFileSync(drawnFile, JSON.stringify(terms));
  const report = join(shop, 'report.json');
  rmSync(report, { force: true });
  const config = {
    testRunner: 'vitest',
    vitest: { configFile: 'mutants.config.ts' },
    checkers: ['drawn'],
    plugins: ['@stryker-mutator/*', join(shop, 'scripts/mutate_page.mjs')],
    mutate: files,
    inPlace: true,
    disableTypeChecks: false,
    concurrency: 1,
    coverageAnalysis: 'perTest',
    // A machine that is busy is no reason to call a mutant dead.
    timeoutMS: 30_000,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    tempDirName: join(shop, 'temporary'),
  };
  writeFileSync(join(web, 'stryker.json'), JSON.stringify(config));
  const log = openSync(join(shop, 'log'), 'w');
  command('npx', ['stryker', 'run', 'stryker.json'], ['ignore', log, log], {
    MUTANTS_TESTS: [...tests].join(','),
  });
  if (!existsSync(report)) return [];
  return Object.entries(JSON.parse(readFileSync(report, 'utf8')).files).flatMap(
    ([file, { source, mutants }]) =>
      mutants
        .filter(({ location, replacement }) => drawn(keyOf(file, location, replacement), terms))
        .map((mutant) => told(file, source, mutant)),
  );
}

/** A mutant with what became of it. */
function told(file, source, { location, replacement, status, mutatorName }) {
  const { start, end } = location;
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines.push(lines.pop().slice(0, end.column - 1));
  const before = [lines[0].slice(start.column - 1), ...lines.slice(1)].join(' ');
  const short = (code) => code.replace(/\s+/g, ' ').slice(0, 100);
  const text = `${file}:${start.line} ${mutatorName}: ${short(before)}  =>  ${short(replacement)}`;
  return { file, text, killed: ['Killed', 'Timeout'].includes(status) };
}

const percent = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function row(name, mutants) {
  const survived = mutants.filter(({ killed }) => !killed).length;
  const counts = [mutants.length, survived].map((count) => String(count).padStart(6)).join('');
  return `${name.padEnd(32)}${counts} ${percent(survived, mutants.length).padStart(8)}`;
}

function main() {
  const { values, positionals } = parseArgs({
    options: {
      share: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
    },
    allowPositionals: true,
  });
  const terms = { share: Number(values.share), seed: Number(values.seed) };
  const files = positionals.map((file) => `src/lib/${file}`);
  setUp();
  const mutants = tried(files, terms);
  if (mutants.length === 0) {
    console.error(`nothing could be tried; see ${join(shop, 'log')}`);
    return 2;
  }
  const survivors = mutants.filter(({ killed }) => !killed);
  for (const { text } of survivors) console.log(text);
  console.log(`\nmutants and survivors (seed ${terms.seed}, ${terms.share} % drawn)`);
  for (const name of files) {
    const own = mutants.filter(({ file }) => file === name);
    console.log(row(name.slice('src/lib/'.length), own));
  }
  console.log(row('all', mutants));
  return survivors.length * 10 <= mutants.length ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(main());
