import { describe, expect, test } from 'vitest';
import { playThrough, type Playthrough } from '../../../../../engine/play/playthrough.js';
import { outcomeText } from '../../../../../engine/play/ruleset.js';
import { rtl } from '../../../../../engine/rulesets/rtl/index.js';
import { changed, setUpOf, type Changes, type Scenario } from '../examples.js';

/** The whole scenario by default answers. */
async function toTheEnd(name: Scenario, changes: Changes = []): Promise<Playthrough> {
  const { scenario, findings } = await changed(name, changes);
  expect(findings.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
  if (!scenario) throw new Error('There is no scenario.');
  return playThrough(rtl, scenario, { until: 'end' });
}

const verdict = ({ game }: Playthrough): string => outcomeText(game.outcome() ?? { rule: '' });
const germanPoints = ({ game }: Playthrough): number =>
  game.score().reduce((sum, { side, points }) => (side === 'German' ? sum + points : sum), 0);
const endedIn = ({ events }: Playthrough): string =>
  /end of turn (\w+)/.exec(events.find(({ kind }) => kind === 'victory')?.text ?? '')?.[1] ?? '';

test('C128: scenario 4 begins at -13: aircraft -6, the Soviet aircraft +2, two steps of armour +2, places -11 [S6.31]', async () => {
  const { scenario } = await changed('manstein-attacks', []);
  const start = scenario?.awards.filter(({ occasion }) => occasion === 'start').map(({ points }) => points);
  expect(start).toEqual([-6 + 2 + 2 - 3 - 3 - 5]);
});

describe('C129: the levels of victory of scenario 4 [VP.3]', () => {
  test.each([
    [28, 'German marginal'],
    [27, 'Soviet marginal'],
    [36, 'German marginal'],
    [37, 'German tactical'],
    [44, 'German tactical'],
    [45, 'German decisive'],
    [21, 'Soviet tactical'],
    [14, 'Soviet tactical'],
    [13, 'Soviet decisive'],
  ])('%d points: %s', async (points, level) => {
    const played = await toTheEnd('manstein-attacks', [
      ['start -13', `start ${points}`],
      ['turns 19AM..22AM', 'turns 19AM..22AM\n  set control of Ivanovskoye = Soviet'],
    ]);
    expect([germanPoints(played), verdict(played)]).toEqual([points, level]);
  });
});

/** Nobody stands on the map, the Germans hold some places, and points were won before. */
const held = (points: number, ...places: string[]): Changes => [
  [setUpOf('Soviet'), ''],
  [/ {2}set control of Medved[^\n]*\n/, `  set control of ${places.join(', ')} = German\n`],
  ['turns 13AM..17PM', `turns 13AM..17PM\n  score for German start ${points}`],
];

describe('C130: the immediate victory of scenario 1 [4.21.C3, 4.22, S3.33]', () => {
  test('2 points, Medved, Soltsy and Shimsk are 26 and win on 15AM', async () => {
    const played = await toTheEnd('the-battle-of-soltsy', held(2, 'Medved', 'Soltsy', 'Shimsk'));
    expect([verdict(played), germanPoints(played), endedIn(played)]).toEqual(['German', 26, '15AM']);
  });

  test('without Soltsy it goes on with 2 points, to which 17PM adds other values', async () => {
    const played = await toTheEnd('the-battle-of-soltsy', held(2, 'Medved', 'Shimsk'));
    expect([verdict(played), germanPoints(played), endedIn(played)]).toEqual(['Soviet', 2 + 2 + 8, '17PM']);
  });
});

test('C131: places have other values on 17PM: 20, Gorodishche and Sitnya are 30 [VP.1]', async () => {
  const played = await toTheEnd('the-battle-of-soltsy', [
    ...held(20, 'Gorodishche', 'Sitnya'),
    [/ {2}victory German turn 15AM[^\n]*\n/, ''], // on 15AM he had fewer
  ]);
  expect([verdict(played), germanPoints(played)]).toEqual(['German', 30]);
});

describe('C132: no Soviet moves south or east on 19AM of scenario 4 [S6.22]', () => {
  test.each([
    ['"322 Recon" to 6729', []],
    ['"HQ 245" to 5628', []],
    ['"HQ 245" to 5827', ['rtl/S6.22/forbidden']],
  ])('move %s', async (move, codes) => {
    const analysis = await changed(
      'manstein-attacks',
      [[/ {4}5527: III\/368\n/, '']], // its ZOC would make the way north too long
      `orders turn 19AM Soviet { draw "245.Rifle" { play assault move ${move} } }`,
    );
    const refused = analysis.playFindings().filter(({ severity }) => severity === 'error');
    expect(refused.map(({ code }) => code)).toEqual(codes);
  });
});

test('C133: on 19AM the Soviet plays the Assault Sequence, and no other [S6.22, 7.21]', async () => {
  const codes = async (sequence: string): Promise<string[]> => {
    const analysis = await changed(
      'manstein-attacks',
      [],
      `orders turn 19AM Soviet { draw "257.Rifle" { play ${sequence} } }`,
    );
    return analysis.playFindings().flatMap(({ severity, code }) => (severity === 'error' ? [code] : []));
  };
  expect(await codes('mobile')).toEqual(['rtl/7.21/sequence-set']);
  expect(await codes('assault')).toEqual([]);
});

test('C134: Soltsy held at the ends of 16PM, 17AM and 17PM is 9 points, and 3 of the place [VP.1]', async () => {
  const played = await toTheEnd('the-battle-of-soltsy', held(0, 'Soltsy'));
  const points = played.game.score().map((line) => line.points);
  expect(points.filter((one) => one !== 0)).toEqual([3, 3, 3, 3]);
});

test('C135: the marker of the 70th Rifle comes into the cup on 14AM [S3.23]', async () => {
  const { events } = await toTheEnd('the-battle-of-soltsy');
  const turns = events.filter(({ facts }) => facts?.formation === '70.Rifle').map(({ address }) => address[0]);
  expect(turns.slice(0, 2)).toEqual(['3', '4']);
});

test('C136: what the Soviet has taken of Staraya Russa is not given back when the German retakes it [S1.23]', async () => {
  const analysis = await changed(
    'the-battle-of-staraya-russa',
    [
      [setUpOf('Soviet'), '  setup Soviet { 5006: "322 Recon" }\n'],
      [setUpOf('German'), '  setup German { 4910: III/6  4911: I/6  5012: "AA 30" }\n'],
    ],
    `orders turn 13AM Soviet { draw "245.Rifle" { play mobile move "322 Recon" to 5011 } }
    orders turn 13PM Soviet { draw "245.Rifle" { play mobile move "322 Recon" to 5006 } }
    orders turn 14AM German { draw "30.Inf" { play mobile move "AA 30" to 5011 } }
    expect after turn 13AM { score German -10 }
    expect after turn 14AM { "AA 30" at 5011 score German -10 }`,
  );
  expect(analysis.playFindings().map(({ message }) => message)).toEqual([]);
});
