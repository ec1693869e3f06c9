import type { ScenarioModel } from '../../engine/model/scenario.js';
import type { Source } from '../../engine/model/source.js';
import { setupReasons, setupText, type SetupEntry } from '../../engine/play/setup-entry.js';
import type { Analysis } from '../analysis/analysis.js';
import { contains } from './lookup.js';
import { escape, list, paragraphs } from '../text/markdown.js';

const entriesByScenario = new WeakMap<ScenarioModel, readonly SetupEntry[]>();

/**
 * Returns the requirements of a scenario's set-ups, each with the part that the set-up fulfils. The result is cached by
 * scenario.
 */
export function setupEntries({ ruleset, scenario }: Pick<Analysis, 'ruleset' | 'scenario'>): readonly SetupEntry[] {
  if (!ruleset?.setupLedger || !scenario) return [];
  let entries = entriesByScenario.get(scenario);
  if (!entries) entriesByScenario.set(scenario, (entries = ruleset.setupLedger(scenario)));
  return entries;
}

/**
 * Builds the hover of the requirement of a set-up at a place in the text or, elsewhere in a set-up, of all its
 * requirements. The hover gives the required number, the number placed so far, and the units that are still free.
 */
export function hoverSetup(analysis: Analysis, place: Source): string | undefined {
  const { scenario } = analysis;
  const around = scenario?.setups.find(({ source }) => contains(source, place));
  const entries = setupEntries(analysis);
  const entriesAtPlace = entries.filter(({ limit }) => contains(limit.source, place));
  if (!scenario || !around) return undefined;
  if (entriesAtPlace.length > 0) return paragraphs(...entriesAtPlace.map((entry) => entryText(scenario, entry)));
  const own = entries.filter(({ limit }) => contains(around.source, limit.source));
  return list(own.map((entry) => lineText(entry)));
}

/** Returns a line about a requirement, such as `✓ 12 of 12 units at West`. */
function lineText(entry: SetupEntry): string {
  const where = entry.limit.places.map(({ preposition, name }) => ` ${preposition} ${name}`).join('');
  return `${entry.isFulfilled ? '✓' : '✗'} ${escape(setupText(entry) + where)}`;
}

function entryText({ map }: ScenarioModel, entry: SetupEntry): string {
  const reasons = setupReasons(entry, map.board).map(({ text }) => escape(text));
  return paragraphs(`**${escape(setupText(entry))}** ${entry.isFulfilled ? '✓' : '✗'}`, list(reasons));
}
