import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NodeWorkspace } from '../../language-server/node-workspace.js';
import { stub } from './stub-ruleset.js';

const rulesets = new Map([['stub', stub]]);
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'sandtable-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('campaign/map.sand', 'ruleset stub\nmap Field { grid squares columns 4 rows 4 }');
  write('campaign/sub/setup.sand', 'ruleset stub\nimport "../map.sand"\nscenario "S" { on Field }');
  write('campaign/readme.md', '# no scenario');
  write('campaign/node_modules/copy.sand', 'ruleset stub');
  write('campaign/.hidden/copy.sand', 'ruleset stub');
  write('elsewhere/thief.sand', 'ruleset stub\nimport "../campaign/map.sand"');
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

const names = (workspace: NodeWorkspace): string[] =>
  workspace.documents.map(({ uri }) => uri.path.slice(root.length + 1));
const open = (...paths: string[]): Promise<NodeWorkspace> =>
  NodeWorkspace.open(paths, rulesets, join(root, 'campaign'));

describe('paths of the command line', () => {
  test('a folder is all its scenario files, hidden folders and packages left out', async () => {
    expect(names(await open('.'))).toEqual(['campaign/map.sand', 'campaign/sub/setup.sand']);
  });

  test('a file is itself; what it imports is read but not listed', async () => {
    const workspace = await open('sub/setup.sand');
    expect(names(workspace)).toEqual(['campaign/sub/setup.sand']);
    const [document] = workspace.documents;
    expect(workspace.analyse(document)).toMatchObject({
      findings: [],
      map: { name: 'Field' },
      scenario: { title: 'S' },
    });
  });

  test('a path that leads nowhere is told', async () => {
    expect((await open('map.sand', 'mapp.sand')).missing).toEqual(['mapp.sand']);
  });

  test('a file outside the working folder imports from its own folder only', async () => {
    const workspace = await NodeWorkspace.open(['thief.sand'], rulesets, join(root, 'elsewhere'));
    const [document] = workspace.documents;
    expect(workspace.analyse(document)?.findings.map(({ code }) => code)).toEqual(['sandtable/wrong-import']);
  });

  test('a link in the workspace that leads out of it is not followed when folders are searched', async () => {
    symlinkSync(join(root, 'elsewhere'), join(root, 'campaign/link'));
    expect(names(await open('.'))).toEqual(['campaign/map.sand', 'campaign/sub/setup.sand']);
    rmSync(join(root, 'campaign/link'));
  });
});
