import type { Games } from '../../preview/contract/games.js';
import type { Preview } from '../../preview/contract/preview.js';
import type { MomentEvent, MomentItem } from '../../preview/contract/moments.js';
import type { Scene } from '../../preview/contract/scene.js';

/**
 * Returns the data of the panel for a scene with a played game. The game has two turns of two sides; decisions and dice
 * alternate.
 */
export function played(scene: Scene, count = 80): Preview {
  const moments = Array.from({ length: count }, (_, number) => moment(number));
  return {
    scene,
    moments,
    moment: Math.min(17, count - 1),
    seed: 'barbarossa',
    ruleset: 'pgg',
    layers: [
      { name: 'zone', label: 'ZOC', text: 'Zone of control', of: 'side' },
      { name: 'supply', label: 'Supply', text: 'Supply line of the chosen unit', of: 'unit' },
    ],
    score: [
      { side: 'Soviet', points: 25, text: 'holds Place 1', rule: '15.1' },
      { side: 'German', points: 10, text: 'took Place 9', rule: '15.1' },
    ],
  };
}

function moment(number: number): MomentItem {
  const turn = 1 + Math.floor(number / 40);
  const side = number % 40 < 20 ? 'German' : 'Soviet';
  const phase = number % 20 < 10 ? 'movement' : 'combat';
  const dice = number % 2 === 1;
  const eyes = (number % 6) + 1;
  return {
    number,
    address: `${turn}/${side}/${phase}/${number}`,
    kind: dice ? 'dice' : 'decision',
    turn,
    phase,
    side,
    rule: dice ? '9.5' : '9.1',
    prompt: dice
      ? `Attack on 22${String(number).padStart(2, '0')} at 4-1`
      : `Which units attack 22${String(number).padStart(2, '0')}?`,
    answer: dice ? String(eyes) : '25/7, 6/7',
    by: dice ? 'seed' : ['order', 'default', 'doctrine'][(number / 2) % 3],
    place: { uri: 'file:///campaign.sand', start: number * 10, end: number * 10 + 9 },
    events: dice ? [attack(number, eyes)] : [],
    stretch: { side, name: phase },
    ...(dice
      ? {
          said: { head: '25 : 6', rest: ` → 4-1, rolled ${eyes} → `, result: 'D1' },
          battle: true,
          units: ['25/7', '6/7'],
        }
      : {
          said: { head: `attack 22${String(number).padStart(2, '0')}`, rest: ' with 25/7, 6/7' },
          units: ['25/7', '6/7'],
        }),
  };
}

function attack(number: number, eyes: number): MomentEvent {
  return {
    kind: 'attack',
    rule: '9.5',
    text: `25/7 and 6/7 attack at 4-1 and roll ${eyes}: the defender loses a step.`,
    ledger: [
      { text: '8 printed' },
      { text: '×2 divisional integrity', rule: '7.3' },
      { text: '÷2 out of supply', rule: '11.31' },
    ],
    dice: { address: `1/German/combat/${number}`, sides: 6, values: [eyes], written: number % 3 === 0 },
  };
}

/** Returns a game in which the battle of one moment is analysed, with its ledger and results table. */
export function fought(game: Preview): Preview {
  const battle = game.moments.find(({ kind }) => kind === 'dice')!;
  const results = ['D2', 'D1', 'A1'];
  return {
    ...game,
    moment: battle.number,
    detail: {
      ...battle,
      fight: {
        title: 'Attack on 2201',
        outcome: 'The defender loses one step.',
        figures: [
          { label: 'attack', text: '8' },
          { label: 'defense', text: '4' },
          { label: 'odds', text: '2-1' },
        ],
        result: 'D1',
        cells: [44],
        sides: ['German', 'Soviet'],
        ledgers: [
          {
            title: 'attack',
            side: 'German',
            lines: [
              { name: '25/7', printed: '4', by: '× 2', why: 'integrity', counts: '8', rule: '7.3', is: 'unit' },
              { name: 'attack', counts: '8', rule: '9.0', is: 'total' },
            ],
          },
          {
            title: 'defense',
            side: 'Soviet',
            lines: [
              { name: '28/2', printed: '2', counts: '2', is: 'unit' },
              { by: '× 2', why: 'across a river', counts: '4', rule: '9.32', is: 'change' },
              { name: 'defense', counts: '4', is: 'total' },
            ],
          },
        ],
        dice: [{ address: battle.address, sides: 6, values: [2], written: true }],
        table: {
          columns: ['1-1', '2-1', '3-1'],
          rows: [1, 2, 3].map((roll) => ({ roll, results: results.map((_, at) => results[(roll + at) % 3]) })),
          column: '2-1',
          row: 3,
          chances: [
            { result: 'D1', chance: 2 / 3, faces: [3, 4] },
            { result: 'A1', chance: 1 / 3, faces: [1, 2] },
          ],
        },
      },
    },
  };
}

/** The summary of many games on this scene, as the Games page shows it. */
export const MANY: Games = {
  seed: 'barbarossa',
  requested: 25,
  games: 25,
  took: 900,
  score: [
    {
      side: 'German',
      mean: 9.4,
      least: 8,
      most: 12,
      median: 10,
      middle: [8, 10],
      counts: { 8: 13, 10: 5, 12: 7 },
      first: { 8: 1, 10: 2, 12: 9 },
    },
    {
      side: 'Soviet',
      mean: 25,
      least: 25,
      most: 25,
      median: 25,
      middle: [25, 25],
      counts: { 25: 25 },
      first: { 25: 1 },
    },
  ],
  outcomes: { 'German marginal': 7, draw: 18 },
  battles: [
    {
      address: '1/attack',
      turn: '1',
      side: 'German',
      title: 'attack on 2612',
      results: [
        { result: 'D1', times: 15, run: 1, moment: 7 },
        { result: 'A1', times: 5, run: 4, moment: 7 },
      ],
      games: 20,
    },
  ],
  more: 3,
  expectations: [{ text: '25/7 at 2612', passed: 20 }],
  never: ['victory German decisive when German points 20', 'when Soviet holds Smolensk'],
  rulesNeverCited: ['6.32 Moving by rail', '10.4 Evacuation'],
};
