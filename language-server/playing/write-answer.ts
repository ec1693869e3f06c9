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
import { atOpenDecision, type OpenDecision, type PlayedGame } from './open-question.js';

/**
 * Returns the edits that write an answer to the open question into the text. Tries several places in the text and uses
 * the first one at which the game takes the text as this answer, and everything before it stays the same.
 */
export async function writeAnswer(
  analysis: DocumentAnalysis,
  services: SandtableServices,
  { moment, order, seed, playing }: AnswerParams,
): Promise<AnswerResult> {
  const which = { seed, playing };
  const found = atOpenDecision(analysis, which, (open) => ({
    open: open.moment,
    played: open.played,
    changes: changesFor(analysis, services, which, open, order),
  }));
  if (found?.open !== moment) return { isStale: true };
  const { played, changes } = found;
  for (const change of changes)
    if (
      await services.compile.FixVerifier.satisfies(analysis, change, (changed) =>
        isAnswered(played, changed.playthrough(which), order),
      )
    )
      return { edits: change.edits.map(({ source, text }) => ({ place: placeOf(source), text })) };
  return { refused: t('“{0}” cannot be written here with the same result.', order) };
}

function changesFor(
  analysis: DocumentAnalysis,
  services: SandtableServices,
  which: PlayedGame,
  open: OpenDecision,
  answer: string,
): Change[] {
  const { played, game, decision } = open;
  const given = { answer, by: 'default' } as const;
  const record = momentRecord(decision, decision.address, given, game.now(), open.moment, played.events.length);
  const textOf = textsOf(services.shared.workspace.LangiumDocuments);
  const context = { analysis, played, record: { ...record, answer }, game, request: decision, textOf };
  return candidateEdits(context, services, which);
}

/**
 * Returns whether an order gives the answer to the question that was open, all earlier moments are as before, and the
 * game has no new error.
 */
function isAnswered(before: Playthrough, after: Playthrough | undefined, answer: string): boolean {
  const record = after?.moments.at(before.moments.length);
  if (!after || record?.by !== 'order' || fullAnswer(record) !== answer) return false;
  const isSame = before.moments.every((old, i) => {
    const now = after.moments[i];
    return now.address === old.address && fullAnswer(now) === fullAnswer(old) && now.by === old.by;
  });
  return isSame && errorsOf(after.findings) <= errorsOf(before.findings);
}

const fullAnswer = ({ answer, secret }: MomentRecord): string => secret?.details.answer ?? answer;

const errorsOf = (findings: readonly Finding[]): number =>
  findings.filter(({ severity }) => severity === 'error').length;
