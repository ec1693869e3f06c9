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
  lastNameSource: NO_SOURCE,
});
const above = (name: string, ...forces: readonly ForceModel[]): string[] => {
  const byName = new Map(forces.map((one) => [one.name, one]));
  return formationsAbove(byName.get(name) ?? force(name), byName).map((one) => one.name);
};

test.each<[string, string[], readonly ForceModel[]]>([
  [
    'returns the nearest formation first',
    ['Division', 'Corps'],
    [force('Corps'), force('Division', 'Corps'), force('Unit', 'Division')],
  ],
  ['returns nothing for a unit without a formation', [], [force('Unit')]],
  ['returns the formation of a unit with the same name', ['Unit'], [force('Unit', 'Unit')]],
  [
    'returns each formation once if the names make a cycle',
    ['Division', 'Unit'],
    [force('Division', 'Unit'), force('Unit', 'Division')],
  ],
])('formationsAbove %s', (_what, expected, forces) => {
  expect(above('Unit', ...forces)).toEqual(expected);
});

const holding = (name: string, ...members: readonly string[]): ForceModel => ({ ...force(name), members });
test.each<[string, string[], readonly ForceModel[]]>([
  ['returns a force without members itself', ['Corps'], [holding('Corps')]],
  [
    'returns the units of a formation and of the formations in it',
    ['A', 'B', 'C'],
    [holding('Corps', 'A', 'Division', 'C'), holding('Division', 'B'), force('A'), force('B'), force('C')],
  ],
  ['ignores a formation inside a formation of the same name', [], [holding('Corps', 'Corps')]],
  [
    'returns each unit once if the names make a cycle',
    ['A'],
    [holding('Corps', 'Division', 'A'), holding('Division', 'Corps'), force('A')],
  ],
])('forcesIn %s', (_what, expected, forces) => {
  const byName = new Map(forces.map((one) => [one.name, one]));
  expect(forcesIn(forces[0], byName).map(({ name }) => name)).toEqual(expected);
});
