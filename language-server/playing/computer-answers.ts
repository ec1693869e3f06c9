import { t } from '@vscode/l10n';
import { CancellationToken } from 'vscode-languageserver';
import { playInSteps } from '../../engine/play/play-scenario.js';
import type { PlayOptions, Playthrough } from '../../engine/play/playthrough.js';
import type { AnswerPolicy, MomentRecord } from '../../engine/play/records.js';
import type { Seat, Seats } from '../../preview/contract/playing.js';
import type { AnswerResult, ComputerAnswersParams } from '../../protocol/playing.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import { runInBackground } from '../run-in-background.js';
import type { SandtableServices } from '../services.js';
import { atOpenDecision } from './open-question.js';
import type { PlayDraft } from './play-draft.js';
import { candidateAnswers } from './write-answer.js';

/** The policies of the computer players. */
const POLICIES: Readonly<Partial<Record<Seat, AnswerPolicy>>> = { random: 'random', lookahead: 'considered' };

/**
 * Lets the computer players answer until a person must decide or the turn is over, and writes their answers into a
 * draft of the text. If an answer cannot be written, the answers before it are returned.
 * @param token ends the search for better plans
 */
export async function computerAnswers(
  analysis: DocumentAnalysis,
  services: SandtableServices,
  params: ComputerAnswersParams,
  token: CancellationToken,
): Promise<AnswerResult> {
  const open = atOpenDecision(analysis, params, ({ moment, game }) => ({ moment, turn: game.now().turn }));
  if (open?.moment !== params.moment) return { isStale: true };
  const played = await playComputers(analysis, services, { ...params, turn: open.turn }, token);
  const draft = await services.compile.PlayDrafts.open(analysis.uri);
  if (!played || !draft) return { isStale: true };
  for (const { number, answer, secret } of computersMoments(played, open.moment)) {
    const order = secret?.details.answer ?? answer;
    if (await writeInto(draft, services, params, number, order)) continue;
    const edits = draft.edits();
    return edits.length > 0 ? { edits } : { refused: t('“{0}” cannot be written here with the same result.', order) };
  }
  return { edits: draft.edits() };
}

/** Plays on from the open question until a person must decide or the turn is over. */
async function playComputers(
  analysis: DocumentAnalysis,
  { shared }: SandtableServices,
  { seats, seed, playing, strength, turn }: ComputerAnswersParams & { readonly turn: number },
  token: CancellationToken,
): Promise<Playthrough | undefined> {
  const { ruleset, scenario } = analysis;
  const after = analysis.playthrough({ seed, playing });
  if (!ruleset || !scenario || !after) return undefined;
  const stop = new AbortController();
  token.onCancellationRequested(() => {
    stop.abort();
  });
  const options: PlayOptions = {
    until: { turn },
    after,
    signal: stop.signal,
    playing: sidesOf(seats, (seat) => seat === 'human'),
    seats: policiesOf(seats),
    ...(seed !== undefined && { seed }),
    ...(strength !== undefined && { strength }),
  };
  const played = await runInBackground(
    playInSteps(ruleset, scenario, options),
    shared,
    CancellationToken.None,
    () => undefined,
  );
  return typeof played === 'object' && 'moments' in played ? played : undefined;
}

const sidesOf = (seats: Seats, isMeant: (seat: Seat) => boolean): string[] =>
  Object.entries(seats).flatMap(([side, seat]) => (isMeant(seat) ? side : []));

function policiesOf(seats: Seats): Record<string, AnswerPolicy> {
  return Object.fromEntries(Object.entries(seats).map(([side, seat]) => [side, POLICIES[seat] ?? 'default']));
}

/** Returns the moments that computer players have decided, starting at moment number `from`. */
const computersMoments = ({ moments }: Playthrough, from: number): readonly MomentRecord[] =>
  moments.slice(from).filter(({ by }) => by === 'random' || by === 'considered');

/** Writes an answer to the open question of a draft. Returns whether it could be written. */
async function writeInto(
  draft: PlayDraft,
  services: SandtableServices,
  { seed, playing }: ComputerAnswersParams,
  moment: number,
  order: string,
): Promise<boolean> {
  const textOf = (uri: string): string => draft.textOf(uri);
  const found = draft.analysis && candidateAnswers(draft.analysis, services, { seed, playing }, { order, textOf });
  if (found?.moment !== moment) return false;
  for (const change of found.changes) if (await draft.apply(change, found.isAnswered)) return true;
  return false;
}
