import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hoverDice } from '../../../language-server/features/hover/dice.js';
import { buildPreview } from '../../../language-server/scene/preview.js';
import { toy } from '../../toy/rules/index.js';
import { TestWorkspace } from '../workspace.js';

const read = (name: string): string => readFileSync(new URL(`../../toy/${name}`, import.meta.url), 'utf8');

test('the list of moments and the hover on dice show turns with their names in the calendar', async () => {
  const files = { 'land.sand': read('land.sand'), 'battle.sand': read('battle.sand') };
  const analysis = (await TestWorkspace.of(files, [toy])).analyse('battle.sand');
  const moments = buildPreview(analysis)?.moments ?? [];
  const names = new Map(moments.map(({ turn, turnName }) => [turn, turnName]));
  expect([...names].filter(([turn]) => turn > 0)).toEqual([
    [1, '13AM'],
    [2, '13PM'],
    [3, '14AM'],
  ]);
  expect(hoverDice(toy, analysis, '1/weather')).toContain('Turn 13AM');
});
