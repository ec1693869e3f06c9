import { memoize } from '../mechanics/memoize.js';
import type { ScenarioModel } from '../model/scenario.js';
import { authorsText, type AuthorTranslations } from '../model/author-translations.js';
import { chosenValue, type Ruling } from '../play/rulings.js';
import type { Declaration } from './declaration.js';

/**
 * The properties of a declaration that statements set, by the first word of the statement. A statement that is not
 * listed sets the property of the same name.
 */
const SECTIONS: Readonly<Record<string, keyof Declaration>> = {
  stack: 'stacking',
  zone: 'zones',
  rail: 'rails',
  fire: 'fires',
};

/**
 * The properties that attributes set. An attribute that is not listed sets the property of the same name. The readings
 * `yes` and `no` become true and false, except for `table`.
 */
const PROPERTIES: Readonly<Record<string, string>> = {
  'combat.partial': 'allowsPartOfStack',
  'combat.reduce': 'allowsReduction',
  'table.judge': 'belowJudged',
  'arrival.cost': 'paysCost',
  'arrival.column': 'inColumn',
  'arrival.zones': 'intoZones',
  'replacement.supplied': 'mustBeSupplied',
  'replacement.save': 'canSave',
  'points.save': 'canSave',
  'control.pass': 'takesInPassing',
  'fire.ground': 'groundShifts',
};

/** Returns a ruling of an author with its question and its readings in the reader's language. */
export const rulingInReadersWords = (translations: AuthorTranslations, ruling: Ruling): Ruling => ({
  ...ruling,
  question: authorsText(translations, ruling.question),
  readings: Object.fromEntries(
    Object.entries(ruling.readings).map(([value, text]) => [value, authorsText(translations, text)]),
  ),
});

/** Returns a declaration with the readings that a scenario chooses for its rulings. */
export function withChosenRulings(declaration: Declaration, scenario: Pick<ScenarioModel, 'rulings'>): Declaration {
  const { rulings } = declaration;
  if (rulings.length === 0 || scenario.rulings.length === 0) return declaration;
  const chosen = rulings.map((ruling) => [ruling.option, chosenValue(ruling, scenario)] as const);
  const key = JSON.stringify(chosen);
  const known = variantsOf(declaration);
  let variant = known.get(key);
  if (variant === undefined) known.set(key, (variant = chosen.reduce(withReading, declaration)));
  return variant;
}

/** The cached declarations that result from the readings that scenarios choose. */
const variantsOf = memoize((_declaration: Declaration) => new Map<string, Declaration>());

function withReading(
  declaration: Declaration,
  [option, value]: readonly [option: string, value: string | number | boolean],
): Declaration {
  const [head, attribute] = option.split('.');
  const property = PROPERTIES[option] ?? attribute;
  const isYesOrNo = option in PROPERTIES && head !== 'table';
  const reading = { [property]: isYesOrNo ? value === 'yes' : value };
  const { combat, replacement, supply } = declaration;
  if (head === 'table') {
    if (combat === undefined) return declaration;
    return { ...declaration, combat: { ...combat, table: { ...combat.table, ...reading } } };
  }
  if (option === 'supply.recovery') {
    if (supply?.stages === undefined) return declaration;
    return { ...declaration, supply: { ...supply, stages: { ...supply.stages, ...(reading as object) } } };
  }
  if (head === 'points') {
    if (replacement === undefined) return declaration;
    const points = replacement.points.map((one) => ({ ...one, ...reading }));
    return { ...declaration, replacement: { ...replacement, points } };
  }
  const section = SECTIONS[head] ?? (head as keyof Declaration);
  const declared: unknown = declaration[section];
  const changed: unknown = Array.isArray(declared)
    ? declared.map((one: object) => ({ ...one, ...reading }))
    : typeof declared === 'object' && declared !== null
      ? { ...declared, ...reading }
      : declared;
  return { ...declaration, [section]: changed };
}
