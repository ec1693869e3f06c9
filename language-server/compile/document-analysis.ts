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
import { allowancesIn, idleAllowances, withoutAllowed, type Allowance } from '../validation/allowances.js';
import { isMisunderstood, withoutConsequences } from '../validation/consequences.js';
import { orderAt } from '../play/lookup.js';
import { withoutLackingValues } from '../validation/lacking-values.js';
import { guarded } from '../validation/guarded.js';
import { collector, type CheckServices } from '../validation/check.js';
import { checks } from '../validation/checks.js';
import type { Analysis } from './analysis.js';
import type { PlayTimes } from './play-times.js';
import { Playing } from './playing.js';
import type { Records } from './records.js';
import type { Whole } from './whole.js';

/** What an analysis is worked out with. */
export type AnalysisServices = CheckServices & {
  readonly compile: {
    readonly Analyser: {
      readonly playTimes: PlayTimes;
      readonly records: Records;
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
  private readonly playing = new Map<string, Playing>();
  /** The texts it was read from, with their versions. */
  private readonly texts: readonly (readonly [number, string | undefined])[];
  private told: readonly Finding[] | undefined;
  private readonly faults: Finding[] = [];
  private found: readonly Finding[] | undefined;
  /** What checks found, before anything is allowed. */
  private all: readonly Finding[] | undefined;
  private allowed: readonly Allowance[] | undefined;
  private understood: boolean | undefined;

  constructor(
    private readonly services: AnalysisServices,
    readonly whole: Whole,
  ) {
    this.uri = whole.document.uri.toString();
    this.files = whole.closure.documents.map(({ uri }) => uri.toString());
    this.texts = whole.closure.documents.map(({ textDocument, parseResult }) => [
      textDocument.version,
      parseResult.value.$cstNode?.root.fullText,
    ]);
    this.ruleset = whole.ruleset;
    this.map = whole.map;
    this.sides = whole.sides;
    this.scenarios = whole.scenarios;
    this.scenario = whole.scenario;
  }

  get findings(): readonly Finding[] {
    return (this.found ??= withoutAllowed(this.checked(), this.allowances()));
  }

  /** The import statement of the document that brings a file in; undefined when none does. */
  importOf(file: string): Source | undefined {
    const { document, desk } = this.whole;
    const graph = this.services.shared.workspace.ImportGraph;
    const statement = graph.imports(document).find((each) => {
      const imported = graph.imported(document, each);
      return imported && graph.closure(imported).uris.has(file);
    });
    return statement && desk.text.part(statement, 'path');
  }

  /** Whether play took so little time before that it need not wait for a pause. */
  playsQuickly(): boolean {
    return !this.isPlayable() || this.services.compile.Analyser.playTimes.isQuick(this.uri);
  }

  playthrough(which: GameSelection = {}): Playthrough | undefined {
    return this.playingOf(which).finish();
  }

  /**
   * Waits until the orders are played.
   * @throws OperationCancelled when a text has changed meanwhile, or nobody waits any more
   */
  async played(token?: CancellationToken, which: GameSelection = {}): Promise<void> {
    await this.playingOf(which).played(() => !this.isOutdated(), token);
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
      !isMisunderstood(this.findings) && this.services.compile.Analyser.importsAreUnderstood(this.whole.document);
    return this.understood;
  }

  private isPlayable(): boolean {
    return this.ruleset !== undefined && this.scenario !== undefined;
  }

  private playingOf({ seed, unanswered }: GameSelection): Playing {
    const key = JSON.stringify([seed, unanswered]);
    const playing =
      this.playing.get(key) ??
      this.play({ ...(seed !== undefined && { seed }), ...(unanswered !== undefined && { unanswered, until: 'end' }) });
    this.playing.set(key, playing);
    return playing;
  }

  /** Of what an editor has open the next reading goes on from this one, where the game goes as far as the file does. */
  private play(which: Pick<PlayOptions, 'seed' | 'unanswered' | 'until'>): Playing {
    const { ruleset, scenario, uri } = this;
    if (!ruleset || !scenario) return new Playing(() => ({ done: true, value: undefined }));
    const { seed, until } = which;
    const { playTimes, records } = this.services.compile.Analyser;
    const isOpen = this.services.shared.workspace.TextDocuments.get(uri) !== undefined;
    const goesOn = isOpen && until === undefined;
    const after = goesOn ? records.of(uri, seed) : undefined;
    const options = { ...which, ...(isOpen && { stopsApart: STOPS_APART }), ...(after && { after }) };
    let steps: ReturnType<typeof playInSteps> | undefined;
    const step = (): IteratorResult<unknown, Playthrough | undefined> =>
      guarded(
        () => 'Playing the orders',
        uri,
        collector(this.faults),
        () => (steps ??= playInSteps(ruleset, scenario, options)).next(),
      ) ?? { done: true, value: undefined };
    return new Playing(step, (played, time) => {
      if (played && goesOn) records.keep(uri, seed, played);
      if (seed === undefined && until === undefined) playTimes.note(uri, time);
    });
  }

  /** What is told when the orders have been played: only then it shows which allowances are for nothing. */
  private judged(found: readonly Finding[], allowances: readonly Allowance[]): readonly Finding[] {
    if (allowances.length === 0) return found;
    return [...withoutAllowed(found, allowances), ...idleAllowances(allowances, [...this.checked(), ...found])];
  }

  private allowances(): readonly Allowance[] {
    return (this.allowed ??= allowancesIn(this.texts.at(this.files.indexOf(this.uri))?.[1] ?? '', this.uri));
  }

  /** What came of play, where it stands in the document; a file imported with orders tells its own. */
  private tell(playthrough: Playthrough | undefined): readonly Finding[] {
    const refused = playthrough?.findings ?? [];
    const unmet = (playthrough?.expectations ?? []).filter(({ passed }) => !passed).map(expectationFinding);
    const own = [...this.faults, ...refused, ...unmet].filter(({ source }) => source.file === this.uri);
    const { sides, ruleset } = this;
    return withoutLackingValues(own, sides, ruleset, (place) => orderAt(this, place)).map(brieflyTold);
  }

  /** Whether a text it was read from has changed since; a newer version may say the same. */
  private isOutdated(): boolean {
    return this.whole.closure.documents.some(({ textDocument }, i) => {
      const [version, text] = this.texts[i];
      return textDocument.version !== version && textDocument.getText() !== text;
    });
  }

  private checked(): readonly Finding[] {
    return (this.all ??= this.check());
  }

  private check(): Finding[] {
    const part = this.services.compile.Analyser.part(this.whole.document);
    const found = [...part.findings, ...this.whole.desk.findings.list];
    const report = collector(found);
    for (const [name, check] of Object.entries(checks)) {
      guarded(
        () => checkText(name),
        this.uri,
        report,
        () => {
          check(this.whole, report, this.services);
        },
      );
    }
    return withoutConsequences(this.whole.document, this.whole.closure.documents, found).map(brieflyTold);
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
