import { URI } from 'langium';
import { chosenValue, otherValues } from '../../engine/play/rulings.js';
import type { VariantsResult } from '../../protocol/many-games.js';
import { haveSameOriginal } from './variants.js';
import type { SandtableServices } from '../services.js';

/**
 * Returns the variants with which a balance can be compared: other choices of rulings, and other files of the same
 * ruleset. Null without a scenario.
 */
export function findVariants({ compile, shared }: SandtableServices, uri: string): VariantsResult {
  const { LangiumDocuments, WorkspaceManager } = shared.workspace;
  const analysisOf = (each: string) => {
    const document = LangiumDocuments.getDocument(URI.parse(each));
    return document && compile.Analyser.analyse(document);
  };
  const { ruleset, scenario } = analysisOf(uri) ?? {};
  if (!ruleset || !scenario) return null;
  const files = WorkspaceManager.scenarios(LangiumDocuments.all).flatMap((each) => {
    if (each === uri) return [];
    const other = analysisOf(each);
    const isComparable = other?.ruleset !== undefined && haveSameOriginal(other.ruleset, ruleset);
    const title = isComparable ? other.scenario?.title : undefined;
    return title === undefined ? [] : [{ uri: each, title }];
  });
  const rulings = ruleset.rulings.map(({ option, values, question }) => ({
    option,
    question,
    chosen: String(chosenValue({ option, values }, scenario)),
    others: otherValues({ option, values }, scenario).map(({ value }) => String(value)),
  }));
  return { rulings, files };
}
