import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NodeWorkspace } from '../../language-server/node-workspace.js';
import { stub } from './stub-ruleset.js';

const rulesets = new Map([['stub', stub]]);
let root: string;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'sandtable-'));
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
  test('the command line lists all scenario files of a folder, except in dot-folders and node_modules', async () => {
    expect(names(await open('.'))).toEqual(['campaign/map.sand', 'campaign/sub/setup.sand']);
  });

  test('the command line lists a file given by its path, but not the imports of the file', async () => {
    const workspace = await open('sub/setup.sand');
    expect(names(workspace)).toEqual(['campaign/sub/setup.sand']);
    const [document] = workspace.documents;
    expect(workspace.analyse(document)).toMatchObject({
      findings: [],
      map: { name: 'Field' },
      scenario: { title: 'S' },
    });
  });

  test('the command line lists paths that do not exist as missing', async () => {
    expect((await open('map.sand', 'mapp.sand')).missing).toEqual(['mapp.sand']);
  });

  test('a file outside of the working folder may import only from its own folder', async () => {
    const workspace = await NodeWorkspace.open(['thief.sand'], rulesets, join(root, 'elsewhere'));
    const [document] = workspace.documents;
    expect(workspace.analyse(document)?.findings.map(({ code }) => code)).toEqual(['sandtable/wrong-import']);
  });

  describe('symbolic links that lead out of the workspace', () => {
    const link = (to: string, from: string): void => {
      symlinkSync(join(root, to), join(root, from));
    };
    const codes = async (folder: string, path: string): Promise<string[]> => {
      const workspace = await NodeWorkspace.open([path], rulesets, join(root, folder));
      const [document] = workspace.documents;
      return workspace.analyse(document)?.findings.map(({ code }) => code) ?? [];
    };

    test('the search of folders ignores symbolic links', async () => {
      link('elsewhere', 'campaign/link');
      expect(names(await open('.'))).toEqual(['campaign/map.sand', 'campaign/sub/setup.sand']);
      rmSync(join(root, 'campaign/link'));
    });

    test.each([
      ['a file that is imported', 'elsewhere/secret.sand', 'links/map.sand', 'map.sand', ['sandtable/unreadable']],
      ['a folder that is imported from', 'elsewhere', 'links/sub', 'sub/secret.sand', ['sandtable/unreadable']],
      ['but inside it is, to a file', 'links/own.sand', 'links/again.sand', 'again.sand', []],
      ['but inside it is, to a folder', 'links', 'links/round', 'round/own.sand', []],
    ])(
      'an import follows a symbolic link only if it stays inside the workspace: %s',
      async (_, to, from, path, expected) => {
        write('elsewhere/secret.sand', 'ruleset stub\nside Secret { infantry A 3-4 }');
        write('links/own.sand', 'ruleset stub\nside Blue { infantry A 3-4 }');
        write('links/setup.sand', `ruleset stub\nimport "${path}"\n`);
        link(to, from);
        expect(await codes('links', 'setup.sand')).toEqual(expected);
        rmSync(join(root, 'links'), { recursive: true });
      },
    );

    test('a symbolic link that is the working folder or a file given by its path is followed', async () => {
      link('campaign', 'elsewhere/linked');
      link('campaign/map.sand', 'elsewhere/linked.sand');
      expect(await codes('elsewhere/linked', 'sub/setup.sand')).toEqual([]);
      expect(await codes('elsewhere', 'linked.sand')).toEqual([]);
      rmSync(join(root, 'elsewhere/linked'));
      rmSync(join(root, 'elsewhere/linked.sand'));
    });
  });
});
