import { NOWHERE } from '../../engine/board/board.js';
import type { Severity } from '../../engine/model/finding.js';
import type { MapModel } from '../../engine/model/map.js';
import type { Source } from '../../engine/model/source.js';
import type { PieceView, Position } from '../../engine/play/records.js';
import type { Counter } from '../../preview/contract/scene.js';
import type { Analysis } from '../analysis/analysis.js';
import { placeOf } from '../syntax/written-value.js';
import { BySource } from './by-source.js';
import { CounterArt } from './counter-art.js';

/**
 * Converts the pieces on the map into counters, with their place in the text and the highest severity of the findings
 * there.
 */
export function countersOf(analysis: Analysis, map: MapModel, position: Position): Counter[] {
  const sources = sourcesOf(analysis);
  const art = new CounterArt(analysis);
  const troubles = new BySource([...analysis.findings, ...analysis.playFindings()]);
  return position.pieces.flatMap((piece) => {
    const cell = piece.cell === undefined ? NOWHERE : map.board.cell(piece.cell);
    if (cell === NOWHERE) return [];
    const source =
      sources.get(piece.name) ?? (piece.formation === undefined ? undefined : sources.get(piece.formation));
    const severity = source && worst(troubles.within(source).map((finding) => finding.severity));
    const counter: Mutable<Counter> = Object.assign(plain(piece, art), { cell });
    if (severity) counter.severity = severity;
    if (source) counter.place = placeOf(source);
    return [counter];
  });
}

/** Returns the properties of a piece that its counter shows. */
export function plain(piece: PieceView, art: CounterArt): Omit<Counter, 'cell'> {
  const { name, side, kind, symbol, values, step, steps, flags, formation, over } = piece;
  const face: Mutable<Omit<Counter, 'cell'>> = { name, side, kind, symbol, values, step, steps, flags };
  if (formation !== undefined) face.formation = formation;
  if (!art.isEmpty) Object.assign(face, art.of(face));
  if (over) face.over = over;
  return face;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * Returns for each unit, formation and drawn counter the place in the text where it is placed or, if it is not placed,
 * where it is declared.
 */
function sourcesOf({ sides, scenario }: Analysis): Map<string, Source> {
  const sources = new Map<string, Source>();
  for (const { forces } of sides) for (const force of forces) sources.set(force.name, force.nameSource);
  const { setups = [], arrivals = [] } = scenario ?? {};
  for (const { items } of [...arrivals, ...setups.flatMap(({ placements }) => placements)]) {
    for (const { name, drawn, source } of items) {
      if (name !== undefined) sources.set(name, source);
      for (const counter of drawn) sources.set(counter, source);
    }
  }
  return withMembers(sources, { sides, scenario });
}

/** Adds the members of placed formations. The text range of each member is that of the formation's placement. */
function withMembers(
  sources: Map<string, Source>,
  { sides, scenario }: Pick<Analysis, 'sides' | 'scenario'>,
): Map<string, Source> {
  const placed = new Set(
    [...(scenario?.arrivals ?? []), ...(scenario?.setups ?? []).flatMap(({ placements }) => placements)].flatMap(
      ({ items }) => items.flatMap(({ name }) => name ?? []),
    ),
  );
  for (const { forces } of sides) {
    for (const { name, parent } of forces) {
      if (parent === undefined || placed.has(name) || !placed.has(parent)) continue;
      placed.add(name);
      const source = sources.get(parent);
      if (source) sources.set(name, source);
    }
  }
  return sources;
}

function worst(severities: readonly Severity[]): Severity | undefined {
  return (['error', 'warning', 'information'] as const).find((severity) => severities.includes(severity));
}
