import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const SCRIPT = path.join(ROOT, '.github/actions/check/changed-maps.mjs');
const MAP = `map Ford {
  source "A test."
  grid hexes flat columns 3 rows 2 labels CCRR even columns lower
  legend { "." clear  "f" forest }
  terrain {
    |...
    |...
  }
}
`;
const SCENARIO = 'ruleset pgg\nimport "ford.sand"\nscenario "Ford" {\n  on Ford\n  turns 1\n}\n';

let folder: string;
let github: http.Server;
/** Whether the stub of GitHub lets the script write comments. */
let mayWrite = true;
const comments: { readonly id: number; body: string }[] = [];

/** A stub of the GitHub API for the comments of one pull request. */
const answer: http.RequestListener = (request, response) => {
  let sent = '';
  request.on('data', (data: Buffer) => (sent += data.toString()));
  request.on('end', () => {
    const { method, url = '' } = request;
    const [, id] = /comments\/(\d+)$/.exec(url) ?? [];
    const { body = '' } = sent === '' ? {} : (JSON.parse(sent) as { readonly body?: string });
    if (method !== 'GET' && !mayWrite) response.writeHead(403);
    else if (method === 'POST') comments.push({ id: comments.length + 1, body });
    else if (method === 'PATCH') comments[Number(id) - 1].body = body;
    response.end(JSON.stringify(comments));
  });
};

const git = (...words: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...words], {
    cwd: path.join(folder, 'work'),
    encoding: 'utf8',
  }).trim();

function commit(files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, 'work', name), text);
  git('add', '--all');
  git('commit', '--quiet', '-m', 'change');
  return git('rev-parse', 'HEAD');
}

/** Runs the script under test as the GitHub action does. Returns the text that the script writes to the job summary. */
async function runs(base: string): Promise<string> {
  const summary = path.join(folder, 'summary.md');
  fs.rmSync(summary, { force: true });
  const env = {
    ...{ PATH: process.env.PATH, BASE: base, PULL: '7', PATHS: '.', SANDTABLE: path.join(ROOT, 'dist/cli.mjs') },
    ...{ GITHUB_REPOSITORY: 'owner/battles', GITHUB_TOKEN: 'secret', GITHUB_STEP_SUMMARY: summary },
    GITHUB_API_URL: `http://127.0.0.1:${(github.address() as AddressInfo).port}`,
  };
  await promisify(execFile)(process.execPath, [SCRIPT], { cwd: path.join(folder, 'work'), env });
  return fs.readFileSync(summary, 'utf8');
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandtable-pull-'));
  fs.mkdirSync(path.join(folder, 'work'));
  execFileSync('git', ['init', '--quiet', '--bare', path.join(folder, 'origin')]);
  git('init', '--quiet');
  git('remote', 'add', 'origin', path.join(folder, 'origin'));
  github = http.createServer(answer);
  await new Promise<void>((resolve) => github.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  github.close();
  fs.rmSync(folder, { recursive: true });
});

test('one comment shows each changed map of a pull request, also for files that import the map', async () => {
  const other = MAP.replace('Ford', 'Hill');
  const base = commit({
    'ford.sand': `ruleset pgg\n${MAP}`,
    'battle.sand': SCENARIO,
    'hill.sand': `ruleset pgg\n${other}`,
  });
  commit({ 'ford.sand': `ruleset pgg\n${MAP.replace('|...', '|.ff')}` });
  await runs(base);
  expect(comments).toHaveLength(1);
  const pictures = git('ls-remote', 'origin', 'refs/heads/sandtable-maps/7').split('\t')[0];
  const image = (name: string): string => `![](https://github.com/owner/battles/raw/${pictures}/${name})`;
  expect(comments[0].body).toContain('2 maps change.');
  expect(comments[0].body).toContain(
    `**battle.sand**\n\n| before | now |\n| --- | --- |\n| ${image('1-before.png')} | ${image('1-now.png')} |`,
  );
  expect(comments[0].body).not.toContain('hill.sand');
  expect(git('ls-tree', '--name-only', pictures).split('\n')).toEqual([
    '1-before.png',
    '1-now.png',
    '2-before.png',
    '2-now.png',
  ]);

  commit({ 'ford.sand': `ruleset pgg\n${MAP}` });
  await runs(base);
  expect(comments.map(({ body }) => body.split('\n')[1])).toEqual(['No map changes.']);
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
});

test('the summary shows the maps of a pull request if the token may not write comments', async () => {
  mayWrite = false;
  git('remote', 'set-url', 'origin', path.join(folder, 'nowhere'));
  const base = git('rev-parse', 'HEAD');
  commit({ 'new_hill.sand': `ruleset pgg\n${MAP.replace('Ford', 'Mound')}` });
  expect(await runs(base)).toContain(
    '1 map changes.\n\n**new\\_hill.sand**\n\n| before | now |\n| --- | --- |\n| none | drawn |',
  );
});
