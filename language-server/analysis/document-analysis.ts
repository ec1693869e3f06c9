import type { LangiumDocument } from 'langium';
import type { CancellationToken } from 'vscode-languageserver';
import type { Finding } from '../../engine/model/finding.js';
import type { SideModel } from '../../engine/model/forces.js';
import type { MapModel } from '../../engine/model/map.js';
import type { PictureReference } from '../../engine/model/pictures.js';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import type { Source } from '../../engine/model/source.js';
import { type Playthrough, type PlayOptions } from '../../engine/play/playthrough.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { GameSelection } from '../../preview/contract/game-selection.js';
import { checkLabel } from '../../engine/play/checks.js';
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
import { summariseMissingValues } from '../validation/missing-values-summary.js';
import { runGuarded } from '../validation/run-guarded.js';
import { collectInto, type Check, type CheckServices } from '../validation/check.js';
import { checks, checksOfPlay } from '../validation/checks.js';
import type { DocumentRulesets } from '../rulesets/document-rulesets.js';
import type { PictureFile } from '../workspace/picture-files.js';
import type { Analysis } from './analysis.js';
import type { PlayTimes } from './play-times.js';
import { PlayTask } from './play-task.js';
import type { LastPlaythroughs } from './last-playthroughs.js';
import type { CompiledDocument } from '../compile/compiled-document.js';

/** Services that an analysis uses. */
export type AnalysisServices = CheckServices & {
  readonly compile: {
    readonly Analyser: {
      readonly playTimes: PlayTimes;
      readonly lastPlaythroughs: LastPlaythroughs;
      readonly rulesets: DocumentRulesets;
      importsAreUnderstood(document: LangiumDocument): boolean;
      missingValuesOf(document: LangiumDocument): readonly Finding[];
    };
  };
};

/** Number of moments between two checkpoints. Taking a checkpoint costs about as much as playing this many moments. */
const MOMENTS_BETWEEN_CHECKPOINTS = 24;

/** The analysis of a document; findings and play are computed on first use. */
export class DocumentAnalysis implements Analysis {
  readonly uri: string;
  readonly files: readonly string[];
  readonly ruleset: Ruleset | undefined;
  readonly map: MapModel | undefined;
  readonly sides: readonly SideModel[];
  readonly scenarios: readonly ScenarioModel[];
  readonly scenario: ScenarioModel | undefined;
  private readonly playing = new Map<string, PlayTask>();
  /** Versions and texts of the files from which the analysis was compiled. */
  private readonly texts: readonly (readonly [number, string | undefined])[];
  private findingsOfPlay: readonly Finding[] | undefined;
  private readonly internalErrors: Finding[] = [];
  private findingsOfChecks: readonly Finding[] | undefined;
  private missing: readonly Finding[] | undefined;
  /** Findings of all checks, including suppressed ones. */
  private unfiltered: readonly Finding[] | undefined;
  private foundSuppressions: readonly Suppression[] | undefined;
  private understood: boolean | undefined;
  /** A playthrough of an earlier version of the text, from which play resumes. */
  private earlier: Playthrough | undefined;

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

  /** Identifies the texts of the document and its imports. It changes when one of the texts is edited. */
  get version(): string {
    return this.texts.map(([version]) => version).join('.');
  }

  get findings(): readonly Finding[] {
    return (this.findingsOfChecks ??= summariseMissingValues(
      withoutSuppressed(this.allFindings(), this.suppressions()),
      this.missingValues,
      { uri: this.uri, sides: this.sides, importOf: (file) => this.importOf(file) },
    ));
  }

  /** Findings about values that an author must supply, in the document and its imports. */
  get missingValues(): readonly Finding[] {
    return (this.missing ??= this.findMissingValues());
  }

  /** Returns the findings about missing values that the checks of the document itself report. */
  ownMissingValues(): readonly Finding[] {
    return this.allFindings().filter(({ missing }) => missing !== undefined);
  }

  /**
   * Returns the text range of the path in the first import statement that leads to a file, directly or indirectly.
   * Undefined if no import leads to the file.
   */
  importOf(file: string): Source | undefined {
    const { document, context } = this.compiled;
    const graph = this.services.shared.workspace.ImportGraph;
    const statement = graph.imports(document).find((each) => {
      const imported = graph.imported(document, each);
      return imported && graph.closure(imported).uris.has(file);
    });
    return statement && context.text.part(statement, 'path');
  }

  /**
   * Returns whether the last play of the orders was fast enough that the orders can be played after every edit, without
   * waiting for a pause.
   */
  playsQuickly(): boolean {
    return !this.isPlayable() || this.services.compile.Analyser.playTimes.isQuick(this.uri);
  }

  playthrough(which: GameSelection = {}): Playthrough | undefined {
    return this.playingOf(which).runToEnd();
  }

  /**
   * Plays like {@link playthrough}, but resumes from a playthrough of an earlier version of the text. For files that
   * are open in the editor, `playthrough` itself resumes.
   */
  playthroughAfter(earlier: Playthrough, which: GameSelection): Playthrough | undefined {
    this.earlier = earlier;
    return this.playthrough(which);
  }

  /**
   * Plays the orders without blocking the server.
   * @throws OperationCancelled when a file has changed meanwhile or `token` is cancelled
   */
  async waitForPlay(token?: CancellationToken, which: GameSelection = {}): Promise<void> {
    await this.playingOf(which).run(() => !this.isOutdated(), token);
  }

  pictureFile(reference: PictureReference): PictureFile | undefined {
    const found = this.services.shared.workspace.PictureFiles.find(reference);
    return typeof found === 'string' ? undefined : found;
  }

  playFindings(): readonly Finding[] {
    const { orders, expectations, sealed = [] } = this.scenario ?? { orders: [], expectations: [] };
    const suppressions = this.suppressions();
    const plays = orders.length > 0 || expectations.length > 0 || sealed.length > 0;
    if (!this.isUnderstood()) return [];
    return (this.findingsOfPlay ??= this.withSuppressions(
      [...this.runChecks(checksOfPlay).map(withShortMessage), ...(plays ? this.findingsOf(this.playthrough()) : [])],
      suppressions,
    ));
  }

  /** Returns whether the document and its imports have no language errors. Findings of play are reported only then. */
  isUnderstood(): boolean {
    this.understood ??=
      !hasLanguageErrors(this.findings) && this.services.compile.Analyser.importsAreUnderstood(this.compiled.document);
    return this.understood;
  }

  get hasRulesetErrors(): boolean {
    return this.services.compile.Analyser.rulesets.hasErrors(this.compiled.document);
  }

  private isPlayable(): boolean {
    return !this.hasRulesetErrors && this.ruleset !== undefined && this.scenario !== undefined;
  }

  private playingOf({ seed, unanswered, playing: given }: GameSelection): PlayTask {
    const sides = Array.isArray(given) ? given.map(String) : undefined; // A client may send anything.
    const key = JSON.stringify([seed, unanswered, sides]);
    const playing =
      this.playing.get(key) ??
      this.play({
        ...(seed !== undefined && { seed }),
        ...(unanswered !== undefined && { unanswered, until: 'end' }),
        ...(sides !== undefined && { playing: sides, until: 'end' }),
      });
    this.playing.set(key, playing);
    return playing;
  }

  /**
   * Creates the task that plays the orders. For an open file, play resumes from the last playthrough of the file, and
   * the new playthrough is stored for the next time. A game that is played to its end by a policy does not resume.
   */
  private play(which: Pick<PlayOptions, 'seed' | 'unanswered' | 'until' | 'playing'>): PlayTask {
    const { ruleset, scenario, uri } = this;
    if (!ruleset || !scenario || this.hasRulesetErrors) return new PlayTask(() => ({ done: true, value: undefined }));
    const { seed, until, unanswered, playing } = which;
    const { playTimes, lastPlaythroughs } = this.services.compile.Analyser;
    const isOpen = this.earlier !== undefined || this.services.shared.workspace.TextDocuments.get(uri) !== undefined;
    const isResumable = isOpen && unanswered === undefined;
    const selection = { seed, playing };
    const after = isResumable ? (this.earlier ?? lastPlaythroughs.get(uri, selection)) : undefined;
    const options = {
      ...which,
      ...(isOpen && { checkpointInterval: MOMENTS_BETWEEN_CHECKPOINTS }),
      ...(after && { after }),
    };
    let steps: ReturnType<typeof playInSteps> | undefined;
    const step = (): IteratorResult<unknown, Playthrough | undefined> =>
      runGuarded(
        () => 'Playing the orders',
        uri,
        collectInto(this.internalErrors),
        () => (steps ??= playInSteps(ruleset, scenario, options)).next(),
      ) ?? { done: true, value: undefined };
    return new PlayTask(step, (played, time) => {
      if (played && isResumable) lastPlaythroughs.set(uri, selection, played);
      if (seed === undefined && until === undefined) playTimes.note(uri, time);
    });
  }

  /**
   * Applies suppressions to the findings of play and adds findings about unused suppressions. Only play shows whether a
   * suppression is used.
   */
  private withSuppressions(found: readonly Finding[], suppressions: readonly Suppression[]): readonly Finding[] {
    if (suppressions.length === 0) return found;
    return [
      ...withoutSuppressed(found, suppressions),
      ...unusedSuppressions(suppressions, [...this.allFindings(), ...found]),
    ];
  }

  private suppressions(): readonly Suppression[] {
    return (this.foundSuppressions ??= findSuppressions(
      this.texts.at(this.files.indexOf(this.uri))?.[1] ?? '',
      this.uri,
    ));
  }

  /**
   * Returns the findings of play in the document itself. Leaves out findings in imported files, since the analyses of
   * these files contain them.
   */
  private findingsOf(playthrough: Playthrough | undefined): readonly Finding[] {
    const refused = playthrough?.findings ?? [];
    const unmet = (playthrough?.expectations ?? []).filter(({ passed }) => !passed).map(expectationFinding);
    const own = [...this.internalErrors, ...refused, ...unmet].filter(({ source }) => source.file === this.uri);
    return withoutMissingValueErrors(own, this.missingValues, this, (place) => orderAt(this, place)).map(
      withShortMessage,
    );
  }

  /**
   * Returns whether the text of the document or of an import has changed since the analysis. A newer document version
   * with the same text does not count as a change.
   */
  private isOutdated(): boolean {
    return this.compiled.closure.documents.some(({ textDocument }, i) => {
      const [version, text] = this.texts[i];
      return textDocument.version !== version && textDocument.getText() !== text;
    });
  }

  /** Collects the missing values of all files. Several files may report the same place; it is listed once. */
  private findMissingValues(): Finding[] {
    const { Analyser } = this.services.compile;
    const [, ...imported] = this.compiled.closure.documents;
    const all = [...this.ownMissingValues(), ...imported.flatMap((document) => Analyser.missingValuesOf(document))];
    const byPlace = new Map(all.map((each) => [`${each.source.file} ${each.source.start} ${each.code}`, each]));
    return [...byPlace.values()];
  }

  private allFindings(): readonly Finding[] {
    return (this.unfiltered ??= this.check());
  }

  private check(): Finding[] {
    const { document, context } = this.compiled;
    const { Analyser } = this.services.compile;
    const found = [
      ...(Analyser.rulesets.declaredIn(document)?.findings ?? []),
      ...Analyser.declarationsOf(document).findings,
      ...context.findings.list,
      ...this.runChecks(checks),
    ];
    return withoutCascadingErrors(this.compiled.document, this.compiled.closure, found).map(withShortMessage);
  }

  /**
   * Runs the given checks and returns the findings. A check that throws is reported, and the other checks still run.
   */
  private runChecks(some: Readonly<Record<string, Check>>): Finding[] {
    const found: Finding[] = [];
    const report = collectInto(found);
    for (const [name, check] of Object.entries(some)) {
      runGuarded(
        () => checkLabel(name),
        this.uri,
        report,
        () => {
          check(this.compiled, report, this.services);
        },
      );
    }
    return found;
  }
}

/** Matches long texts without a space, which are shortened in messages that quote the document. */
const LONG_RUN = /\S{160,}/g;
const MAX_MESSAGE_LENGTH = 1000;

function withShortMessage(finding: Finding): Finding {
  const { message } = finding;
  if (message.length < 160) return finding;
  const shorter = message.replace(LONG_RUN, (run) => shorten(run));
  return { ...finding, message: shorten(shorter, MAX_MESSAGE_LENGTH) };
}
