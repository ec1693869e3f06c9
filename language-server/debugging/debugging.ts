import { t } from '@vscode/l10n';
import { delayNextTick, URI } from 'langium';
import type { Finding } from '../../engine/model/finding.js';
import { playInSteps } from '../../engine/play/play-scenario.js';
import type { Playthrough } from '../../engine/play/playthrough.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import { sidesOf, viewerFor } from '../scene/build-scene.js';
import { visibleFindings } from '../scene/scene-findings.js';
import type { Sandbox, CreateSandbox } from '../workspace/sandbox-workspace.js';
import { openInSandbox } from '../workspace/open-in-sandbox.js';
import { ExpressionError, readExpression, unitText, type Reader } from './expression.js';
import { framesOf, momentText } from './frames.js';
import { RecordedGame } from './recorded-game.js';
import { figuresOf } from './ledger.js';
import type {
  BeginParams,
  BeginResult,
  DebugRequests,
  EvaluateParams,
  EvaluateResult,
  MomentShape,
  GameParams,
  Trouble,
} from '../../protocol/debugging.js';
import { changeStops, orderStops } from './stops.js';
import { variablesOf } from './variables.js';
import { ExpectationReader } from './expectation-reader.js';

export type DebugAnswers = {
  readonly [N in keyof DebugRequests]: (params: DebugRequests[N]['params']) => Promise<DebugRequests[N]['result']>;
};

/** Maximum number of debug sessions; the oldest ends when another begins. */
const MAX_SESSIONS = 4;
/** Number of moments between stored snapshots. A moment is replayed from the nearest snapshot before it. */
const MOMENTS_BETWEEN_SNAPSHOTS = 12;

interface DebugSession {
  readonly game: RecordedGame;
  readonly reader: Reader;
}

/** A finding of play, and the number of the moment that follows the finding. */
interface Found {
  readonly finding: Finding;
  readonly moment: number;
}

/** Manages the games that are being debugged. */
export class Debugging {
  private readonly games = new Map<number, DebugSession>();
  private lastNumber = 0;

  constructor(
    private readonly services: Sandbox,
    private readonly make: CreateSandbox,
  ) {}

  readonly answers: DebugAnswers = {
    'sandtable/debug/begin': (params) => this.begin(params),
    'sandtable/debug/end': ({ game }) => {
      this.games.delete(game);
      return Promise.resolve(null);
    },
    'sandtable/debug/breakpoints': (params) =>
      this.withSession(params, [], ({ game, reader }) => orderStops(game, params.uri, params.breakpoints, reader)),
    'sandtable/debug/changes': (params) =>
      this.withSession(params, { moments: [], trouble: gameEnded() }, ({ game, reader }) =>
        changeStops(game, params.datum, params, reader),
      ),
    'sandtable/debug/frames': (params) => this.withSession(params, [], ({ game }) => framesOf(game, params.at)),
    'sandtable/debug/variables': (params) =>
      this.withSession(params, [], ({ game }) => variablesOf(game, params.at, params.path)),
    'sandtable/debug/evaluate': (params) =>
      this.withSession(params, { trouble: gameEnded() }, (session) => evaluate(session, params)),
  };

  /**
   * Returns the analysis of a document in a debug session; undefined if the session has ended or debugs another
   * document.
   */
  analysisOf(game: number, uri: string): DocumentAnalysis | undefined {
    const analysis = this.games.get(game)?.game.analysis;
    return analysis?.uri === uri ? analysis : undefined;
  }

  private async withSession<R>(
    { game }: GameParams,
    otherwise: R,
    answer: (session: DebugSession) => R | Promise<R>,
  ): Promise<R> {
    const session = this.games.get(game);
    return session ? answer(session) : otherwise;
  }

  private async begin(params: BeginParams): Promise<BeginResult> {
    const { uri } = params;
    const sandbox = await openInSandbox(this.services, this.make, { uri });
    const analysis = sandbox?.compile.Analyser.analyse(uri);
    const refused = analysis ? whyNotPlayable(analysis, params) : t('There is no such file in the workspace.');
    if (!sandbox || !analysis || refused !== undefined) return { refused: refused ?? '' };
    const viewer = viewerFor(analysis, params.as === undefined ? { umpire: true } : params);
    const found: Found[] = [];
    const played = await playToEnd(analysis, params.seed, (finding, moment) => found.push({ finding, moment }));
    if (!played) return { refused: noGame() };
    const game = new RecordedGame(analysis, played, viewer);
    const troubles = found.filter((trouble, i) => isFinalTrouble(trouble, found.slice(i + 1), played));
    const visible = new Set(
      visibleFindings(
        found.map(({ finding }) => finding),
        analysis,
        played.moments,
        viewer,
      ),
    );
    // Play the same game for the map in advance, because the map requests it next.
    await analysis.waitForPlay(undefined, params);
    const number = (this.lastNumber += 1);
    this.games.set(number, { game, reader: readerFor(game, new ExpectationReader(sandbox, URI.parse(uri))) });
    if (this.games.size > MAX_SESSIONS) this.games.delete([...this.games.keys()][0]);
    return {
      game: number,
      seed: played.seed,
      moments: shapesOf(game),
      troubles: troubles.filter(({ finding }) => visible.has(finding)).map(troubleOf),
    };
  }
}

const gameEnded = (): string => t('This game has ended.');
const noGame = (): string => t('This file plays no game: it lacks a ruleset or a scenario, and so do its imports.');

function readerFor(game: RecordedGame, { read }: ExpectationReader): Reader {
  const facts = new Set(game.sight.events.flatMap((event) => Object.keys(event.facts ?? {})));
  return {
    expect: read,
    isUnit: game.isUnit,
    isFact: (word) => facts.has(word),
    isUnitFact: (word) => game.isUnitFact(word),
  };
}

/** Returns why a document cannot be played; undefined if it can. */
function whyNotPlayable(analysis: DocumentAnalysis, { as }: BeginParams): string | undefined {
  if (!analysis.ruleset || !analysis.scenario) return noGame();
  if (!analysis.isUnderstood()) {
    const first = analysis.findings.find(({ severity }) => severity === 'error')?.message;
    return first === undefined ? t('A file that this file imports has errors.') : t('This file has errors. {0}', first);
  }
  const sides = sidesOf(analysis);
  return as === undefined || sides.includes(as)
    ? undefined
    : t('There is no side “{0}” in this game. Sides: {1}.', as, sides.join(', '));
}

/** Plays the game to its end. After each step, other requests of the client can be handled. */
async function playToEnd(
  { ruleset, scenario }: DocumentAnalysis,
  seed: string | undefined,
  onProblem: (finding: Finding, moment: number) => void,
): Promise<Playthrough | undefined> {
  if (!ruleset || !scenario) return undefined;
  const options = { checkpointInterval: MOMENTS_BETWEEN_SNAPSHOTS, onProblem, ...(seed !== undefined && { seed }) };
  const steps = playInSteps(ruleset, scenario, options);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    await delayNextTick();
  }
}

/**
 * Returns whether a finding of play still applies at the end of the game. If an expectation was evaluated several
 * times, only its last evaluation can leave a finding.
 */
function isFinalTrouble({ finding }: Found, later: readonly Found[], { expectations }: Playthrough): boolean {
  if (!isUnmet(finding)) return true;
  const outcome = expectations.find(({ expectation }) => expectation.source === finding.source);
  return outcome?.passed === false && !later.some((other) => other.finding.source === finding.source);
}

const isUnmet = ({ code }: Finding): boolean => code === 'sandtable/expectation';

function shapesOf(game: RecordedGame): MomentShape[] {
  const { sight } = game;
  return sight.moments.map((record) => {
    const { turn, from, to } = record;
    const { side = '', name } = game.stretchOf(record);
    return {
      figures: figuresOf(sight, record).length,
      phase: `${turn}/${side}/${name}`,
      said: [momentText(record), ...sight.events.slice(from, to).map(({ text }) => text)],
    };
  });
}

const troubleOf = ({ finding, moment }: Found): Trouble => ({
  is: isUnmet(finding) ? 'unmet' : 'refused',
  moment,
  message: finding.message,
});

async function evaluate({ game, reader }: DebugSession, { at, expression }: EvaluateParams): Promise<EvaluateResult> {
  try {
    const now = game.before(at.moment);
    const name = expression.trim().replace(/^"(.*)"$/, '$1');
    const unit = now.unit(name);
    if (unit) return { value: unitText(unit, now.game), path: [name], datum: { unit: name } };
    const value = (await readExpression(expression, reader))(now);
    return value === undefined
      ? { trouble: t('“{0}” has no value at this moment.', expression) }
      : { value: String(value) };
  } catch (error) {
    if (error instanceof ExpressionError) return { trouble: error.message };
    throw error;
  }
}
