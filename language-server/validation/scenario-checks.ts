import { AstUtils } from 'langium';
import { Text } from '../compile/text.js';
import type { Scenario } from '../generated/ast.js';
import { isExpectBlock, isOrders, isScenario } from '../generated/ast.js';
import type { Check } from './check.js';
import type { Lenient } from '../parser/lenient.js';

/** A scenario is played on a map. */
export const scenarioMustHaveAMap: Check = ({ root, maps, context }, report) => {
  for (const node of root.elements.filter(isScenario)) {
    if (node.map || maps.length === 1) continue;
    report({
      severity: 'error',
      code: 'sandtable/no-map',
      message:
        maps.length === 0
          ? `No map is in sight. Import one, or write it in this file, and name it: “on Smolensk”.`
          : `Which map is it played on? Write one of: ${maps.map(({ name }) => `on ${name}`).join(', ')}.`,
      source: context.text.part(node, 'title'),
    });
  }
};

/** Orders, dice and expectations belong to one scenario. */
export const playMustBelongToOneScenario: Check = ({ root, candidates, context }, report) => {
  const titles = candidates.map(({ title }: Lenient<Scenario>) => `“${title ?? ''}”`);
  const first = root.elements.find((element) => isOrders(element) || isExpectBlock(element));
  if (!first || candidates.length === 1) return;
  const { file, start } = context.text.source(first);
  const what = isOrders(first) ? 'orders' : 'expectations';
  report({
    severity: 'error',
    code: candidates.length === 0 ? 'sandtable/no-scenario' : 'sandtable/several-scenarios',
    message:
      candidates.length === 0
        ? `There is no scenario these ${what} belong to. Import the file that holds it, or write it here.`
        : `${candidates.length} scenarios are in sight (${titles.join(', ')}); these ${what} are not played. Keep each scenario in a file of its own.`,
    source: { file, start, end: start + (isOrders(first) ? 'orders' : 'expect').length },
    related: candidates.map((node, index) => ({
      source: new Text(AstUtils.getDocument(node).uri.toString()).part(node, 'title'),
      message: titles[index] ?? '',
    })),
  });
};
