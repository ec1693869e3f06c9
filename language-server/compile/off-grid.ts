import type { Board, BoxSpec, Cell, Edge, GridSpec, LinkSpec } from '../../engine/board/board.js';
import { createBoard } from '../../engine/board/create-board.js';
import { NOWHERE } from '../../engine/board/board.js';
import type { Fix } from '../../engine/model/finding.js';
import { type Called, say, term } from '../../engine/model/say.js';
import { cellWords } from '../text/cell-words.js';
import type { Source } from '../../engine/model/source.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Attribute, Feature } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import { splitAttributes } from './attributes.js';
import type { CellReader } from './cells.js';
import type { CompileContext } from './compile-context.js';
import { replacement } from './nearest.js';
import { NO_TERRAIN } from './terrain.js';
import { findWord } from './words.js';
import { withArticle } from '../../engine/model/words.js';

/** A feature off the grid: a box next to the map, or a link between cells that are not adjacent. */
export type OffGrid = 'box' | 'link';

export const EDGES: readonly Edge[] = ['north', 'east', 'south', 'west'];
const isEdge = (word: string): word is Edge => EDGES.some((edge) => edge === word);

/**
 * Returns whether a kind of feature is a box or a link, according to the vocabulary or, for unknown kinds, to the last
 * word of the phrase.
 */
export function offGridOf(ruleset: Ruleset | undefined, kind: string): OffGrid | undefined {
  const word = findWord(ruleset?.vocabulary.features ?? [], kind);
  if (word) return word.on === 'box' || word.on === 'link' ? word.on : undefined;
  const last = kind.split(' ').at(-1);
  return last === 'box' || last === 'link' ? last : undefined;
}

/** Returns whether the game uses boxes or links. Default without a ruleset: true. */
export const playsOffGrid = (ruleset: Ruleset | undefined, what: OffGrid): boolean =>
  ruleset?.vocabulary.features.some(({ on }) => on === what) ?? true;

/** Adds boxes and links to a board; omits invalid ones, which {@link OffGridReader} reports. */
export function withOffGrid(context: CompileContext, board: Board, features: readonly Feature[]): Board {
  const boxes = features.filter((node) => isPlayed(context, node, 'box')).flatMap((node) => boxOf(context, node));
  const links = features.filter((node) => isPlayed(context, node, 'link')).flatMap(linksOf);
  if (boxes.length === 0 && links.length === 0) return board;
  const grid: GridSpec = { ...board.grid, boxes, links };
  return createBoard(grid);
}

function isPlayed(context: CompileContext, node: Feature, what: OffGrid): boolean {
  return offGridOf(context.ruleset, node.kind.join(' ')) === what && playsOffGrid(context.ruleset, what);
}

/** Returns the label of a box; undefined if the statement does not name exactly one cell. */
const labelOf = ({ cells }: Feature): string | undefined =>
  cells.length === 1 && !cells[0].includes('..') ? cells[0] : undefined;

function boxOf(context: CompileContext, node: Feature): BoxSpec[] {
  const label = labelOf(node);
  const edge = boxAttributes(context, node).edges.at(0)?.key;
  if (label === undefined) return [];
  return [{ label, ...(edge !== undefined && isEdge(edge) && { edge }) }];
}

const linksOf = ({ kind, chains }: Feature): LinkSpec[] =>
  chains.flatMap(({ cells }) =>
    cells.slice(1).map((to, i): LinkSpec => ({ cells: [cells[i], to], kinds: [kind.join(' ')] })),
  );

/** Sorts the attributes of a box into map edges, terrain, and all others. */
function boxAttributes(
  context: CompileContext,
  { attributes }: Feature,
): Record<'edges' | 'terrain' | 'rest', readonly Lenient<Attribute>[]> {
  const { those, others } = splitAttributes(context, attributes, 'feature');
  const bare = others.filter(({ key, value }) => key !== undefined && value === undefined);
  return {
    edges: bare.filter(({ key = '' }) => isEdge(key)),
    terrain: bare.filter(({ key = '' }) => !isEdge(key)),
    rest: [...those, ...others.filter((node) => !bare.includes(node))],
  };
}

/** Returns the attributes that the ruleset defines. For a box, leaves out the attributes for terrain and map edge. */
export function ownAttributes(context: CompileContext, node: Feature): readonly Lenient<Attribute>[] {
  return offGridOf(context.ruleset, node.kind.join(' ')) === 'box'
    ? boxAttributes(context, node).rest
    : node.attributes;
}

/**
 * Appends the terrain of boxes to the terrain of the grid. Terrain words that only boxes use are added to the list of
 * terrain words.
 */
export function boxTerrain(
  context: CompileContext,
  board: Board,
  features: readonly Feature[],
  words: readonly string[],
  ofGrid: Uint8Array,
): { readonly words: readonly string[]; readonly terrain: Uint8Array } {
  if (board.size === board.gridSize) return { words, terrain: ofGrid };
  const all = [...words];
  const terrain = new Uint8Array(board.size).fill(NO_TERRAIN);
  terrain.set(ofGrid);
  for (const node of features.filter((one) => isPlayed(context, one, 'box'))) {
    const cell = board.cell(labelOf(node) ?? '');
    const word = terrainOf(context, node);
    if (cell < board.gridSize || terrain[cell] !== NO_TERRAIN || word === undefined) continue;
    const known = all.indexOf(word);
    terrain[cell] = known >= 0 ? known : all.push(word) - 1;
  }
  return { words: all, terrain };
}

function terrainOf(context: CompileContext, node: Feature): string | undefined {
  const { terrain } = boxAttributes(context, node);
  return terrain.length === 0 ? undefined : terrain.map(({ key }) => key).join(' ');
}

/** Checks the boxes and links of a map in the order of the text. */
export class OffGridReader {
  private readonly boxes = new Map<Cell, Source>();
  private readonly links = new Map<string, Source>();

  constructor(
    private readonly context: CompileContext,
    private readonly cells: CellReader,
  ) {}

  /** Returns whether the game uses features of this kind. If it does not, warns that the feature has no effect. */
  isPlayed(node: Feature, what: OffGrid): boolean {
    const { ruleset, findings, text } = this.context;
    if (playsOffGrid(ruleset, what)) return true;
    const title = ruleset?.title ?? term('The ruleset');
    const source = text.source(node);
    findings.warning(
      'not-played',
      source,
      what === 'box'
        ? say`${title} does not support boxes off the map; this one has no effect. Remove it.`
        : say`${title} does not support links between ${this.words('cells')} that do not touch; this one has no effect. Remove it.`,
      { fixes: [{ title: `Remove this ${what}`, edits: [{ source, text: '' }] }] },
    );
    return false;
  }

  /** Returns the cell of a box as a list. The list is empty if an error was reported. */
  box(node: Feature): Cell[] {
    const { context } = this;
    const label = labelOf(node);
    const source = context.text.part(node, 'cells', 0);
    if (label === undefined) {
      if (node.cells.length > 0)
        context.findings.error(
          'wrong-form',
          context.text.listRange(node, 'cells'),
          say`A box is one ${this.words('cell')}: write “at” and one label.`,
        );
      return [];
    }
    this.checkTerrain(node);
    const cell = this.board.cell(label);
    const first = this.boxes.get(cell);
    if (cell < this.board.gridSize)
      context.findings.error(
        'label-on-grid',
        source,
        say`${label} is on the grid of this map; a box lies off it. Give the box a label that the grid does not have.`,
        { fixes: this.freeLabel(source) },
      );
    else if (first)
      context.findings.error('duplicate-box', source, say`Box ${label} already exists; give this one another label.`, {
        related: [{ source: first, message: say`First written here.` }],
        fixes: this.freeLabel(source),
      });
    else {
      this.boxes.set(cell, source);
      return [cell];
    }
    return [];
  }

  private checkTerrain(node: Feature): void {
    const { context } = this;
    const { terrain, edges } = boxAttributes(context, node);
    const words = context.ruleset?.vocabulary.terrain ?? [];
    for (const again of edges.slice(1))
      context.findings.error(
        'duplicate-attribute',
        context.text.source(again),
        say`A box lies at one edge of the map; remove one of the two.`,
      );
    const written = terrainOf(context, node);
    if (written !== undefined) {
      context.checkWord('terrain', written, words, () => ({
        ...context.text.source(terrain[0]),
        end: context.text.source(terrain[terrain.length - 1]).end,
      }));
      return;
    }
    if (words.length === 0) return;
    context.findings.error(
      'box-without-terrain',
      context.text.part(node, 'cells', 0),
      say`The box has no terrain. Write it in parentheses after the label: ${words
        .slice(0, 6)
        .map(({ word }) => `(${word})`)
        .join(', ')}${words.length > 6 ? ' …' : ''}.`,
    );
  }

  /** Returns the pairs of cells that a link joins; reports and omits invalid ones. */
  link(node: Feature): (readonly Cell[])[] {
    return node.chains.flatMap((chain) => {
      const read = chain.cells.map((label, i) =>
        this.cells.cell(label, () => this.context.text.part(chain, 'cells', i)),
      );
      return read.slice(1).flatMap((to, i) => {
        const source = this.context.text.part(chain, 'cells', i + 1);
        return this.checkLink(node, read[i], to, source) ? [[read[i], to]] : [];
      });
    });
  }

  private checkLink(node: Feature, from: Cell, to: Cell, source: Source): boolean {
    if (from === NOWHERE || to === NOWHERE) return false;
    const kind = node.kind.join(' ');
    const [one, other] = [from, to].map((cell) => this.board.label(cell));
    const wrong = (slug: string, message: string, first?: Source): boolean => {
      this.context.findings.error(slug, source, message, {
        related: first ? [{ source: first, message: say`First written here.` }] : [],
        fixes: this.removeLinkFixes(node),
      });
      return false;
    };
    if (from === to)
      return wrong('link-to-itself', say`${one} is linked to itself; a link joins two ${this.words('cells')}.`);
    if (this.board.areAdjacent(from, to))
      return wrong('link-of-neighbours', say`${one} and ${other} are adjacent and need no link.`);
    const key = `${kind} ${Math.min(from, to)} ${Math.max(from, to)}`;
    const first = this.links.get(key);
    if (first)
      return wrong('duplicate-link', say`There is ${withArticle(kind)} between ${one} and ${other} already.`, first);
    this.links.set(key, source);
    return true;
  }

  /** Returns the fix that removes a link statement; empty if the statement has more than one link. */
  private removeLinkFixes(node: Feature): Fix[] {
    if (node.chains.length !== 1 || node.chains[0].cells.length !== 2) return [];
    return [{ title: 'Remove this link', edits: [{ source: this.context.text.source(node), text: '' }] }];
  }

  private words(english: string): Called {
    return cellWords(this.context.ruleset, this.board.grid, english);
  }

  /** Returns the fix that replaces a label by a free label in the form of the grid. */
  private freeLabel(source: Source): Fix[] {
    const { board } = this;
    const { length } = board.gridSize === 0 ? '0000' : board.label(0);
    for (let i = 0; i < 100; i++) {
      const label = board.grid.labels === 'letters' ? `ZZ${i + 1}` : String(99 * 10 ** (length - 2) + i);
      if (board.cell(label) === NOWHERE) return replacement(source, label);
    }
    return [];
  }

  private get board(): Board {
    return this.cells.board;
  }
}
