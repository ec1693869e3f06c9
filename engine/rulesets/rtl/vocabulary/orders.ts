import { createWordBuilders } from '../../../play/words.js';
import type { RtlRule } from '../rulebook/index.js';
import type { Question } from './questions.js';

const { event, verb } = createWordBuilders<RtlRule, Question>();

/** The verbs of orders, with the parts that each verb takes. */
export const orders = [
  verb('place', 'Sets up a unit for which the scenario allows several hexes.', ['4.11'], {
    takes: ['units', 'to cell'],
  }),
  verb('withhold', 'Keeps markers of the Second Player out of the cup until the next turn.', ['7.14'], {
    takes: ['units'],
  }),
  verb('begin', 'Chooses the First Player’s first marker of the game.', ['7.15'], { takes: ['formation'] }),
  verb('draw', 'Draws a marker. The orders of its sequence are written in its braces.', ['4.35'], {
    takes: ['formation', 'answers'],
    isOccasion: true,
  }),
  verb('play', 'Plays the marker as a Mobile or an Assault Sequence.', ['7.21'], {
    takes: [{ choice: ['mobile', 'assault'] }],
  }),
  verb('pass', 'Passes. The marker goes into the Activation Pool.', ['7.21c'], { takes: [], endsQuestions: true }),
  verb('recall', 'Plays the marker in the pool; the drawn marker goes into the pool instead.', ['7.31'], {
    takes: ['formation'],
  }),
  verb('hold', 'Keeps the marker in the pool there, and draws a marker.', ['7.34'], { takes: [] }),
  verb(
    'combine',
    'Tries to play the marker in the pool together with the drawn marker: `combine Lieb (show "SS-Tot")`.',
    ['7.33'],
    {
      takes: ['formation'],
      attributes: ['show'],
      questions: ['command'],
    },
  ),
  verb(
    'activate',
    'Activates Army units together with the active formation, or chooses the formation that a free marker activates.',
    ['7.44', '4.37'],
    {
      takes: ['units'],
      questions: ['command'],
    },
  ),
  verb(
    'rebuild',
    'Returns steps to infantry units. They have full strength afterwards, or with `(step 2)` their reduced side.',
    ['S3.26'],
    {
      takes: ['units'],
      attributes: ['step'],
    },
  ),
  verb('feed', 'Names the hexes that a limited source supplies.', ['6.31', 'S3.24'], { takes: ['cells'] }),
  verb('fortify', 'Begins a strongpoint.', ['14.25'], { takes: ['units'] }),
  verb('complete', 'Finishes a strongpoint.', ['14.25'], { takes: ['units'] }),
  verb('dismantle', 'Removes an empty strongpoint of the own side.', ['14.26'], { takes: ['cell'] }),
  verb('bridge', 'Places or moves a bridge unit: `bridge "Bridge/1" to 6033 (towards "5932")`.', ['16.2'], {
    takes: ['unit', 'to cell'],
    attributes: ['towards'],
  }),
  verb('enter', 'Brings reinforcements onto the map at a hex. A `move` order continues from there.', ['5.22'], {
    takes: ['units', 'to cell'],
  }),
  verb('move', 'Moves active units to a hex or along a path.', ['8.11'], {
    takes: ['units', 'to cell'],
    optional: ['path', 'via cells'],
  }),
  verb('overrun', 'Overruns an adjacent hex with a stack.', ['8.61'], {
    takes: ['cell', 'with units'],
    questions: ['lead', 'air', 'loss', 'retreat'],
  }),
  verb('attack', 'Declares an attack. The braces of the order contain the decisions of the combat.', ['9.11'], {
    takes: ['cell', 'with units'],
    attributes: ['mobile', 'assault'],
    questions: ['table', 'air', 'artillery', 'command', 'lead', 'loss', 'retreat', 'advance'],
  }),
  verb('resolve', 'Chooses the declared attack that is carried out next.', ['10.0'], { takes: ['cell'] }),
  verb('defend', 'Contains the decisions of the defender for an attacked hex.', ['9.21', '9.31', '9.42', '10.41'], {
    takes: ['cells', 'with units', 'answers'],
    isStanding: true,
    questions: ['refusal', 'reaction', 'stand', 'air', 'artillery', 'command', 'lead', 'loss', 'retreat'],
  }),
  verb('refuse', 'Refuses combat. The units retreat before the combat.', ['9.23'], {
    takes: ['units', 'to cell'],
    optional: ['path', 'via cells'],
    questions: ['lead'],
  }),
  verb('react', 'Moves a unit in reaction to a declared attack.', ['9.31'], {
    takes: ['units', 'to cell'],
    optional: ['path'],
    questions: ['command', 'lead'],
  }),
  verb('stand', 'Makes a no-retreat attempt in a hex with a strongpoint.', ['9.42'], {
    takes: [],
    questions: ['command', 'lead'],
  }),
  verb('yield', 'Does not make a no-retreat attempt in the hex.', ['9.42'], { takes: [] }),
  verb('use', 'Chooses the table of a combat.', ['10.31'], { takes: [{ choice: ['mobile', 'assault'] }] }),
  verb('fly', 'Commits aircraft, the lead unit first.', ['10.41'], { takes: ['units'], questions: ['command'] }),
  verb('support', 'Commits artillery, the lead unit first.', ['10.42'], { takes: ['units'], questions: ['command'] }),
  verb(
    'spend',
    'Spends command points on the check of the order around the braces. In the braces of an attack it is the check for ground coordination.',
    ['15.33'],
    { takes: ['units'] },
  ),
  verb('lead', 'Names the lead unit.', ['3.43'], { takes: ['unit'] }),
  verb('lose', 'Takes one step from each of the named units, in the order of their names.', ['11.21'], {
    takes: ['units'],
  }),
  verb('retreat', 'Retreats units to a hex or along a path.', ['11.3'], {
    takes: ['units', 'to cell'],
    optional: ['path', 'via cells'],
    questions: ['lead'],
  }),
  verb('advance', 'Advances victorious units to a hex or along a path.', ['11.6'], {
    takes: ['units', 'to cell'],
    optional: ['path', 'via cells'],
  }),
  verb('stay', 'No unit advances.', ['11.6'], { takes: [] }),
  verb('remove', 'Eliminates a unit in excess of the stacking limit.', ['3.32'], { takes: ['unit'] }),
  verb('recover', 'Spends command points on the recovery of a disrupted unit.', ['15.34'], {
    takes: ['unit'],
    questions: ['command'],
  }),
  verb('end', 'Ends the orders of this phase.', ['7.2'], { takes: [], endsQuestions: true }),
] as const;

/** Verbs of events that are named only in expectations, never in orders. */
const events = [
  event('weather', 'The weather of the turn is determined.', '5.11'),
  event('initiative', 'The First Player is determined.', '7.12'),
  event('supply', 'The state of supply of a unit changes.', '6.12'),
  event('check', 'An efficiency check is made.', '3.42'),
  event('declare', 'An attack is declared.', '9.11'),
  event('disrupt', 'Units are disrupted.', '3.71'),
  event('eliminated', 'A unit is eliminated.', '11.21'),
  event('recovery', 'A unit recovers.', '3.75'),
  event('strongpoint', 'A strongpoint is begun, finished or removed.', '14.25'),
  event('arrive', 'Reinforcements are due.', '5.2'),
  event('victory', 'The game is over.', '17.0'),
  ...['offer', 'leave'].map((word) => event(word, 'An event of the special rules; no order has this verb.')),
] as const;

export const verbs = [...orders, ...events];

export type Verb = (typeof orders)[number]['word'];
