import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../engine/play/moment.js';
import { checkScenario } from '../../../../engine/rulesets/pgg/check/index.js';
import { isInCommand } from '../../../../engine/rulesets/pgg/leaders/command.js';
import { pgg } from '../../../../engine/rulesets/pgg/index.js';
import { moving } from '../../../../engine/rulesets/pgg/movement/moving.js';
import { overrunning } from '../../../../engine/rulesets/pgg/overrun/overrun.js';
import { SOVIET } from '../../../../engine/rulesets/pgg/state/pieces.js';
import { attackStrength, unitStrength } from '../../../../engine/rulesets/pgg/combat/strength.js';
import { allowance, isSupplied, judgeSupply } from '../../../../engine/rulesets/pgg/supply/supply.js';
import { TestWorkspace } from '../../../language-server/workspace.js';
import { drive, order, type Script } from './drive.js';
import { field, type Field, type Sketch } from './field.js';

/** The hexes of a road along row 20. */
const LINE = Array.from({ length: 41 }, (_, i) => `${String(i + 1).padStart(2, '0')}20`).join(' - ');
const fight = { supplied: () => true, overrun: false };

function play(at: Field, text: string, script: Script = {}): string[] {
  const kind = text.startsWith('move') ? moving : overrunning;
  const answer = kind.read(at.state, order(at, text));
  if (isRefusal(answer)) throw new Error(answer.message);
  return drive(kind.perform(at.state, answer), script).moments.flatMap((moment) =>
    moment.kind === 'decision' ? [moment.question] : [],
  );
}

describe('movement', () => {
  test('a unit without an order stays and keeps its points [6.11]', () => {
    const at = field({ german: { '2010': ['inf 6', 'inf 26'] } });
    play(at, 'move 6 2010 > 2009');
    expect([at.where('6'), at.where('26')]).toEqual(['2009', '2010']);
    expect(at.state.left[at.piece('26')]).toBe(allowance(at.state, at.piece('26')));
  });

  test.each([
    ['a point for each clear hex', {}, '2010 > 2009 > 2008', 2],
    ['the costs of the terrain chart for other hexes', { terrain: { '2009': 'swamp' } }, '2010 > 2009 > 2008', 3],
    ['the costs of hexsides in addition', { river: '2010/2009' }, '2010 > 2009', 3],
    ['no cost for a river that is not crossed', { river: '2010/2011' }, '2010 > 2009', 1],
  ])('the cost of a move includes %s [6.12]', (_, sketch: Sketch, path, cost) => {
    const at = field({ ...sketch, german: { '2010': ['inf 6'] } });
    play(at, `move 6 ${path}`);
    expect((allowance(at.state, at.piece('6')) - at.state.left[at.piece('6')]) / 2).toBe(cost);
  });

  test('a railway does not carry supply as a road does [6.35]', () => {
    const sketch = { german: { '4020': ['inf 6'] } };
    const supplied = (more: Sketch): boolean => {
      const at = field({ ...sketch, ...more });
      return isSupplied(at.state, at.piece('6'));
    };
    expect([supplied({ roads: [LINE] }), supplied({ rails: [LINE] })]).toEqual([true, false]);
  });
});

describe('overruns that end in the attacked hex', () => {
  const pair: Sketch = {
    roads: ['0120 - 0220'],
    german: { '0513': ['pz 25/7', 'gr 6/7', 'gr 7/7'] },
    soviet: { '0512': ['rifle A 2-2-6', 'rifle B 1-1-6'], '0810': ['leader Konev 5'] },
  };
  const answering =
    (verb: string): Script['answer'] =>
    (decision) =>
      decision.question === 'loss' ? decision.legal().find((one) => one.verb === verb) : undefined;

  test('victors of an overrun enter the hex and are asked for no further advance [6.57]', () => {
    const at = field({ ...pair, soviet: { '0512': ['rifle A 1-1-6'] } });
    expect(play(at, 'overrun 0512 with 7.Pz', { dice: [1], answer: answering('retreat') })).not.toContain('advance');
    expect(['25/7', '6/7', '7/7'].map((name) => at.where(name))).toEqual(['0512', '0512', '0512']);
  });

  test('defenders that win against an overrun do not advance, although the hex of the attackers is empty [6.58]', () => {
    const at = field(pair);
    const questions = play(at, 'overrun 0512 with 7.Pz', { dice: [6], answer: answering('retreat') });
    expect(at.state.count[at.cell('0513')]).toBe(0);
    expect([at.where('A'), at.where('B')]).toEqual(['0512', '0512']);
    expect(questions).not.toContain('advance');
  });
});

describe('leaders and supply', () => {
  test('a leader is a unit that defends but has no attack strength of his own [10.0]', () => {
    const at = field({ soviet: { '2010': ['leader Konev 4'] } });
    const leader = at.piece('Konev');
    expect(at.state.count[at.cell('2010')]).toBe(1);
    expect([
      unitStrength(at.state, leader, 'attack', fight).value,
      attackStrength(at.state, [leader], fight).value,
    ]).toEqual([0, 0]);
    expect(unitStrength(at.state, leader, 'defense', fight).value).toBe(4);
  });

  test.each([1, 3, 5])(
    'a leader with a rating of %i commands and supplies units up to that number of hexes away [10.1.a]',
    (rating) => {
      const within = (distance: number): boolean[] => {
        const at = field({ soviet: { '4010': [`leader Konev ${rating}`], [String(4010 + distance)]: ['rifle A'] } });
        return [isSupplied(at.state, at.piece('A')), isInCommand(at.state, at.piece('A'))];
      };
      expect([within(rating), within(rating + 1)]).toEqual([
        [true, true],
        [false, false],
      ]);
    },
  );

  test('the twelfth turn out of supply has no worse effects than the first [11.34]', () => {
    const at = field({ side: 'Soviet', soviet: { '4012': ['rifle A'] } });
    const piece = at.piece('A');
    const lasting = [1, 12].map((turns) => {
      for (let turn = 0; turn < turns; turn++) judgeSupply(at.state, SOVIET);
      const strength = unitStrength(at.state, piece, 'defense', {
        ...fight,
        supplied: () => isSupplied(at.state, piece),
      });
      return [at.where('A'), at.state.supplied[piece], at.state.left[piece], strength.value];
    });
    expect(lasting).toEqual([
      ['4012', 0, 6, 2],
      ['4012', 0, 6, 2],
    ]);
  });
});

describe('rulings used only by checks', () => {
  const scenario = (number: number, rest: string, grid = 'flat'): string => `ruleset pgg
map Field {
  grid hexes ${grid} columns 10 rows 8 labels CCRR ${grid === 'flat' ? 'even columns lower' : 'even rows right'}
  area D 0101
}
side German { infantry division "${number}.Inf" 9-7 | 4-7 | 2-7 | 1-7 }
scenario "Readings" {
  on Field
  turns 3
  ${rest}
}
`;
  async function codes(text: string): Promise<string[]> {
    const workspace = await TestWorkspace.of({ 'field.sand': text }, [pgg]);
    const found: string[] = [];
    const model = workspace.analyse('field.sand').scenario;
    if (model === undefined) throw new Error('The file holds no scenario.');
    checkScenario(model, ({ rule = '', slug }) => found.push(`${rule}/${slug}`));
    return found;
  }

  test.each([
    ['flat', 'pointy', true],
    ['flat', 'flat', false],
    ['pointy', 'flat', true],
    ['pointy', 'pointy', false],
  ])(
    'a map of %s hexes is refused if the ruling requires others: ruling %s, refused %s [5.23]',
    async (grid, reading, refused) => {
      const found = await codes(scenario(6, `ruling grid.orientation = ${reading}`, grid));
      expect(found.includes('5.23/grid-orientation')).toBe(refused);
    },
  );

  const arrival = 'arrive turn 3 at D: "161.Inf" [16.2]';
  test.each([
    ['the 161st may replace the 16th of the list', 161, arrival, false],
    [
      'the 161st may not replace the 16th if the list is taken literally',
      161,
      `ruling names = asPrinted\n  ${arrival}`,
      true,
    ],
    ['the 16th itself is accepted', 16, `ruling names = asPrinted\n  ${arrival.replace('161', '16')}`, false],
  ])('the check of arriving German units against the printed list: %s [16.2]', async (_, number, rest, refused) => {
    expect((await codes(scenario(number, rest))).includes('16.2/arrival-units')).toBe(refused);
  });
});
