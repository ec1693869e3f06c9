import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitName, MIN_SIZE } from '../../preview/render/counter-lettering.js';
import { textWidth } from '../../preview/render/text-width.js';

describe('the name on a counter', () => {
  test.each([
    ['25/7', ['25/7']],
    ['151st Field', ['151st Field']],
    ['3rd & 5th RHA', ['3rd &', '5th RHA']],
    ['2nd Northants Yeomanry', ['2nd Northants', 'Yeomanry']],
    ['126th, 127th & 128th Field', ['126th, 127th', '& 128th Field']],
    ['Panzerjäger/272', ['Panzerjäger/', '272']],
    ['III./SS-Pz.Gren.Rgt. 25', ['III./SS-Pz.', 'Gren.Rgt. 25']],
    ['5th Guards Armoured Brigade', ['5th Guards', 'Arm. Brigade']],
    ['12th, 13th & 14th Canadian Field', ['12th, 13th &', '14th Can. Field']],
    ['Гвардейская кавалерийская дивизия', ['Гвардейская', 'кав. дивизия']],
    ['Grossdeutschland', ['Grossdeutschl.']],
    ['123456789012345678901234567890', ['1234567890123', '45678901234…']],
  ])('%s is written as %j', (name, lines) => {
    expect(fitName(name).lines).toEqual(lines);
  });

  test('the name on a counter is legible and fits next to the symbol, whatever its length, and is never left out', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), (name) => {
        fc.pre(name.trim() !== '');
        const { lines, size } = fitName(name);
        expect(size).toBeGreaterThanOrEqual(MIN_SIZE);
        expect(lines.join('').trim()).not.toBe('');
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const line of lines) expect(textWidth(line, size)).toBeLessThanOrEqual(35.001);
        expect(size * (1 + 1.06 * (lines.length - 1))).toBeLessThanOrEqual(12.001);
      }),
    );
  });
});
