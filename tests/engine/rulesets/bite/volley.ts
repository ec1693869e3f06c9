import { expect } from 'vitest';
import type { Circumstances, Crossed, Fire } from '../../../../engine/rulesets/bite/blocks/firing.js';
import { volleys, type Gun } from '../../../../engine/rulesets/bite/blocks/volley.js';
import type { MoreDice } from '../../../../engine/rulesets/bite/blocks/dice.js';
import { defaultRulings, type Rulings } from '../../../../engine/rulesets/bite/rulings/rulings.js';
import { FIELDS, isNation, nationCalled, type Level } from '../../../../engine/rulesets/bite/vocabulary/nations.js';
import { bookPowers, NO_FIRE, type Power } from '../../../../engine/rulesets/bite/vocabulary/power.js';
import { classes, unitTypes } from '../../../../engine/rulesets/bite/vocabulary/unit-kinds.js';

/** A block that fires, written as nation, type and strength: `Germany panzer 5`. */
export interface Block {
  readonly block: string;
  readonly level?: Level;
  readonly crossed?: Crossed;
  readonly landed?: 'air' | 'sea';
  readonly times?: MoreDice;
  readonly extra?: MoreDice;
}

export interface Step {
  readonly fire: Fire;
  /** Whether the firing side attacks. Default: the firing side defends. */
  readonly attacks?: true;
  readonly blocks: readonly (string | Block)[];
  readonly where?: Partial<Circumstances>;
  readonly rulings?: Partial<Rulings>;
  /** Whether Bonus and Malus cancel each other. */
  readonly cancel?: true;
}

/** Returns the dice of each block: `2x5` is two dice that hit on 5 and 6, `-` is none. */
export const rolled = (step: Step): string => volleysOf(step).map(text).join(' ');

/** Returns the reasons for all dice and hit ranges, with rules in brackets. */
export const reasons = (step: Step): string =>
  volleysOf(step)
    .flatMap(({ dice, from }) => [...dice.ledger, ...from.ledger])
    .map(({ text: words, rule }) => (rule === undefined ? words : `${words} [${rule}]`))
    .join('; ');

const volleysOf = ({ fire, attacks, blocks, where, rulings, cancel }: Step) =>
  volleys(
    blocks.map((one) => gun(typeof one === 'string' ? { block: one } : one, fire, attacks === true)),
    { terrain: 'plain', weather: 'clear', round: 1, elites: true, ...where },
    { ...defaultRulings, ...rulings },
    cancel === true,
  );

const text = ({ dice, from }: ReturnType<typeof volleys>[number]): string =>
  dice.value === 0 ? '-' : `${dice.value}x${from.value}`;

function gun({ block, level, ...more }: Block, fire: Fire, attacks: boolean): Gun {
  const [, nation = '', type = '', strength = ''] = /^(Soviet Union|\w+) (.*) (\d+)$/.exec(block) ?? [];
  const kind = unitTypes[type];
  if (!isNation(nation) || kind === undefined) throw new Error(`no such block: ${block}`);
  const { field } = classes[kind.class];
  const technology = field === undefined ? 1 : nationCalled(nation).technology[FIELDS.indexOf(field)];
  const at = (level ?? (kind.shock ? 2 : technology)) - 1;
  const value = bookPowers[powerOf(fire, attacks)][kind.class]?.[at] ?? NO_FIRE;
  return { ...more, fire, attacks, kind, nation, strength: Number(strength), power: { value, ledger: [] } };
}

function powerOf(fire: Fire, attacks: boolean): Power {
  if (fire === 'air') return 'air';
  if (fire === 'raid') return 'ground';
  return fire === 'flak' || !attacks ? 'defense' : 'attack';
}

/**
 * A test case in which blocks of one side fire in one step of a battle round. It gives the expected dice of each block,
 * and a reason that must be listed.
 */
export interface Case extends Step {
  readonly case: string;
  readonly rules: string;
  readonly want: string;
  readonly why?: string;
}

export const check = ({ want, why = '', ...step }: Case): void => {
  expect(rolled(step)).toBe(want);
  expect(reasons(step)).toContain(why);
};
