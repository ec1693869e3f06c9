import { arrivalText, type ForceLine } from '../../engine/mechanics/special-rules/forces-ledger.js';
import { allArrivals } from '../../engine/mechanics/special-rules/arrivals.js';
import { forcesByName, forcesIn, type Face, type ForceModel, type SideModel } from '../../engine/model/forces.js';
import type { PlacedItem } from '../../engine/model/statements.js';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import type { PieceView, UnitSymbol } from '../../engine/play/records.js';
import type {
  Printed,
  PrintedCounter,
  PrintedForce,
  PrintedPlace,
  PrintedSide,
} from '../../preview/contract/print-data.js';
import type { CounterFace } from '../../preview/contract/scene.js';
import type { Analysis } from '../analysis/analysis.js';
import { ledgerOf } from '../order-of-battle/ledger.js';
import { sidesOf } from './build-scene.js';
import { CounterArt } from './counter-art.js';
import { printedForce } from './printed-forces.js';
import { printedWords } from './printed-words.js';
import { findShownGame } from './shown-game.js';
import { termOf } from '../text/term-of.js';

/** Returns counters, set-ups and arrivals of the visible forces for printing; undefined if there are none. */
export function buildPrintData(analysis: Analysis): Printed | undefined {
  const { sides, scenario, map } = analysis;
  if (sides.length === 0) return undefined;
  const press = new CounterPrinter(analysis);
  const lines = ledgerOf(analysis);
  return {
    title: scenario?.title ?? map?.title ?? map?.name ?? '',
    words: printedWords(),
    sides: sidesOf(analysis),
    bySide: sides.map((side) =>
      press.sideOf(
        side,
        lines.find(({ name }) => name === side.name),
      ),
    ),
  };
}

/**
 * Creates the faces of counters. A face shows the numbers that the author has written or, if there are none, those of
 * the game.
 */
class CounterPrinter {
  private readonly forces: ReadonlyMap<string, ForceModel>;
  private readonly pieces: ReadonlyMap<string, PieceView>;
  /** The pieces with only the values that both sides may see. */
  private readonly open: readonly PieceView[];
  private readonly art: CounterArt;
  private readonly scenario: ScenarioModel | undefined;
  private readonly label: (cell: number) => string;

  constructor(private readonly analysis: Analysis) {
    this.scenario = analysis.scenario;
    this.forces = forcesByName(analysis.sides);
    this.art = new CounterArt(analysis);
    const game = findShownGame(analysis, { moment: 'setup' })?.game;
    this.pieces = new Map(game?.position({ umpire: true }).pieces.map((piece) => [piece.name, piece]));
    this.open = game?.position({}).pieces ?? [];
    this.label = (cell) => analysis.map?.board.label(cell) ?? '';
  }

  /** Returns the printed parts of a side. @param line the line of the side in the table of forces */
  sideOf(model: SideModel, line: ForceLine | undefined): PrintedSide {
    const { name: side, forces, pools } = model;
    const { setups = [] } = this.scenario ?? {};
    return {
      side: termOf(this.analysis.ruleset, side),
      counters: [
        ...forces.filter(({ members }) => members.length === 0).flatMap((force) => this.countersOf(force)),
        ...pools.flatMap(({ kind, counters }) =>
          counters.flatMap(({ count, face }) => {
            const counter = { front: this.drawn(kind, side, textOf(face)), back: this.hiddenFace(kind, side) };
            return Array.from({ length: count }, () => counter);
          }),
        ),
      ],
      start: mergePlaces(
        setups
          .filter((setup) => setup.side === side)
          .flatMap(({ placements }) => placements)
          .map(({ cells, items }) => ({ where: cells.map(this.label).join(' '), faces: this.facesOf(items, side) })),
      ),
      arrivals: mergePlaces(this.arrivalsOf(model)),
      ...(line && { forces: this.chartOf(model, line) }),
    };
  }

  private chartOf({ pools }: SideModel, line: ForceLine): PrintedForce {
    return printedForce(line, {
      forces: this.forces,
      pools,
      kinds: this.analysis.ruleset?.vocabulary.unitKinds ?? [],
      shown: (word) => termOf(this.analysis.ruleset, word),
      counterOf: (force) => this.faceOf(force, 1),
      poolCounter: ({ kind, side }, face) => this.drawn(kind, side, textOf(face)),
    });
  }

  /** Returns the arrivals of a side. An arrival without a side belongs to the side of its units and pools. */
  private arrivalsOf({ name: side, pools }: SideModel): PrintedPlace[] {
    const { scenario } = this;
    if (!scenario) return [];
    return allArrivals(scenario).flatMap((arrival) => {
      const items = arrival.items.filter(
        ({ name, kind }) => name !== undefined || arrival.side === side || pools.some((pool) => pool.kind === kind),
      );
      const faces = this.facesOf(items, side).filter((face) => face.side === side);
      return faces.length === 0 ? [] : [{ where: arrivalText(arrival, scenario.calendar), faces }];
    });
  }

  /** Returns the initial faces of placed items: units, members of formations, and hidden counters. */
  private facesOf(items: readonly PlacedItem[], side: string): CounterFace[] {
    return items.flatMap(({ name, kind = '', drawn: drawnFace, attributes, face }) => {
      const force = name === undefined ? undefined : this.forces.get(name);
      if (!force)
        return drawnFace.map(() => (face ? this.drawn(kind, side, textOf(face)) : this.hiddenFace(kind, side)));
      const step = Object.hasOwn(attributes, 'step') ? Number(attributes.step.value) : 1;
      return forcesIn(force, this.forces).map((unit) => {
        const shown = this.faceOf(unit, Math.min(Math.max(1, step), this.stepsOf(unit)));
        return face ? { ...shown, values: textOf(face) } : shown;
      });
    });
  }

  /** Returns the counters of a unit. A counter has two faces, so a unit of four steps has two counters. */
  private countersOf(unit: ForceModel): PrintedCounter[] {
    const steps = this.stepsOf(unit);
    return Array.from({ length: Math.ceil(steps / 2) }, (_, i) => {
      const step = 2 * i + 1;
      return { front: this.faceOf(unit, step), ...(step < steps && { back: this.faceOf(unit, step + 1) }) };
    });
  }

  private stepsOf({ name, faces }: Pick<ForceModel, 'name' | 'faces'>): number {
    return faces.length > 0 ? faces.length : (this.pieces.get(name)?.steps ?? 1);
  }

  private faceOf({ name, side, kind, parent, faces }: ForceModel, step: number): CounterFace {
    const piece = this.pieces.get(name);
    const own = piece?.formation ?? parent;
    const formation = own === name ? undefined : own;
    return {
      name,
      side,
      kind,
      symbol: this.symbolOf(kind),
      values: faces.length > 0 ? textOf(faces[step - 1]) : (piece?.values ?? ''),
      step,
      steps: this.stepsOf({ name, faces }),
      flags: [],
      ...(formation !== undefined && { formation }),
      ...this.art.of({ name, kind, side, ...(formation !== undefined && { formation }) }),
    };
  }

  private drawn(kind: string, side: string, values: string): CounterFace {
    const face = { name: '', side, kind, symbol: this.symbolOf(kind), values, step: 1, steps: 1, flags: [] };
    return { ...face, ...this.art.of(face) };
  }

  /** Returns the hidden face of a counter, as the game shows it. */
  private hiddenFace(kind: string, side: string): CounterFace {
    const known = this.open.find((piece) => piece.kind === kind && piece.side === side && piece.values.includes('?'));
    return { ...this.drawn(kind, side, known?.values ?? '?'), flags: ['untried'] };
  }

  private symbolOf(kind: string): UnitSymbol {
    const word = this.analysis.ruleset?.vocabulary.unitKinds.find((each) => each.word === kind);
    return word?.symbol ?? { function: 'infantry' };
  }
}

/** Merges entries with the same place. */
function mergePlaces(places: readonly PrintedPlace[]): PrintedPlace[] {
  const all = new Map<string, CounterFace[]>();
  for (const { where, faces } of places) all.set(where, [...(all.get(where) ?? []), ...faces]);
  return [...all].map(([where, faces]) => ({ where, faces }));
}

/** Returns the numbers of a face: `4-10`. */
const textOf = (face: Face): string => face.join('-');
