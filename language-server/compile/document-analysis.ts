import type { Finding } from '../../engine/model/finding.js';
import type { SideModel } from '../../engine/model/forces.js';
import type { MapModel } from '../../engine/model/map.js';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import type { Source } from '../../engine/model/source.js';
import type { Playthrough } from '../../engine/play/playthrough.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { SandtableServices } from '../sandtable-module.js';
import { checkText } from '../../engine/play/checks.js';
import { expectationFinding } from '../../engine/play/expectations.js';
import { playThrough } from '../../engine/play/playthrough.js';
import { brief } from '../../engine/model/words.js';
import { isMisunderstood, withoutConsequences } from '../validation/consequences.js';
import { guarded } from '../validation/guarded.js';
import { collector } from '../validation/check.js';
import { checks } from '../validation/checks.js';
import type { Analysis } from './analysis.js';
import type { Whole } from './whole.js';

interface Played {
  readonly playthrough: Playthrough | undefined;
  /** Those that stand in the document; a file imported with orders tells its own. */
  readonly findings: readonly Finding[];
}

/** The analysis of a document; findings and play are worked out when first asked for. */
export class DocumentAnalysis implements Analysis {
  readonly uri: string;
  readonly files: readonly string[];
  readonly ruleset: Ruleset | undefined;
  readonly map: MapModel | undefined;
  readonly sides: readonly SideModel[];
  readonly scenarios: readonly ScenarioModel[];
  readonly scenario: ScenarioModel | undefined;
  private played: Played | undefined;
  private found: readonly Finding[] | undefined;
  private understood: boolean | undefined;

  constructor(
    private readonly services: SandtableServices,
    readonly whole: Whole,
  ) {
    this.uri = whole.document.uri.toString();
    this.files = whole.closure.documents.map(({ uri }) => uri.toString());
    this.ruleset = whole.ruleset;
    this.map = whole.map;
    this.sides = whole.sides;
    this.scenarios = whole.scenarios;
    this.scenario = whole.scenario;
  }

  get findings(): readonly Finding[] {
    return (this.found ??= this.check());
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

  playthrough(): Playthrough | undefined {
    this.played ??= this.play();
    return this.played.playthrough;
  }

  playFindings(): readonly Finding[] {
    const { orders, expectations } = this.scenario ?? { orders: [], expectations: [] };
    if (orders.length === 0 && expectations.length === 0) return [];
    if (!this.isUnderstood()) return [];
    this.playthrough();
    return this.played?.findings ?? [];
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

  private play(): Played {
    const { ruleset, scenario } = this;
    if (!ruleset || !scenario) return { playthrough: undefined, findings: [] };
    const findings: Finding[] = [];
    const playthrough = this.services.compile.Analyser.playTimes.measure(this.uri, () =>
      guarded('Playing the orders', this.uri, collector(findings), () => playThrough(ruleset, scenario)),
    );
    const refused = playthrough?.findings ?? [];
    const unmet = (playthrough?.expectations ?? []).filter(({ passed }) => !passed).map(expectationFinding);
    const own = [...findings, ...refused, ...unmet].filter(({ source }) => source.file === this.uri);
    return { playthrough, findings: own.map(brieflyTold) };
  }

  private check(): Finding[] {
    const part = this.services.compile.Analyser.part(this.whole.document);
    const found = [...part.findings, ...this.whole.desk.findings.list];
    const report = collector(found);
    for (const [name, check] of Object.entries(checks)) {
      guarded(checkText(name), this.uri, report, () => {
        check(this.whole, report, this.services);
      });
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
  const shorter = message.replace(LONGEST_RUN, (run) => brief(run));
  return { ...finding, message: brief(shorter, LONGEST_MESSAGE) };
}
