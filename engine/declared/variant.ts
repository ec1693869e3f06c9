import { authorsText, onceForEachLanguage, type AuthorTranslations } from '../model/author-translations.js';
import type { ScenarioModel } from '../model/scenario.js';
import { NO_SOURCE } from '../model/source.js';
import type { TableModel } from '../model/special-rules.js';
import { cellsOf, type OtherCell } from '../mechanics/combat-table.js';
import { memoize } from '../mechanics/memoize.js';
import type { Report } from '../play/checks.js';
import { IDLE_HOUSE_RULE } from '../play/numbers.js';
import type { RuleEntry } from '../play/rulebook.js';
import type { Ruleset } from '../play/ruleset.js';
import type { Ruling } from '../play/rulings.js';
import type { TableWord, Vocabulary } from '../play/vocabulary.js';
import { say } from '../model/say.js';
import { ruleInReadersWords } from './authors-rules.js';

type RulingValue = Ruling['values'][number];

/**
 * The changes that a variant makes to a game. Every change is legal in that game and differs from what the game says.
 */
export interface VariantChanges {
  readonly id: string;
  readonly title: string;
  /** The title, and the texts of the rules, in other languages. */
  readonly translations: AuthorTranslations;
  /** URI of the file that declares the variant. */
  readonly declaredIn: string;
  readonly numbers: ReadonlyMap<string, number>;
  readonly rulings: ReadonlyMap<string, RulingValue>;
  /** Cells that replace cells of the tables of the game. */
  readonly tables: readonly TableModel[];
  /** Rules by their number. They replace rules of the rulebook or are added at its end. */
  readonly rules: ReadonlyMap<string, RuleEntry>;
}

/** Returns a variant of a game: the same game with other numbers, rulings, cells of tables and rules. */
export function variantOf(base: Ruleset, changes: VariantChanges): Ruleset {
  const { id, title, declaredIn, translations } = changes;
  const vary = memoize((scenario: ScenarioModel) => variedScenario(scenario, changes));
  const rulebookOfReader = onceForEachLanguage(() => variedRulebook(base.rulebook, changes));
  const rulingsOf = memoize((rulings: readonly Ruling[]) => variedRulings(rulings, changes));
  const vocabularyOf = memoize((vocabulary: Vocabulary) => variedVocabulary(vocabulary, changes));
  return {
    id,
    get title() {
      return authorsText(translations, title);
    },
    declaredIn,
    base,
    ...(base.hasHiddenInformation && { hasHiddenInformation: true }),
    ...(base.neutralSeesAll && { neutralSeesAll: true }),
    get rulebook() {
      return rulebookOfReader();
    },
    get rulesInRecord() {
      return base.rulesInRecord;
    },
    get rulings() {
      return rulingsOf(base.rulings);
    },
    get readings() {
      return base.readings;
    },
    get starter() {
      return base.starter;
    },
    get vocabulary() {
      return vocabularyOf(base.vocabulary);
    },
    term: (english) => base.term(english),
    get conditionFacts() {
      return base.conditionFacts;
    },
    checkMap(map, report) {
      base.checkMap(map, report);
    },
    checkForces(sides, report, { houseRules } = { houseRules: [] }) {
      base.checkForces(sides, report, { houseRules: [...asHouseRules(changes.numbers), ...houseRules] });
    },
    checkScenario(scenario, report) {
      base.checkScenario(vary(scenario), withoutIdleHouseRules(changes, scenario, report));
      reportIdleHouseRules(changes, scenario, report);
    },
    checkOpeningPosition(scenario, report) {
      base.checkOpeningPosition?.(vary(scenario), report);
    },
    setupLedger: (scenario) => base.setupLedger?.(vary(scenario)) ?? [],
    start: (scenario, how) => base.start(vary(scenario), how),
  };
}

/**
 * Returns a scenario to which the changes of the variant are added, as if the scenario stated them. Its own statements
 * take precedence.
 */
function variedScenario(scenario: ScenarioModel, { numbers, rulings, tables }: VariantChanges): ScenarioModel {
  const stated = new Set([
    ...scenario.houseRules.map(({ number }) => number),
    ...scenario.rulings.map(({ option }) => option),
  ]);
  const isOpen = ([name]: readonly [string, unknown]): boolean => !stated.has(name);
  const houseRules = asHouseRules([...numbers].filter(isOpen));
  const choices = [...rulings]
    .filter(isOpen)
    .map(([option, value]) => ({ option, value, source: NO_SOURCE, valueSource: NO_SOURCE }));
  return {
    ...scenario,
    houseRules: [...houseRules, ...scenario.houseRules],
    rulings: [...choices, ...scenario.rulings],
    tables: [...scenario.tables, ...tables],
  };
}

const asHouseRules = (numbers: Iterable<readonly [string, number]>): ScenarioModel['houseRules'] =>
  Array.from(numbers, ([number, value]) => ({ number, value, reason: '', source: NO_SOURCE }));

function variedRulebook(book: Ruleset['rulebook'], { rules, translations }: VariantChanges): Ruleset['rulebook'] {
  const own = [...rules].map(([rule, entry]) => [rule, ruleInReadersWords(translations, entry)] as const);
  return rules.size === 0 ? book : new Map([...book, ...own]);
}

/** Returns the rulings with the values of the variant first, since the first value is the default. */
function variedRulings(all: readonly Ruling[], { rulings }: VariantChanges): readonly Ruling[] {
  return all.map((ruling) => {
    const chosen = rulings.get(ruling.option);
    return chosen === undefined
      ? ruling
      : { ...ruling, values: [chosen, ...ruling.values.filter((value) => value !== chosen)] };
  });
}

function variedVocabulary(vocabulary: Vocabulary, { numbers, tables }: VariantChanges): Vocabulary {
  return {
    ...vocabulary,
    ...(vocabulary.tables && { tables: vocabulary.tables.map((table) => variedTable(table, tables)) }),
    numbers: vocabulary.numbers.map((number) => ({ ...number, value: numbers.get(number.word) ?? number.value })),
  };
}

/** Returns a table whose printed values are those of the variant. */
function variedTable(table: TableWord, changes: readonly TableModel[]): TableWord {
  const { word, printed } = table;
  if (!printed) return table;
  const cells = cellsOf(changes, word);
  const isAt = (cell: OtherCell, row: string, column: string): boolean =>
    cell.roll === Number(row) && cell.column === column;
  return {
    ...table,
    printed: (row, column) => cells.find((cell) => isAt(cell, row, column))?.result ?? printed(row, column),
  };
}

/**
 * Returns a report without the findings of the base about house rules that change nothing, for numbers that the variant
 * changes. These findings compare a house rule with the number of the base instead of that of the variant.
 */
function withoutIdleHouseRules({ numbers }: VariantChanges, { houseRules }: ScenarioModel, report: Report): Report {
  const varied = new Set(houseRules.filter(({ number }) => numbers.has(number)).map(({ source }) => source));
  return (finding) => {
    if (finding.slug !== IDLE_HOUSE_RULE || !varied.has(finding.source)) report(finding);
  };
}

function reportIdleHouseRules(
  { title, translations, numbers }: VariantChanges,
  { houseRules }: ScenarioModel,
  report: Report,
): void {
  for (const { number, value, source } of houseRules) {
    if (numbers.get(number) !== value) continue;
    const message = say`${number} is ${value} in ${authorsText(translations, title)}, too; the house rule changes nothing.`;
    report({ severity: 'information', slug: IDLE_HOUSE_RULE, source, message });
  }
}
