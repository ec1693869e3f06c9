/** Every section of the rulebook in order, with the letters of its rules. There is no rule 8l. */
const sections: readonly (readonly [section: string, letters: string])[] = [
  ['1', 'ab'],
  ['2', 'a'],
  ['2.1', 'abcdefghijklmnopqrstuvw'],
  ['3', 'abcd'],
  ['4', 'abcde'],
  ['5', 'ab'],
  ['6', 'abcdef'],
  ['7', 'abcdefghi'],
  ['7.1', 'abcdef'],
  ['8', 'abcdefghijkmnopqrstu'],
  ['9', ''],
  ['9.1', 'abcdefghi'],
  ['9.2', 'abcdef'],
  ['10', 'abcdefghijk'],
  ['10.1', 'abcd'],
  ['11', 'abcde'],
  ['12', 'abcdefghijkl'],
  ['13', 'abcdef'],
  ['14', 'abcdefg'],
  ['15', ''],
  ['15.1', 'abcde'],
  ['15.2', 'abcd'],
  ['15.3', 'ab'],
  ['16', 'abcdef'],
  ['A', 'abc'],
  ['B', 'abc'],
];

export const headings: readonly string[] = sections.map(([section]) => section);

export const ruleNumbers: readonly string[] = sections.flatMap(([section, letters]) => [
  section,
  ...letters.split('').map((letter) => section + letter),
]);
