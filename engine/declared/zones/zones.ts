import { NOWHERE, type Cell } from '../../board/board.js';
import { BLOCKED, NO_CHAIN, STOP } from '../../board/reach.js';
import { memoize } from '../../mechanics/memoize.js';
import { opponent } from '../../mechanics/sides.js';
import { Zone } from '../../mechanics/zones.js';
import type { Declaration } from '../declaration.js';
import type { ZonePurpose, ZoneRule } from '../declaration/movement.js';
import type { Ground } from '../state/ground.js';

/**
 * The zones of control of both sides, and the marks that stop or block moving units. Each zone rule of the declaration
 * has its own zones, because the rules may differ in which units have zones and where zones extend.
 */
export class Zones {
  /** `bySide[side][rule]`: the zones of a side’s units as they affect enemy units under a zone rule. */
  private readonly bySide: readonly (readonly Zone[])[];
  /** `marks[side][rule][cell]`: the marks for moving units of a side, in the form that `Reach` takes. */
  private readonly marks: readonly (readonly Uint8Array[])[];
  /**
   * The functions that update the marks of a cell, which stop or block moving units: one function for each side and
   * rule.
   */
  private readonly markers: readonly Marker[];
  private readonly links: readonly Int32Array[];

  constructor(
    private readonly rules: readonly ZoneRule[],
    sides: Declaration['sides'],
    private readonly ground: Ground,
    /** `owner[cell]`: the side of the units in a cell; negative for an empty cell. */
    private readonly owner: Int32Array,
  ) {
    const { board } = ground;
    this.marks = sides.map(() => Array.from({ length: Math.max(1, rules.length) }, () => new Uint8Array(board.size)));
    this.links = rules.map(linksOn(ground));
    const markers: Marker[] = [];
    this.bySide = sides.map((_, side) =>
      rules.map((rule, index) => {
        const zone = new Zone(board, this.links[index], (cell) => {
          mark(cell);
        });
        const mark = this.markerFor(opponent(side), this.marks[opponent(side)][index], rule, zone);
        markers.push(mark);
        return zone;
      }),
    );
    this.markers = rules.length > 0 ? markers : sides.map((_, side) => this.markerFor(side, this.marks[side][0]));
  }

  /**
   * Creates the function that updates the marks of a cell for moving units of a side. Without a `zone`, it marks only
   * the cells of enemy units.
   */
  private markerFor(side: number, marks: Uint8Array, rule?: ZoneRule, zone?: Zone): Marker {
    const { owner } = this;
    const enemy = opponent(side);
    const bits = rule === undefined ? 0 : marksOf(rule);
    const friends = rule?.cancelledByFriends.includes('movement') === true ? side : NO_OWNER_CODE;
    return (cell) => {
      const isHindered = zone?.covers(cell) === true && owner[cell] !== friends;
      marks[cell] = (owner[cell] === enemy ? BLOCKED : 0) | (isHindered ? bits : 0);
    };
  }

  /** Adds (1) or removes (-1) the zone of a unit. `attacks` is false for a unit without attack strength. */
  project(side: number, cell: Cell, attacks: boolean, by: 1 | -1): void {
    const zones = this.bySide[side];
    for (let rule = 0; rule < zones.length; rule++)
      if (attacks || !this.rules[rule].onlyAttackers) zones[rule].project(cell, by);
  }

  /** Updates the marks of a cell after units have entered or left it. */
  markCell(cell: Cell): void {
    for (const mark of this.markers) mark(cell);
  }

  /** Returns the marks for moving units of a side under a zone rule; -1 stands for units that no zone affects. */
  marksFor(side: number, rule: number): Uint8Array {
    return this.marks[side][Math.max(0, rule)];
  }

  /** Returns the zone that hinders units of a side under a zone rule. */
  against(side: number, rule: number): Zone {
    return this.bySide[opponent(side)][rule];
  }

  /**
   * Returns whether a cell is in an enemy zone that counts for units of a side. Friendly units in the cell cancel it
   * for the purposes that the rule names, but never with `always`.
   */
  hinders(side: number, rule: number, cell: Cell, purpose: ZonePurpose | 'always'): boolean {
    if (rule < 0 || rule >= this.rules.length || !this.against(side, rule).covers(cell)) return false;
    if (purpose === 'always' || this.owner[cell] !== side) return true;
    return !this.rules[rule].cancelledByFriends.includes(purpose);
  }

  /** Returns whether the zone of a unit in a cell extends into a neighbour. */
  extends(rule: number, from: Cell, to: Cell): boolean {
    const { board } = this.ground;
    const direction = board.direction(from, to);
    return direction >= 0 && this.links[rule][from * board.directions + direction] === to;
  }

  /** Returns the cells in a side's zone under any rule. */
  cellsOf(side: number): Cell[] {
    return [...new Set(this.bySide[side].flatMap((zone) => zone.cells()))];
  }

  /** Removes all zones. Call {@link markCell} for every cell after the zones are projected again. */
  clear(): void {
    for (const zones of this.bySide) for (const zone of zones) zone.clear();
  }
}

/** Updates the marks that stop or block moving units in a cell. */
type Marker = (cell: Cell) => void;

/** Code of a side that owns no cell. Used if no friendly units can cancel an enemy zone in their cell. */
const NO_OWNER_CODE = -2;

/**
 * Returns the marks of a cell in an enemy zone. If only steps within the zone of one unit are barred, no mark bars
 * them: they are judged step by step.
 */
const marksOf = ({ enter, chain }: ZoneRule): number =>
  (enter === 'stop' ? STOP : 0) | (chain === 'barred' ? NO_CHAIN : 0);

/** Returns the function that finds the links of a zone rule. All games on a map share the links. */
const linksOn = memoize((ground: Ground) => memoize((rule: ZoneRule) => linksFor(rule, ground)));

/** Returns, for each step, the cell into which a zone extends along it; `NOWHERE` if it does not. */
function linksFor({ notInto }: ZoneRule, ground: Ground): Int32Array {
  const { neighbours, directions } = ground.board;
  const closed = ground.cellsWith(notInto);
  return neighbours.map((to, step) => {
    if (to === NOWHERE || closed[to] === 1 || closed[Math.floor(step / directions)] === 1) return NOWHERE;
    return ground.hexsidesOn(step).every(({ letsZonesPass }) => letsZonesPass) ? to : NOWHERE;
  });
}
