import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal } from '../../../../../engine/play/moment.js';
import { actions } from '../../../../../engine/rulesets/fda/activation/activation.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { drive, order } from '../drive.js';
import { field, type Sketch } from '../field.js';
import { grids } from '../cases/table.js';
import { diceOfStronger, factorAgainst, isArtillery, KINDS, kindOf, type Code } from './units.js';

const CODES = Object.keys(KINDS) as Code[];
const FIRERS = CODES.filter((code) => kindOf(code).range > 0);
const TARGETS = CODES.filter((code) => code !== 'HQ');

interface Rulings {
  readonly largeArtilleryDie: 'both' | 'firer';
  readonly minimumDice: 0 | 1;
}

interface Shooter {
  readonly code: Code;
  readonly regiments: number;
  readonly hasHeadquarters: boolean;
  readonly isSupplied: boolean;
}

/**
 * Returns the dice of the firing unit or of the target, as the rulebook defines them [10c, 10d, 10e, 10f, 10g, 10j,
 * 10k].
 */
function dice(
  unit: Shooter,
  other: Code,
  isCovered: boolean,
  countsRegiments: boolean,
  { minimumDice }: Rulings,
): number {
  const all =
    1 +
    Number(kindOf(unit.code).isLarge) +
    diceOfStronger(factorAgainst(unit.code, other), factorAgainst(other, unit.code)) +
    Number(isCovered) +
    Number(countsRegiments && unit.regiments > 2) -
    Number(!unit.hasHeadquarters) -
    Number(!unit.isSupplied);
  return Math.max(minimumDice, all);
}

function compare(by: Chance, grid: (typeof grids)[number]): void {
  const target = by.oneOf(TARGETS);
  const firer = by.oneOf(isArtillery(target) ? FIRERS.filter(isArtillery) : FIRERS);
  // Artillery next to the enemy may fire too, but counter-battery fire needs a sector between the units for its
  // observer.
  const distance = Math.max(isArtillery(target) ? 2 : 1, 1 + by.upTo(kindOf(firer).range - 1));
  const rulings: Rulings = { largeArtilleryDie: by.oneOf(['both', 'firer']), minimumDice: by.oneOf([0, 1]) };
  const shooter = (code: Code): Shooter => ({
    code,
    regiments: isArtillery(code) ? by.oneOf([1, 2, 3, 4]) : 1,
    hasHeadquarters: by.happens(70),
    isSupplied: by.happens(70),
  });
  const own = shooter(firer);
  const other = shooter(target);
  const isForest = by.happens(30);
  const isFortified = by.happens(30);
  const isMined = by.happens(20);
  const isCovered = isForest || isFortified;
  const pools = [
    dice(own, target, false, true, rulings),
    dice(other, firer, isCovered, rulings.largeArtilleryDie === 'both', rulings),
  ].join('-');

  const at = `${distance},0`;
  const written = ({ code, regiments }: Shooter, unit: string, place: string): string =>
    `${code} ${unit} @ ${place}${regiments > 1 ? ` (regiments ${regiments})` : ''}`;
  const headquarters = ({ hasHeadquarters }: Shooter, unit: string, place: string): string =>
    hasHeadquarters ? `HQ ${unit} @ ${place}` : `HQ ${unit} (left 0)`;
  const features: NonNullable<Sketch['features']> = [
    ...(isFortified ? ([['fortification', at]] as const) : []),
    ...(isMined ? ([['minefield', at, { owner: 'B', spent: true }]] as const) : []),
  ];
  const sketch: Sketch = {
    grid,
    ...(isForest && { terrain: { [at]: 'forest' } }),
    features,
    roads: [...(own.isSupplied ? ['-15,-3'] : []), ...(other.isSupplied ? ['18,3'] : [])],
    edges: { ...(own.isSupplied && { A: '-15,-3' }), ...(other.isSupplied && { B: '18,3' }) },
    A: { X: [written(own, 'f', '0,0'), `REC-L eye @ ${distance},-1`, headquarters(own, 'ah', '-10,0')] },
    B: { Y: [written(other, 't', at), headquarters(other, 'dh', '15,0')] },
    rulings: { ...rulings, supplyNearestRoadOnly: false },
    active: 'X',
  };
  const battle = field(sketch);
  const verb = isArtillery(target) ? 'counterbattery' : 'fire';
  const kind = actions.find(({ verbs }) => verbs.includes(verb));
  const where = JSON.stringify({ verb, sketch });
  const answer = kind?.read(battle.state, order(battle, `${verb} f against t`));
  if (kind === undefined || answer === undefined) throw new Error(`No verb ${verb}.`);
  if (isRefusal(answer)) throw new Error(`${answer.message} ${where}`);
  battle.state.drainEvents();
  drive(kind.perform(battle.state, answer), { every: 1 });
  const facts = Object.assign({}, ...battle.state.drainEvents().map((event) => event.facts)) as {
    readonly pools?: string;
  };
  expect(facts.pools, where).toBe(pools);
}

test.each(grids)(
  'a model of fire agrees with the engine on %s, under any combination of two rulings [10c-10k, 2.1m, 2.1q]',
  (grid) => {
    assertAffordably(
      fc.property(chance(), (by) => {
        compare(by, grid);
      }),
      200,
    );
  },
);
