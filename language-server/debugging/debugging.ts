import { delayNextTick, URI } from 'langium';
import type { Finding } from '../../engine/model/finding.js';
import { playInSteps } from '../../engine/play/play-scenario.js';
import type { Playthrough } from '../../engine/play/playthrough.js';
import type { DocumentAnalysis } from '../compile/document-analysis.js';
import { sidesOf, viewerAsked } from '../scene/build-scene.js';
import { findingsSeen } from '../scene/scene-findings.js';
import type { Apart, MakeApart } from '../workspace/apart.js';
import { heldText } from '../workspace/held-text.js';
import { ExpressionError, readExpression, unitText, type Reader } from './expression.js';
import { framesOf, momentText } from './frames.js';
import { HeldGame } from './held-game.js';
import { figuresOf } from './ledger.js';
import type {
  BeginParams,
  BeginResult,
  DebugRequests,
  EvaluateParams,
  EvaluateResult,
  MomentShape,
  OfGame,
  Trouble,
} from '../../protocol/debugging.js';
import { changeStops, orderStops } from './stops.js';
import { variablesOf } from './variables.js';
import { Watches } from './watches.js';

export type DebugAnswers = {
  readonly [N in keyof DebugRequests]: (params: DebugRequests[N]['params']) => Promise<DebugRequests[N]['result']>;
};

/** So many games are held at once, those begun last. */
const KEPT = 4;
/** Stops are kept so many moments apart: from the nearest a moment is played again. */
const STOPS_APART = 12;

interface Held {
  readonly game: HeldGame;
  readonly reader: Reader;
}

/** What was wrong, and the moment that came next. */
interface Found {
  readonly finding: Finding;
  readonly moment: number;
}

/** The games that are looked at moment by moment. */
export class Debugging {
  private readonly games = new Map<number, Held>();
  private begun = 0;

  constructor(
    private readonly services: Apart,
    private readonly make: MakeApart,
  ) {}

  readonly answers: DebugAnswers = {
    'sandtable/debug/begin': (params) => this.begin(params),
    'sandtable/debug/end': ({ game }) => {
      this.games.delete(game);
      return Promise.resolve(null);
    },
    'sandtable/debug/breakpoints': (params) =>
      this.about(params, [], ({ game, reader }) => orderStops(game, params.uri, params.breakpoints, reader)),
    'sandtable/debug/changes': (params) =>
      this.about(params, { moments: [], trouble: ENDED }, ({ game, reader }) =>
        changeStops(game, params.datum, params, reader),
      ),
    'sandtable/debug/frames': (params) => this.about(params, [], ({ game }) => framesOf(game, params.at)),
    'sandtable/debug/variables': (params) =>
      this.about(params, [], ({ game }) => variablesOf(game, params.at, params.path)),
    'sandtable/debug/evaluate': (params) => this.about(params, { trouble: ENDED }, (held) => evaluated(held, params)),
  };

  /** What is meant by a document as a game of it is held; undefined when the game has ended, or is of another. */
  heldOf(game: number, uri: string): DocumentAnalysis | undefined {
    const analysis = this.games.get(game)?.game.analysis;
    return analysis?.uri === uri ? analysis : undefined;
  }

  private async about<R>({ game }: OfGame, otherwise: R, answer: (held: Held) => R | Promise<R>): Promise<R> {
    const held = this.games.get(game);
    return held ? answer(held) : otherwise;
  }

  private async begin(params: BeginParams): Promise<BeginResult> {
    const { uri } = params;
    const apart = await heldText(this.services, this.make, { uri });
    const analysis = apart?.compile.Analyser.analyse(uri);
    const refused = analysis ? whyNot(analysis, params) : 'There is no such file in the workspace.';
    if (!apart || !analysis || refused !== undefined) return { refused: refused ?? '' };
    const viewer = viewerAsked(analysis, params.as === undefined ? { umpire: true } : params);
    const found: Found[] = [];
    const played = await playedBy(analysis, params.seed, (finding, moment) => found.push({ finding, moment }));
    if (!played) return { refused: NO_GAME };
    const game = new HeldGame(analysis, played, viewer);
    const troubles = found.filter((trouble, i) => isLastWord(trouble, found.slice(i + 1), played));
    const told = new Set(
      findingsSeen(
        found.map(({ finding }) => finding),
        analysis,
        played.moments,
        viewer,
      ),
    );
    // The map will ask for it.
    await analysis.played(undefined, params);
    const number = (this.begun += 1);
    this.games.set(number, { game, reader: readerFor(game, new Watches(apart, URI.parse(uri))) });
    if (this.games.size > KEPT) this.games.delete([...this.games.keys()][0]);
    return {
      game: number,
      seed: played.seed,
      moments: shapesOf(game),
      troubles: troubles.filter(({ finding }) => told.has(finding)).map(troubleOf),
    };
  }
}

const ENDED = 'This game has ended.';
const NO_GAME = 'This file plays no game: neither it nor what it imports has a ruleset and a scenario.';

function readerFor(game: HeldGame, { read }: Watches): Reader {
  const facts = new Set(game.seen.events.flatMap((event) => Object.keys(event.facts ?? {})));
  return {
    expect: read,
    isUnit: game.isUnit,
    isFact: (word) => facts.has(word),
    isOfUnits: (word) => game.isOfUnits(word),
  };
}

/** Why a text cannot be played; undefined when it can. */
function whyNot(analysis: DocumentAnalysis, { as }: BeginParams): string | undefined {
  if (!analysis.ruleset || !analysis.scenario) return NO_GAME;
  if (!analysis.isUnderstood()) {
    const first = analysis.findings.find(({ severity }) => severity === 'error')?.message;
    return `What is written is not understood yet. ${first ?? 'A file it imports has errors.'}`;
  }
  const sides = sidesOf(analysis);
  return as === undefined || sides.includes(as) ? undefined : `“${as}” is no side of this game: ${sides.join(', ')}.`;
}

/** Plays to the end, and lets others do something at every pause. */
async function playedBy(
  { ruleset, scenario }: DocumentAnalysis,
  seed: string | undefined,
  onTrouble: (finding: Finding, moment: number) => void,
): Promise<Playthrough | undefined> {
  if (!ruleset || !scenario) return undefined;
  const options = { stopsApart: STOPS_APART, onTrouble, ...(seed !== undefined && { seed }) };
  const steps = playInSteps(ruleset, scenario, options);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    await delayNextTick();
  }
}

/** Where play comes to the point of an expectation twice, the last word counts. */
function isLastWord({ finding }: Found, later: readonly Found[], { expectations }: Playthrough): boolean {
  if (!isUnmet(finding)) return true;
  const outcome = expectations.find(({ expectation }) => expectation.source === finding.source);
  return outcome?.passed === false && !later.some((other) => other.finding.source === finding.source);
}

const isUnmet = ({ code }: Finding): boolean => code === 'sandtable/expectation';

function shapesOf(game: HeldGame): MomentShape[] {
  const { seen } = game;
  return seen.moments.map((record) => {
    const { turn, from, to } = record;
    const { side = '', name } = game.stretchOf(record);
    return {
      figures: figuresOf(seen, record).length,
      phase: `${turn}/${side}/${name}`,
      said: [momentText(record), ...seen.events.slice(from, to).map(({ text }) => text)],
    };
  });
}

const troubleOf = ({ finding, moment }: Found): Trouble => ({
  is: isUnmet(finding) ? 'unmet' : 'refused',
  moment,
  message: finding.message,
});

async function evaluated({ game, reader }: Held, { at, expression }: EvaluateParams): Promise<EvaluateResult> {
  try {
    const now = game.before(at.moment);
    const name = expression.trim().replace(/^"(.*)"$/, '$1');
    const unit = now.unit(name);
    if (unit) return { value: unitText(unit, now.game), path: [name], datum: { unit: name } };
    const value = (await readExpression(expression, reader))(now);
    return value === undefined ? { trouble: `“${expression}” has no value at this moment.` } : { value: String(value) };
  } catch (error) {
    if (error instanceof ExpressionError) return { trouble: error.message };
    throw error;
  }
}
