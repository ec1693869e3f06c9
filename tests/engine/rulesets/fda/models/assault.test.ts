import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../../engine/play/moment.js';
import { assaulting } from '../../../../../engine/rulesets/fda/assault/assault.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { drive, order } from '../drive.js';
import { field, type Sketch } from '../field.js';
import { grids } from '../cases/table.js';
import { diceOfStronger, factorAgainst, isArtillery, isReconnaissance, kindOf, type Code } from './units.js';

const REGIMENTS: readonly Code[] = ['INF', 'MECH', 'CAV', 'ARM-A', 'ARM-B', 'ARM-C'];
const BATTALIONS: readonly Code[] = ['INF-bn', 'ARM-B-bn', 'AT-L', 'AT-H', 'ENG', 'HMG', 'AA-L', 'AA-H'];

interface Rulings {
  readonly engineersMustLead: boolean;
  readonly artilleryDieForDefender: boolean;
  readonly reconSupportsDefence: boolean;
  readonly minimumDice: 0 | 1;
  readonly supportInSector: 'optional' | 'automatic';
}
const DEFAULTS: Rulings = {
  engineersMustLead: false,
  artilleryDieForDefender: true,
  reconSupportsDefence: true,
  minimumDice: 1,
  supportInSector: 'optional',
};
const rulingsBy = (by: Chance): Rulings => ({
  engineersMustLead: by.happens(50),
  artilleryDieForDefender: by.happens(50),
  reconSupportsDefence: by.happens(50),
  minimumDice: by.oneOf([0, 1]),
  supportInSector: by.oneOf(['optional', 'automatic']),
});

/** One side of the assault: its leader, its supporting units, and the losses of its division. */
interface Party {
  readonly leader: Code;
  readonly support: readonly Code[];
  readonly hasArtillery: boolean;
  readonly hasHeadquarters: boolean;
  readonly isSupplied: boolean;
  readonly lost: number;
}

const factorOfLeader = (code: Code, other: Code): number => (isArtillery(code) ? 1 : factorAgainst(code, other));
const factorInSupport = (code: Code): number => (isArtillery(code) ? 1 : kindOf(code).fc);

/** Returns the number of dice of a side, as the rulebook defines it [8e, 8f, 8g, 8h, 8i, 8j, 8m, 8n, 8o]. */
function dice({ leader, support, ...has }: Party, other: Code, onGround: boolean, { minimumDice }: Rulings): number {
  const factors = support.reduce((sum, code) => sum + factorInSupport(code), 0);
  const all =
    1 +
    Number(kindOf(leader).isLarge) +
    diceOfStronger(factorOfLeader(leader, other), factorOfLeader(other, leader)) +
    Math.floor(factors / 5) +
    Number(has.hasArtillery) -
    Number(!has.hasHeadquarters) -
    Number(has.lost > 2) -
    Number(!has.isSupplied) +
    Number(onGround);
  return Math.max(minimumDice, all);
}

const indices = (codes: readonly Code[]): number[] => codes.map((_, at) => at);

/** Checks that the engine rolls the dice pools that the model of the rulebook gives for the same random assault. */
function compare(by: Chance, rulings: Rulings, grid: (typeof grids)[number]): void {
  const draw = (kinds: readonly Code[], most: number): Code[] =>
    Array.from({ length: by.upTo(most) }, () => by.oneOf(kinds));
  const ownRegiments = draw(REGIMENTS, 2);
  const own = [...ownRegiments, ...draw([...BATTALIONS, 'REC-L'], 4)];
  if (!own.some((code) => !isReconnaissance(code))) own.push('ENG');
  const theirRegiments = draw(REGIMENTS, 2);
  const theirGuns = draw(['ART-M', 'ART-H'], 1);
  const theirs = [...theirRegiments, ...theirGuns, ...draw([...BATTALIONS, 'REC-L', 'REC-H'], 3)];
  if (theirs.length === 0) theirs.push('INF');

  const mayLead = indices(own).filter((at) =>
    ownRegiments.length > 0 ? at < ownRegiments.length : !isReconnaissance(own[at]),
  );
  const lead = by.oneOf(mayLead);
  const fit = indices(own).filter((at) => at !== lead && !isReconnaissance(own[at]));
  const isAutomatic = rulings.supportInSector === 'automatic';
  const chosen = isAutomatic && fit.length <= 3 ? fit : by.some(fit, 3);
  if (isAutomatic && fit.length > 3 && chosen.length < 3) return; // with more than three units, the attacker names three of them [9.1c]
  const firstToDefend =
    theirRegiments.length > 0 ? indices(theirRegiments) : theirGuns.length > 0 ? indices(theirGuns) : indices(theirs);
  const heads = by.oneOf(firstToDefend);
  const helpers = by
    .some(
      indices(theirs).filter((at) => at !== heads),
      3,
    )
    .filter((at) => rulings.reconSupportsDefence || !isReconnaissance(theirs[at]));

  const side = (leader: Code, support: readonly Code[], mayHaveGuns: boolean): Party => ({
    leader,
    support,
    hasArtillery: mayHaveGuns && by.happens(50),
    hasHeadquarters: by.happens(70),
    isSupplied: by.happens(70),
    lost: by.upTo(4),
  });
  const attack = side(
    own[lead],
    chosen.map((at) => own[at]),
    true,
  );
  const defence = side(
    theirs[heads],
    helpers.map((at) => theirs[at]),
    rulings.artilleryDieForDefender,
  );
  const ground = by.oneOf(['open', 'open', 'forest'] as const);
  const isFortified = by.happens(30);
  const mines = by.oneOf(['none', 'none', 'live', 'spent'] as const);
  const engineers = [attack.leader, ...(rulings.engineersMustLead ? [] : attack.support)].includes('ENG');
  const isCovered = ground === 'forest' || ((isFortified || mines !== 'none') && !engineers);
  const expected = `${dice(attack, defence.leader, false, rulings)}-${dice(defence, attack.leader, isCovered, rulings)}`;

  const name = (prefix: string) => (at: number) => `${prefix}${at}`;
  const headquarters = ({ hasHeadquarters }: Party, unit: string, at: string): string =>
    hasHeadquarters ? `HQ ${unit} @ ${at}` : `HQ ${unit} (left 0)`;
  const roads: string[] = [];
  const edges: Partial<Record<'A' | 'B', string>> = {};
  const feed = (of: 'A' | 'B', { isSupplied }: Party, at: string): void => {
    if (!isSupplied) return;
    roads.push(at);
    edges[of] = at;
  };
  feed('A', attack, '15,-3');
  feed('B', defence, '-15,3');
  const features: NonNullable<Sketch['features']> = [
    ...(isFortified ? ([['fortification', '0,0']] as const) : []),
    ...(mines === 'none' ? [] : ([['minefield', '0,0', { owner: 'B', [mines]: true }]] as const)),
  ];
  const sketch: Sketch = {
    grid,
    ...(ground === 'forest' && { terrain: { '0,0': 'forest' } }),
    features,
    roads,
    edges,
    A: {
      X: [
        ...own.map((code, at) => `${code} ${name('a')(at)} @ 1,0`),
        'ART-M ag @ 5,0',
        headquarters(attack, 'ah', '10,0'),
      ],
    },
    B: {
      Y: [
        ...theirs.map((code, at) => `${code} ${name('d')(at)} @ 0,0`),
        'ART-M dg @ -5,0',
        headquarters(defence, 'dh', '-10,0'),
      ],
    },
    rulings: { ...rulings, supplyNearestRoadOnly: false },
    lost: { X: attack.lost, Y: defence.lost },
    active: 'X',
  };
  const at = field(sketch);
  const named = [lead, ...(isAutomatic && fit.length <= 3 ? [] : chosen)].map(name('a'));
  const orders = {
    assault: `assault 0,0 with ${[...named, ...(attack.hasArtillery ? ['ag'] : [])].join(', ')}`,
    defend: `defend ${name('d')(heads)} with ${[...helpers.map(name('d')), ...(defence.hasArtillery ? ['dg'] : [])].join(', ')}`,
  };
  const where = JSON.stringify({ orders, sketch });
  const answer = assaulting.read(at.state, order(at, orders.assault));
  if (isRefusal(answer)) throw new Error(`${answer.message} ${where}`);
  at.state.drainEvents();
  drive(assaulting.perform(at.state, answer), {
    every: 1,
    answer(decision) {
      if (decision.question !== 'defence') return undefined;
      const read = decision.read(order(at, orders.defend.replace(/ with $/, '')));
      if (isRefusal(read)) throw new Error(`${read.message} ${where}`);
      return read;
    },
  });
  const facts = Object.assign({}, ...at.state.drainEvents().map((event) => event.facts)) as { readonly pools?: string };
  expect(facts.pools, where).toBe(expected);
}

describe.each(grids)('a model of assaults on %s', (grid) => {
  test('a model of assaults agrees with the engine under the default rulings [8c-8o, 9.1, 2.1]', () => {
    assertAffordably(
      fc.property(chance(), (by) => {
        compare(by, DEFAULTS, grid);
      }),
      100,
    );
  });
  test('a model of assaults agrees with the engine under any combination of rulings [8c-8o, 9.1, 2.1]', () => {
    assertAffordably(
      fc.property(chance(), (by) => {
        compare(by, rulingsBy(by), grid);
      }),
      220,
    );
  });
});
