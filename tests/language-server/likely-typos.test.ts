import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Finding } from '../../engine/model/finding.js';
import { rulesets } from '../../engine/rulesets/index.js';
import { withEdits } from '../../language-server/features/actions/fix-verifier.js';
import { TestWorkspace } from './workspace.js';

// The tests of the examples check that no example has a false alarm.

const WIDE = `ruleset pgg
map Wide {
  grid hexes flat columns 40 rows 30 labels CCRR even columns lower
}
side German {
  panzer division "7.Pz" {
    panzer regiment 25/7 4-10 | 2-10  panzer grenadier regiment 6/7 2-10 | 1-10  panzer grenadier regiment 7/7 2-10 | 1-10
  }
  motorized division "10.Mot" { motorized regiment 20/10 3-10 | 1-10  motorized regiment 41/10 3-10 | 1-10 }
  motorized division "29.Mot" { motorized regiment 15/29 3-10 | 1-10  motorized regiment 71/29 3-10 | 1-10 }
}
side Soviet { pool rifle { 9 of 6-8-6 } }
scenario "Wide" {
  on Wide
  turns 1
  setup Soviet { 3020: 1 rifle }
  setup German {
    1210: 25/7
    1211: 6/7
    1310: 7/7
    2011 2012: 20/10
    2010: 15/29
    2111: 71/29
    2211: 41/10
  }
}
`;

/** Opens an example together with the other files of its folder, after replacing one label. */
async function withWrongLabel(
  file: string,
  from: string,
  to: string,
): Promise<{ workspace: TestWorkspace; text: string }> {
  const folder = path.dirname(file);
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  const others = file === 'wide.sand' ? [] : globSync('*.sand', { cwd: folder });
  const text = file === 'wide.sand' ? WIDE : readFileSync(file, 'utf8');
  expect(text).toContain(from);
  const changed = text.replace(from, to);
  const files = Object.fromEntries([...others.map((name) => [name, read(name)] as const), ['slipped.sand', changed]]);
  return { workspace: await TestWorkspace.of(files, [...rulesets.values()]), text: changed };
}

const likelyTypos = (workspace: TestWorkspace): Finding[] =>
  workspace.analyse('slipped.sand').findings.filter(({ code }) => code === 'sandtable/astray');

test.each([
  ['two digits exchanged', 'wide.sand', '1310: 7/7', '3110: 7/7', 'are its digits exchanged'],
  ['row before column', 'wide.sand', '1210: 25/7', '1021: 25/7', '1012'],
  ['a wrong digit, with other formations between', 'wide.sand', '1310: 7/7', '2310: 7/7', 'is one of its digits wrong'],
  ['pieces of a stack', 'wide.sand', '1310: 7/7', '3110: 7/7, 20/10', 'exchanged'],
  ['fda', 'examples/fda/operation-goodwood.sand', '1305: "8th', '0513: "8th', '1305'],
  ['rtl', 'examples/rtl/manstein-attacks.sand', '5423: 950/262', '5432: 950/262', '5423'],
  ['bite', 'examples/bite/to-leningrad.sand', '1415: "3.Mech"', '4115: "3.Mech"', '1415'],
])(
  'a likely typo is reported with a fix that moves the units next to their formation: %s',
  async (_, file, from, to, says) => {
    const { workspace, text } = await withWrongLabel(file, from, to);
    const [finding, ...more] = likelyTypos(workspace);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ severity: 'information', message: expect.stringContaining(says) as unknown });
    expect(text.slice(finding.source.start, finding.source.end)).toBe(to.slice(0, 4));
    const [fix] = finding.fixes;
    expect(await workspace.services.compile.FixVerifier.fixes(workspace.analyse('slipped.sand'), finding, fix)).toBe(
      true,
    );
    const repaired = withEdits(text, fix.edits);
    if (!to.includes('20/10')) expect(repaired).toContain(to.replace(/^\d+/, fix.title.slice(-4)));
    await workspace.write('slipped.sand', repaired);
    expect(likelyTypos(workspace)).toEqual([]);
  },
);

test.each([
  ['the right hex', '1310: 7/7', '1310: 7/7'],
  ['a distant hex that no typo explains', '1310: 7/7', '3999: 7/7'],
  ['a changed digit with no other unit near the right hex', '1310: 7/7', '1319: 7/7'],
  ['a wrong digit in a near hex', '1310: 7/7', '1810: 7/7'],
  ['half of a formation', '1211: 6/7', '3110: 6/7'],
  ['a choice of cells', '1310: 7/7', '3110 3111: 7/7'],
  ['a hex of the enemy', '1310: 7/7', '3110: 7/7'],
])('no likely typo is reported for %s', async (what, from, to) => {
  const halved = what === 'half of a formation' ? '    1310: 7/7\n' : '';
  const enemy = what === 'a hex of the enemy';
  const { workspace } = await withWrongLabel('wide.sand', from, to);
  const text = workspace.document('slipped.sand').textDocument.getText();
  await workspace.write(
    'slipped.sand',
    text.replace(halved, '').replace('3020: 1 rifle', enemy ? '1310: 1 rifle' : '3020: 1 rifle'),
  );
  expect(likelyTypos(workspace)).toEqual([]);
});
