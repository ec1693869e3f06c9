import { expect } from 'vitest';
import { isInSupply, lineOf } from '../../../../engine/rulesets/bite/supply/lines.js';
import { field, type Sketch } from './sketch.js';

/**
 * Two railways: one from Berlin eastwards along row 05 to 0805, and one from Siberia westwards along row 12 to 1012.
 */
const RAILS: Sketch = {
  places: {
    Berlin: 'capital 0105 (nation Germany, source Germany)',
    Siberia: 'territory 2012 (nation Soviet Union, source Soviet Union)',
  },
  routes: {
    rail: [
      '0105 - 0205 - 0305 - 0405 - 0505 - 0605 - 0705 - 0805',
      '2012 - 1912 - 1812 - 1712 - 1612 - 1512 - 1412 - 1312 - 1212 - 1112 - 1012',
    ],
  },
  control: { Axis: '0105' },
};

/** Returns a sketch with both railways and further parts. */
export const onRails = (more: Sketch): Sketch => ({
  ...RAILS,
  ...more,
  places: { ...RAILS.places, ...more.places },
  routes: { ...RAILS.routes, ...more.routes },
  control: { Axis: `0105 ${more.control?.Axis ?? ''}`, Soviet: more.control?.Soviet ?? '' },
});

/** A test case that states whether unit U of a sketch is in supply. */
export interface Supplied {
  readonly case: string;
  readonly rules: string;
  readonly sketch: Sketch;
  readonly want: boolean;
}

/** Checks whether U is in supply, and whether the explanation agrees with the result. */
export function judgeSupply({ sketch, want }: Supplied): void {
  const { state, cell, piece } = field(onRails({ ...sketch, settings: {} }));
  for (const [name, battalions] of Object.entries(sketch.settings ?? {}))
    state.partisans[cell(name.replace('partisans at ', ''))] = Number(battalions);
  state.invalidateSupply();
  const unit = piece('U');
  expect(isInSupply(state, unit)).toBe(want);
  const { value, line, ledger } = lineOf(state, unit);
  expect([value, line.length > 0]).toEqual([want, want]);
  expect(ledger.length).toBeGreaterThan(0);
}
