import { expect, test } from 'vitest';
import { randomStream, type Random } from '../../../../engine/play/dice.js';
import { specialAttacksIn } from '../../../../engine/rulesets/bite/battle/special-attacks.js';
import { fight } from '../../../../engine/rulesets/bite/battle/fight.js';
import { doPartisansFight } from '../../../../engine/rulesets/bite/partisans/entry.js';
import { values } from '../../../../engine/rulesets/bite/rulings/values.js';
import { brokenInvariants } from '../../../../engine/rulesets/bite/state/invariants.js';
import { AXIS, SOVIET } from '../../../../engine/rulesets/bite/vocabulary/sides.js';
import { field, type Field, type Sketch } from './sketch.js';

/** Number of battles to play; set by the environment variable `BATTLES`. */
const BATTLES = Number(process.env.BATTLES ?? 150);

const AXIS_LAND = [
  'panzer corps',
  'infantry corps',
  'mountain corps',
  'cavalry corps',
  'artillery army',
  'siege artillery brigade',
  'armoured headquarters',
  'ss panzer corps',
];
const SOVIET_LAND = [
  'infantry army',
  'shock army',
  'tank corps',
  'guards infantry army',
  'cavalry corps',
  'artillery army',
  'static army',
  'mechanized corps',
  'armoured headquarters',
];
const AIR = ['fighter wing', 'bomber wing', 'dive bomber wing'];
const STEPS = ['4|3|2|1', '7|5|3|1', '3|2|1', '1', '2|1'];
/**
 * Air support that a random battle may include: none, paratroops with or without an aircraft, or bombers that attack
 * the station.
 */
const BROUGHT = [
  [],
  [],
  ['paratroop division P 4|3|2|1 (carrying, base 0404)'],
  ['paratroop division P 2|1 (carrying, base 0404)', 'bomber wing B 3|2|1 (carrying, base 0404, fuelled)'],
  ['strategic bomber wing B 3|2|1 (striking, base 0404, fuelled)'],
] as const;
const AROUND = ['0503', '0505', '0403', '0404', '0603', '0604'];

const one = <T>(several: readonly T[], random: Random): T => several[random(several.length)];

/** Returns a random battle in 0504 with more units around it, and with random weather, options and rulings. */
function drawn(random: Random): Sketch {
  let number = 0;
  const befallen = (): string =>
    [`from ${one(AROUND, random)}`, one(['fuelled', 'unsupplied', 'activated'], random)].join(', ');
  const land = (kinds: readonly string[]): string => {
    const kind = one(kinds, random);
    const steps = kind.includes('artillery') ? '4|2|1|0' : one(STEPS, random);
    return `${kind} U${++number} ${steps} (step ${1 + random(steps.split('|').length)}, ${befallen()})`;
  };
  const air = (): string =>
    `${one(AIR, random)} U${++number} ${one(['3|2|1', '4|3|2|1'], random)} (${random(3) === 0 ? 'fuelled' : `base ${one(AROUND, random)}, fuelled`})`;
  const several = (kinds: readonly string[]): string[] => Array.from({ length: 1 + random(3) }, () => land(kinds));
  const flying = (): string[] => Array.from({ length: random(3) }, air);
  const friends = (kinds: readonly string[]): Sketch['axis'] =>
    Object.fromEntries(
      Array.from({ length: random(3) }, () => [one(['0803', '0805', '0304', '0205'], random), [land(kinds)]]),
    );
  const isAxisTurn = random(2) === 0;
  const attacker = several(
    isAxisTurn
      ? AXIS_LAND.filter((kind) => kind !== 'static army')
      : SOVIET_LAND.filter((kind) => kind !== 'static army'),
  );
  const defender = random(8) === 0 ? [] : several(isAxisTurn ? SOVIET_LAND : AXIS_LAND);
  const based = (units: readonly string[]): string[] =>
    units.length === 0 && defender.length === 0 ? [air()] : [...units];
  const brought = one(BROUGHT, random);
  const [axis, soviet] = isAxisTurn ? [[...attacker, ...brought], defender] : [defender, [...attacker, ...brought]];
  const rulings = Object.fromEntries(
    Object.entries(values)
      .filter(() => random(4) === 0)
      .map(([name, readings]) => [name, one(readings as readonly (string | number | boolean)[], random)]),
  );
  return {
    phase: 'combat',
    side: isAxisTurn ? 'Axis' : 'Soviet',
    layer: random(3) === 0 ? 'base' : 'advanced',
    weather: one(['clear', 'clear', 'rain', 'snow', 'light rain'], random),
    terrain: { '0504': one(['plain', 'forest', 'hill', 'swamp', 'mountain'], random) },
    sides: { river: '0404/0504 0604/0504' },
    places: {
      Luga: `minor city ${one(AROUND, random)}`,
      Here: `${one(['major city', 'minor city', 'fortress', 'bunker'], random)} 0504`,
      East: 'capital 0905 (source Soviet Union, nation Soviet Union)',
      West: 'capital 0204 (source Germany, nation Germany)',
    },
    control: { Axis: '0204', Soviet: '0905' },
    options: (
      [
        'recon',
        'cavalry-charge',
        'panzer-attack',
        'stuka',
        'rockets',
        'siege-gun',
        'first-winter',
        'mountains',
        'partisans',
      ] as const
    ).filter(() => random(2) === 0),
    settings: {
      ...(random(8) === 0 && { surprise: 'true', supremacy: 'true' }),
      ...(random(5) === 0 && { cancel: 'true' }),
    },
    rulings,
    axis: { ...friends(AXIS_LAND), '0504': [...axis, ...(isAxisTurn ? flying() : based(flying()))] },
    soviet: { ...friends(SOVIET_LAND), '0504': [...soviet, ...(isAxisTurn ? based(flying()) : flying())] },
    ...(random(2) === 0 && { scouted: '0504' }),
  };
}

/** Plays a battle with random answers and checks the invariants at every pause. */
function play(sketch: Sketch, random: Random): Field | undefined {
  const at = field(sketch);
  const { state } = at;
  const cell = at.cell('0504');
  if (state.side === AXIS && state.landUnits[SOVIET][cell] === 0) state.partisans[cell] = random(4);
  if (!state.isShared(cell) && !doPartisansFight(state, state.side, cell)) return undefined;
  const declared = specialAttacksIn(state, cell).filter(() => random(2) === 0);
  const strengths = state.pieces.map(({ index }) => state.strength(index));
  const playing = fight(state, cell, undefined, declared);
  for (let step = playing.next(); !step.done;) {
    const moment = step.value;
    expect(state.battleNow?.round ?? 0, 'rounds').toBeLessThan(400);
    if (moment.kind === 'pause') step = playing.next([]);
    else if (moment.kind === 'dice') step = playing.next(Array.from({ length: moment.count }, () => random(6) + 1));
    else {
      const answer = random(3) === 0 ? moment.fallback() : moment.pick(random);
      expect(moment.refuse(answer), `${moment.question}: ${moment.prompt}`).toBeUndefined();
      step = playing.next(answer);
    }
    expect(brokenInvariants(state, 'any time')).toEqual([]);
  }
  for (const { index } of state.pieces) expect(state.strength(index)).toBeLessThanOrEqual(strengths[index]);
  return at;
}

test(`${BATTLES} random battles end with one side in the hex and keep all invariants [7.7]`, () => {
  let fought = 0;
  for (let number = 0; number < BATTLES; number++) {
    const random = randomStream(`battle ${number}`);
    const at = play(drawn(random), random);
    if (at === undefined) continue;
    const { state, cell } = at;
    fought++;
    expect(state.isShared(cell('0504')), `battle ${number}`).toBe(false);
    expect([state.battle[cell('0504')], state.battleNow]).toEqual([2, null]);
    for (const { index } of state.pieces) expect(state.marked[index] + state.grounded[index]).toBe(0);
    const [owner] = [0, 1].filter((side) => state.landUnits[side][cell('0504')] > 0);
    if (owner !== undefined) expect(state.control[cell('0504')], `battle ${number}`).toBe(owner);
  }
  expect(fought).toBeGreaterThan(BATTLES / 2);
});
