import { expect, test } from 'vitest';
import { bite } from '../../../../engine/rulesets/bite/index.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

const STARTER = bite.starter.replace(/[‹›]/g, '');
const found = async (text: string): Promise<string[]> =>
  (await TestWorkspace.of({ 'it.sand': text }, [bite]))
    .analyse('it.sand')
    .findings.filter(({ code }) => /weather-unknown|no-source/.test(code))
    .map(({ code, severity, message }) => `${severity} ${code}: ${message}`);

const advanced = STARTER.replace('layer = base', 'layer = advanced');
const TRACK =
  'table weather { June: 1941 = clear  July: 1941 = clear  August: 1941 = rain } source "author"\n\nscenario';

test('the check reports months without weather in the advanced game [9.0]', async () => {
  expect(await found(STARTER)).toEqual([]);
  expect(await found(advanced)).toEqual([
    'error bite/9.0/weather-unknown: The weather of June 1941, July 1941 and August 1941 is printed on the turn track of the map and is not part of this ruleset [9.0]. Write it next to the scenario: `table weather { June: 1941 = … }`, with clear, rain, snow or roll. Without it these months are clear.',
  ]);
  expect(await found(advanced.replace('scenario', TRACK))).toEqual([]);
});

test('the check reports a nation with units and no source, and says where to write one [4.1]', async () => {
  expect(await found(STARTER.replace(', source "Germany"', ''))).toEqual([
    'error bite/4.1/no-source: The map Border has no primary source of Germany: units of Germany are never in supply [4.1]. Write `(source "Germany")` after a place.',
  ]);
});
