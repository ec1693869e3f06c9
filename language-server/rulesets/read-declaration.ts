import type { Declaration } from '../../engine/declared/declaration.js';
import type { Finding } from '../../engine/model/finding.js';
import type { Source } from '../../engine/model/source.js';
import { readActivation } from './read-activation.js';
import { checkUse } from './check-use.js';
import { checkStatements } from './check-statements.js';
import { readAdvance, readBombardments, readCombat, readOdds, readOverrun, readRetreat } from './read-combat.js';
import { readFires } from './read-fire.js';
import { readHead } from './read-head.js';
import { readGround } from './read-ground.js';
import { readModifiers } from './read-modifiers.js';
import { readArrival, readExits, readMovement, readRails } from './read-movement.js';
import { readResults } from './read-results.js';
import { readRules, withStatus } from './read-rules.js';
import { readRulings } from './read-rulings.js';
import { readReplacement, readSupply } from './read-supply.js';
import { readGroundTables, readTable } from './read-table.js';
import { readControl, readDemoralization, readPhases, readWeather, readWeatherTable } from './read-turn.js';
import { readFace, readFormations, readStacking, readStates, readUnitKinds, readZones } from './read-units.js';
import type { PlacedStatement } from './compiled-ruleset.js';
import { RulesetEntry } from './ruleset-entry.js';
import { RulesetReader } from './ruleset-reader.js';
import { readTranslations, type TranslatedText } from './translated-texts.js';
import { EDITION } from './edition.js';

/** A ruleset that is to be read: its own statements and those that it inherits. */
export interface WrittenRuleset {
  readonly id: string;
  readonly title: string;
  /** The title, if it is followed by translations. */
  readonly translatedTitle?: TranslatedText | undefined;
  /** The range of the ruleset's id, for findings about missing statements. */
  readonly place: Source;
  /** The range of the braces of the declaration. */
  readonly body: Source;
  readonly statements: readonly PlacedStatement[];
}

/** The result of reading a ruleset. */
export interface ReadRuleset {
  /** The declared game; undefined if there are errors, because an incomplete game does not start. */
  readonly declaration: Declaration | undefined;
  readonly findings: readonly Finding[];
  /** The place of each rule of the author’s rulebook. */
  readonly places: ReadonlyMap<string, Source>;
}

/** Reads a ruleset that does not extend a game written in code. */
export function readDeclaration({ id, title, translatedTitle, place, body, statements }: WrittenRuleset): ReadRuleset {
  const entries = statements.map(({ node, text, changes }) => new RulesetEntry(node, text, changes));
  const reader = new RulesetReader(entries, place, { ...body, start: body.end - 1, end: body.end - 1 });
  checkStatements(reader);
  const { rules, places } = readRules(reader);
  const translated = entries.flatMap((entry) => [entry, ...entry.body].flatMap((each) => each.translated));
  const translations = readTranslations(
    [...(translatedTitle ? [translatedTitle] : []), ...translated],
    reader.findings,
  );
  const declaration = { ...declarationOf(reader, id, title), translations };
  const isComplete = reader.findings.list.every(({ severity }) => severity !== 'error');
  if (isComplete) checkUse(reader, declaration);
  const findings = reader.allFindings;
  return {
    declaration: isComplete ? { ...declaration, rulebook: withStatus(rules, reader.cited) } : undefined,
    findings,
    places,
  };
}

function declarationOf(reader: RulesetReader, id: string, title: string): Omit<Declaration, 'translations'> {
  const classes = reader.words.of('class').map(({ word }) => word);
  const unitKinds = readUnitKinds(reader, classes);
  const turns = reader.one('turns');
  for (const entry of ['edition', 'turns', 'hand'].flatMap((head) => reader.all(head))) readHead(reader, entry);
  const count = Number(turns?.node.values[0] ?? 1);
  const table = readTable(reader);
  const hand = reader.one('hand');
  const drawn = readActivation(reader);
  return {
    id,
    title,
    edition: EDITION,
    sides: reader.words.sides,
    turns: { count, rule: turns ? reader.ruleOf(turns) : '' },
    rulebook: [],
    rulings: readRulings(reader),
    ...readGround(reader, classes),
    classes: ['', ...classes],
    face: readFace(reader),
    unitKinds,
    formations: readFormations(reader),
    phases: [...readPhases(reader), ...(drawn?.phases ?? [])],
    activation: drawn?.activation,
    movement: readMovement(reader),
    stacking: readStacking(
      reader,
      unitKinds.map(({ word }) => word),
    ),
    zones: readZones(reader),
    odds: readOdds(reader),
    combat: readCombat(reader, table, readGroundTables(reader)),
    modifiers: readModifiers(reader),
    results: readResults(reader),
    retreat: readRetreat(reader),
    advance: readAdvance(reader),
    bombardments: readBombardments(reader),
    fires: readFires(reader),
    supply: readSupply(reader),
    replacement: readReplacement(reader),
    arrival: readArrival(reader),
    rails: readRails(reader),
    weather: readWeather(reader),
    weatherTable: readWeatherTable(reader, count),
    control: readControl(reader),
    exits: readExits(reader),
    demoralization: readDemoralization(reader),
    states: readStates(reader),
    overrun: readOverrun(reader),
    hand: hand && { rule: reader.ruleOf(hand) },
  };
}
