import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CodeAction } from 'vscode-languageserver';
import { rulesets } from '../../../engine/rulesets/index.js';
import type { Finding, Fix } from '../../../engine/model/finding.js';
import { withEdits } from '../../../language-server/features/actions/fix-verifier.js';
import { desk } from './kit.js';

const read = (file: string): string => readFileSync(`examples/bite/${file}`, 'utf8');
const MAP = read('eastern-front.sand');

/** An order of battle without most of its blocks. */
const BLOCKS = `ruleset bite
side Axis {
  nation Germany { artillery army "4.Armee" 4 | 2 | 1 | 0 }
  nation Finland { group "Finnish army" { ski corps "2.Ski" 5  ski corps "4.Ski" 5 } }
  nation Hungary { group "Hungarian army" { mechanized corps Rapid 2 | 1 } }
}
side Soviet {
  nation "Soviet Union" { paratroop corps "1.Parachute" 2 | 1 }
}
`;

/**
 * Returns a scenario of the rulebook before its author chooses hexes: blocks with a dot are set up in the area of the
 * dot, national armies in the area of their country, and other blocks not at all.
 */
const unplaced = (file: string): string =>
  read(file)
    .replace(/^ {4}(?:\d{4}:|\/\/|require .*\[SBE\.charts\]).*\n|^ {2}arrive .*\n|^ {2}leave .*\n/gm, '')
    .replace(/require every unit at ("[^"]+") \(dot (\w+)\)/g, 'area $1: every unit (dot $2)')
    .replace(/require every unit ("[^"]+") at ("[^"]+")/g, 'area $2: $1')
    .replace(/forces-\d+\.sand/, 'order-of-battle.sand');

const blocks = (name: string, many: number, dot = ''): string =>
  Array.from(
    { length: many },
    (_, at) => `infantry corps "${name}${at + 1}" 3 | 2 | 1 ${dot && `(dot ${dot})`}\n`,
  ).join('');

/** Returns the text of an order of battle with the given blocks added. */
const filled = (axis: string, soviet: string): string =>
  BLOCKS.replace('artillery army "4.Armee"', `${axis} artillery army "4.Armee"`).replace(
    'paratroop corps "1.Parachute"',
    `${soviet.replaceAll('infantry corps', 'infantry army')} paratroop corps "1.Parachute"`,
  );

/** Returns the findings about set-ups of a scenario, each with the fixes offered. */
async function findingsOf(text: string, forces: string) {
  const files = { 'eastern-front.sand': MAP, 'order-of-battle.sand': forces, 'play.sand': text };
  const { services, main } = await desk(files, [...rulesets.values()]);
  const file = main.uri.toString();
  const findings = services.compile.Analyser.analyse(main.uri)?.findings ?? [];
  const setUpFindings = findings.filter(({ code }) => /set-up-limit|begins-beyond/.test(code));
  return Promise.all(setUpFindings.map(async (finding) => ({ finding, offered: await offeredFor(finding) })));

  async function offeredFor({ source, message, code, fixes }: Finding): Promise<Fix[]> {
    const range = { start: main.textDocument.positionAt(source.start), end: main.textDocument.positionAt(source.end) };
    const actions = await services.lsp.CodeActionProvider?.getCodeActions(main, {
      textDocument: { uri: file },
      range,
      context: { diagnostics: [{ range, message, code }] },
    });
    const titles = (actions as CodeAction[]).map(({ title }) => title);
    return fixes.filter(({ title }) => titles.includes(title));
  }
}

test('the code action sets up the blocks of a district in the area of the scenario so that the blocks cover the border', async () => {
  const forces = filled(blocks('Mitte', 23, 'yellow'), blocks('West', 14, 'yellow'));
  expect(await findingsOf(unplaced('to-moscow.sand'), forces)).toEqual([]);
});

/** The blocks of Barbarossa: 109 Soviet blocks by dot, 68 Axis blocks by dot, and 30 without a dot. */
const barbarossa = (() => {
  const dots = { white: 25, blue: 20, yellow: 14, green: 16, orange: 14, brown: 20 };
  const soviet = Object.entries(dots).map(([dot, many]) => blocks(`S ${dot} `, many, dot));
  const groups = { blue: 13, yellow: 23, green: 16, orange: 16 };
  const axis = Object.entries(groups).map(([dot, many]) => blocks(`A ${dot} `, many, dot));
  return filled([...axis, blocks('Free', 30)].join(' '), soviet.join(' '));
})();
const charts = filled(blocks('D', 60), blocks('S', 60));

/**
 * The quick fixes place all missing units. Together with the default set-ups of the scenario, these units cover the
 * border.
 */
test.each([
  ['to-rostov', 'SBE3', barbarossa, []],
  ['barbarossa-short', 'SBE4', barbarossa, ['82 must be']],
  ['operation-blue', 'SBE6', charts, ['No unit stands in 1910', 'No unit stands in 1810']],
  ['operation-citadel', 'SBE7', charts, ['No unit stands in', 'No unit stands in']],
  ['operation-bagration', 'SBE8', charts, ['No unit stands in 1421', 'No unit stands in 1522']],
])('the code action sets up all units of %s [%s]', async (name, _, forces, messages) => {
  let text = unplaced(`${name}.sand`);
  for (const message of messages) {
    const [{ finding, offered }] = await findingsOf(text, forces);
    expect(finding.message).toContain(message);
    text = withEdits(text, offered.at(0)?.edits ?? []);
  }
  expect(await findingsOf(text, forces)).toEqual([]);
});

test('the code action for remaining units is offered only in set-up entries where the units may be placed', async () => {
  const forces = filled(`${blocks('North', 60, 'blue')} ${blocks('Free', 30)}`, '');
  const results = await findingsOf(unplaced('barbarossa-short.sand'), forces);
  const [axis] = results.filter(({ finding }) => finding.message.includes('82 must be'));
  const titles = axis.offered.map(({ title }) => title);
  expect(axis.finding.fixes.map(({ title }) => title)).toContainEqual(expect.stringContaining('Finnish set-up'));
  expect(titles).not.toContainEqual(expect.stringContaining('Finnish set-up'));
  expect(titles).toContainEqual(expect.stringContaining('in Army Group'));
});
