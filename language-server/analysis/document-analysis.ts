import type { LangiumDocument } from 'langium';
import type { CancellationToken } from 'vscode-languageserver';
import type { Finding } from '../../engine/model/finding.js';
import type { SideModel } from '../../engine/model/forces.js';
import type { MapModel } from '../../engine/model/map.js';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import type { Source } from '../../engine/model/source.js';
import { type Playthrough, type PlayOptions } from '../../engine/play/playthrough.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { GameSelection } from '../../preview/contract/game-selection.js';
import { checkText } from '../../engine/play/checks.js';
import { expectationFinding } from '../../engine/play/expectations.js';
import { playInSteps } from '../../engine/play/play-scenario.js';
import { shorten } from '../../engine/model/words.js';
import {
  findSuppressions,
  unusedSuppressions,
  withoutSuppressed,
  type Suppression,
} from '../validation/suppressions.js';
import { hasLanguageErrors, withoutCascadingErrors } from '../validation/cascading-errors.js';
import { orderAt } from '../play/lookup.js';
import { withoutMissingValueErrors } from '../validation/missing-values.js';
import { runGuarded } from '../validation/run-guarded.js';
import { collectInto, type CheckServices } from '../validation/check.js';
import { checks } from '../validation/checks.js';
import type { Analysis } from './analysis.js';
import type { PlayTimes } from './play-times.js';
import { PlayTask } from './play-task.js';
import type { LastPlaythroughs } from './last-playthroughs.js';
import type { CompiledDocument } from '../compile/compiled-document.js';

/** What an analysis is worked out with. */
export type AnalysisServices = CheckServices & {
  readonly compile: {
    readonly Analyser: {
      readonly playTimes: PlayTimes;
      readonly lastPlaythroughs: LastPlaythroughs;
      importsAreUnderstood(document: LangiumDocument): boolean;
    };
  };
};

/** A stop on the way is kept when so many moments have passed: it costs about as much as they do. */
const STOPS_APART = 24;

/** The analysis of a document; findings and play are worked out when first asked for. */
export class DocumentAnalysis implements Analysis {
  readonly uri: string;
  readonly files: readonly string[];
  readonly ruleset: Ruleset | undefined;
  readonly map: MapModel | undefined;
  readonly sides: readonly SideModel[];
  readonly scenarios: readonly ScenarioModel[];
  readonly scenario: ScenarioModel | undefined;
  private readonly playing = new Map<string, PlayTask>();
  /** The texts it was read from, with their versions. */
  private readonly texts: readonly (readonly [number, string | undefined])[];
  private told: readonly Finding[] | undefined;
  private readonly faults: Finding[] = [];
  private found: readonly Finding[] | undefined;
  /** What checks found, before anything is allowed. */
  private all: readonly Finding[] | undefined;
  private allowed: readonly Suppression[] | undefined;
  private understood: boolean | undefined;

  constructor(
    private readonly services: AnalysisServices,
    readonly compiled: CompiledDocument,
  ) {
    this.uri = compiled.document.uri.toString();
    this.files = compiled.closure.documents.map(({ uri }) => uri.toString());
    this.texts = compiled.closure.documents.map(({ textDocument, parseResult }) => [
      textDocument.version,
      parseResult.value.$cstNode?.root.fullText,
    ]);
    this.ruleset = compiled.ruleset;
    this.map = compiled.map;
    this.sides = compiled.sides;
    this.scenarios = compiled.scenarios;
    this.scenario = compiled.scenario;
  }

  get findings(): readonly Finding[] {
    return (this.found ??= withoutSuppressed(this.checked(), this.allowances()));
  }

  /** The import statement of the document that brings a file in; undefined when none does. */
  importOf(file: string): Source | undefined {
    const { document, context } = this.compiled;
    const graph = this.services.shared.workspace.ImportGraph;
    const statement = graph.imports(document).find((each) => {
      const imported = graph.imported(document, each);
      return imported && graph.closure(imported).uris.has(file);
    });
    return statement && context.text.part(statement, 'path');
  }

  /** Whether play took so little time before that it need not wait for a pause. */
  playsQuickly(): boolean {
    return !this.isPlayable() || this.services.compile.Analyser.playTimes.isQuick(this.uri);
  }

  playthrough(which: GameSelection = {}): Playthrough | undefined {
    return this.playingOf(which).runToEnd();
  }

  /**
   * Waits until the orders are played.
   * @throws OperationCancelled when a text has changed meanwhile, or nobody waits any more
   */
  async waitForPlay(token?: CancellationToken, which: GameSelection = {}): Promise<void> {
    await this.playingOf(which).run(() => !this.isOutdated(), token);
  }

  playFindings(): readonly Finding[] {
    const { orders, expectations } = this.scenario ?? { orders: [], expectations: [] };
    const allowances = this.allowances();
    const plays = orders.length > 0 || expectations.length > 0;
    if ((!plays && allowances.length === 0) || !this.isUnderstood()) return [];
    return (this.told ??= this.judged(plays ? this.tell(this.playthrough()) : [], allowances));
  }

  /** Whether what is written, here and in what is imported, is understood: only then orders are judged by playing them. */
  isUnderstood(): boolean {
    this.understood ??=
      !hasLanguageErrors(this.findings) && this.services.compile.Analyser.importsAreUnderstood(this.compiled.document);
    return this.understood;
  }

  private isPlayable(): boolean {
    return this.ruleset !== undefined && this.scenario !== undefined;
  }

  private playingOf({ seed, unanswered }: GameSelection): PlayTask {
    const key = JSON.stringify([seed, unanswered]);
    const playing =
      this.playing.get(key) ??
      this.play({ ...(seed !== undefined && { seed }), ...(unanswered !== undefined && { unanswered, until: 'end' }) });
    this.playing.set(key, playing);
    return playing;
  }

  /** Of what an editor has open the next reading goes on from this one, where the game goes as far as the file does. */
  private play(which: Pick<PlayOptions, 'seed' | 'unanswered' | 'until'>): PlayTask {
    const { ruleset, scenario, uri } = this;
    if (!ruleset || !scenario) return new PlayTask(() => ({ done: true, value: undefined }));
    const { seed, until } = which;
    const { playTimes, lastPlaythroughs } = this.services.compile.Analyser;
    const isOpen = this.services.shared.workspace.TextDocuments.get(uri) !== undefined;
    const goesOn = isOpen && until === undefined;
    const after = goesOn ? lastPlaythroughs.get(uri, seed) : undefined;
    const options = { ...which, ...(isOpen && { stopsApart: STOPS_APART }), ...(after && { after }) };
    let steps: ReturnType<typeof playInSteps> | undefined;
    const step = (): IteratorResult<unknown, Playthrough | undefined> =>
      runGuarded(
        () => 'Playing the orders',
        uri,
        collectInto(this.faults),
        () => (steps ??= playInSteps(ruleset, scenario, options)).next(),
      ) ?? { done: true, value: undefined };
    return new PlayTask(step, (played, time) => {
      if (played && goesOn) lastPlaythroughs.set(uri, seed, played);
      if (seed === undefined && until === undefined) playTimes.note(uri, time);
    });
  }

  /** What is told when the orders have been played: only then it shows which allowances are for nothing. */
  private judged(found: readonly Finding[], allowances: readonly Suppression[]): readonly Finding[] {
    if (allowances.length === 0) return found;
    return [...withoutSuppressed(found, allowances), ...unusedSuppressions(allowances, [...this.checked(), ...found])];
  }

  private allowances(): readonly Suppression[] {
    return (this.allowed ??= findSuppressions(this.texts.at(this.files.indexOf(this.uri))?.[1] ?? '', this.uri));
  }

  /** What came of play, where it stands in the document; a file imported with orders tells its own. */
  private tell(playthrough: Playthrough | undefined): readonly Finding[] {
    const refused = playthrough?.findings ?? [];
    const unmet = (playthrough?.expectations ?? []).filter(({ passed }) => !passed).map(expectationFinding);
    const own = [...this.faults, ...refused, ...unmet].filter(({ source }) => source.file === this.uri);
    const { sides, ruleset } = this;
    return withoutMissingValueErrors(own, sides, ruleset, (place) => orderAt(this, place)).map(brieflyTold);
  }

  /** Whether a text it was read from has changed since; a newer version may say the same. */
  private isOutdated(): boolean {
    return this.compiled.closure.documents.some(({ textDocument }, i) => {
      const [version, text] = this.texts[i];
      return textDocument.version !== version && textDocument.getText() !== text;
    });
  }

  private checked(): readonly Finding[] {
    return (this.all ??= this.check());
  }

  private check(): Finding[] {
    const part = this.services.compile.Analyser.declarationsOf(this.compiled.document);
    const found = [...part.findings, ...this.compiled.context.findings.list];
    const report = collectInto(found);
    for (const [name, check] of Object.entries(checks)) {
      runGuarded(
        () => checkText(name),
        this.uri,
        report,
        () => {
          check(this.compiled, report, this.services);
        },
      );
    }
    return withoutCascadingErrors(this.compiled.document, this.compiled.closure.documents, found).map(brieflyTold);
  }
}

/** No message repeats more of the text than a reader needs to know which is meant. */
const LONGEST_RUN = /\S{160,}/g;
const LONGEST_MESSAGE = 1000;

function brieflyTold(finding: Finding): Finding {
  const { message } = finding;
  if (message.length < 160) return finding;
  const shorter = message.replace(LONGEST_RUN, (run) => shorten(run));
  return { ...finding, message: shorten(shorter, LONGEST_MESSAGE) };
}
