import { attainableChecks } from '../../engine/mechanics/special-rules/attainable/checks.js';
import type { Source } from '../../engine/model/source.js';
import { createReport } from '../../engine/play/checks.js';
import type { Check } from './check.js';

/** Reports conditions and victory statements that can never come true, and those that always come true. */
export const conditionShouldBeOpen: Check = ({ document, ruleset, ownScenarios, context }, report) => {
  if (!ruleset) return;
  const inLanguage = createReport<never>(({ slug, ...finding }) => {
    report({ ...finding, code: `sandtable/${slug}` });
  });
  const textOf = ({ file, start, end }: Source): string | undefined =>
    file === context.text.file ? document.textDocument.getText().slice(start, end) : undefined;
  for (const scenario of ownScenarios)
    for (const check of Object.values(attainableChecks(ruleset.conditionFacts, textOf))) check(scenario, inLanguage);
};
