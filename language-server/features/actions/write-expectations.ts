import { turnName } from '../../../engine/model/calendar.js';
import type { Fix } from '../../../engine/model/finding.js';
import { placeName } from '../../../engine/model/names.js';
import type { ExpectationBlock } from '../../../engine/model/scenario.js';
import type { Source } from '../../../engine/model/source.js';
import { pointOf, type Point } from '../../../engine/play/boundary.js';
import { expectationForEvent, expectationForUnit } from '../../../engine/play/actual-expectations.js';
import type { GameEvent } from '../../../engine/play/records.js';
import type { Playthrough } from '../../../engine/play/playthrough.js';
import { attributeWordsOf } from '../../compile/attributes.js';
import type { Analysis } from '../../analysis/analysis.js';
import { followUps } from '../../play/follow-ups.js';
import { contains, orderAt } from '../../play/lookup.js';
import { endOf, eventsFor, gameAt } from '../../play/game-at.js';

/** Maximum number of lines written by one action. */
const MAX_EXPECTATIONS = 12;

/**
 * If the order at `place` starts a battle, returns the fix that writes the actual result of the battle as expectations.
 * The expectations are written after the phase of the battle: events first, then the units involved.
 */
export function writeExpectations(analysis: Analysis, place: Source): Fix[] {
  const order = orderAt(analysis, { ...place, end: place.start });
  const played = order && analysis.playthrough();
  const record = played?.moments.find(
    ({ source }) => source?.start === order?.source.start && source?.file === place.file,
  );
  const block = analysis.scenario?.orders.find(({ source }) => order && contains(source, order.source));
  if (!played || !record || !block || record.turn === 0) return [];
  const events = [record, ...followUps(played, order)].flatMap(({ from, to }) => played.events.slice(from, to));
  if (!events.some(hasResult)) return [];
  const { turn, phase } = record;
  const point = { turn, side: block.side, phase };
  const lines = expectationLines(analysis, played, events, point);
  if (lines.length === 0) return [];
  const title = 'Write expectations for this result';
  const existingBlock = analysis.scenario?.expectations.find(
    (each) => each.source.file === place.file && samePoint(pointOf(each), point),
  );
  if (existingBlock) return [{ title, edits: [afterLastLine(existingBlock, lines)] }];
  const { end } = block.source;
  const head = `expect after turn ${turnName(turn, analysis.scenario?.calendar)} ${placeName(block.side)} ${phase}`;
  const text = `\n\n${head} {\n${lines.map((line) => `  ${line}\n`).join('')}}`;
  return [{ title, edits: [{ source: { file: place.file, start: end, end }, text }] }];
}

/**
 * Returns the fix that writes the actual result: into an empty block of expectations, or in place of the name of a unit
 * for which the author has not written what to expect.
 */
export function replaceEmptyExpectation(analysis: Analysis, source: Source, text: string): Fix[] {
  const played = analysis.playthrough();
  const block = analysis.scenario?.expectations.find((each) => contains(each.source, source));
  if (!played || !block) return [];
  const written = text.slice(source.start, source.end);
  const title = 'Write the actual result';
  if (block.source.start < source.start) {
    const { moments } = played;
    const [unit] = gameAt(analysis, played, endOf(moments, pointOf(block))).findUnits(written.replaceAll('"', ''));
    const line = unit && expectationForUnit(unit, wordsOf(analysis));
    return line === undefined ? [] : [{ title: `Write the actual result: ${line}`, edits: [{ source, text: line }] }];
  }
  const events = eventsFor(analysis, source);
  const results = events.filter(hasResult);
  const lines = expectationLines(
    analysis,
    played,
    results.length > 0 ? events : events.filter(({ cells }) => cells),
    pointOf(block),
  );
  const brace = written.lastIndexOf('{');
  if (lines.length === 0 || brace < 0) return [];
  const body = `{\n${lines.map((line) => `  ${line}\n`).join('')}}`;
  return [{ title, edits: [{ source: { ...source, start: source.start + brace }, text: body }] }];
}

const hasResult = ({ facts }: GameEvent): boolean => facts?.result !== undefined;

const samePoint = (one: Point, other: Point): boolean =>
  one.turn === other.turn && one.side === other.side && one.phase === other.phase;

const wordsOf = ({ ruleset }: Analysis): ReadonlySet<string> => attributeWordsOf(ruleset, 'expectation');

/**
 * Returns expectations as lines of text: for the results of the events, and for the state of the events’ units at
 * `point`.
 */
function expectationLines(
  analysis: Analysis,
  played: Playthrough,
  events: readonly GameEvent[],
  point: Point,
): string[] {
  const words = wordsOf(analysis);
  const verbs = new Set(analysis.ruleset?.vocabulary.verbs.map(({ word }) => word));
  const decided = events
    .filter(hasResult)
    .flatMap((event) => (verbs.has(event.kind) ? (expectationForEvent(event, words) ?? []) : []));
  const game = gameAt(analysis, played, endOf(played.moments, point));
  const names = new Set(events.flatMap(({ pieces = [] }) => pieces));
  const units = [...names].flatMap((name) => {
    const [unit] = game.findUnits(name);
    return unit === undefined ? [] : (expectationForUnit(unit, words) ?? []);
  });
  return [...new Set([...decided, ...units])].slice(0, MAX_EXPECTATIONS);
}

/** Returns the edit that adds lines after the last line of a block. */
function afterLastLine({ expectations, source }: ExpectationBlock, lines: readonly string[]): Fix['edits'][number] {
  const at = expectations.at(-1)?.source.end ?? source.end - 1;
  return { source: { ...source, start: at, end: at }, text: lines.map((line) => `\n  ${line}`).join('') };
}
