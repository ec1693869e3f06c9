import type { FdaRule } from '../rulebook/index.js';

export interface Phase {
  /** The name of the phase in scenarios: `phase reorganisation:`. */
  readonly name: string;
  readonly rule: FdaRule;
  readonly text: string;
  /** The turns in which the phase takes place. */
  readonly when: 'firstTurnOfDay' | 'firstTurn' | 'everyTurn' | 'lastTurnOfDay';
}

/** The phases of a turn in their order. The phase of the night ends the last turn of a day [6f, 11b]. */
export const sequence = [
  { name: 'weather', rule: '12e', when: 'firstTurnOfDay', text: 'One roll decides whether aircraft fly today.' },
  { name: 'supremacy', rule: '12f', when: 'firstTurnOfDay', text: 'Both sides roll for the air supremacy of the day.' },
  {
    name: 'barrage',
    rule: '15.1b',
    when: 'firstTurn',
    text: 'Artillery and bombers fire the preparatory barrage before the first turn (optional rule).',
  },
  { name: 'initiative', rule: '6a', when: 'everyTurn', text: 'The side that goes first in this turn is decided.' },
  { name: 'activation', rule: '6b', when: 'everyTurn', text: 'The sides activate their divisions alternately.' },
  {
    name: 'reorganisation',
    rule: '11b',
    when: 'lastTurnOfDay',
    text: 'At night headquarters reorganise their divisions.',
  },
] as const satisfies readonly Phase[];

export type PhaseName = (typeof sequence)[number]['name'];
