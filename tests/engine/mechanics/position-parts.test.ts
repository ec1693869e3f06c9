import { describe, expect, it } from 'vitest';
import { flagsBy, heldPlaces, placesOf } from '../../../engine/mechanics/muster/position-parts.js';

const state = { moved: [1, 0, 1], fired: [1, 0, 0] };
const flags = flagsBy<typeof state>({
  fired: ({ fired }, piece) => fired[piece] === 1,
  moved: ({ moved }, piece) => moved[piece] === 1,
});

describe('the flags of a piece', () => {
  it.each([
    [0, ['fired', 'moved']],
    [1, []],
    [2, ['moved']],
  ])('the position lists the flags of piece %s in the order of the table', (index, names) => {
    expect(flags(state, { index })).toEqual(names);
  });
});

describe('the places that a side holds', () => {
  const features = [
    { name: 'Luga', cells: [2, 3] },
    { cells: [1] },
    { name: 'Neva', cells: [] },
    { name: 'Tosno', cells: [1] },
  ];
  const places = placesOf(features);

  it('the place of a named feature is its first cell, and features without a cell are left out', () => {
    expect(places).toEqual([
      [2, 'Luga'],
      [1, 'Tosno'],
    ]);
  });

  it.each([
    [[-1, -1, -1], []],
    [[0, -1, 1], [{ place: 'Luga', side: 'Red' }]],
    [
      [0, 0, 1],
      [
        { place: 'Luga', side: 'Red' },
        { place: 'Tosno', side: 'Blue' },
      ],
    ],
  ])('heldPlaces names each held place and its holder if the cells are held by %j', (control, expected) => {
    expect(heldPlaces(places, (cell) => control[cell], ['Blue', 'Red'])).toEqual(expected);
  });
});
