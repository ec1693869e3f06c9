import { describe, expect, test } from 'vitest';
import { createCheckers, type Check, type Report } from '../../../engine/play/checks.js';
import { createRefusals } from '../../../engine/play/refusal.js';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import { scenario } from './written.js';

type Rule = '1';
const titleSource = { file: 'a.sand', start: 3, end: 9 };

describe('a check that throws', () => {
  const unitsMustStand: Check<ScenarioModel, Rule> = () => {
    throw new Error('no such table');
  };
  const turnsMustBeGiven: Check<ScenarioModel, Rule> = (_, report) => {
    report({ severity: 'warning', rule: '1', slug: 'turns', source: titleSource, message: 'No turns.' });
  };
  const found: Parameters<Report>[0][] = [];
  const lists = { map: {}, forces: {}, scenario: { unitsMustStand, turnsMustBeGiven } };
  createCheckers(lists, createRefusals<Rule>().citing).checkScenario(scenario({ titleSource }), (finding) =>
    found.push(finding),
  );

  test('an exception in a check is reported as an internal error, and the other checks run', () => {
    expect(found).toMatchObject([
      {
        severity: 'error',
        slug: 'fault',
        source: titleSource,
        message:
          'The check “units must stand” stopped with an internal error: no such table. This is a fault in Sandtable, not in your text.',
      },
      { slug: 'turns', message: 'No turns [1].' },
    ]);
  });
});
