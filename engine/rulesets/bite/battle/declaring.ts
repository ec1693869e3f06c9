import type { Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import type { Special } from '../blocks/shooting.js';
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
  type Declared,
  type Scene,
} from './scene.js';
import { capitalized, withArticle } from '../../../model/words.js';

export const DECLARED: readonly Declared[] = ['cavalry-charge', 'panzer-attack'];
/** What each is called, and by which rule it is fired. */
export const SPECIAL = {
  'cavalry-charge': { called: 'cavalry charge', rule: '20.0' },
  'panzer-attack': { called: 'panzer attack', rule: '21.0' },
} as const satisfies Readonly<Record<Declared, Special>>;

/** Why a special attack may not be declared in a battle [20.0, 21.0, A41]. */
export function declaringBar(state: State, cell: Cell, word: Declared): Bar | undefined {
  const { called, rule } = SPECIAL[word];
  const because = (slug: string, why: string): Bar =>
    bar(rule, slug, () => `${capitalized(withArticle(called))} ${why}.`);
  const off = notPlayedBar(word, 'not-played', rule);
  if (!state.plays(word)) return { ...off, tell: () => off.tell(state), more: () => off.more?.(state) ?? {} };
  if (isBad(state.weather)) return because('bad-weather', `asks for good weather; this month has ${state.weather}`);
  const hindrance = hindranceIn(state, cell);
  if (hindrance !== undefined) return because('no-plain', `asks for open plain; ${state.label(cell)} ${hindrance}`);
  const scene = sceneOf(state, cell, 1);
  const charges = fightersOnLand(scene, scene.attacker);
  const isMeant = word === 'cavalry-charge' ? isCavalry : isArmour;
  if (!charges.some((piece) => isMeant(scene, piece)))
    return because('nobody-charges', `asks for ${word === 'cavalry-charge' ? 'cavalry' : 'tanks'} in the battle`);
  const stops = stopperOf(scene, word);
  return stops === undefined ? undefined : because('withstood', `is not possible against ${state.name(stops)}`);
}

/** Who of the defenders withstands a special attack, as far as the attacker sees them: he may find out when they are shown [1.3]. */
export const stopperOf = (scene: Scene, word: Declared): number | undefined =>
  landOf(scene, defenderOf(scene)).find((piece) => isKnownToBoth(scene.state, piece) && withstands(scene, piece, word));

/** Tanks stop both, cavalry stops cavalry [20.0, 21.0]. */
const withstands = (scene: Scene, piece: number, word: Declared): boolean =>
  isArmour(scene, piece) || (word === 'cavalry-charge' && isCavalry(scene, piece));

/** What hinders a charge in a hex: ground that is not plain, a stronghold, by one reading any city [A41]. */
function hindranceIn(state: State, cell: Cell): string | undefined {
  const { ground, rulings } = state;
  const word = terrainWord(ground, cell);
  if (word !== 'plain') return `is ${word}`;
  const isCity = ground.city[cell] > 0 && rulings['charge.ground'] === 'noCity';
  const place = strongholdIn(state, cell) ?? (isCity ? 'a minor city' : undefined);
  return place && `holds ${place}`;
}

/** What may be declared in a battle. */
export const declarable = (state: State, cell: Cell): Declared[] =>
  DECLARED.filter((word) => state.plays(word) && declaringBar(state, cell, word) === undefined);
