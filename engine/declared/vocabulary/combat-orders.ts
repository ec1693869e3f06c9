import type { VerbWord, Word } from '../../play/vocabulary.js';
import { createWordBuilders } from '../../play/words.js';
import { LEAD, sidesWithLeads } from '../combat/leads.js';
import type { Declaration } from '../declaration.js';
import type { Effect } from '../effect.js';

const { verb, event, question, word } = createWordBuilders<string>();

type CombatParts = Pick<
  Declaration,
  'combat' | 'results' | 'retreat' | 'advance' | 'bombardments' | 'overrun' | 'fires'
>;

const rulesOf = (...rules: readonly string[]): string[] => [...new Set(rules)].filter((rule) => rule !== '');

/**
 * The verbs that choose an effect of a result that offers a choice. `lose` and `retreat` are left out, because they are
 * verbs in any case.
 */
const CHOICES = [
  { does: 'eliminate', name: 'eliminate', text: 'The units are eliminated.' },
  { does: 'exchange', name: 'exchange', text: 'The sides exchange losses.' },
  { does: 'state', name: 'suffer', text: 'The units enter the state.' },
] as const;

/** Returns the effects among which results let a side choose. */
const choicesIn = ({ results }: Pick<Declaration, 'results'>): readonly Effect[] =>
  results.flatMap(({ effects }) =>
    effects.flatMap((effect) => (effect.alternatives.length === 0 ? [] : [effect, ...effect.alternatives])),
  );

/** Returns whether results take the first steps from lead units, which the sides name. */
const hasLeads = (declaration: CombatParts): boolean => sidesWithLeads(declaration).length > 0;

/** Returns whether units may overrun in the phases of movement. */
export const hasOverruns = ({ combat, overrun }: CombatParts): boolean => combat !== undefined && overrun !== undefined;

/** Returns the verbs with which sides answer the questions that follow from results: who loses steps, who retreats. */
export const resultAnswers = (declaration: CombatParts): readonly string[] => [
  ...(hasLeads(declaration) ? [LEAD] : []),
  'lose',
  ...choiceVerbs(declaration).map((one) => one.word),
  ...(declaration.retreat === undefined ? [] : ['retreat', ...(declaration.retreat.mayExit ? ['exit'] : [])]),
];

/** Returns the verbs with which sides answer the questions that follow from attacks. */
export function combatAnswers(declaration: CombatParts): readonly string[] {
  const { combat, advance } = declaration;
  if (combat === undefined) return [];
  return [
    ...resultAnswers(declaration),
    ...(combat.allowsReduction ? ['lower'] : []),
    ...(advance === undefined ? [] : ['advance', 'stay']),
  ];
}

function choiceVerbs(declaration: CombatParts): readonly VerbWord[] {
  const choices = choicesIn(declaration);
  const states = choices.flatMap((effect) => (effect.does === 'state' ? [effect.state] : []));
  return CHOICES.filter(({ does }) => choices.some((effect) => effect.does === does)).map(({ does, name, text }) =>
    verb(name, text, [], { takes: does === 'state' ? [{ choice: [...new Set(states)] }] : [], questions: ['loss'] }),
  );
}

/** Returns the verbs of attacks and of the answers that follow from them. */
export function combatVerbs(declaration: CombatParts, orders: string): readonly VerbWord[] {
  const { combat, retreat, advance, fires } = declaration;
  if (combat === undefined && fires.length === 0) return [];
  const rules = rulesOf(combat?.rule ?? '');
  return [
    ...(combat === undefined ? [] : attackVerbs(declaration, combat, orders)),
    ...(fires.length === 0 ? [] : [fireVerb(declaration, orders)]),
    verb('defend', 'Answers for the case that the hex is attacked.', rules, {
      takes: ['cell', 'answers'],
      isStanding: true,
    }),
    verb('lose', 'The units lose steps.', rules, { takes: ['units'], questions: ['loss'] }),
    ...choiceVerbs(declaration),
    ...(hasLeads(declaration)
      ? [verb(LEAD, 'The unit leads, and loses the first steps.', rules, { takes: ['unit'], questions: [LEAD] })]
      : []),
    ...(combat?.allowsReduction === true
      ? [
          verb('lower', 'Lowers the odds of an attack by a number of columns.', rules, {
            takes: ['number'],
            questions: ['column'],
          }),
        ]
      : []),
    ...(retreat === undefined
      ? []
      : [
          verb('retreat', 'The units retreat.', rulesOf(retreat.rule), {
            takes: ['units'],
            optional: ['to cell', 'via cells', 'path'],
            questions: ['retreat', 'loss'],
          }),
        ]),
    ...(advance === undefined
      ? []
      : [
          verb('advance', 'The units advance after combat.', rulesOf(advance.rule), {
            takes: ['units'],
            optional: ['to cell', 'path'],
            questions: ['advance'],
          }),
          verb('stay', 'No unit advances.', rulesOf(advance.rule), { takes: [], questions: ['advance'] }),
        ]),
  ];
}

const fireVerb = ({ fires }: CombatParts, orders: string): VerbWord =>
  verb('fire', 'Fires at enemies in a hex.', rulesOf(...fires.map(({ rule }) => rule)), {
    takes: ['cell'],
    optional: ['with units', 'answers'],
    questions: [orders],
  });

function attackVerbs(
  { bombardments, overrun }: CombatParts,
  combat: NonNullable<CombatParts['combat']>,
  orders: string,
): readonly VerbWord[] {
  const attack = (name: string, text: string, ...by: readonly string[]): VerbWord =>
    verb(name, text, rulesOf(...by), {
      takes: [combat.hexes === 'several' ? 'cells' : 'cell', 'with units'],
      optional: ['answers'],
      questions: [orders],
    });
  return [
    attack('attack', 'Attacks enemies in a hex.', combat.rule),
    ...(bombardments.length > 0
      ? [attack('bombard', 'Attacks a hex from a distance.', ...bombardments.map(({ rule }) => rule))]
      : []),
    ...(overrun === undefined
      ? []
      : [
          verb('overrun', 'Attacks an adjacent hex during movement.', rulesOf(overrun.rule), {
            takes: ['cell'],
            optional: ['with units', 'answers'],
            questions: [orders],
          }),
        ]),
  ];
}

/** Returns the words for events of attacks that are not also verbs of orders. */
export function combatEvents(declaration: CombatParts): readonly VerbWord[] {
  const { combat, retreat, fires } = declaration;
  if (combat === undefined && fires.length === 0) return [];
  const verbs = new Set(choiceVerbs(declaration).map((one) => one.word));
  return [
    ...(combat?.declare === 'all' ? [event('declared', 'An attack is declared.')] : []),
    ...(hasOverruns(declaration) ? [event('overrun failed', 'An overrun does not clear the hex.')] : []),
    ...(combat === undefined ? [] : [event('lapsed', 'An attack lapses, because the enemy is gone.')]),
    ...(verbs.has('exchange') ? [] : [event('exchange', 'A side pays in an exchange.')]),
    ...(retreat?.cannot === 'stay' ? [event('stays', 'A unit cannot retreat and stays.')] : []),
  ];
}

/** Returns the questions that follow from attacks, each with the values that a doctrine may give for it. */
export function combatQuestions(declaration: CombatParts): readonly (Word & { readonly values: readonly Word[] })[] {
  const { combat, retreat, advance } = declaration;
  const choices = choicesIn(declaration);
  const mayRetreat = choices.some(({ does }) => does === 'retreat');
  return [
    question(
      'loss',
      'Which units lose steps?',
      [],
      word('lose', 'The units named.'),
      ...(mayRetreat ? [word('retreat', 'The units retreat instead.')] : []),
      ...choiceVerbs(declaration).map((one) => word(one.word, one.text)),
    ),
    ...(hasLeads(declaration)
      ? [question(LEAD, 'Which unit leads, and loses the first steps?', [], word(LEAD, 'The unit named.'))]
      : []),
    ...(combat?.allowsReduction === true ? [question('column', 'By how many columns are the odds lowered?', [])] : []),
    ...(retreat === undefined
      ? []
      : [question('retreat', 'Where does a unit retreat?', [], word('retreat', 'To the cell named.'))]),
    ...(advance === undefined
      ? []
      : [
          question(
            'advance',
            'Which units advance?',
            [],
            word('advance', 'The units named.'),
            word('stay', 'No unit advances.'),
          ),
        ]),
  ];
}
