/**
 * Draws every scenario as it was at the base of a pull request and as it is now. Shows the scenarios whose picture has
 * changed in a comment on the pull request. This file is plain JavaScript without packages, so that any version of Node
 * can run it.
 *
 * Environment variables: BASE is the commit at the base, PULL the number of the pull request, PATHS the folders and
 * files to examine, SANDTABLE the file of the command line. GitHub sets the others for every step.
 */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, resolve } from 'node:path';

const { BASE, PULL, PATHS = '.', SANDTABLE, GITHUB_REPOSITORY, GITHUB_TOKEN } = process.env;
const { GITHUB_API_URL = 'https://api.github.com', GITHUB_SERVER_URL = 'https://github.com' } = process.env;
/** Marks the comment, so that a later run finds it. */
const MARK = '<!-- sandtable: changed maps -->';
/** Maximum number of scenarios with pictures. A comment has a limited length, and nobody looks at more pictures. */
const MOST = 20;

const here = process.cwd();
const scratch = mkdtempSync(join(tmpdir(), 'sandtable-maps-'));
const before = join(scratch, 'before');
git('worktree', 'add', '--quiet', '--detach', before, BASE);
try {
  const [then, now] = [BASE, 'HEAD'].map((commit) => files(commit));
  const paths = PATHS.split(/\s+/).filter((path) => path !== '');
  const scenarios = [...new Set([...files(BASE, paths).keys(), ...files('HEAD', paths).keys()])];
  const changed = [];
  for (const file of scenarios) if (isTouched(file, then, now) && (await differs(file))) changed.push(file);
  tell('GITHUB_OUTPUT', `changed<<END\n${changed.map((file) => `${file}\n`).join('')}END\n`);
  const pictures = [];
  for (const file of changed.slice(0, MOST)) pictures.push(await draw(file, pictures.length + 1));
  await show(changed, pictures);
} finally {
  git('worktree', 'remove', '--force', before);
  rmSync(scratch, { recursive: true, force: true });
}

function git(...words) {
  return execFileSync('git', words, { encoding: 'utf8', maxBuffer: 1 << 28 }).trim();
}

/** Returns the scenarios of a commit, each with the line of `git ls-tree` that identifies its content. */
function files(commit, paths = []) {
  const lines = git('-c', 'core.quotePath=false', 'ls-tree', '-r', commit, '--', ...paths).split('\n');
  const entries = lines.map((line) => line.split('\t').reverse()).filter(([file]) => file.endsWith('.sand'));
  return new Map(entries);
}

/** Returns whether a file or one of its imports has changed. Other files need not be drawn. */
function isTouched(file, then, now, seen = new Set()) {
  if (then.get(file) !== now.get(file)) return true;
  if (seen.has(file) || !now.has(file)) return false;
  seen.add(file);
  const imports = readFileSync(join(here, file), 'utf8').matchAll(/\bimport\s+"([^"]+)"/g);
  return [...imports].some(([, name]) => isTouched(posix.join(posix.dirname(file), name), then, now, seen));
}

/** Draws a file of a folder. Resolves to the picture; undefined if the file does not exist or cannot be drawn. */
function render(folder, file, picture) {
  const words = [resolve(SANDTABLE), 'render', file, '-o', picture];
  return new Promise((drawn) => {
    execFile(process.execPath, words, { cwd: folder }, (problem) => drawn(problem ? undefined : readFileSync(picture)));
  });
}

/** Draws a file as it was before and as it is now. */
function both(file, place) {
  return Promise.all([
    render(before, file, join(scratch, place('before'))),
    render(here, file, join(scratch, place('now'))),
  ]);
}

async function differs(file) {
  const [then, now] = await both(file, (when) => `${when}.svg`);
  return then === undefined || now === undefined ? then !== now : !then.equals(now);
}

/** Draws the pictures of a file that the comment shows. Returns their names in the branch of pictures. */
async function draw(file, number) {
  mkdirSync(join(scratch, 'pictures'), { recursive: true });
  const [then, now] = await both(file, (when) => `pictures/${number}-${when}.png`);
  return { file, then: then && `${number}-before.png`, now: now && `${number}-now.png` };
}

async function show(changed, pictures) {
  const commit = pictures.length > 0 ? keep() : undefined;
  const text = comment(changed, pictures, commit);
  tell('GITHUB_STEP_SUMMARY', text);
  const said = await earlier();
  if (said === undefined && changed.length === 0) return;
  const body = JSON.stringify({ body: text });
  const asked = said === undefined ? ['POST', `issues/${PULL}/comments`] : ['PATCH', `issues/comments/${said}`];
  const answer = await ask(...asked, body);
  // A pull request from a fork may not write comments. Its author can read the summary of the run instead.
  if (!answer.ok) console.log(`::notice::The comment could not be written (${answer.status}); see the summary.`);
}

/** Pushes the pictures to a branch for this pull request, as a commit without parents. Returns the commit. */
function keep() {
  const folder = join(scratch, 'pictures');
  const env = { ...process.env, GIT_INDEX_FILE: join(scratch, 'index') };
  const inside = (...words) => execFileSync('git', words, { encoding: 'utf8', env }).trim();
  const author = ['-c', 'user.name=sandtable', '-c', 'user.email=sandtable@users.noreply.github.com'];
  inside('--work-tree', folder, 'add', '--all', '--force', folder);
  const commit = inside(...author, 'commit-tree', inside('write-tree'), '-m', `Maps of #${PULL}`);
  const { status } = spawnSync('git', [
    'push',
    '--quiet',
    '--force',
    'origin',
    `${commit}:refs/heads/sandtable-maps/${PULL}`,
  ]);
  return status === 0 ? commit : undefined;
}

function comment(changed, pictures, commit) {
  if (changed.length === 0) return `${MARK}\nNo map changes.\n`;
  const image = (place) => {
    if (place === undefined) return 'none';
    return commit === undefined ? 'drawn' : `![](${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/raw/${commit}/${place})`;
  };
  const rows = pictures.map(
    ({ file, then, now }) =>
      `**${file.replaceAll(/[\\`*_|<]/g, '\\$&')}**\n\n| before | now |\n| --- | --- |\n| ${image(then)} | ${image(now)} |\n`,
  );
  const rest = changed.length - pictures.length;
  const count = changed.length === 1 ? '1 map changes.' : `${changed.length} maps change.`;
  return [MARK, count, '', ...rows, rest > 0 ? `And ${rest} more.\n` : ''].join('\n');
}

/** Returns the id of the comment of an earlier run; undefined if there is none. */
async function earlier() {
  for (let page = 1; ; page++) {
    const answer = await ask('GET', `issues/${PULL}/comments?per_page=100&page=${page}`);
    const comments = answer.ok ? await answer.json() : [];
    const ours = comments.find(({ body }) => body.startsWith(MARK));
    if (ours || comments.length < 100) return ours?.id;
  }
}

function ask(method, path, body) {
  const headers = { accept: 'application/vnd.github+json', authorization: `Bearer ${GITHUB_TOKEN}` };
  return fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${path}`, { method, headers, body });
}

/** Appends text to one of the files in which a step leaves its output. */
function tell(file, text) {
  if (process.env[file]) appendFileSync(process.env[file], text);
}
