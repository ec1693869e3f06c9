import fc from 'fast-check';
import { EmptyFileSystem } from 'langium';
import { describe, expect, test } from 'vitest';
import { toPlainText } from '../../../language-server/parser/plain-text.js';
import { createSandtableServices } from '../../../language-server/sandtable-module.js';

const { parser } = createSandtableServices({ ...EmptyFileSystem, rulesets: new Map() }).sandtable;

describe('the plain text of a written text', () => {
  test.each([
    ['has straight quotes for typographic ones', '“7.Pz”  „6.Pz“ «5.Pz» ‘a’', '"7.Pz"  "6.Pz" "5.Pz" \'a\''],
    ['keeps a typographic apostrophe inside of quotes', '“Fronte d’Attacco – 1944”', '"Fronte d’Attacco – 1944"'],
    [
      'keeps typographic quotes inside of straight quotes',
      '"the “Lehr” – division" 9–7',
      '"the “Lehr” – division" 9-7',
    ],
    ['closes a straight quote by a typographic one', 'to "26.Inf” 0104: "6.Inf"', 'to "26.Inf" 0104: "6.Inf"'],
    ['closes a typographic quote by a straight one', '“26.Inf" 0104: "6.Inf"', '"26.Inf" 0104: "6.Inf"'],
    ['has hyphens for dashes and minus signs', '9–7 4−7 2—7 1‐7', '9-7 4-7 2-7 1-7'],
    ['has two dots for an ellipsis', '0101…0105', '0101..0105'],
    ['has plain characters for those of full width', '0103：（１）', '0103:(1)'],
    ['has ordinary spaces', 'town\u00a0Inn\u2009at\u30000203', 'town Inn at 0203'],
    ['has ordinary spaces in rows of terrain, but keeps their symbols', '\n\u00a0|.\u00a0–\u200b.', '\n |. –.'],
    ['has no invisible characters', 'town \u200bI\u00adnn\u2060 at', 'town Inn at'],
    ['has no zero-width spaces in texts in quotes', '"I\u200bnn" “I\u200bnn”', '"Inn" "Inn"'],
    ['keeps joiners of letters in texts in quotes', '"می\u200cخواهم"', '"می\u200cخواهم"'],
    ['keeps comments', '// “a” – b\n/* “ – */ “c”', '// “a” – b\n/* “ – */ "c"'],
    ['keeps an apostrophe in a name without quotes', 'd’Attacco', 'd’Attacco'],
    ['keeps the byte order mark at its beginning', '\ufeffruleset\u00a0pgg', '\ufeffruleset pgg'],
    ['has composed letters', '"Du\u0308naburg" U\u0308ber \u212bland', '"Dünaburg" Über Åland'],
    ['has the first version of a merge conflict', '<<<<<<< a\nx\n||||||| b\ny\n=======\nz\n>>>>>>> c\nw', 'x w'],
    ['has no markers of incomplete conflicts', '>>>>>>> a\nx\n<<<<<<< b\ny', 'x y'],
  ])('%s', (_, written, plain) => {
    const { text } = toPlainText(written);
    const spaces = /<<<|>>>/.test(written) ? /\s+/g : /(?!)/g;
    expect(text.replace(spaces, ' ').trim()).toBe(plain.trim());
  });

  test('the plain text of a merge conflict keeps line breaks at the same offsets', () => {
    const written = 'a\n<<<<<<< ours\nb\n=======\r\nc\r\n>>>>>>> theirs\nd';
    const breaks = (text: string): number[] => [...text.matchAll(/[\r\n]/g)].map(({ index }) => index);
    expect(breaks(toPlainText(written).text)).toEqual(breaks(written));
  });
});

const scraps = fc.array(
  fc.constantFrom(
    ...[
      'move ',
      'Inn',
      '"',
      "'",
      '“',
      '”',
      '‘',
      '’',
      '–',
      '…',
      '\u00a0',
      '\u200b',
      '\u00ad',
      'u\u0308',
      'e\u0301',
      '9',
      '-',
    ],
    ...[
      '\n',
      '\r\n',
      '|',
      '. ',
      '//',
      '/*',
      '*/',
      '：',
      '<<<<<<< a\n',
      '=======\n',
      '>>>>>>> b\n',
      '{',
      '}',
      'Ș',
      '硫',
    ],
  ),
  { maxLength: 30 },
);

test('each token is at the place of the written text that it is read from', () => {
  fc.assert(
    fc.property(scraps, (parts) => {
      const written = parts.join('');
      const { tokens, hidden } = parser.Lexer.tokenize(written);
      const lines = written.split(/(?<=\r\n|\n|\r(?!\n))/);
      let last = 0;
      for (const token of [...tokens, ...hidden].sort((a, b) => a.startOffset - b.startOffset)) {
        const { startOffset, endOffset = startOffset, image, startLine = 1, startColumn = 1 } = token;
        expect(startOffset).toBeGreaterThanOrEqual(last);
        last = endOffset + 1;
        // Apart from invisible characters, a token has as many characters as its source.
        const source = written
          .slice(startOffset, last)
          .normalize('NFC')
          .replace(/[\u200b\u00ad]/g, '');
        expect(source.replace(/…/g, '..').length, JSON.stringify(written)).toBe(
          image.replace(/[\u200b\u00ad]/g, '').replace(/…/g, '..').length,
        );
        const before = lines.slice(0, startLine - 1).join('').length;
        expect(before + startColumn - 1).toBe(startOffset);
      }
    }),
    { numRuns: 500 },
  );
});

test('an ordinary text has no corrections, and reading a plain text again changes nothing', () => {
  fc.assert(
    fc.property(scraps, (parts) => {
      const once = toPlainText(parts.join('').replace(/[<=>]{7}/g, '')).text;
      const letters = once.replace(/[^\x20-\x7e\r\n]/g, 'x');
      expect(toPlainText(letters)).toMatchObject({ text: letters, corrections: [] });
    }),
  );
});
