import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawable, lackingIn, lettersText } from '../../preview/render/drawable-text.js';
import { LETTER_WIDTHS } from '../../preview/render/letter-widths.js';
import { el, group } from '../../preview/render/shape.js';
import { textWidth } from '../../preview/render/text-width.js';
import { widthsIn } from '../../scripts/font-file.ts';

const regular = widthsIn(readFileSync('cli/fonts/DejaVuSans.ttf'));
const bold = widthsIn(readFileSync('cli/fonts/DejaVuSans-Bold.ttf'));

describe('the fonts of pictures', () => {
  test('the table of widths has exactly the letters of both fonts, with the widths of the regular font', () => {
    const letters = LETTER_WIDTHS.flatMap(([first, { length }]) =>
      Array.from({ length: length / 3 }, (_, i) => first + i),
    );
    expect(letters).toEqual([...regular.keys()]);
    expect(letters).toEqual([...bold.keys()]);
    for (const [code, width] of regular) {
      const sign = String.fromCodePoint(code);
      expect(textWidth(sign, 1000), sign).toBeCloseTo(width);
    }
  });

  test.each([
    ['Romanian', 'ĂÂÎȘȚ ăâîșț'],
    ['Ukrainian and Serbian', 'ҐЄІЇ ґєії Ђђ Љљ Њњ Ћћ Џџ'],
    ['Greek', 'ΆΒΓΔ Έή Ίϊΐ Όώ ςσ ᾶ ὦ'],
    ['Vietnamese', 'Điện Biên Phủ Ẵ ỗ ự ữ Ơ'],
    ['Polish, Czech, Hungarian, Turkish and Baltic', 'Łódź ĘĄŻ řěůď ŐŰ ĞİŞıŞ ĀĒŅŲ'],
    ['signs', '№ € ₽ † ‰ “”„ – — − × ½ ™ ° ′ ″ Ⅳ'],
    ['combining marks', 'q\u0303 m\u0308 \u0430\u0301'],
  ])('the fonts have the letters of %s', (_, text) => {
    const lacking = new Set<string>();
    drawable(text, lacking);
    expect([...lacking]).toEqual([]);
  });

  test('decomposed letters are drawn composed', () => {
    expect(drawable('S\u0326tefan')).toBe('Ștefan');
  });

  test('letters outside the fonts are drawn as boxes and listed once; invisible signs and tooltips are not', () => {
    const shapes = [group({}, [el('text', {}, '東京 東\u200d1'), el('title', {}, '龍')])];
    expect(drawable('東京 1')).toBe('□□ 1');
    expect(lettersText(lackingIn(shapes))).toBe('東 (U+6771), 京 (U+4EAC)');
  });
});
