import { expect, test } from 'vitest';
import { answerText } from '../../../../../engine/rulesets/bite/sequence/answer-text.js';
import { field } from '../sketch.js';
import { play } from './front.js';

/** Answers (verb, units, hexes, choice), each with the text of the order that the game writes for it. */
const rows = [
  ['activate', ['HQ'], [], undefined, 'activate HQ'],
  ['activate', ['HQ', '41.Pz'], [], undefined, 'activate HQ with "41.Pz"'],
  ['activate', ['HQ', '41.Pz'], [], 'armour', 'activate HQ with "41.Pz" (action armour)'],
  ['move', ['41.Pz'], ['0503'], undefined, 'move "41.Pz" to 0503'],
  ['bomb', ['41.Pz'], ['0503'], 'station', 'bomb 0503 with "41.Pz" (station)'],
  ['raid', ['41.Pz'], ['0503'], undefined, 'raid 0503 with "41.Pz"'],
  ['intercept', ['41.Pz'], ['0503'], undefined, 'intercept 0503 with "41.Pz"'],
  ['sink', ['41.Pz'], [], 'arctic', 'sink with "41.Pz" (arctic)'],
  ['sink', ['41.Pz'], [], undefined, 'sink with "41.Pz"'],
  ['evacuate', [], ['0503'], 'red', 'evacuate red 0503'],
  ['battle', [], ['0503'], 'panzer-attack', 'battle 0503 (panzer-attack)'],
  ['fire', ['HQ'], [], 'artillery', 'fire HQ (artillery)'],
  ['rail', ['41.Pz'], ['0503'], 'HQ Pz4', 'rail "41.Pz" to 0503 (paid "HQ Pz4")'],
  ['rebuild', ['41.Pz'], ['0503'], '1', 'rebuild "41.Pz" to 0503 (step 1)'],
  ['aid', [], [], '"Romania" yellow 1 blue 1', 'aid "Romania" (yellow 1, blue 1)'],
  ['partisans', [], ['0503', '0504'], undefined, 'partisans 0503, 0504'],
  ['build', [], [], 'Saratov-Stalingrad', 'build (project "Saratov-Stalingrad")'],
  ['save', [], [], 'red 2', 'save red 2'],
] as const;

test.each(rows)(
  'the answer with the verb %s, units %j, hexes %j and choice %s is written as the order `%s`',
  async (verb, units, hexes, choice, text) => {
    const { state, piece, cell } = field({
      axis: { '0504': ['panzer corps 41.Pz 4|3', 'armoured headquarters HQ 4|3'] },
    });
    const answer = { verb, pieces: units.map(piece), cells: hexes.map(cell), ...(choice !== undefined && { choice }) };
    expect(answerText(state, answer)).toBe(text);
    const { findings } = await play({ orders: `orders turn July 1942 Axis { ${text} }` });
    expect(findings.filter((one) => /^sandtable\/(syntax|unknown-word|attribute)/.test(one))).toEqual([]);
  },
);
