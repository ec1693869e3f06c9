import { type Attributes, flag, option, question, reading, words } from './attribute.js';

/** The effects of results with their meaning and attributes. */
export const EFFECTS = {
  lose: {
    text: 'The units lose that number of steps in total; their owner chooses step by step. `lose each 1`: each unit loses that number.',
    attributes: {
      first: words('Units of these kinds lose steps before all others.', ['unit', 'class']),
      lead: flag('The lead unit loses steps before all others. Each side names it before the roll: `lead A`.'),
    },
  },
  eliminate: { text: 'The units are eliminated.', attributes: {} },
  retreat: { text: 'The units retreat: as many hexes as `retreat` says, or as written.', attributes: {} },
  exchange: {
    text: 'The attackers lose at least the strength that the defenders lose.',
    attributes: {
      owe: question('What does the defender lose?', {
        all: reading(
          'The defender loses all units; the attackers lose whole steps until their sum reaches that strength.',
          'NaW',
          'BG',
          'AK',
        ),
        lost: reading('The defender loses a step; the attackers lose the strength that it had.', 'BfM'),
      }),
      count: question('Which strength counts?', {
        printed: reading('The printed strength counts.', 'BfM', 'NaW', 'BG'),
        fighting: reading('The strength with which the units fight counts.', 'AK'),
      }),
      side: question('Who pays?', {
        attacker: reading('The attacker pays.', 'BfM', 'NaW', 'BG', 'AK'),
        smaller: reading('The weaker side is eliminated, and the other side pays.'),
      }),
      half: flag('Only half of the strength is owed.'),
    },
  },
  state: { text: 'The units enter the state: `defender state disrupted`.', attributes: {} },
} as const satisfies Readonly<Record<string, { readonly text: string; readonly attributes: Attributes }>>;

export type EffectWord = keyof typeof EFFECTS;

/** The words with which an effect begins. */
export const EFFECT_HEADS = {
  attacker: 'The attackers next to the target.',
  defender: 'All units in the attacked hexes.',
  or: 'Another effect that may be chosen instead of the effect before it.',
} as const;

/** The attribute of an effect after `or`: the side that chooses. */
export const ALTERNATIVE = {
  by: option('Which side chooses between the effects? Default: the owner of the units.', {
    owner: reading('The owner of the units chooses.', 'PGG', 'VL'),
    enemy: reading('The other side chooses.'),
  }),
};
