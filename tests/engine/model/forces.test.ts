import { expect, test } from 'vitest';
import { forcesIn, formationsAbove, type ForceModel } from '../../../engine/model/forces.js';
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
])('formationsAbove returns the formations of a unit: %s', (_what, expected, forces) => {
  expect(above('Unit', ...forces)).toEqual(expected);
});

const holding = (name: string, ...members: readonly string[]): ForceModel => ({ ...force(name), members });
test.each<[string, string[], readonly ForceModel[]]>([
  ['itself without braces', ['Corps'], [holding('Corps')]],
  [
    'those in its braces and in theirs',
    ['A', 'B', 'C'],
    [holding('Corps', 'A', 'Division', 'C'), holding('Division', 'B'), force('A'), force('B'), force('C')],
  ],
  ['a formation inside one of its own name', [], [holding('Corps', 'Corps')]],
  ['names that lead in a circle', ['A'], [holding('Corps', 'Division', 'A'), holding('Division', 'Corps'), force('A')]],
])('forcesIn returns the units of a formation: %s', (_what, expected, forces) => {
  const byName = new Map(forces.map((one) => [one.name, one]));
  expect(forcesIn(forces[0], byName).map(({ name }) => name)).toEqual(expected);
});
