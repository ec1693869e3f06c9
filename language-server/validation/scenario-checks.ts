import { say } from '../../engine/model/say.js';
import { AstUtils } from 'langium';
import { Text } from '../compile/text.js';
import type { Scenario } from '../generated/ast.js';
import { isExpectBlock, isOrders, isScenario } from '../generated/ast.js';
import type { Check } from './check.js';
import type { Lenient } from '../parser/lenient.js';

/** Reports scenarios without a map. */
export const scenarioMustHaveAMap: Check = ({ root, maps, context }, report) => {
  for (const node of root.elements.filter(isScenario)) {
    if (node.map || maps.length === 1) continue;
    report({
      severity: 'error',
      code: 'sandtable/no-map',
      message:
        maps.length === 0
          ? say`The scenario has no map. Import one, or write it in this file, and name it: “on Smolensk”.`
          : say`This file has several maps. Choose one: ${maps.map(({ name }) => `on ${name}`).join(', ')}.`,
      source: context.text.part(node, 'title'),
    });
  }
};

/** Reports orders and expectations that belong to no scenario, or to several. */
export const playMustBelongToOneScenario: Check = ({ root, candidates, context }, report) => {
  const titles = candidates.map(({ title }: Lenient<Scenario>) => `“${title ?? ''}”`);
  const first = root.elements.find((element) => isOrders(element) || isExpectBlock(element));
  if (!first || candidates.length === 1) return;
  const { file, start } = context.text.source(first);
  report({
    severity: 'error',
    code: candidates.length === 0 ? 'sandtable/no-scenario' : 'sandtable/several-scenarios',
    message:
      candidates.length === 0
        ? isOrders(first)
          ? say`There is no scenario to which these orders belong. Import the file that contains the scenario, or write the scenario here.`
          : say`There is no scenario to which these expectations belong. Import the file that contains the scenario, or write the scenario here.`
        : isOrders(first)
          ? say`This file has or imports ${candidates.length} scenarios (${titles.join(', ')}); these orders are not played. Keep each scenario in a separate file.`
          : say`This file has or imports ${candidates.length} scenarios (${titles.join(', ')}); these expectations are not played. Keep each scenario in a separate file.`,
    source: { file, start, end: start + (isOrders(first) ? 'orders' : 'expect').length },
    related: candidates.map((node, index) => ({
      source: new Text(AstUtils.getDocument(node).uri.toString()).part(node, 'title'),
      message: titles[index] ?? '',
    })),
  });
};
