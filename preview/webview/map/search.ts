import { termOf } from '../terms.js';
import { t } from '@vscode/l10n';
import type { Cell } from '../../../engine/board/board.js';
import { groundOf } from '../../render/ground.js';
import type { Scene } from '../../contract/scene.js';

/** A named item of the map. */
export interface Findable {
  readonly what: 'unit' | 'formation' | 'place' | 'area' | 'cell';
  readonly name: string;
  /** Description shown after the name. */
  readonly description: string;
  readonly cells: readonly Cell[];
  readonly side?: string;
}

/** Normalizes a name: the search ignores case and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the items whose names contain the text, best matches first. `most` limits the number. */
export function search(scene: Scene, text: string, most = 12): Findable[] {
  const wanted = plain(text.trim());
  if (wanted === '') return [];
  const found = allOf(scene).flatMap((each) => {
    const rank = rankOf(plain(each.name), wanted);
    // Cell labels must match from the start, because any digit occurs inside many labels.
    return rank === undefined || (rank > 1 && each.what === 'cell') ? [] : [{ each, rank }];
  });
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ each }) => each);
}

/**
 * Ranks a match: 0 exact, 1 start of the name, 2 start of a word, 3 elsewhere. Returns undefined if the name does not
 * match.
 */
function rankOf(name: string, wanted: string): number | undefined {
  if (name === wanted) return 0;
  const at = name.indexOf(wanted);
  if (at < 0) return undefined;
  if (at === 0) return 1;
  return /[\p{L}\p{N}]/u.test(name.charAt(at - 1)) ? 3 : 2;
}

let known: { readonly scene: Scene; readonly all: readonly Findable[] } | undefined;

/** Returns all named items of a scene. The list is cached between key presses. */
function allOf(scene: Scene): readonly Findable[] {
  if (known?.scene !== scene)
    known = {
      scene,
      all: [...units(scene), ...formations(scene), ...places(scene), ...texts(scene), ...areas(scene), ...cells(scene)],
    };
  return known.all;
}

const labelOf = (scene: Scene, cell: Cell): string => groundOf(scene.grid).board.label(cell);

const units = (scene: Scene): Findable[] =>
  scene.counters.map(({ name, side, kind, cell }) => ({
    what: 'unit',
    name,
    side,
    description: `${termOf(kind)}, ${labelOf(scene, cell)}`,
    cells: [cell],
  }));

function formations({ counters }: Scene): Findable[] {
  const members = new Map<string, Scene['counters'][number][]>();
  for (const counter of counters)
    if (counter.formation !== undefined && counter.formation !== '')
      members.set(counter.formation, [...(members.get(counter.formation) ?? []), counter]);
  return [...members].map(([name, all]) => ({
    what: 'formation',
    name,
    side: all[0].side,
    description: all.length === 1 ? t('1 counter') : t('{0} counters', all.length),
    cells: [...new Set(all.map(({ cell }) => cell))],
  }));
}

/** Returns cities, rivers and roads. Parts with the same name and kind are one place. */
function places(scene: Scene): Findable[] {
  const parts = new Map<string, { name: string; kind: string; cells: Set<Cell> }>();
  for (const { name, kind, cells: own, hexsides, chains } of scene.features) {
    if (name === undefined) continue;
    const place = parts.get(`${kind} ${name}`) ?? { name, kind, cells: new Set<Cell>() };
    for (const cell of [...own, ...hexsides.flat(), ...chains.flat()]) place.cells.add(cell);
    parts.set(`${kind} ${name}`, place);
  }
  return [...parts.values()].map(({ name, kind, cells: all }) => {
    const [first] = all;
    return {
      what: 'place',
      name,
      description: all.size === 1 ? `${termOf(kind)}, ${labelOf(scene, first)}` : termOf(kind),
      cells: [...all],
    };
  });
}

/** Returns the texts that the author wrote on the map. */
const texts = (scene: Scene): Findable[] =>
  (scene.texts ?? []).map(({ text, cell }) => ({
    what: 'place',
    name: text,
    description: labelOf(scene, cell),
    cells: [cell],
  }));

const areas = (scene: Scene): Findable[] =>
  scene.areas.map(({ name, cells: all }) => ({
    what: 'area',
    name,
    description: all.length === 1 ? t('1 cell') : t('{0} cells', all.length),
    cells: all,
  }));

function cells(scene: Scene): Findable[] {
  const { board } = groundOf(scene.grid);
  return Array.from({ length: board.size }, (_, cell) => ({
    what: 'cell',
    name: board.label(cell),
    description: termOf(scene.terrain.words.at(scene.terrain.cells[cell]) ?? ''),
    cells: [cell],
  }));
}
