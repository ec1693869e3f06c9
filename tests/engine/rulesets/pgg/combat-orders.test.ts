import { describe, expect, test } from 'vitest';
import { playThrough } from '../../../../engine/play/play-scenario.js';
import type { Playthrough } from '../../../../engine/play/playthrough.js';
import { pgg } from '../../../../engine/rulesets/pgg/index.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

/**
 * A scenario with a Panzer division and an infantry division next to a town, which two rifle divisions and their leader
 * hold.
 */
const SCENARIO = `
ruleset pgg
map Crossing {
  grid hexes flat columns 12 rows 9 labels CCRR even columns lower
  road 0105 - 0205 - 0305 - 0405 - 0505
  supply road at 0105
}
side German {
  panzer division "7.Pz" {
    panzer regiment 25/7           4-10 | 2-10
    panzer grenadier regiment 6/7  2-10 | 1-10
    panzer grenadier regiment 7/7  2-10 | 1-10
  }
  infantry division "26.Inf"  9-7 | 4-7 | 2-7 | 1-7
}
side Soviet {
  pool rifle { 4 of 2-4-6 }
  leader Lukin 3
}
scenario "Crossing" {
  on Crossing
  turns 1
  setup German { 0504: "7.Pz"  0505: "26.Inf" }
  setup Soviet {
    0604: 2 rifle (face 2-4-6) of army "16"
    0804: Lukin
  }
  DOCTRINES
}
`;

async function played(orders: string, doctrines = ''): Promise<Playthrough> {
  const workspace = await TestWorkspace.of({ 'crossing.sand': SCENARIO.replace('DOCTRINES', doctrines) + orders }, [
    pgg,
  ]);
  const scenario = workspace.analyse('crossing.sand').scenario;
  if (scenario === undefined) throw new Error('The file holds no scenario.');
  return playThrough(pgg, scenario);
}
const kinds = (play: Playthrough): string[] => play.events.map(({ kind }) => kind);
const at = (play: Playthrough, name: string): string | undefined => {
  const piece = play.game.position().pieces.find((one) => one.name === name);
  return piece?.cell ?? piece?.off;
};

describe('combat as orders of a file', () => {
  test('the attacker orders the path of a retreat and advances along it; the defender orders that his unit retreats', async () => {
    const play = await played(`
orders turn 1 German {
  phase combat:
  attack 0604 with "7.Pz", "26.Inf" (roll 1) {
    on D2: retreat 16/1, 16/2 via 0704 > 0803
    advance 25/7, 6/7 to 0604
    advance 7/7 to 0704
  }
}
orders turn 1 Soviet { defend 0604 { on D2: retreat } }
`);
    expect(play.findings).toEqual([]);
    expect(play.events.find(({ kind }) => kind === 'attack')?.facts).toMatchObject({
      attack: 25,
      defense: 8,
      odds: '3-1',
      result: 'D2',
    });
    expect(['16/1', '16/2', '25/7', '6/7', '7/7', '26.Inf'].map((name) => at(play, name))).toEqual([
      '0803',
      '0803',
      '0604',
      '0604',
      '0704',
      '0505',
    ]);
    expect(play.moments.filter(({ question }) => question === 'loss')).toMatchObject([
      { side: 'Soviet', by: 'order', address: '1/German/combat/0604/defender' },
    ]);
  });

  test('the defender’s order chooses the division to lose, and the other questions take their default answers', async () => {
    const play = await played(`
orders turn 1 German { phase combat: attack 0604 with 25/7, 6/7, 7/7 (roll 2) }
orders turn 1 Soviet { defend 0604 { on D1: lose 16/2 } }
`);
    expect(play.findings).toEqual([]);
    expect([at(play, '16/1'), at(play, '16/2')]).toEqual(['0604', 'eliminated']);
    expect(kinds(play)).not.toContain('advance');
  });

  test('an illegal attack is refused at its order, with the rule', async () => {
    const play = await played(`
orders turn 1 German {
  phase combat:
  attack 0804 with "26.Inf"
  attack 0604 with "26.Inf" (roll 5) { retreat 16/1 to 0504 }
}
orders turn 1 Soviet { defend 0604 { advance 16/1 to 0505 } }
`);
    expect(play.findings.map(({ code, message }) => [code, message.split('.')[0]])).toEqual([
      ['pgg/9.11/not-adjacent', '26'],
      ['sandtable/answer-not-asked', '`retreat 16/1 to 0504` was not carried out: German was not asked for it'],
    ]);
    expect(play.events.find(({ kind }) => kind === 'attack')?.facts).toMatchObject({ odds: '1-1', result: 'A1' });
  });

  test('a doctrine answers the questions that no order answers', async () => {
    const play = await played(
      'orders turn 1 German { phase combat: attack 0604 (roll 1) }',
      'doctrine Soviet { loss = lose }  doctrine German { advance = advance }',
    );
    expect(play.moments.filter(({ by }) => by === 'doctrine').map(({ question }) => question)).toEqual([
      'loss',
      'advance',
      'advance',
      'advance',
      'advance',
    ]);
    expect(['16/1', '16/2', '26.Inf'].map((name) => at(play, name))).toEqual(['eliminated', 'eliminated', '0604']);
    // The advance stops before the stack would lose units [7.2].
    const advances = play.moments.filter(({ question }) => question === 'advance').map(({ answer }) => answer);
    expect(advances.at(-1)).toBe('stay');
    expect(play.events.some(({ rule, kind }) => rule === '7.2' && kind === 'eliminated')).toBe(false);
  });
});
