import type { Source } from '../../engine/model/source.js';
import type { MomentRecord, Playthrough } from '../../engine/play/playthrough.js';
import type { Game } from '../../engine/play/ruleset.js';
import type { Analysis } from '../compile/analysis.js';
import { contains } from './lookup.js';

/** The game as it stands when the text at a place is read: before the order there, after what an expectation waits for, else at the start of turn 1. */
export function gameFor(analysis: Analysis, place: Source): Game | undefined {
  const played = analysis.playthrough();
  if (!played) return undefined;
  return gameAt(analysis, played, momentFor(analysis, played, place));
}

/** The number of the moment a place of the text belongs to; the number of moments when it belongs to the end. */
export function momentFor(analysis: Analysis, played: Playthrough, place: Source): number {
  const { moments } = played;
  const scenario = analysis.scenario;
  const answered = moments.filter(({ source }) => source !== undefined && contains(source, place));
  const innermost = answered.toSorted((a, b) => span(a) - span(b))[0];
  if (innermost) return innermost.number;
  const orders = scenario?.orders.find(({ source }) => contains(source, place));
  if (orders) return firstOf(moments, ({ turn, side }) => turn > orders.turn || (turn === orders.turn && side === orders.side));
  const block = scenario?.expectations.find(({ source }) => contains(source, place));
  if (block) return firstOf(moments, (moment) => isAfter(moment, block));
  return firstOf(moments, ({ turn }) => turn >= 1);
}

function span({ source }: MomentRecord): number {
  return source ? source.end - source.start : Number.POSITIVE_INFINITY;
}

function isAfter(moment: MomentRecord, { turn, side, phase }: { readonly turn: number; readonly side?: string; readonly phase?: string }): boolean {
  if (moment.turn !== turn) return moment.turn > turn;
  if (side === undefined) return false;
  return moment.side === side ? phase !== undefined && moment.phase !== phase : false;
}

function firstOf(moments: readonly MomentRecord[], holds: (moment: MomentRecord) => boolean): number {
  return moments.find(holds)?.number ?? moments.length;
}

const stood = new WeakMap<Playthrough, Map<number, Game>>();

/** The game as it stood before a moment, replayed once and kept as long as the playthrough it is a part of. */
export function gameAt(analysis: Analysis, played: Playthrough, moment: number): Game {
  if (moment >= played.moments.length) return played.game;
  const known = stood.get(played) ?? new Map<number, Game>();
  stood.set(played, known);
  const game = known.get(moment) ?? played.game;
  known.set(moment, game);
  return game;
}
