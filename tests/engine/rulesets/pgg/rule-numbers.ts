/** Returns the rule numbers of a chapter with the chapter number in front. */
const inChapter = (chapter: string, ...rules: string[]): string[] => rules.map((rule) => `${chapter}.${rule}`);
const run = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, n) => String(from + n));

export const ruleNumbers: readonly string[] = [
  '1.0',
  '2.0',
  ...inChapter('3', '1', '2', '3', '4', '5'),
  ...inChapter('4', '0', '1', '2', '2.A1', '2.A2', '2.A3', '2.A4', '2.B1', '2.B2', '2.B3', '2.B4', '2.B5', '2.C'),
  ...inChapter('5', '0', '1', '2', ...run(21, 23)),
  ...inChapter('6', '0', '1', ...run(11, 12), '2', ...run(21, 25), '3', ...run(31, 37), '4'),
  ...inChapter('6', '5', ...run(51, 59), '6', ...run(61, 64), '7'),
  ...inChapter('7', '0', '1', '2', '3'),
  ...inChapter('8', '0', '1', ...run(11, 18)),
  ...inChapter('9', '0', '1', ...run(11, 14), '2', ...run(21, 24), '3', ...run(31, 34), '4', '5'),
  ...inChapter('9', '6', ...run(61, 67), '7', ...run(71, 75), '8', ...run(81, 88)),
  ...inChapter('10', '0', '1', '1.a', '1.b', '1.c', '2', ...run(21, 26), '3', ...run(31, 36), '4'),
  ...inChapter('11', '0', '1', ...run(11, 13), '2', ...run(21, 24), '3', ...run(31, 36)),
  ...inChapter('12', '0', '1', '2', '3', '4'),
  ...inChapter('13', '0', '1', '2', '3', ...run(31, 34), '4', ...run(41, 46)),
  ...inChapter('14', '0', '1', ...run(11, 14), '2', ...run(21, 24), '3'),
  ...inChapter('15', '0', '1', '11', '12', '12.1', '12.2', '2'),
  ...inChapter('16', '0', '1', '2'),
  'balance-note',
  'results-note',
];
