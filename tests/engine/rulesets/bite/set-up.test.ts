import { expect, test } from 'vitest';
import { bite } from '../../../../engine/rulesets/bite/index.js';
import { playThrough } from '../../../../engine/play/play-scenario.js';
import { setupText } from '../../../../engine/play/setup-entry.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

/** Returns the starter file with a set-up requirement, with 27.A west of the river in 0302 and an Axis unit in 0104. */
const setupThat = (requirement: string, more = ''): string => `ruleset bite
map Field {
  source "Made up."
  grid hexes flat columns 5 rows 4 labels CCRR even columns lower
  legend { "." plain  "~" water }
  terrain from 0101 {
    |. . . . ~
    |. . . . .
    |. . . . .
    |. . . . .
  }
  capital Berlin at 0101 (nation "Germany", source "Germany")
  capital Moscow at 0504 (nation "Soviet Union", source "Soviet Union")
  river Bug 0302/0401 0302/0402
  area Border 0301 0302 0303
  area Bank 0401 0402
}
side Axis {
  source "Made up."
  nation Germany { infantry corps "28.AK" 3 | 2 | 1 (dot blue)  infantry corps "1.AK" 3 | 2 | 1 }
}
side Soviet {
  source "Made up."
  nation "Soviet Union" {
    infantry army "27.A" 4 | 3 | 2 | 1 (dot blue)
    infantry army "8.A" 3 | 2 | 1 (dot blue)
    tank corps "3.Mech" 3 | 2 | 1 (dot blue)
    fighter division IAP 2 | 1 (dot white)
  }
}
scenario "Set-up" {
  on Field
  turns June 1941..July 1941
  ${more}
  setup Soviet {
    0302: "27.A"
    ${requirement}
  }
  setup Axis { 0104: "28.AK", "1.AK" }
}
`;

test.each([
  // Covered cells are occupied by the side or in its ZOC [BPS]. At set-up a ZOC extends across a river, in the
  // advanced game too [3.19, 8.0].
  ['require cover at Border [BPS]', '', '3 of 3 cells', true],
  ['require cover at Bank [BPS]', '', '2 of 2 cells', true],
  ['require cover at Bank [BPS]', 'set layer = advanced', '2 of 2 cells', true],
  ['require occupied at Border [SBE6]', '', '1 of 3 cells', false],
  ['require occupied at 0302 [SBE6]', '', '1 of 1 cell', true],
  ['require every land unit (dot blue) [BPS]', '', '1 of 3 land unit', false],
  ['require land units 1..1', '', '1 of 1 land units', true],
  ['require air units', '', '0 of 1 air units', false],
  ['require infantry 2 at Border, Bank (strength 6) [SBE.charts]', '', '1 of 2 infantry, strength 4 of 6', false],
  ['require armour', '', '0 of 1 armour', false],
  ['forbid units 2 Germany at 0104', '', '0 of at most 1 units', true],
])(
  'the requirement `%s` with the additional statement "%s" has the state “%s”',
  async (requirement, more, has, isMet) => {
    const { findings, scenario } = (
      await TestWorkspace.of({ 'it.sand': setupThat(requirement, more) }, [bite])
    ).analyse('it.sand');
    const entries = scenario ? (bite.setupLedger?.(scenario) ?? []) : [];
    expect(entries.map((entry) => [setupText(entry), entry.isFulfilled])).toEqual([[has, isMet]]);
    expect(findings.filter(({ code }) => code === 'bite/set-up-limit').length).toBe(isMet ? 0 : 1);
  },
);

test.each([
  // Two land units of the forces are not placed, so only the set-up must be changed.
  ['require land units 3', ['The set-up with this requirement.']],
  [
    'require units 9',
    [
      'The set-up with this requirement.',
      'The forces of Soviet have 5 units too few for this requirement. Write the missing units here.',
    ],
  ],
])('the finding of `%s` refers to the places where units can be added', async (requirement, places) => {
  const { findings } = (await TestWorkspace.of({ 'it.sand': setupThat(requirement) }, [bite])).analyse('it.sand');
  const [found] = findings.filter(({ code }) => code === 'bite/set-up-limit');
  expect(found.related.map(({ message }) => message)).toEqual(places);
});

test.each([
  ['enemiesIgnored', '1 of 1 cell'],
  ['enemiesCounted', '0 of 1 cell'],
])(
  'A50 %s: the reading decides whether an adjacent hex held by the enemy counts as covered in the set-up: %s [BPS.border, A50]',
  async (reading, has) => {
    const text = setupThat('require cover at 0303 [BPS.border]', `ruling setup.cover = ${reading}`);
    const files = { 'it.sand': text.replace('0104: "28.AK"', '0303: "28.AK"') };
    const { scenario } = (await TestWorkspace.of(files, [bite])).analyse('it.sand');
    expect((scenario ? (bite.setupLedger?.(scenario) ?? []) : []).map(setupText)).toEqual([has]);
  },
);

test('units that may set up in several hexes leave room for units that are placed in one of these hexes later [3.10]', async () => {
  const text = setupThat('').replace('0302: "27.A"', '0301..0303: "27.A", "8.A"\n    0301: "3.Mech"');
  const sided = text.replace('infantry army "27.A"', 'infantry army "5.A" 3 | 2 | 1\n    infantry army "27.A"');
  const files = { 'it.sand': sided.replace('0301: "3.Mech"', '0301: "3.Mech", "5.A"') };
  const { scenario } = (await TestWorkspace.of(files, [bite])).analyse('it.sand');
  if (!scenario) throw new Error('There is no scenario.');
  const game = bite.start(scenario);
  const course = game.play();
  const moment = course.next().value;
  if (moment?.kind !== 'decision') throw new Error('There is no decision.');
  const labels = moment.legal().flatMap(({ cells = [] }) => cells.map((cell) => scenario.map.board.label(cell)));
  expect(new Set(labels)).toEqual(new Set(['0302', '0303']));
});

test('a block without steps is reported, shown and played at strength 0 [3.15]', async () => {
  const files = { 'it.sand': setupThat('').replace('"27.A" 4 | 3 | 2 | 1', '"27.A"') };
  const { findings, scenario, playthrough } = await looked(files);
  expect(findings.map(({ code }) => code)).toContain('bite/3.15/no-steps');
  expect(scenario).toBeDefined();
  const piece = playthrough?.game.position({ umpire: true }).pieces.find(({ name }) => name === '27.A');
  expect([piece?.cell, piece?.values, piece?.steps]).toEqual(['0302', '0', 1]);
});

async function looked(files: Readonly<Record<string, string>>) {
  const analysis = (await TestWorkspace.of(files, [bite])).analyse('it.sand');
  const { findings, scenario } = analysis;
  return { findings, scenario, playthrough: scenario && playThrough(bite, scenario, { until: 'end' }) };
}

test.each([
  ['"27.A" 4 | 3 | 2 | 1', '"27.A" 999999999999 | 1', 'bite/3.11/too-strong'],
  ['0302: "27.A"', '0501: "27.A"', 'bite/7.5.4/begins-nowhere'],
])('the mistake of writing %s as %s is reported and does not stop play [3.11, 7.5.4]', async (right, wrong, code) => {
  const { findings, playthrough } = await looked({ 'it.sand': setupThat('').replace(right, wrong) });
  expect(findings.map((finding) => finding.code)).toContain(code);
  expect(playthrough?.ended).toBe(true);
});

test('land units with several set-up hexes are not placed on water [7.5.4]', async () => {
  const { scenario } = await looked({ 'it.sand': setupThat('').replace('0302: "27.A"', '0501, 0502: "27.A", "8.A"') });
  if (!scenario) throw new Error('There is no scenario.');
  const moment = bite.start(scenario).play().next().value;
  if (moment?.kind !== 'decision') throw new Error('There is no decision.');
  const labels = moment.legal().flatMap(({ cells = [] }) => cells.map((cell) => scenario.map.board.label(cell)));
  expect(new Set(labels)).toEqual(new Set(['0502']));
});

test.each([
  ['0301..0303: "27.A", IAP', 'These hexes have no air base for IAP'],
  ['0302: "27.A", IAP', '0302 has no air base for IAP'],
  ['0301..0303 0504: "27.A", IAP', undefined],
  ['0504: "27.A", IAP', undefined],
  // The only base is taken by an air unit of the same placement or of another one [3.10.air].
  ['0301..0303 0504: IAP, BAD', 'These hexes have no air base for BAD'],
  ['0301..0303 0504: every unit', 'These hexes have no air base for IAP'],
  ['0504: IAP  0301..0303 0504: BAD, "27.A"', 'These hexes have no air base for BAD'],
  // Two air units in exactly one hex are an error of the stack, not of the base.
  ['0504: IAP, BAD', undefined],
])('air units must be set up on air bases: %s [3.4]', async (placing, message) => {
  const text = setupThat('').replace('fighter division IAP', 'bomber division BAD 1  fighter division IAP');
  const { findings } = await looked({ 'it.sand': text.replace('0302: "27.A"', placing) });
  const about = findings.filter(({ code }) => code === 'bite/3.4/begins-without-base');
  expect(about.map(({ message }) => message.split(':').at(0))).toEqual(message === undefined ? [] : [message]);
});

test('an air unit set up in an area takes a hex with an air base, whichever unit is placed first [3.4]', async () => {
  const { playthrough } = await looked({
    'it.sand': setupThat('').replace('0302: "27.A"', '0301..0303 0504: IAP, "27.A"'),
  });
  const piece = playthrough?.game.position({ umpire: true }).pieces.find(({ name }) => name === 'IAP');
  expect(piece?.cell).toBe('0504');
});
