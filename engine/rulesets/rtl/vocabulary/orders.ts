import type { VerbWord } from '../../../play/ruleset.js';
import type { RtlRule } from '../rulebook/index.js';
import type { Question } from './questions.js';

interface RuledVerb extends Omit<VerbWord, 'questions'> {
  readonly rules: readonly RtlRule[];
  readonly questions: readonly Question[];
}

type Form = Pick<VerbWord, 'takes'> &
  Partial<Pick<VerbWord, 'also' | 'attributes' | 'standing' | 'occasion' | 'ends'>> & {
    readonly questions?: readonly Question[];
  };

const verb = <Name extends string>(
  word: Name,
  text: string,
  rules: readonly RtlRule[],
  { questions = [], ...form }: Form,
): RuledVerb & { readonly word: Name } => ({ word, text, rules, questions, ...form });

/** The verbs of orders and how they are written. */
export const orders = [
  verb('place', 'Sets up a unit that has several hexes to choose from.', ['4.11'], { takes: ['units', 'to cell'] }),
  verb('withhold', 'Markers of the second player that wait for the next turn.', ['7.14'], { takes: ['units'] }),
  verb('begin', 'The marker with which the first player begins the game.', ['7.15'], { takes: ['formation'] }),
  verb('draw', 'A marker is drawn: its braces hold the orders of that sequence.', ['4.35'], {
    takes: ['formation', 'answers'],
    occasion: true,
  }),
  verb('play', 'Plays the marker as a Mobile or an Assault Sequence.', ['7.21'], {
    takes: [{ choice: ['mobile', 'assault'] }],
  }),
  verb('pass', 'Puts the marker into the pool.', ['7.21c'], { takes: [], ends: true }),
  verb('recall', 'Plays the marker of the pool instead; the one drawn goes there.', ['7.31'], { takes: ['formation'] }),
  verb('hold', 'The marker of the pool stays there.', ['7.34'], { takes: [] }),
  verb(
    'combine',
    'Tries to activate the formation of the pool together with the one drawn: `combine Lieb (show "SS-Tot")`.',
    ['7.33'],
    {
      takes: ['formation'],
      attributes: ['show'],
      questions: ['command'],
    },
  ),
  verb(
    'activate',
    'Army units join the active formation; with a free marker, the formation it activates.',
    ['7.44', '4.37'],
    {
      takes: ['units'],
      questions: ['command'],
    },
  ),
  verb('rebuild', 'Infantry gets steps back: whole, or with `(step 2)` returned on its reduced side.', ['S3.26'], {
    takes: ['units'],
    attributes: ['step'],
  }),
  verb('feed', 'Hexes that a limited source feeds.', ['6.31', 'S3.24'], { takes: ['cells'] }),
  verb('fortify', 'A unit begins a strongpoint.', ['14.25'], { takes: ['units'] }),
  verb('complete', 'A unit finishes its strongpoint.', ['14.25'], { takes: ['units'] }),
  verb('dismantle', 'The owner removes a strongpoint nobody stands in.', ['14.26'], { takes: ['cell'] }),
  verb('bridge', 'A bridge is laid or moved: `bridge "Bridge/1" to 6033 (towards "5932")`.', ['16.2'], {
    takes: ['unit', 'to cell'],
    attributes: ['towards'],
  }),
  verb('enter', 'Reinforcements enter the map by a hex; from there `move` leads on.', ['5.22'], {
    takes: ['units', 'to cell'],
  }),
  verb('move', 'Active units move, to a hex or along a path.', ['8.11'], {
    takes: ['units', 'to cell'],
    also: ['path', 'via cells'],
  }),
  verb('overrun', 'A stack overruns a neighbouring hex.', ['8.61'], {
    takes: ['cell', 'with units'],
    questions: ['lead', 'air', 'loss', 'retreat'],
  }),
  verb('attack', 'Declares an attack; its braces answer what comes of it.', ['9.11'], {
    takes: ['cell', 'with units'],
    attributes: ['mobile', 'assault'],
    questions: ['table', 'air', 'artillery', 'command', 'lead', 'loss', 'retreat', 'advance'],
  }),
  verb('resolve', 'The attack that is carried out next.', ['10.0'], { takes: ['cell'] }),
  verb('defend', 'How a side answers attacks on a hex.', ['9.21', '9.31', '9.42', '10.41'], {
    takes: ['cells', 'with units', 'answers'],
    standing: true,
    questions: ['refusal', 'reaction', 'stand', 'air', 'artillery', 'command', 'lead', 'loss', 'retreat'],
  }),
  verb('refuse', 'Units leave a hex before combat.', ['9.23'], {
    takes: ['units', 'to cell'],
    also: ['path', 'via cells'],
    questions: ['lead'],
  }),
  verb('react', 'A unit moves before combat.', ['9.31'], {
    takes: ['units', 'to cell'],
    also: ['path'],
    questions: ['command', 'lead'],
  }),
  verb('stand', 'Units in a strongpoint try to hold without retreat.', ['9.42'], {
    takes: [],
    questions: ['command', 'lead'],
  }),
  verb('yield', 'They do not.', ['9.42'], { takes: [] }),
  verb('use', 'The table of a combat.', ['10.31'], { takes: [{ choice: ['mobile', 'assault'] }] }),
  verb('fly', 'Aircraft are committed, the lead first.', ['10.41'], { takes: ['units'], questions: ['command'] }),
  verb('support', 'Artillery is committed, the lead first.', ['10.42'], { takes: ['units'], questions: ['command'] }),
  verb(
    'spend',
    'Headquarters and leaders spend their points on the check of the order around it; of an attack on ground coordination.',
    ['15.33'],
    { takes: ['units'] },
  ),
  verb('lead', 'Who leads.', ['3.43'], { takes: ['unit'] }),
  verb('lose', 'Units lose a step each, in this order.', ['11.21'], { takes: ['units'] }),
  verb('retreat', 'Beaten units retreat, to a hex or along a path.', ['11.3'], {
    takes: ['units', 'to cell'],
    also: ['path', 'via cells'],
    questions: ['lead'],
  }),
  verb('advance', 'Victors advance, to a hex or along a path.', ['11.6'], {
    takes: ['units', 'to cell'],
    also: ['path', 'via cells'],
  }),
  verb('stay', 'They do not.', ['11.6'], { takes: [] }),
  verb('remove', 'Units beyond the stacking limit are removed.', ['3.32'], { takes: ['unit'] }),
  verb('recover', 'Points are spent on the recovery of a disrupted unit.', ['15.34'], {
    takes: ['unit'],
    questions: ['command'],
  }),
  verb('end', 'Nothing more in this phase of the sequence.', ['7.2'], { takes: [], ends: true }),
] as const;

/** What is only told, for expectations: nobody is asked for it. */
const events = [
  verb('weather', 'The weather of the turn.', ['5.11'], { takes: [] }),
  verb('initiative', 'Who is first player.', ['7.12'], { takes: [] }),
  verb('supply', 'The state of supply of a unit changes.', ['6.12'], { takes: [] }),
  verb('check', 'A check of efficiency.', ['3.42'], { takes: [] }),
  verb('declare', 'An attack is declared.', ['9.11'], { takes: [] }),
  verb('disrupt', 'Units are disrupted.', ['3.71'], { takes: [] }),
  verb('eliminated', 'A unit is lost.', ['11.21'], { takes: [] }),
  verb('recovery', 'A unit recovers.', ['3.75'], { takes: [] }),
  verb('strongpoint', 'A strongpoint is begun, finished or removed.', ['14.25'], { takes: [] }),
  verb('arrive', 'Units are due.', ['5.2'], { takes: [] }),
  verb('victory', 'The game is over.', ['17.0'], { takes: [] }),
  ...['offer', 'leave'].map((word) => verb(word, 'Told; nobody is asked for it.', [], { takes: [] })),
] as const;

export const verbs = [...orders, ...events];

export type Verb = (typeof orders)[number]['word'];
