import { expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { withEdits } from '../../../language-server/features/actions/fix-verifier.js';
import { answersFor } from '../../../language-server/on-demand/answers.js';
import { TestWorkspace, uriOf } from '../workspace.js';

const games = [...rulesets.values()];
const starter = (game: string): string => rulesets.get(game)?.starter.replace(/[‹›]/g, '') ?? '';
const uri = uriOf('one.sand').toString();

/**
 * Writes the answer or roll of a moment into the starter file of a game. Returns the text, or the reason why it was
 * refused.
 */
async function written(workspace: TestWorkspace, text: string, moment: number, umpire = true): Promise<string> {
  const result = await answersFor(workspace.services)['sandtable/writeDown']({ uri, moment, umpire });
  if ('refused' in result) return result.refused;
  return withEdits(
    text,
    result.edits.map(({ place, text: fresh }) => ({ source: { file: place.uri, ...place }, text: fresh })),
  );
}

test.each(games)(
  'every default answer and every roll of $id can be written into the text without changing the game',
  async ({ id }) => {
    const text = starter(id);
    const workspace = await TestWorkspace.of({ 'one.sand': text }, games);
    const { moments } = workspace.analyse('one.sand').playthrough()!;
    const open = moments.filter(({ by }) => by === 'default' || by === 'seed');
    expect(new Set(open.map(({ kind }) => kind))).toEqual(new Set(['decision', 'dice']));
    const other = new TestWorkspace(games);
    for (const { number, address } of open) {
      const after = await written(workspace, text, number);
      await other.write('one.sand', after);
      const now = other
        .analyse('one.sand')
        .playthrough()
        ?.moments.find((moment) => moment.address === address);
      expect([address, now?.by], after).toEqual([address, moments[number]?.kind === 'dice' ? 'written' : 'order']);
      expect(other.codes('one.sand'), after).toEqual([]);
    }
  },
);

test.each([
  ['pgg', '1/German/combat/0604/die', 'attack 0604 with "1.Inf", "2.Inf" (roll 4)\n'],
  ['pgg', '1/German/combat/0604/attacker', 'attack 0604 with "1.Inf", "2.Inf" { lose }\n'],
  ['pgg', '1/German/combat/0604/defender', '\norders turn 1 Soviet {\n  defend 0604 { lose }\n}'],
  ['pgg', '1/Soviet/combat', '\norders turn 1 Soviet {\n  phase combat:\n  pass\n}\n'],
  ['pgg', '1/Soviet/army 16', '\ndice "1/Soviet/army 16" = 2\n'],
  ['fda', '1/Blue/1st Division/assault 0604/defence', 'orders turn 1 Red {\n  defend 0604 with "2nd Foot"\n}'],
  ['rtl', '13/operations/German draw 1/0603/die', 'attack 0603 with I/8, II/8 (roll 10)\n'],
  ['rtl', '13/German/opening', '  begin "3.Mot"'],
  ['rtl', '13/operations/Soviet draw 1/movement', 'orders turn 19AM Soviet {\n  draw "245.Rifle" { end }\n}'],
  ['bite', '1/Axis/combat/0603/1/land combat/27.A', 'dice "June 1941/Axis/combat/0603/1/land combat/27.A" = 3\n'],
])('an answer or a roll is written at the right place: %s, %s', async (game, address, text) => {
  const workspace = await TestWorkspace.of({ 'one.sand': starter(game) }, games);
  const { number = -1 } =
    workspace
      .analyse('one.sand')
      .playthrough()
      ?.moments.find((moment) => moment.address === address) ?? {};
  expect(await written(workspace, starter(game), number)).toContain(text);
});

test('facts that a side does not know are not written into the text for that side', async () => {
  const workspace = await TestWorkspace.of({ 'one.sand': starter('rtl') }, games);
  expect(await written(workspace, starter('rtl'), 0, false)).toBe('This roll is still secret.');
});
