import type { PggRule } from '../rulebook/index.js';
import type { Side } from './sides.js';

/** The kind of a phase, the same for both sides. */
export type PhaseKind = 'movement' | 'combat' | 'disruption removal' | 'interdiction';

export interface Phase {
  readonly side: Side;
  /** The name of the phase in scenarios: `phase mechanized movement:`. */
  readonly name: string;
  readonly kind: PhaseKind;
  readonly rule: PggRule;
  readonly text: string;
  /** Set when only units that move twice take part in the phase. */
  readonly mechanized?: true;
}

/** The phases of a game turn in their order [4.2]. */
export const sequence = [
  {
    side: 'Soviet',
    name: 'movement',
    kind: 'movement',
    rule: '4.2.A1',
    text: 'Supply, arrivals, movement, rail movement and overruns of the Soviet side; then German interdiction ends.',
  },
  { side: 'Soviet', name: 'combat', kind: 'combat', rule: '4.2.A2', text: 'Soviet attacks, one after another.' },
  {
    side: 'Soviet',
    name: 'disruption removal',
    kind: 'disruption removal',
    rule: '4.2.A3',
    text: 'Soviet units lose their disruption.',
  },
  {
    side: 'Soviet',
    name: 'interdiction',
    kind: 'interdiction',
    rule: '4.2.A4',
    text: 'The Soviet side may place its interdiction marker.',
  },
  {
    side: 'German',
    name: 'initial movement',
    kind: 'movement',
    rule: '4.2.B1',
    text: 'Supply, arrivals, movement and overruns of the German side.',
  },
  { side: 'German', name: 'combat', kind: 'combat', rule: '4.2.B2', text: 'German attacks, one after another.' },
  {
    side: 'German',
    name: 'mechanized movement',
    kind: 'movement',
    rule: '4.2.B3',
    text: 'Panzer, motorized and cavalry units move and overrun once more.',
    mechanized: true,
  },
  {
    side: 'German',
    name: 'disruption removal',
    kind: 'disruption removal',
    rule: '4.2.B4',
    text: 'German units lose their disruption.',
  },
  {
    side: 'German',
    name: 'air interdiction',
    kind: 'interdiction',
    rule: '4.2.B5',
    text: 'The German side places its interdiction markers; the Soviet marker is removed.',
  },
] as const satisfies readonly Phase[];

export type PhaseName = (typeof sequence)[number]['name'];
