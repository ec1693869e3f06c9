import { capitalize } from '../../engine/model/words.js';
import { termOf } from '../text/term-of.js';
import { t } from '@vscode/l10n';
import type { LangiumDocument } from 'langium';
import { URI } from 'langium';
import { originalOf, type Ruleset } from '../../engine/play/ruleset.js';
import type { Analysis } from '../analysis/analysis.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import type { DebugAnswers } from '../debugging/debugging.js';
import { answerContinuation } from '../continuation/answer-continuation.js';
import { buildCoverage } from '../play/coverage.js';
import { rulesetScript } from '../rulesets/ruleset-script.js';
import { snippetOf } from '../text/placeholders.js';
import { rulesetKey } from '../rules/ruleset-key.js';
import { rulePage } from '../rules/rule-page.js';
import { sizeOf } from '../new-scenario/enlarge-map.js';
import { sidesToName, starterSnippet } from '../new-scenario/starter-file.js';
import { placeOf } from '../syntax/written-value.js';
import { findVariants } from '../balance/find-variants.js';
import { forcesRows } from '../order-of-battle/forces-rows.js';
import { ledgerOf, toForcesLine } from '../order-of-battle/ledger.js';
import type { TableAnswers } from '../order-of-battle/table-answers.js';
import type { ContinuationResult } from '../../protocol/continuation.js';
import type { ExpectationsResult, SummaryResult } from '../../protocol/documents.js';
import type { MoveResult } from '../../protocol/editing.js';
import type { AnswerResult, ForecastResult, OddsResult, OptionsResult, RefusalResult } from '../../protocol/playing.js';
import type { PreviewParams } from '../../protocol/preview.js';
import type { ServerRequests } from '../../protocol/requests.js';
import type { RulesResult } from '../../protocol/rules.js';
import type { SealResult } from '../../protocol/sealing.js';
import type { SandtableServices } from '../services.js';
import { refusalOf } from '../playing/answer-refusal.js';
import { optionsOf } from '../playing/answer-options.js';
import { openQuestion } from '../playing/open-question.js';
import { forecastAnswer, oddsOfAnswers } from '../playing/option-forecast.js';
import { writeAnswer } from '../playing/write-answer.js';
import { cellPlace } from '../scene/cell-place.js';
import { answerSeal } from '../sealing/seal-orders.js';
import { locate } from '../scene/locate.js';
import { brushesOf } from '../scene/draw/brushes.js';
import { align } from '../scene/draw/align.js';
import { draw } from '../scene/draw/draw.js';
import { momentAtOffset } from '../scene/moment-at-offset.js';
import { findDropTargets } from '../scene/move/drop-targets.js';
import { moveCounters } from '../scene/move/move-counters.js';
import { overlaysFor } from '../scene/overlay.js';
import { buildPreview, drawPreview } from '../scene/preview.js';
import { writeDown } from '../scene/write-down.js';
import { symbolAt } from '../scene/symbol-at.js';
import { buildPrintData } from '../scene/print-data.js';
import { SentPreviews } from '../scene/sent-previews.js';

/**
 * Methods that are answered from the current analysis. Methods that run for a long time, and methods whose scripts are
 * loaded on demand, have separate handlers.
 */
type Name = Exclude<
  keyof ServerRequests,
  | 'sandtable/games'
  | 'sandtable/balance'
  | 'sandtable/computerAnswers'
  | 'sandtable/tool'
  | 'sandtable/importVassal'
  | keyof TableAnswers
>;
type Result<N extends Name> = ServerRequests[N]['result'];
type Answer<N extends Name> = (params: ServerRequests[N]['params']) => Result<N>;
/** Methods that build a document and therefore return a promise. */
type AsyncRequest =
  | 'sandtable/hold'
  | 'sandtable/align'
  | 'sandtable/writeDown'
  | 'sandtable/answer'
  | keyof DebugAnswers;
export type Answers = { readonly [N in Exclude<Name, AsyncRequest>]: Answer<N> } & {
  readonly [N in AsyncRequest]: (params: ServerRequests[N]['params']) => Promise<Result<N>>;
};

/**
 * Returns the handlers of the extension's requests. Each handler uses the documents that are built at the time of the
 * request.
 */
export function answersFor(services: SandtableServices): Answers {
  const { Analyser, Debugging, Snapshots } = services.compile;
  const { LangiumDocuments: documents, WorkspaceManager } = services.shared.workspace;
  const sent = new SentPreviews();
  const sentToSplitView = new SentPreviews();
  const withAnalysis = <R>(
    uri: string,
    otherwise: R,
    answer: (analysis: DocumentAnalysis, document: LangiumDocument) => R,
  ): R => {
    const document = documents.getDocument(URI.parse(uri));
    const analysis = document && Analyser.analyse(document);
    return analysis ? answer(analysis, document) : otherwise;
  };
  /**
   * Returns the analysis for a request. If `earlier` is true, returns the analysis of the snapshot. If `debuggedGame`
   * is given, returns the analysis of the debug session. Otherwise, returns the current analysis.
   */
  const analysisFor = ({ uri, earlier, debuggedGame: game }: PreviewParams): Analysis | undefined => {
    if (earlier === true) return Snapshots.get(uri);
    const now = withAnalysis<Analysis | undefined>(uri, undefined, (analysis) => analysis);
    return (game === undefined ? undefined : Debugging.analysisOf(game, uri)) ?? now;
  };
  return {
    ...Debugging.answers,
    'sandtable/preview': (params) => {
      const analysis = analysisFor(params);
      return (analysis && buildPreview(analysis, params)) ?? null;
    },
    'sandtable/follow': (params) => {
      const analysis = analysisFor(params);
      const drawn = analysis && drawPreview(analysis, params);
      return drawn ? (params.beside === true ? sentToSplitView : sent).send(analysis.uri, params.have, drawn) : null;
    },
    'sandtable/hold': ({ uri, text }) => Snapshots.take(uri, text),
    'sandtable/overlay': (params) => withAnalysis(params.uri, [], (analysis) => overlaysFor(analysis, params)),
    'sandtable/locate': ({ uri, offset, ...which }) =>
      withAnalysis(uri, { cells: [] }, (analysis, document) => ({
        ...locate(analysis, document, offset),
        ...momentAtOffset(analysis, { file: uri, offset }, which),
      })),
    'sandtable/cell': ({ uri, cell }) =>
      withAnalysis(uri, null, (analysis) => cellPlace(analysis, documents, cell) ?? null),
    'sandtable/symbol': ({ uri, offset }) =>
      withAnalysis(uri, null, (analysis, document) => symbolAt(analysis, document, offset)),
    'sandtable/files': ({ uri }) =>
      uri === undefined ? WorkspaceManager.scenarios(documents.all) : withAnalysis(uri, [], ({ files }) => files),
    'sandtable/variants': ({ uri }) => findVariants(services, uri),
    'sandtable/expectations': ({ uri }) => withAnalysis(uri, [], expectationsOf),
    'sandtable/coverage': ({ uri }) => withAnalysis(uri, null, buildCoverage),
    'sandtable/missing': ({ uri }) =>
      withAnalysis(uri, [], ({ missingValues }) => missingValues.map(({ source }) => placeOf(source))),
    'sandtable/continuation': (params) =>
      withAnalysis<ContinuationResult>(params.uri, null, (analysis) =>
        answerContinuation(analysis, services.shared.workspace.ImportGraph, params),
      ),
    'sandtable/seal': ({ uri }) => withAnalysis<SealResult>(uri, noDocument(), answerSeal),
    'sandtable/takeUp': (params) =>
      withAnalysis(params.uri, { cells: [], costs: [] }, (analysis) =>
        findDropTargets(analysis, withNamesOnly(params)),
      ),
    'sandtable/move': (params) =>
      withAnalysis<MoveResult>(params.uri, noDocument(), (analysis) =>
        moveCounters(analysis, documents, withNamesOnly(params)),
      ),
    'sandtable/brushes': ({ uri }) => withAnalysis(uri, [], (analysis) => brushesOf(analysis, documents)),
    'sandtable/draw': ({ uri, stroke }) =>
      withAnalysis<MoveResult>(uri, noDocument(), (analysis) => draw(analysis, documents, stroke)),
    'sandtable/align': ({ uri, alignment }) =>
      withAnalysis(uri, Promise.resolve<MoveResult>(noDocument()), (analysis) =>
        align(analysis, services.shared.workspace, alignment),
      ),
    'sandtable/writeDown': (params) =>
      withAnalysis(params.uri, Promise.resolve<MoveResult>(noDocument()), (analysis) =>
        writeDown(analysis, services, params),
      ),
    'sandtable/question': (params) => withAnalysis(params.uri, null, (analysis) => openQuestion(analysis, params)),
    'sandtable/options': (params) =>
      withAnalysis<OptionsResult>(params.uri, STALE, (analysis) =>
        optionsOf(analysis, { ...params, units: namesOnly(params.units), cells: numbersOnly(params.cells) }),
      ),
    'sandtable/refusal': (params) =>
      withAnalysis<RefusalResult>(params.uri, STALE, (analysis) =>
        refusalOf(analysis, { ...params, units: namesOnly(params.units) }),
      ),
    'sandtable/forecast': (params) =>
      withAnalysis<ForecastResult>(params.uri, STALE, (analysis) => forecastAnswer(analysis, services, params)),
    'sandtable/odds': (params) =>
      withAnalysis<OddsResult>(params.uri, STALE, (analysis) =>
        oddsOfAnswers(analysis, services, { ...params, orders: namesOnly(params.orders) }),
      ),
    'sandtable/answer': (params) =>
      withAnalysis(params.uri, Promise.resolve<AnswerResult>(STALE), (analysis) =>
        writeAnswer(analysis, services, params),
      ),
    'sandtable/forces': ({ uri }) => withAnalysis(uri, [], (analysis) => ledgerOf(analysis).map(toForcesLine)),
    'sandtable/forcesRows': (params) => withAnalysis(params.uri, [], (analysis) => forcesRows(analysis, params)),
    'sandtable/printed': ({ uri }) => withAnalysis(uri, null, (analysis) => buildPrintData(analysis) ?? null),
    'sandtable/rulePage': ({ ruleset, rule }) => {
      const book = Analyser.rulesets.withKey(ruleset);
      return (book && rulePage(book, rule)) ?? null;
    },
    'sandtable/rules': ({ uri }) => {
      const own = uri === undefined ? undefined : withAnalysis(uri, undefined, ({ ruleset }) => ruleset);
      return (own ? [own] : Analyser.rulesets.all()).flatMap((ruleset) => rulesOf(ruleset, services));
    },
    'sandtable/rulesets': () =>
      Analyser.rulesets.all().map((ruleset) => ({
        id: rulesetKey(ruleset),
        title: ruleset.title,
        ...(ruleset.declaredIn !== undefined && { file: ruleset.declaredIn }),
        size: sizeOf(ruleset.starter),
        sides: sidesToName(ruleset),
      })),
    'sandtable/newScenario': ({ ruleset: id, target, ...beginning }) => {
      const ruleset = Analyser.rulesets.withKey(id);
      return ruleset ? starterSnippet(ruleset, beginning, target === undefined ? undefined : URI.parse(target)) : null;
    },
    'sandtable/newGame': (game) =>
      snippetOf(rulesetScript().newGameText(game, services.Rulesets.keys()), { linked: true }),
    'sandtable/summary': ({ uri }) => withAnalysis(uri, null, summaryOf),
  };
}

/** The answer to a request about a decision in a game if the document of the game no longer exists. */
export const STALE = { isStale: true } as const;

const noDocument = (): { readonly refused: string } => ({ refused: t('There is no such document.') });

function expectationsOf(analysis: DocumentAnalysis): ExpectationsResult {
  return (analysis.playthrough()?.expectations ?? [])
    .filter(({ expectation }) => expectation.source.file === analysis.uri)
    .map(({ expectation, text, passed, expected, got }) => ({
      text,
      place: placeOf(expectation.source),
      passed,
      expected,
      got,
    }));
}

function rulesOf(ruleset: Ruleset, { compile, shared }: SandtableServices): RulesResult {
  const { declaredIn, rulebook } = ruleset;
  const document =
    declaredIn === undefined ? undefined : shared.workspace.LangiumDocuments.getDocument(URI.parse(declaredIn));
  const original = originalOf(ruleset);
  return [...rulebook.values()].map(({ rule, title, titleInEnglish, status }) => {
    const source = document && compile.Analyser.rulesets.placeOfRule(document, { ruleset, rule });
    return {
      ruleset: rulesetKey(ruleset),
      rule,
      title,
      ...(titleInEnglish !== undefined && { titleInEnglish }),
      status,
      ...(source
        ? { place: placeOf(source) }
        : original !== ruleset && original.declaredIn === undefined && { book: original.id }),
    };
  });
}

function summaryOf(analysis: DocumentAnalysis): SummaryResult {
  const { ruleset, scenario } = analysis;
  if (!ruleset) return null;
  const points = new Map<string, number>();
  for (const line of analysis.playthrough()?.game.score() ?? [])
    points.set(line.side, (points.get(line.side) ?? 0) + line.points);
  return {
    ruleset: rulesetKey(ruleset),
    title: ruleset.title,
    ...(scenario ? { scenario: scenario.title } : {}),
    score: [...points].map(([side, sum]) => ({ side: capitalize(termOf(ruleset, side)), points: sum })),
  };
}

/** Removes entries of `counters` that are not names, because a client may send anything. */
function withNamesOnly<T extends { readonly counters: readonly string[] }>(params: T): T {
  return { ...params, counters: namesOnly(params.counters) };
}

/** Returns the texts of a list. Returns an empty list for anything else, because a client may send anything. */
const namesOnly = (given: unknown): readonly string[] =>
  Array.isArray(given) ? given.filter((name): name is string => typeof name === 'string') : [];

/** Returns the whole numbers of a list, or an empty list for anything else, because a client may send anything. */
const numbersOnly = (given: unknown): readonly number[] =>
  Array.isArray(given) ? given.filter((each): each is number => Number.isInteger(each)) : [];
