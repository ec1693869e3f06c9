import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import { playThrough } from '../../engine/play/play-scenario.js';
import { playRandomly } from '../../engine/play/random-game.js';
import { differencesOf } from '../../fuzz/replaying.js';
import { TestWorkspace } from '../language-server/workspace.js';
import { toy } from './rules/index.js';

const SHORE = readFileSync(path.join(import.meta.dirname, 'shore.sand'), 'utf8');

/** Opens the file with a part of its text replaced. Returns its findings and its scenario. */
async function opened(text = '', instead = ''): Promise<{ findings: string[]; scenario: ScenarioModel }> {
  if (!SHORE.includes(text)) throw new Error(`The file has no “${text}”.`);
  const workspace = await TestWorkspace.of({ 'it.sand': SHORE.replace(text, instead) }, [toy]);
  const { findings, scenario } = workspace.analyse('it.sand');
  if (!scenario) throw new Error('There is no scenario.');
  return { findings: findings.map(({ code, message }) => `${code}: ${message}`), scenario };
}

describe('the shore of the toy ruleset', () => {
  test('the shore example of the toy ruleset plays over the links of its boxes and meets its expectations', async () => {
    const { findings, scenario } = await opened();
    expect(findings).toEqual([]);
    const play = playThrough(toy, scenario, { until: 'end' });
    expect(play.findings).toEqual([]);
    expect(play.expectations.map(({ text, passed }) => [text, passed])).toEqual([
      ['1/1 at 9900', true],
      ['1/2 at 9900', true],
      ['1/1 at 9900', true],
    ]);
    expect(play.events.filter(({ kind }) => kind === 'isolated')).toEqual([]);
  });

  test.each([
    ['the ferry line', '9900 - 9901, 9901 - 0101', '9900 - 0604', ['2/1', '3/1']],
    ['the first half of the ferry line', '9900 - 9901, 9901 - 0101', '9901 - 0101', ['2/1', '3/1']],
    ['the second half of the ferry line', '9900 - 9901, 9901 - 0101', '9900 - 9901', ['3/1']],
  ])('units at the ferry are out of supply if this is missing: %s', async (_what, text, instead, cutOff) => {
    const { scenario } = await opened(text, instead);
    const { events } = playThrough(toy, scenario, { until: 'end' });
    const isolated = events.filter(({ kind }) => kind === 'isolated').flatMap(({ pieces = [] }) => pieces);
    expect([...new Set(isolated)].sort()).toEqual(cutOff);
  });

  test.each([
    ['over a rail link', 'move 1/1 to 9900', 'move 2/1 to 9900', '2/1 does not reach 9900'],
    ['where there is no link', '0602 - 9900, 0603', '0604 - 9900, 0603', '1/1 does not reach 9900'],
  ])('a move to a box %s is refused', async (_where, text, instead, says) => {
    const { scenario } = await opened(text, instead);
    const { findings } = playThrough(toy, scenario, { until: 'end' });
    expect(findings.map(({ message }) => message).join('\n')).toContain(says);
  });

  test('zones of control do not extend over links', async () => {
    const { scenario } = await opened();
    const { game } = playThrough(toy, scenario, { until: { turn: 0 } });
    const { board } = scenario.map;
    const covered = (side: string): string[] => {
      const shapes = game.views.layers.find(({ name }) => name === 'zone')?.contentFor(side).shapes ?? [];
      return shapes.flatMap(({ cells }) => cells.map((cell) => board.label(cell)));
    };
    expect(covered('Red').sort()).toEqual(['0503', '0504', '0602', '0604']);
    expect(covered('Blue')).not.toContain('9900');
  });

  test('movement and supply lines lead into a box and out of it', async () => {
    const { scenario } = await opened('0602: 1/1', '9900: 1/1');
    const { game } = playThrough(toy, scenario, { until: { turn: 0 } });
    const { board } = scenario.map;
    const reached = game.views.reach('1/1').map(({ cell, cost }) => `${board.label(cell)} ${cost}`);
    expect(reached).toContain('0602 2'); // Cell 0602 is in an enemy zone, where movement ends.
    expect(reached.join()).not.toContain('9901');
    const supply = game.views.layers
      .find(({ name }) => name === 'supply')
      ?.contentFor('3/1')
      .shapes.at(0);
    expect(supply?.cells.map((cell) => board.label(cell))).toEqual(['0102', '0101', '9901', '9900']);
  });

  test('random games of the shore scenario keep all invariants and continue identically after a restore at any pause', async () => {
    const { scenario } = await opened();
    for (let seed = 0; seed < 10; seed++) {
      const random = playRandomly(toy, scenario, String(seed), { check: 'answer', boldOnceIn: 5, keepLog: true });
      expect(random).toMatchObject({ ended: true, broken: [] });
      expect(differencesOf(toy, scenario, random)).toEqual([]);
    }
  });
});
