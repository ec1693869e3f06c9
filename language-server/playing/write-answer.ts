import { t } from '@vscode/l10n';
import type { Finding } from '../../engine/model/finding.js';
import { momentRecord } from '../../engine/play/moment-record.js';
import type { MomentRecord } from '../../engine/play/records.js';
import type { Playthrough } from '../../engine/play/playthrough.js';
import type { AnswerParams, AnswerResult } from '../../protocol/playing.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import type { Change } from '../features/actions/fix-verifier.js';
import { candidateEdits, textsOf } from '../scene/write-down.js';
import type { SandtableServices } from '../services.js';
import { placeOf } from '../syntax/written-value.js';
import { atOpenDecision, type PlayedGame } from './open-question.js';

/**
 * Returns the edits that write an answer to the open question into the text. Tries several places in the text. Uses the
 * first place at which the game reads the text as this answer and everything that was played before the question stays
 * the same.
 */
export async function writeAnswer(
  analysis: DocumentAnalysis,
  services: SandtableServices,
  { moment, order, seed, playing }: AnswerParams,
): Promise<AnswerResult> {
  const which = { seed, playing };
  const textOf = textsOf(services.shared.workspace.LangiumDocuments);
  const found = candidateAnswers(analysis, services, which, { order, textOf });
  if (found?.moment !== moment) return { isStale: true };
  for (const change of found.changes)
    if (await services.compile.FixVerifier.satisfies(analysis, change, found.isAnswered))
      return { edits: change.edits.map(({ source, text }) => ({ place: placeOf(source), text })) };
  return { refused: t('“{0}” cannot be written here with the same result.', order) };
}

/** Changes of the text that may write the answer, and a function that tests whether a change does. */
interface CandidateAnswers {
  /** Number of the moment at which the answer is due. */
  readonly moment: number;
  readonly changes: readonly Change[];
  /**
   * Returns whether an order of the changed text gives the answer, all earlier moments are as before, and the game has
   * no new error.
   */
  readonly isAnswered: (changed: DocumentAnalysis) => boolean;
}

/** Returns the changes that may write an answer to the open question; undefined if no question is open. */
export function candidateAnswers(
  analysis: DocumentAnalysis,
  services: SandtableServices,
  which: PlayedGame,
  { order, textOf }: { readonly order: string; readonly textOf: (uri: string) => string },
): CandidateAnswers | undefined {
  return atOpenDecision(analysis, which, ({ played, game, decision, moment }) => {
    const given = { answer: order, by: 'default' } as const;
    const record = momentRecord(decision, decision.address, given, game.now(), moment, played.events.length);
    const context = { analysis, played, record: { ...record, answer: order }, game, request: decision, textOf };
    return {
      moment,
      changes: candidateEdits(context, services, which),
      isAnswered: (changed) => gaveAnswer(played, changed.playthroughAfter(played, which), order),
    };
  });
}

function gaveAnswer(before: Playthrough, after: Playthrough | undefined, answer: string): boolean {
  const record = after?.moments.at(before.moments.length);
  if (!after || record?.by !== 'order' || fullAnswer(record) !== answer) return false;
  const isSame = before.moments.every((old, i) => {
    const now = after.moments[i];
    return now.address === old.address && fullAnswer(now) === fullAnswer(old) && isByTheSame(old, now);
  });
  return isSame && errorsOf(after.findings) <= errorsOf(before.findings);
}

/**
 * Returns whether the same source gives an answer before and after the change. A default answer may become an order:
 * an `end` may have to be written for an earlier question, too, so that the next `end` answers the later question.
 */
const isByTheSame = (old: MomentRecord, now: MomentRecord): boolean =>
  now.by === old.by || (old.by === 'default' && now.by === 'order');

const fullAnswer = ({ answer, secret }: MomentRecord): string => secret?.details.answer ?? answer;

const errorsOf = (findings: readonly Finding[]): number =>
  findings.filter(({ severity }) => severity === 'error').length;
