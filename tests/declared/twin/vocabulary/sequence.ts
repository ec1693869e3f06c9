import type { CampaignPhase } from '../../../../engine/mechanics/campaign.js';
import type { TwinRule } from '../rulebook/rulebook.js';
import { sideOf, type SIDES } from './sides.js';

/** A phase of the turn, with the kind of its orders. */
export interface Phase extends CampaignPhase {
  readonly rule: TwinRule;
  readonly side: (typeof SIDES)[number];
  readonly sideIndex: number;
  readonly orders: 'replace' | 'move' | 'ride' | 'attack';
  /** The only kind of unit that takes part. Undefined: all kinds take part. */
  readonly kind?: string;
  /** The first turn in which the phase is played. Default: 1. */
  readonly firstTurn?: number;
}

type Own = Omit<Phase, 'side' | 'sideIndex'>;

const replacements: Own = { name: 'replacements', rule: '3', orders: 'replace', firstTurn: 2 };
const combat: Own = { name: 'combat', rule: '7', orders: 'attack' };
const movement: Own = { name: 'movement', rule: '4', orders: 'move' };
const panzerMovement: Own = { name: 'panzer movement', rule: '4.1', orders: 'move', kind: 'panzer corps' };
const railMovement: Own = { name: 'rail movement', rule: '4.2', orders: 'ride' };

const turnOf = (side: Phase['side'], phases: readonly Own[]): Phase[] =>
  phases.map((phase) => ({ ...phase, side, sideIndex: sideOf(side) }));

/** The phases of a turn in their order [1]. */
export const sequence: readonly Phase[] = [
  ...turnOf('German', [replacements, panzerMovement, combat, movement]),
  ...turnOf('Soviet', [replacements, railMovement, combat, movement]),
];

/** Returns whether a phase is played in a turn. The first turn has no replacements [3]. */
export const isPlayed = ({ turn }: { readonly turn: number }, { firstTurn = 1 }: Pick<Phase, 'firstTurn'>): boolean =>
  turn >= firstTurn;
