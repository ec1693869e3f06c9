import { type LangiumDocuments, URI } from 'langium';
import type { Fix } from '../../engine/model/finding.js';
import type { Decision, DiceRoll, Occasion } from '../../engine/play/moment.js';
import { type MomentRecord, type Viewer } from '../../engine/play/records.js';
import type { Playthrough } from '../../engine/play/playthrough.js';
import type { Game } from '../../engine/play/game.js';
import { sightOf, viewerOf } from '../../engine/play/visibility.js';
import type { GameSelection } from '../../preview/contract/game-selection.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import { HIDDEN, pinRollsInOrder, pinRollsByAddress } from '../features/actions/pin-rolls.js';
import { blockOf, writeStandingOrder, writeOwnAnswer } from '../features/actions/write-answers.js';
import { isOrderText } from '../features/actions/is-order-text.js';
import { orderAt } from '../play/lookup.js';
import { visitMoments } from '../play/game-at.js';
import { placeOf } from '../syntax/written-value.js';
import type { DrawResult, WriteDownParams } from '../../protocol/editing.js';
import type { SandtableServices } from '../services.js';
import { refused } from './move/refused.js';
import { writeInOccasion } from './move/in-occasion.js';
import { insertOrder } from './move/write-order.js';

/** A moment of a game, with what is asked there. */
interface MomentContext {
  readonly analysis: DocumentAnalysis;
  readonly played: Playthrough;
  /** As who looks sees it. */
  readonly record: MomentRecord;
  readonly game: Game;
  readonly asked: Decision | DiceRoll;
  readonly textOf: (uri: string) => string;
}

/**
 * The edit that writes down what came without anybody's order: an answer taken by default, as the order that gives it, or a roll of
 * the seed, as the dice that show it. Each place where it may stand is tried; what holds is what then comes to the same.
 */
export async function writeDown(
  analysis: DocumentAnalysis,
  services: SandtableServices,
  { moment, seed, unanswered, umpire = false, as }: WriteDownParams,
): Promise<DrawResult> {
  const { ruleset } = analysis;
  const which = { seed, unanswered };
  const played = analysis.playthrough(which);
  if (!ruleset || !played) return refused('There is no game here to write down.');
  const viewer = viewerOf(ruleset, { umpire, ...(as !== undefined && { side: as }) });
  const record = sightOf(played, viewer).moments.at(moment);
  if (!record) return refused('There is no such moment.');
  if (record.answer === HIDDEN) return refused('This is not to be seen yet.');
  const textOf = textsOf(services.shared.workspace.LangiumDocuments);
  const fixes: Fix[] = [];
  visitMoments(analysis, played, [moment], (_, game, asked) => {
    fixes.push(...candidateEdits({ analysis, played, record, game, asked, textOf }, services, which));
  });
  for (const fix of fixes)
    if (
      await services.compile.FixVerifier.satisfies(
        analysis,
        fix,
        (changed) => isWritten(changed, record, viewer) && hasNoNewFindings(analysis, changed),
      )
    )
      return { edits: fix.edits.map(({ source, text }) => ({ place: placeOf(source), text })) };
  return refused(`“${record.answer}” cannot be written context so that the same comes of it.`);
}

function textsOf(documents: LangiumDocuments): (uri: string) => string {
  return (uri) => documents.getDocument(URI.parse(uri))?.textDocument.getText() ?? '';
}

/** The same moment has the same answer, and it stands in the text. */
function isWritten(changed: DocumentAnalysis, { address, answer }: MomentRecord, viewer: Viewer): boolean {
  const played = changed.playthrough();
  const now = played && sightOf(played, viewer).moments.find((moment) => moment.address === address);
  return now?.answer === answer && (now.by === 'order' || now.by === 'written');
}

/** Nothing more is wrong with the text than before. */
const hasNoNewFindings = (before: DocumentAnalysis, after: DocumentAnalysis): boolean =>
  countOf(after) <= countOf(before) && after.playFindings().length <= before.playFindings().length;

const countOf = ({ findings }: DocumentAnalysis): number => findings.length;

function candidateEdits(context: MomentContext, services: SandtableServices, which: GameSelection): Fix[] {
  const { analysis, record, asked, textOf } = context;
  const order = record.follows && orderAt(analysis, record.follows);
  if (asked.kind === 'dice') {
    const beside = order ? pinRollsInOrder(analysis, order, textOf(order.source.file), which) : [];
    return [...beside, writeRollByAddress(context, asked)];
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
): Fix {
  const { turn } = game.now();
  return { title: 'Write this answer', edits: [writeInOccasion({ analysis, textOf, turn, side, occasions }, answer)] };
}

/** The answer behind those that were taken by default before it where it would be read as theirs. */
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

/** At the end of the file, where its dice may stand. */
function writeRollByAddress({ analysis, record, textOf }: MomentContext, roll: DiceRoll): Fix {
  const end = textOf(analysis.uri).length;
  const lines = pinRollsByAddress(record, roll, analysis.scenario?.calendar);
  const text = lines.map((line) => `${line}\n`).join('');
  const source = { file: analysis.uri, start: end, end };
  return {
    title: 'Pin this roll',
    edits: [{ source, text: `${textOf(analysis.uri).endsWith('\n') ? '' : '\n'}${text}` }],
  };
}

/** What follows from an order of the other side is answered in an order of one's own that stands all turn. */
function answerOtherSide({ analysis, played, record }: MomentContext): Fix[] {
  const cause = played.moments
    .slice(0, record.number)
    .findLast(({ by, side, phase }) => by === 'order' && side !== record.side && phase === record.phase)?.source;
  const order = cause && orderAt(analysis, cause);
  const block = order && blockOf(analysis, order);
  return block ? writeStandingOrder(analysis, order, block, record) : [];
}

/** As the next order of its side; where its words would answer an earlier phase, too, under the mark of its own. */
function writeAsNextOrder({ analysis, played, record, game, textOf }: MomentContext): Fix[] {
  const shown = { played, moment: record.number - 1 };
  return [record.answer, `phase ${record.phase}:\n  ${record.answer}`].map((order) => {
    const { place, text } = insertOrder({ analysis, shown, textOf }, game, order, record.side);
    const { uri: file, start, end } = place;
    return { title: 'Write this answer', edits: [{ source: { file, start, end }, text }] };
  });
}
