import path from 'node:path';
import { URI } from 'langium';
import type { ScenarioModel } from '../engine/model/scenario.js';
import { continuationAt, isContinuation } from '../engine/play/continuation.js';
import type { Pause } from '../engine/play/moment.js';
import { playThrough } from '../engine/play/play-scenario.js';
import type { Playthrough } from '../engine/play/playthrough.js';
import type { Ruleset } from '../engine/play/ruleset.js';
import { rulesets } from '../engine/rulesets/index.js';
import { continuationText } from '../language-server/continuation/scenario-text.js';
import type { DocumentAnalysis } from '../language-server/analysis/document-analysis.js';
import { NodeWorkspace } from '../language-server/node-workspace.js';

/** A scenario file to be tested: its game is compared with the games of scenarios that begin at its pauses. */
export interface ContinuedFile {
  readonly file: string;
  readonly workspace: NodeWorkspace;
  readonly analysis: DocumentAnalysis;
  readonly ruleset: Ruleset;
  /** The scenario without orders, written dice and expectations, which a continuation leaves out. */
  readonly scenario: ScenarioModel;
}

/** A game played to its end, and the pauses at which a scenario can begin. */
export interface WholeGame {
  readonly seed: string;
  readonly played: Playthrough;
  readonly pauses: readonly Pause[];
}

/** Opens a file. Returns undefined if the file has no scenario that can be played. */
export async function openContinued(file: string): Promise<ContinuedFile | undefined> {
  const workspace = await NodeWorkspace.open([file], rulesets);
  const analysis = workspace.documents[0] && workspace.analyse(workspace.documents[0]);
  if (!analysis?.ruleset || !analysis.scenario) return undefined;
  const { scenario, ruleset } = analysis;
  const bare = { ...scenario, orders: [], expectations: [], dice: { written: new Map() } };
  return { file, workspace, analysis, ruleset, scenario: bare };
}

/** Plays the game with random answers that depend only on the seed and the address of the question. */
export function wholeGame({ ruleset, scenario }: ContinuedFile, seed: string): WholeGame {
  const pauses: Pause[] = [];
  const played = playThrough(ruleset, scenario, {
    ...randomly(seed),
    until: 'end',
    onPause: (game, pause) => pause.ends !== 'occasion' && game.outcome() === undefined && pauses.push(pause),
  });
  return { seed, played, pauses };
}

const randomly = (seed: string) => ({ seed, unanswered: 'random' }) as const;

/**
 * Writes the scenario that begins at a pause, reads it again and plays it to its end. Returns a sentence for each
 * difference from the original game.
 */
export async function differencesAfter(
  { file, workspace, analysis, ruleset, scenario }: ContinuedFile,
  { seed, played }: WholeGame,
  { turn, side, phase, ends }: Pause,
): Promise<string[]> {
  const isTurn = ends === 'turn';
  const until = { turn, ...(!isTurn && side !== undefined && { side }), ...(!isTurn && { phase }) };
  const at = `after ${[`turn ${turn}`, side, phase].filter((part) => part !== undefined).join(' ')}`;
  const continuation = continuationAt(ruleset, scenario, { ...randomly(seed), until });
  if (!isContinuation(continuation)) return [`${at}: ${continuation.why}`];
  const target = URI.file(path.resolve(path.dirname(file), 'later.sand'));
  const { ImportGraph: imports } = workspace.services.shared.workspace;
  const text = continuationText({ compiled: analysis.compiled, imports, scenario, continuation, target });
  const given = new Map([[target.toString(), new TextEncoder().encode(text)]]);
  const written = await NodeWorkspace.open([], rulesets, process.cwd(), given);
  const later = written.analyse(written.documents[0]);
  if (!later?.scenario) return [`${at}: the written file has no scenario`];
  const wrong = later.findings.map(({ message }) => `${at}: ${message}`);
  const continued = playThrough(ruleset, later.scenario, { unanswered: 'random', until: 'end' });
  return [...wrong, ...differences(played, continued, continuation.moments).map((what) => `${at}: ${what}`)];
}

/**
 * Compares a game with its continuation, which begins after the first `from` moments. Returns a sentence for each
 * difference in the moments, the events, the state at the end, and the score.
 */
function differences(one: Playthrough, other: Playthrough, from: number): string[] {
  const isSame = (first: readonly unknown[], second: readonly unknown[]): boolean =>
    second.length > 0 ? text(first.slice(-second.length)) === text(second) : true;
  const moments = ({ moments: all }: Playthrough): unknown[] =>
    all.map(({ number: _, from: __, to: ___, ...moment }) => moment);
  return [
    ...(one.moments.length === from + other.moments.length ? [] : ['the number of moments differs']),
    ...(isSame(moments(one), moments(other)) ? [] : ['the moments differ']),
    ...(isSame(one.events, other.events) ? [] : ['the events differ']),
    ...(text(one.game.snapshot()) === text(other.game.snapshot()) ? [] : ['the state at the end differs']),
    ...(text(one.game.score()) === text(other.game.score()) ? [] : ['the score differs']),
  ];
}

/**
 * Formats a value for comparison, without the places in files that it contains, because the two games have different
 * files.
 */
const text = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && 'file' in one && 'start' in one ? null : one,
  );
