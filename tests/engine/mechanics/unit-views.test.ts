import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../engine/board/board.js';
import { noLine, type TracedLine } from '../../../engine/mechanics/lines.js';
import {
  destinationsIn,
  explainedLine,
  lineView,
  UnitViews,
  viewLine,
  type Destinations,
  type ViewLines,
} from '../../../engine/mechanics/unit-views.js';
import type { Ledger } from '../../../engine/model/ledger.js';
import type { Layer } from '../../../engine/play/layers.js';

/** A state with the unit A on the map and the unit B off it. */
const state = {
  muster: {
    byName: new Map([
      ['A', 0],
      ['B', 1],
    ]),
  },
  zone: [[4, 5], [6]],
  sideName: (side: number): string => ['Red', 'Blue'][side],
  isOnMap: (piece: number): boolean => piece === 0,
};

class PlainViews extends UnitViews<typeof state> {
  protected linesOf(piece: number): ViewLines {
    return [viewLine('Piece', String(piece))];
  }
  protected reachOf(piece: number, verb = 'move'): Destinations {
    return [{ cell: piece, cost: verb.length }];
  }
  protected whyNotThere(piece: number, cell: Cell, verb = 'move'): Ledger | undefined {
    return cell === 9 ? [{ text: `${piece} may not ${verb} to ${cell}` }] : undefined;
  }
  protected supplyOf(piece: number): TracedLine {
    return piece === 0 ? { value: true, line: [1, 2], ledger: [{ text: 'by road' }] } : noLine(false);
  }
  protected zoneOf(side: number): readonly Cell[] {
    return this.state.zone[side];
  }
  forecast(): undefined {
    return undefined;
  }
}

/** The views of a game in which markers have names, too. */
class MarkerViews extends PlainViews {
  protected override linesOfOther(name: string): ViewLines {
    return [viewLine('Marker', name)];
  }
  protected override whyNoUnit(): undefined {
    return undefined;
  }
}

const unknown = [{ text: 'no unit is called X' }];
const [plain, marked] = [new PlainViews(state), new MarkerViews(state)];

describe('views of units', () => {
  it.each([
    ['describes a unit', plain.describe('A'), [viewLine('Piece', '0')]],
    ['has no lines for an unknown name', plain.describe('X'), []],
    ['describes something else with a name', marked.describe('X'), [viewLine('Marker', 'X')]],
    ['describes a unit although other things have names', marked.describe('B'), [viewLine('Piece', '1')]],
    ['returns the reach with a verb', plain.reach('A', 'rail in'), [{ cell: 0, cost: 7 }]],
    ['returns the reach by the ordinary move', plain.reach('A'), [{ cell: 0, cost: 4 }]],
    ['has no reach for a unit off the map', plain.reach('B'), []],
    ['has no reach for an unknown name', plain.reach('X'), []],
    ['explains why a unit cannot go', plain.whyNot('B', 9, 'rail'), [{ text: '1 may not rail to 9' }]],
    ['has no reason against a legal move', plain.whyNot('A', 1), undefined],
    ['explains that no unit has the name', plain.whyNot('X', 1), unknown],
    ['gives no reason if the name is of something else', marked.whyNot('X', 9), undefined],
    ['traces supply', plain.supply('A'), { supplied: true, line: [1, 2], ledger: [{ text: 'by road' }] }],
    ['explains why an unknown name has no supply', plain.supply('X'), { supplied: false, line: [], ledger: unknown }],
    ['gives something else supply without a line', marked.supply('X'), { supplied: true, line: [], ledger: [] }],
    ['returns the zone of the second side', plain.zones('Blue'), [6]],
    ['has no zone for an unknown side', plain.zones('Green'), []],
  ])('%s', (_, actual, expected) => {
    expect(actual).toEqual(expected);
  });

  it('the overlays of a game are listed after those for zones of control and supply lines', () => {
    const own: Layer = { name: 'fires', label: 'Fires', text: 'Fires', of: 'side', contentFor: () => ({ shapes: [] }) };
    const { layers } = new PlainViews(state, [own]);
    expect(layers.map(({ name }) => name)).toEqual(['zone', 'supply', 'fires']);
    expect(layers[0].contentFor('Red').shapes).toEqual([{ drawn: 'zone', cells: [4, 5] }]);
    expect(layers[1].contentFor('A').shapes).toEqual([{ drawn: 'line', cells: [1, 2] }]);
  });
});

describe('text lines of a hover', () => {
  const why = [{ text: 'one' }, { text: 'two' }];
  it.each([
    ['a text', viewLine('Zone', 'in enemy ZOC', ...why), 'Zone', 'in enemy ZOC'],
    ['a number', explainedLine('Movement', { value: 4.5, ledger: why }), 'Movement', '4.5'],
    ['a line that exists', lineView('supply', { value: true, line: [], ledger: why }), 'Supply', 'in supply'],
    ['no line', lineView('command', { value: false, line: [], ledger: why }), 'Command', 'out of command'],
  ])('a line of the hover made from %s has a label, a value and its reasons', (_, actual, label, value) => {
    expect(actual).toEqual({ label, explained: { value, ledger: why } });
  });

  it.each([
    [undefined, 6],
    [2, 3],
  ])('the costs of destinations are converted to movement points of the size %s', (point, cost) => {
    expect(destinationsIn(new Map([[3, 6]]), point)).toEqual([{ cell: 3, cost }]);
  });
});
