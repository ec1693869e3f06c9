import type { Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import type { FireName } from '../blocks/shooting.js';
import { say, term } from '../../../model/say.js';
import { bar } from '../rulebook/refusal.js';
import { isKnownToBoth } from '../state/fog.js';
import { terrainWord } from '../state/ground.js';
import type { State } from '../state/state.js';
import { strongholdIn } from '../state/strongholds.js';
import { notPlayedBar } from '../state/option-fixes.js';
import { isBad } from '../vocabulary/terrain.js';
import {
  defenderOf,
  fightersOnLand,
  isArmour,
  isCavalry,
  landOf,
  sceneOf,
  type SpecialAttack,
  type Scene,
} from './scene.js';

export const SPECIAL_ATTACK_WORDS: readonly SpecialAttack[] = ['cavalry-charge', 'panzer-attack'];
/** Name, subject of a sentence, and rule of each special attack. */
export const SPECIAL_ATTACKS = {
  'cavalry-charge': { name: 'cavalry charge', subject: 'A cavalry charge', rule: '20.0' },
  'panzer-attack': { name: 'panzer attack', subject: 'A panzer attack', rule: '21.0' },
} as const satisfies Readonly<Record<SpecialAttack, FireName & { readonly subject: string }>>;

/** Returns why a special attack may not be declared in a battle; undefined if it may [20.0, 21.0, A41]. */
export function specialAttackBar(state: State, cell: Cell, word: SpecialAttack): Bar | undefined {
  const { subject, rule } = SPECIAL_ATTACKS[word];
  const because = (slug: string, why: string): Bar => bar(rule, slug, () => say`${term(subject)} ${why}.`);
  const off = notPlayedBar(word, 'not-played', rule);
  if (!state.plays(word)) return { ...off, text: () => off.text(state), more: () => off.more?.(state) ?? {} };
  if (isBad(state.weather))
    return because('bad-weather', say`needs good weather; the weather is ${term(state.weather)}`);
  const hindrance = hindranceIn(state, cell);
  if (hindrance !== undefined) return because('no-plain', say`needs open plain; ${hindrance}`);
  const scene = sceneOf(state, cell, 1);
  const charges = fightersOnLand(scene, scene.attacker);
  const isMeant = word === 'cavalry-charge' ? isCavalry : isArmour;
  if (!charges.some((piece) => isMeant(scene, piece)))
    return because(
      'nobody-charges',
      word === 'cavalry-charge' ? say`needs cavalry among the attackers` : say`needs tanks among the attackers`,
    );
  const stops = findStopper(scene, word);
  return stops === undefined ? undefined : because('withstood', say`is not possible against ${state.name(stops)}`);
}

/**
 * Returns a defending unit that prevents a special attack; undefined if none is known. A hidden unit does not prevent a
 * special attack until it has been revealed [1.3].
 */
export const findStopper = (scene: Scene, word: SpecialAttack): number | undefined =>
  landOf(scene, defenderOf(scene)).find((piece) => isKnownToBoth(scene.state, piece) && withstands(scene, piece, word));

/**
 * Returns whether a unit prevents a special attack of the enemy. Tanks prevent a cavalry charge and a panzer attack;
 * cavalry prevents only a cavalry charge [20.0, 21.0].
 */
const withstands = (scene: Scene, piece: number, word: SpecialAttack): boolean =>
  isArmour(scene, piece) || (word === 'cavalry-charge' && isCavalry(scene, piece));

/**
 * Returns what in a hex prevents a charge: terrain other than plain, a stronghold or, if the ruling `charge.ground` is
 * `noCity`, any city [A41].
 */
function hindranceIn(state: State, cell: Cell): string | undefined {
  const { ground, rulings } = state;
  const word = terrainWord(ground, cell);
  if (word !== 'plain') return say`${state.label(cell)} is ${term(word)}`;
  const isCity = ground.city[cell] > 0 && rulings['charge.ground'] === 'noCity';
  const place = strongholdIn(state, cell) ?? (isCity ? 'a minor city' : undefined);
  return place && say`${state.label(cell)} has ${term(place)}`;
}

/** Lists the special attacks that may be declared in a battle. */
export const specialAttacksIn = (state: State, cell: Cell): SpecialAttack[] =>
  SPECIAL_ATTACK_WORDS.filter((word) => state.plays(word) && specialAttackBar(state, cell, word) === undefined);
