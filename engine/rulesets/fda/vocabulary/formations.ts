import type { FdaRule } from '../rulebook/index.js';

export interface Formation {
  readonly text: string;
  readonly rules: readonly FdaRule[];
  /** Whether the formation is activated [6b, 12d]. */
  readonly activated: boolean;
  /** Whether the formation needs a headquarters among its units [2.1e]. */
  readonly headquarters: boolean;
  readonly usualAttributes?: readonly string[];
}

/** The kinds of formations [1b, 2a]. */
export const formations = {
  division: {
    text: 'A division: one headquarters and its units, activated together.',
    rules: ['1b', '2a', '6b'],
    activated: true,
    headquarters: true,
    usualAttributes: ['nation'],
  },
  'air division': {
    text: 'An air division: its aircraft are activated together, as one division.',
    rules: ['12d'],
    activated: true,
    headquarters: false,
  },
  garrison: {
    text: 'Rear-area guards, which are never activated and stay in their sector (optional rule).',
    rules: ['15.3a', '15.3b'],
    activated: false,
    headquarters: false,
  },
  corps: {
    text: 'A group of divisions, without effect in play.',
    rules: ['1b'],
    activated: false,
    headquarters: false,
  },
} as const satisfies Readonly<Record<string, Formation>>;

export type FormationKind = keyof typeof formations;

/** Returns the formation kind with a name; undefined for a unit or an unknown word. */
export const formationKind = (name: string): Formation | undefined =>
  Object.hasOwn(formations, name) ? formations[name as FormationKind] : undefined;
