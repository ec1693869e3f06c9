/**
 * `node scripts/fonts.ts`: writes the fonts of pictures, `cli/fonts/*.ttf`, and the widths of their letters,
 * `preview/render/letter-widths.ts`. The fonts are DejaVu Sans without hints, reduced to the letters of
 * {@link RANGES}.
 */
import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { widthsIn } from './font-file.ts';
import { formatText } from './format-text.ts';
import { ROOT } from './run.ts';

/** The code points of the fonts, first and last: every letter of DejaVu Sans between them is in the fonts. */
const RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e], // Latin
  [0xa0, 0x24f], // Latin of European, African and Vietnamese alphabets
  [0x2b0, 0x36f], // modifier letters and combining marks
  [0x370, 0x3ff], // Greek
  [0x400, 0x52f], // Cyrillic
  [0x1e00, 0x1eff], // Latin of Vietnamese and Celtic alphabets
  [0x1f00, 0x1fff], // Greek with the accents of classical texts
  [0x2000, 0x206f], // punctuation
  [0x2070, 0x209f], // superscripts and subscripts
  [0x20a0, 0x20bf], // currencies
  [0x2100, 0x218f], // №, ™, fractions, Roman numerals
  [0x2190, 0x2199], // arrows
  [0x2212, 0x2215], // minus, division
  [0x2248, 0x2248],
  [0x2260, 0x2265],
  [0x25a0, 0x25cf], // shapes; □ replaces letters that the fonts lack
  [0x2605, 0x2606],
  [0x2620, 0x2620],
  [0x2693, 0x2693],
  [0x2713, 0x271d],
];
/** Features that place and compose combining marks, and kerning. Ligatures are omitted. */
const FEATURES = ['ccmp', 'kern', 'mark', 'mkmk']; // cspell:disable-line

const SOURCES = path.join(ROOT, 'node_modules/dejavu-fonts-ttf/ttf');
const letters = RANGES.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));

for (const name of ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf']) {
  const whole = fs.readFileSync(path.join(SOURCES, name));
  const reduced = await subsetFont(whole, String.fromCodePoint(...letters), {
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures: FEATURES,
  });
  fs.writeFileSync(path.join(ROOT, 'cli/fonts', name), reduced);
  if (name === 'DejaVuSans.ttf') await writeWidths(widthsIn(reduced));
}

/** Writes the widths of the letters in thousandths of the type size, in runs of consecutive code points. */
async function writeWidths(widths: ReadonlyMap<number, number>): Promise<void> {
  const runs: { readonly first: number; text: string }[] = [];
  let before = Number.NaN;
  for (const [code, width] of widths) {
    if (code !== before + 1) runs.push({ first: code, text: '' });
    runs.at(-1)!.text += width.toString(36).padStart(3, '0');
    before = code;
  }
  const lines = runs.map(({ first, text }) => `  [0x${first.toString(16)}, '${text}'],`);
  const file = path.join(ROOT, 'preview/render/letter-widths.ts');
  fs.writeFileSync(
    file,
    await formatText(
      file,
      `/**
 * Advance widths of DejaVu Sans regular, written by \`scripts/fonts.ts\`: the first code point of a run, and the widths of
 * its letters in thousandths of the type size, as three digits to the base 36 for each letter.
 */
export const LETTER_WIDTHS: readonly (readonly [first: number, widths: string])[] = [
${lines.join('\n')}
];
`,
    ),
  );
}
