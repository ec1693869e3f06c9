import { describe, expect, test } from 'vitest';
import { turnName } from '../../../../../engine/model/calendar.js';
import type { AwardModel } from '../../../../../engine/model/special-rules.js';
import { playThrough } from '../../../../../engine/play/play-scenario.js';
import type { Playthrough } from '../../../../../engine/play/playthrough.js';
import { outcomeText } from '../../../../../engine/play/game.js';
import { rtl } from '../../../../../engine/rulesets/rtl/index.js';
import { setUp } from '../../../../../engine/rulesets/rtl/sequence/set-up.js';
import { groundOf } from '../../../../../engine/rulesets/rtl/state/ground.js';
import { musterOf } from '../../../../../engine/rulesets/rtl/state/muster.js';
import { AT_HAND, READY, State } from '../../../../../engine/rulesets/rtl/state/state.js';
import { calendar } from '../../../../../engine/rulesets/rtl/vocabulary/calendar.js';
import { drive } from '../drive.js';
import { changed, setUpOf, type Changes, type Scenario } from '../examples.js';

/** Plays a whole scenario with default answers. */
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

test('C128: scenario 4 begins at -13 points: aircraft -6, the Soviet aircraft +2, two steps of armour +2, places -11 [S6.31]', async () => {
  const { scenario } = await changed('manstein-attacks', []);
  const start = scenario?.awards.filter(({ occasion }) => occasion === 'start').map(({ points }) => points);
  expect(start).toEqual([-6 + 2 + 2 - 3 - 3 - 5]);
});

describe('C129: levels of victory of scenario 4, in which the Soviets score nothing [VP.3, S1.1]', () => {
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
  ])('scenario 4 with %d points ends as %s [VP.3, S1.1]', async (points, level) => {
    const played = await toTheEnd('manstein-attacks', [
      ['start -13', `start ${points}`],
      ['turns 19AM..22AM', 'turns 19AM..22AM\n  set control of Ivanovskoye = Soviet'],
    ]);
    expect([germanPoints(played), verdict(played)]).toEqual([points, level]);
  });
});

/** Returns changes after which no unit is on the map, the Germans hold these places, and points were won before. */
const heldPlaces = (points: number, ...places: string[]): Changes => [
  [setUpOf('Soviet'), ''],
  [/ {2}set control of Medved[^\n]*\n/, `  set control of ${places.join(', ')} = German\n`],
  ['turns 13AM..17PM', `turns 13AM..17PM\n  score for German start ${points}`],
];

describe('C130: the immediate victory of scenario 1 [4.21.C3, 4.22, S3.33]', () => {
  test('scenario 1 is won on 15AM with 26 points: 2 points plus those for Medved, Soltsy and Shimsk [S3.33]', async () => {
    const played = await toTheEnd('the-battle-of-soltsy', heldPlaces(2, 'Medved', 'Soltsy', 'Shimsk'));
    expect([verdict(played), germanPoints(played), endedIn(played)]).toEqual(['German', 26, '15AM']);
  });

  test('scenario 1 does not end on 15AM if the Germans lack Soltsy; at the end of 17PM their places score again [S3.33]', async () => {
    const played = await toTheEnd('the-battle-of-soltsy', heldPlaces(2, 'Medved', 'Shimsk'));
    expect([verdict(played), germanPoints(played), endedIn(played)]).toEqual(['Soviet', 2 + 2 + 8, '17PM']);
  });
});

test('C131: on 17PM Gorodishche and Sitnya add 10 points to the 20 of the Germans, who win [VP.1, S1.21, S1.22]', async () => {
  const played = await toTheEnd('the-battle-of-soltsy', [
    ...heldPlaces(20, 'Gorodishche', 'Sitnya'),
    [/ {2}victory German turn 15AM[^\n]*\n/, ''], // on 15AM he had fewer
  ]);
  expect([verdict(played), germanPoints(played)]).toEqual(['German', 30]);
});

describe('C132: Soviet moves on 19AM of scenario 4 [S6.22]', () => {
  test.each([
    ['"322 Recon" to 6729', []],
    ['"HQ 245" to 5628', []],
    ['"HQ 245" to 5827', ['rtl/S6.22/forbidden']],
  ])(
    'on 19AM of scenario 4 Soviet units may move in any direction but south and east: move %s [S6.22]',
    async (move, codes) => {
      const analysis = await changed(
        'manstein-attacks',
        [[/ {4}5527: III\/368\n/, '']], // its ZOC would make the way north too long
        `orders turn 19AM Soviet { draw "245.Rifle" { play assault move ${move} } }`,
      );
      const refused = analysis.playFindings().filter(({ severity }) => severity === 'error');
      expect(refused.map(({ code }) => code)).toEqual(codes);
    },
  );
});

test('C133: on 19AM the Soviets must play the Assault Sequence, because the scenario overrides the general rule [S6.22, 7.21, S2.3]', async () => {
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

test('C134: holding Soltsy at the ends of 16PM, 17AM and 17PM gives 3 points each time, and holding it at the end of the game 3 more [VP.1, S1.32]', async () => {
  const played = await toTheEnd('the-battle-of-soltsy', heldPlaces(0, 'Soltsy'));
  const points = played.game.score().map((line) => line.points);
  expect(points.filter((one) => one !== 0)).toEqual([3, 3, 3, 3]);
});

test('C135: the marker of the 70th Rifle comes into the cup on 14AM [S3.23]', async () => {
  const { events } = await toTheEnd('the-battle-of-soltsy');
  const turns = events.filter(({ facts }) => facts?.formation === '70.Rifle').map(({ address }) => address[0]);
  expect(turns.slice(0, 2)).toEqual(['3', '4']);
});

test('C136: points for a Soviet capture in Staraya Russa stay subtracted after the Germans recapture it [S1.23, S5.32]', async () => {
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

describe('points for places in scenarios 3 and 4', () => {
  const lostAt = async (name: Scenario): Promise<readonly AwardModel[]> => {
    const { scenario } = await changed(name, []);
    return scenario?.awards.filter(({ occasion, place }) => occasion === 'lost' && place !== undefined) ?? [];
  };

  test.each(['the-battle-of-staraya-russa', 'manstein-attacks'] as const)(
    'in %s, points are deducted only for the first loss of each place [S1.23]',
    async (name) => {
      const awards = await lostAt(name);
      expect(awards.filter(({ attributes }) => !('once' in attributes)).map(({ place }) => place?.name)).toEqual([]);
      expect(awards.length).toBeGreaterThan(6);
    },
  );

  test('scenario 4 deducts no points for places that its initial -13 points already include [S6.31]', async () => {
    const places = (await lostAt('manstein-attacks')).map(({ place }) => place?.name);
    expect(places).not.toContain('Ivanovskoye');
    expect(places).not.toContain('Dedovko');
    expect(places).not.toContain('Tuleblya');
    const all = (await lostAt('the-battle-of-staraya-russa')).map(({ place }) => place?.name);
    expect(all.filter((place) => !places.includes(place)).sort()).toEqual(['Dedovko', 'Ivanovskoye', 'Tuleblya']);
  });

  test.each(['the-battle-of-staraya-russa', 'manstein-attacks'] as const)(
    'the scenario %s scores units that cross the Redya through 21AM, the last turn before 21PM [VP.3]',
    async (name) => {
      const { scenario } = await changed(name, []);
      const last = scenario?.awards
        .filter(({ occasion = '' }) => occasion.startsWith('entered'))
        .map(({ during }) => turnName(during?.last ?? 0, calendar));
      expect(last).toEqual(['21AM', '21AM', '21AM']);
    },
  );
});

test('the German option of scenario 3 halves the Soviet missions instead of setting their number [S5.23b]', async () => {
  const { scenario } = await changed('the-battle-of-staraya-russa', []);
  const settings = scenario?.offers.find(({ name }) => name === 'Luftwaffe')?.clauses.settings ?? [];
  const ofSoviet = settings
    .filter(({ side }) => side === 'Soviet')
    .map(({ name, values }) => [name, ...values].join(' '));
  expect(ofSoviet).toEqual(['aircraft.leaving half', 'missions.halved true']);
});

describe('Soviet bridges off the map', () => {
  test.each([
    ['counterattack-at-soltsy', ['Pontoon/1']],
    ['the-battle-of-staraya-russa', ['Pontoon/1', 'Pontoon/2']],
    ['manstein-attacks', []],
  ] as const)('%s begins with the Soviet bridges %j at hand [16.23, SC]', async (name, bridges) => {
    const state = await stateOf(name);
    drive(setUp(state));
    const atHand = state.pieces.filter(({ index, role }) => role === 'bridge' && state.cell[index] === AT_HAND);
    expect(atHand.map((piece) => piece.name)).toEqual(bridges);
  });
});

/** Returns the state of a scenario in a turn, before units are placed on its map. */
async function stateOf(name: Scenario, turn = 1): Promise<State> {
  const { scenario } = await changed(name, []);
  if (!scenario) throw new Error('There is no scenario.');
  const state = new State(scenario, groundOf(scenario.map), musterOf(scenario));
  state.turn = turn;
  return state;
}

describe('general rules of the scenarios', () => {
  test('units are in their hexes with the stated strength, aircraft are ready, others wait [S2.1, S2.2, S2.22, SC]', async () => {
    const state = await stateOf('the-battle-of-soltsy');
    drive(setUp(state));
    const at = (name: string): number => state.muster.byName.get(name) ?? -1;
    expect(['HQ 3 Tank', '1/3Mot'].map((name) => state.label(state.cell[at(name)]))).toEqual(['2024', '2624']);
    expect(['3 Art', '70 Art'].map((name) => state.fired[at(name)])).toEqual([1, 0]);
    expect(state.isOnMap(at('AA269/269'))).toBe(false);
    const ready = state.pieces.filter(({ index, role }) => role === 'air' && state.cell[index] === READY);
    expect(new Set(ready.map(({ side }) => side))).toEqual(new Set([0, 1]));
  });

  test.each<readonly [Scenario, readonly number[], string]>([
    ['the-battle-of-soltsy', [5, 10], 'S3.32 S3.33'],
    ['the-battle-of-staraya-russa', [22], 'S5.32 S5.33'],
    ['manstein-attacks', [19], 'S6.32 S6.33'],
  ])(
    'in %s losses score immediately, and places that the Germans hold score at the end of turn %j [%s]',
    async (name, ends) => {
      const { awards } = await stateOf(name).then(({ scenario }) => scenario);
      const losses = awards.filter(({ occasion }) =>
        /^(lost|destroyed) (armour step|artillery|headquarters)$/.test(occasion ?? ''),
      );
      expect(losses.map(({ during }) => during)).toEqual(losses.map(() => undefined));
      expect(losses.length).toBe(6);
      const placeAwards = awards.filter(
        ({ occasion, place }) => ['Medved', 'Dolga'].includes(place?.name ?? '') && occasion === undefined,
      );
      expect([...new Set(placeAwards.map(({ during }) => during?.first))]).toEqual(ends);
    },
  );

  test.each<readonly [Scenario, readonly (string | number)[], string]>([
    ['the-battle-of-soltsy', [1, 10, 'Soltsy', 'Soviet', 0], 'S3.11 S3.12 S3.13 S3.31'],
    ['counterattack-at-soltsy', [5, 10, 'Soltsy', 'German', 0], 'S4.11 S4.12 S4.13 S4.31'],
    ['the-battle-of-staraya-russa', [1, 22, 'Staraya Russa', 'Soviet', 0], 'S5.11 S5.12 S5.13 S5.31'],
    ['manstein-attacks', [13, 19, 'Staraya Russa', 'German', 1], 'S6.11 S6.12 S6.13 S6.31'],
  ])(
    'the scenario %s has the first turn, last turn, map, first set-up and start points of the booklet: %j [%s]',
    async (name, expected) => {
      const { scenario } = await changed(name, []);
      const starts = scenario?.awards.filter(({ occasion }) => occasion === 'start');
      expect([
        scenario?.firstTurn ?? 1,
        scenario?.turns,
        scenario?.map.name,
        scenario?.setups[0].side,
        starts?.length,
      ]).toEqual(expected);
    },
  );

  test.each<readonly [Scenario, number, string, string | undefined, string]>([
    ['the-battle-of-soltsy', 1, 'first', 'German', 'S3.21'],
    ['the-battle-of-soltsy', 2, 'first', 'German', 'S3.21'],
    ['the-battle-of-soltsy', 3, 'first', undefined, 'S3.21'],
    ['the-battle-of-soltsy', 3, 'weather', 'dry', 'S3.21'],
    ['counterattack-at-soltsy', 5, 'first', 'Soviet', 'S4.21'],
    ['counterattack-at-soltsy', 5, 'weather', 'dry', 'S4.21'],
    ['counterattack-at-soltsy', 6, 'weather', undefined, 'S4.21'],
    ['the-battle-of-staraya-russa', 1, 'first', 'Soviet', 'S5.21'],
    ['the-battle-of-staraya-russa', 1, 'weather', 'dry', 'S5.21'],
    ['manstein-attacks', 13, 'first', 'German', 'S6.21'],
    ['manstein-attacks', 13, 'weather', 'overcast', 'S6.21'],
  ])('in %s on turn %d the setting %s is %s [%s]', async (name, turn, setting, value) => {
    expect((await stateOf(name, turn)).setting(setting)).toBe(value);
  });

  test.each<readonly [Scenario, number, number, string]>([
    ['counterattack-at-soltsy', 1, 2, 'S4.27'],
    ['the-battle-of-soltsy', 1, 2, 'S3.28'],
    ['the-battle-of-staraya-russa', 0, 2, 'S5.23a S5.23b'],
    ['manstein-attacks', 4, 2, 'S6.24'],
  ])('%s has %d German missions and %d Soviet missions [%s]', async (name, german, soviet) => {
    const state = await stateOf(name, 1);
    expect(['German', 'Soviet'].map((side) => state.setting('missions', { side }))).toEqual([german, soviet]);
  });

  test('the Lieb Brigade and the 25th Cavalry have no missions in scenario 3 [S5.23c]', async () => {
    const state = await stateOf('the-battle-of-staraya-russa', 7);
    expect(['Lieb', '25.Cav'].map((of) => state.setting('missions', { of }))).toEqual([0, 0]);
  });

  test.each<readonly [Scenario, string]>([
    ['the-battle-of-soltsy', 'S3.22 S3.25'],
    ['counterattack-at-soltsy', 'S4.24 S4.25 S4.26'],
  ])(
    'in %s AA269/269 is an Army unit, every unit may use the source 1533, and only two hexes may use the airfield [%s]',
    async (name) => {
      const state = await stateOf(name);
      const { isArmy } = state.piece(state.muster.byName.get('AA269/269') ?? -1);
      const german = state.ground.sources.filter(({ side }) => side === 0);
      const limited = ['1533', '2114'].map(
        (hex) => german.find(({ cell }) => state.label(cell) === hex)?.isLimited ?? 'none',
      );
      expect([isArmy, limited, state.setting('supply', { of: 'Soltsy field' })]).toEqual([true, [false, true], 2]);
    },
  );

  test('the marker of the 70th Rifle is in the cup twice on 15AM of scenario 2 [S4.23]', async () => {
    const twice = async (turn: number): Promise<number> =>
      Number((await stateOf('counterattack-at-soltsy', turn)).setting('markers', { of: '70.Rifle' }) ?? 1);
    expect([await twice(5), await twice(6)]).toEqual([2, 1]);
  });

  test.each<readonly [Scenario, string]>([
    ['the-battle-of-staraya-russa', 'S5.22'],
    ['manstein-attacks', 'S6.23'],
  ])(
    'in %s the 11th Army and the 1st Mechanized Corps have markers, and single divisions have none [%s]',
    async (name) => {
      const { muster } = await stateOf(name);
      const formations = ['11.Army', '1.Mech'].map(
        (one) => muster.markers.find((marker) => marker.name === one)?.formations.length,
      );
      expect(formations.every((number) => number !== undefined && number > 0)).toBe(true);
      expect(muster.markers.some((marker) => /^(180|182|183|163|202)\.Rifle$/.test(marker.name))).toBe(false);
    },
  );
});
