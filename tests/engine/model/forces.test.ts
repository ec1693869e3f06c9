import { expect, test } from 'vitest';
import { formationsAbove, type ForceModel } from '../../../engine/model/forces.js';
import { NO_SOURCE } from '../../../engine/model/source.js';

const force = (name: string, parent?: string): ForceModel => ({
  kind: 'division',
  name,
  side: 'Blue',
  ...(parent === undefined ? {} : { parent }),
  faces: [],
  attributes: {},
  members: [],
  source: NO_SOURCE,
  nameSource: NO_SOURCE,
});
const above = (name: string, ...forces: readonly ForceModel[]): string[] => {
  const byName = new Map(forces.map((one) => [one.name, one]));
  return formationsAbove(byName.get(name) ?? force(name), byName).map((one) => one.name);
};

test.each<[string, string[], readonly ForceModel[]]>([
  ['nearest first', ['Division', 'Corps'], [force('Corps'), force('Division', 'Corps'), force('Unit', 'Division')]],
  ['none', [], [force('Unit')]],
  ['a unit named like the formation it stands in', ['Unit'], [force('Unit', 'Unit')]],
  ['names that lead in a circle', ['Division', 'Unit'], [force('Division', 'Unit'), force('Unit', 'Division')]],
])('formations above a unit: %s', (_what, expected, forces) => {
  expect(above('Unit', ...forces)).toEqual(expected);
});
