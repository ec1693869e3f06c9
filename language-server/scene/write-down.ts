import { HIDDEN } from '../text/shown-answer.js';
import { t } from '@vscode/l10n';
import { type LangiumDocuments, URI } from 'langium';
import type { Decision, DiceRoll, Occasion } from '../../engine/play/moment.js';
import { type MomentRecord, type Viewer } from '../../engine/play/records.js';
import type { Playthrough } from '../../engine/play/playthrough.js';
import type { Game } from '../../engine/play/game.js';
import { recordFor, viewerOf } from '../../engine/play/visibility.js';
import type { GameSelection } from '../../preview/contract/game-selection.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import { pinRollsInOrder, pinRollsByAddress } from '../features/actions/pin-rolls.js';
import { blockOf, writeStandingOrder, writeOwnAnswer } from '../features/actions/write-answers.js';
import { isOrderText } from '../features/actions/is-order-text.js';
import type { Change } from '../features/actions/fix-verifier.js';
import { orderAt } from '../play/lookup.js';
import { visitMoments } from '../play/game-at.js';
import { placeOf } from '../syntax/written-value.js';
import type { DrawResult, WriteDownParams } from '../../protocol/editing.js';
import type { SandtableServices } from '../services.js';
import { refused } from './move/refused.js';
import { writeInOccasion } from './move/in-occasion.js';
import { insertOrder } from './move/write-order.js';

/** A moment whose answer or roll is written into the text, with its game and its decision or roll. */
export interface MomentContext {
  readonly analysis: DocumentAnalysis;
  readonly played: Playthrough;
  /** The record of the moment, with only what the viewer may see. */
  readonly record: MomentRecord;
  readonly game: Game;
  readonly request: Decision | DiceRoll;
  readonly textOf: (uri: string) => string;
}

/**
 * Returns the edit that writes the answer or roll of a moment into the text: a default answer as an order, a roll from
 * the seed as dice. Tries several places in the text and uses the first one at which replaying the text gives the
 * moment the same answer.
 */
export async function writeDown(
  analysis: DocumentAnalysis,
  services: SandtableServices,
  { moment, seed, unanswered, umpire = false, as }: WriteDownParams,
): Promise<DrawResult> {
  const { ruleset } = analysis;
  const which = { seed, unanswered };
  const played = analysis.playthrough(which);
  if (!ruleset || !played) return refused(t('This file has no game that can be played.'));
  const viewer = viewerOf(ruleset, { umpire, ...(as !== undefined && { side: as }) });
  const record = recordFor(played, viewer).moments.at(moment);
  if (!record) return refused(t('There is no such moment.'));
  if (record.answer === HIDDEN) return refused(t('This roll is still secret.'));
  const textOf = textsOf(services.shared.workspace.LangiumDocuments);
  const changes: Change[] = [];
  visitMoments(analysis, played, [moment], (_, game, request) => {
    changes.push(...candidateEdits({ analysis, played, record, game, request, textOf }, services, which));
  });
  for (const change of changes)
    if (
      await services.compile.FixVerifier.satisfies(
        analysis,
        change,
        (changed) => isWritten(changed, record, viewer) && hasNoNewFindings(analysis, changed),
      )
    )
      return { edits: change.edits.map(({ source, text }) => ({ place: placeOf(source), text })) };
  return refused(t('“{0}” cannot be written here with the same result.', record.answer));
}

export function textsOf(documents: LangiumDocuments): (uri: string) => string {
  return (uri) => documents.getDocument(URI.parse(uri))?.textDocument.getText() ?? '';
}

/**
 * Returns whether the changed text itself gives the moment the same answer as before the change: as an order or, for a
 * roll, as a number in the text.
 */
function isWritten(changed: DocumentAnalysis, { address, answer }: MomentRecord, viewer: Viewer): boolean {
  const played = changed.playthrough();
  const now = played && recordFor(played, viewer).moments.find((moment) => moment.address === address);
  return now?.answer === answer && (now.by === 'order' || now.by === 'written');
}

/** Returns whether the change adds no findings. */
const hasNoNewFindings = (before: DocumentAnalysis, after: DocumentAnalysis): boolean =>
  countOf(after) <= countOf(before) && after.playFindings().length <= before.playFindings().length;

const countOf = ({ findings }: DocumentAnalysis): number => findings.length;

export function candidateEdits(context: MomentContext, services: SandtableServices, which: GameSelection): Change[] {
  const { analysis, record, request, textOf } = context;
  const order = record.follows && orderAt(analysis, record.follows);
  if (request.kind === 'dice') {
    const inOrder = order ? pinRollsInOrder(analysis, order, textOf(order.source.file), which) : [];
    return [...inOrder, writeRollByAddress(context, request)];
  }
  if (!isOrderText(services, analysis.ruleset, record.answer)) return [];
  const occasions = context.game.now().occasions ?? [];
  return [
    ...(order ? [writeOwnAnswer(order, record)] : []),
    ...answerOtherSide(context),
    ...(occasions.length > 0
      ? [record.answer, withPrecedingAnswers(context)].map((answer) =>
          writeAnswerInOccasion(context, occasions, answer),
        )
      : writeAsNextOrder(context)),
  ];
}

function writeAnswerInOccasion(
  { analysis, record: { side = '' }, game, textOf }: MomentContext,
  occasions: readonly Occasion[],
  answer: string,
): Change {
  const { turn } = game.now();
  return { edits: [writeInOccasion({ analysis, textOf, turn, side, occasions }, answer)] };
}

/**
 * Returns the answer, preceded by earlier default answers. Without these default answers, the answer would be assigned
 * to an earlier decision.
 */
function withPrecedingAnswers({ played, record: { number, address, answer, follows } }: MomentContext): string {
  const among = address.slice(0, address.lastIndexOf('/') + 1);
  const isAlike = (other: MomentRecord): boolean =>
    follows
      ? other.follows?.start === follows.start && verbOf(other) === verbOf({ answer })
      : other.answer === answer && other.address.startsWith(among);
  const before = played.moments.slice(0, number).filter((other) => other.by === 'default' && isAlike(other));
  return [...before.map((other) => other.answer), answer].join(', ');
}

const verbOf = ({ answer }: Pick<MomentRecord, 'answer'>): string | undefined => answer.split(' ').at(0);

/** Returns the change that writes the roll as a statement at the end of the file. */
function writeRollByAddress({ analysis, record, textOf }: MomentContext, roll: DiceRoll): Change {
  const end = textOf(analysis.uri).length;
  const lines = pinRollsByAddress(record, roll, analysis.scenario?.calendar);
  const text = lines.map((line) => `${line}\n`).join('');
  const source = { file: analysis.uri, start: end, end };
  return {
    edits: [{ source, text: `${textOf(analysis.uri).endsWith('\n') ? '' : '\n'}${text}` }],
  };
}

/**
 * Returns the change that writes a side's answer to an order of the other side as a standing order. Empty if the text
 * contains no such order.
 */
function answerOtherSide({ analysis, played, record }: MomentContext): Change[] {
  const cause = played.moments
    .slice(0, record.number)
    .findLast(({ by, side, phase }) => by === 'order' && side !== record.side && phase === record.phase)?.source;
  const order = cause && orderAt(analysis, cause);
  const block = order && blockOf(analysis, order);
  return block ? writeStandingOrder(analysis, order, block, record) : [];
}

/**
 * Returns changes that write the answer as the next order of its side. The first change writes only the order; the
 * second also writes a phase mark before the order.
 */
function writeAsNextOrder({ analysis, played, record, game, textOf }: MomentContext): Change[] {
  const shown = { played, moment: record.number - 1 };
  return [record.answer, `phase ${record.phase}:\n  ${record.answer}`].map((order) => {
    const { place, text } = insertOrder({ analysis, shown, textOf }, game, order, record.side);
    const { uri: file, start, end } = place;
    return { edits: [{ source: { file, start, end }, text }] };
  });
}
