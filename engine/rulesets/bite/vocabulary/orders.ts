import type { VerbWord } from '../../../play/vocabulary.js';
import type { BiteRule } from '../rulebook/index.js';
import { FIELDS } from './nations.js';
import type { Question } from './questions.js';
import { COLOURS } from './resources.js';

interface RuledVerb extends Omit<VerbWord, 'questions'> {
  readonly rules: readonly BiteRule[];
  readonly questions: readonly Question[];
}

type Form = Pick<VerbWord, 'takes'> &
  Partial<Pick<VerbWord, 'also' | 'attributes' | 'standing' | 'occasion' | 'ends'>> & {
    readonly questions?: readonly Question[];
  };

const verb = <Name extends string>(
  word: Name,
  text: string,
  rules: readonly BiteRule[],
  { questions = [], ...form }: Form,
): RuledVerb & { readonly word: Name } => ({ word, text, rules, questions, ...form });

/** The verbs of orders and how they are written, phase by phase. */
const orders = [
  verb(
    'place',
    'Sets up a unit with several hexes to choose from; in production, brings a unit that is due.',
    ['2.1', '7.3.1'],
    {
      takes: ['units', 'to cell'],
    },
  ),
  // Strategic war.
  verb('raid', 'Western bombers raid a hex of Germany.', ['35.1'], { takes: ['cell', 'with units'] }),
  verb('intercept', 'Fighters and interceptors meet the raid on a hex.', ['35.1'], { takes: ['cell', 'with units'] }),
  verb('sink', 'A convoy is attacked: `sink with "U-VII" (arctic)`.', ['35.2'], {
    takes: ['with units'],
    attributes: ['arctic', 'southern'],
  }),
  // Production.
  verb('repair', 'Units regain steps: all, or `(steps 1)`.', ['7.3'], { takes: ['units'], attributes: ['steps'] }),
  verb('rebuild', 'An eliminated unit appears again, on its weakest step or on `(step 1)`.', ['7.3', '7.3.1'], {
    takes: ['unit', 'to cell'],
    attributes: ['step'],
  }),
  verb('aid', 'Germany gives an ally points: `aid Finland (yellow 2)`.', ['5.2'], {
    takes: ['formation'],
    attributes: COLOURS,
  }),
  verb('research', 'A point is paid for a field of technology.', ['17.0'], { takes: [{ choice: FIELDS }] }),
  verb('factory', 'A point is paid for a new factory, begun or under way.', ['15.1'], {
    takes: [{ choice: ['red', 'blue', 'black'] }, 'answers'],
    questions: ['location'],
  }),
  verb('restore', 'A point is paid for a destroyed centre.', ['16.0'], { takes: ['cell'] }),
  verb('build', 'A railway or sea route is built: `build (project "Saratov-Stalingrad")`.', ['SBE6'], {
    takes: [],
    attributes: ['project'],
  }),
  verb('save', 'Points that are put aside in the end: `save red 2`.', ['11.2'], {
    takes: [{ choice: COLOURS }, 'number'],
  }),
  verb('delay', 'Units that are due wait for a later month.', ['7.3.3'], { takes: ['units'] }),
  verb('disband', 'Units in supply are disbanded.', ['7.3.4'], { takes: ['units'] }),
  verb('release', 'Units whose time is over leave; what is owed for them is paid.', ['SBE.removal'], {
    takes: ['units'],
  }),
  verb('partisans', 'A battalion of partisans in each of these hexes.', ['29.1'], { takes: ['cells'] }),
  verb('rise', 'Rebels rise.', ['30.0'], { takes: ['unit', 'to cell'] }),
  verb('levy', 'Volkssturm: infantry with 1 SP, free.', ['28.0'], { takes: ['units', 'to cell'] }),
  // Rail.
  verb('rail', 'A unit goes by rail; a yellow point pays, or an HQ: `(paid "HQ Pz4")`.', ['7.4'], {
    takes: ['unit', 'to cell'],
    attributes: ['paid'],
  }),
  verb('evacuate', 'The factory of a hex is taken away by rail.', ['16.2'], {
    takes: [{ choice: ['red', 'blue'] }, 'cell'],
  }),
  // Movement, reaction and exploitation.
  verb('activate', 'An HQ is activated, for these units or for one action: `(action rail)`.', ['13.2', '13.8'], {
    takes: ['unit', 'with units'],
    attributes: ['action'],
  }),
  verb('move', 'Units move, to a hex or along a path.', ['7.5', '7.10', '31.0'], {
    takes: ['units', 'to cell'],
    also: ['path', 'via cells'],
  }),
  verb('fly', 'Air units fly to a battle.', ['7.5.2', '7.6'], { takes: ['units', 'to cell'] }),
  verb('rebase', 'Air units go to another base.', ['7.5.2', '7.8.1'], { takes: ['units', 'to cell'] }),
  verb('scout', 'An HQ tries to reconnoitre a hex.', ['19.1'], { takes: ['cell', 'with unit'] }),
  verb('bomb', 'Bombers fly against `(factory)`, `(port)` or `(station)` of a hex.', ['32.0'], {
    takes: ['cell', 'with units'],
    attributes: ['factory', 'port', 'station'],
  }),
  verb('drop', 'Paratroops are dropped, with the air units that carry them.', ['23.0'], {
    takes: ['units', 'to cell', 'with units'],
  }),
  verb('land', 'Marines land from the sea.', ['24.0'], { takes: ['units', 'to cell'] }),
  verb('ship', 'A unit goes by sea from port to port.', ['18.0'], { takes: ['unit', 'to cell'] }),
  verb('reserve', 'Units are put in reserve.', ['31.0'], { takes: ['units'] }),
  // Combat.
  verb('battle', 'The battle that is fought next; its braces answer round by round.', ['7.7'], {
    takes: ['cell', 'answers'],
    attributes: ['desperate', 'cavalry-charge', 'panzer-attack'],
    questions: ['fire', 'loss', 'target', 'withdrawal', 'retreat', 're-embark'],
  }),
  verb('defend', 'How a side answers attacks on hexes.', ['7.7', '7.7.13'], {
    takes: ['cells', 'answers'],
    standing: true,
    questions: ['fire', 'loss', 'withdrawal', 'retreat', 'evacuation'],
  }),
  verb('fire', 'An Armoured HQ fires `(artillery)` or fights as `(tanks)`.', ['7.7.4'], {
    takes: ['unit'],
    attributes: ['tanks', 'artillery', 'hold'],
  }),
  verb('hit', 'Which of equally strong units is hit.', ['7.7.9', '19.2'], { takes: ['units'] }),
  verb('withdraw', 'Air units leave the battle for a base.', ['7.7.13', '7.7.16'], { takes: ['units', 'to cell'] }),
  verb('retreat', 'Units leave the battle.', ['7.7.13', '7.7.14'], { takes: ['units', 'to cell'] }),
  verb('embark', 'Marines go back to sea.', ['24.0'], { takes: ['unit'] }),
  verb('stay', 'Nobody leaves.', ['7.7.13'], { takes: [] }),
  verb('eliminate', 'Which of two units that may not meet is lost.', ['5.3'], { takes: ['unit'] }),
  // Blitz.
  verb('blitz', 'Armour that fought goes on by a hex, with air units and artillery.', ['7.8'], {
    takes: ['units', 'to cell'],
  }),
  verb('remove', 'Units beyond the stacking limit are removed.', ['3.10', '7.8.1'], { takes: ['unit'] }),
  verb('choose', 'Where a new factory stands.', ['15.1'], { takes: ['cell'] }),
  verb('end', 'Nothing more in this phase.', ['7.0'], { takes: [], ends: true }),
] as const;

const event = <Name extends string>(word: Name, text: string, ...rules: BiteRule[]) =>
  verb(word, text, rules, { takes: [] });

/** What is only told, for expectations: nobody is asked for it. */
const events = [
  event('weather', 'The weather of the month.', '9.0'),
  event('technology', 'A nation’s level rises.', '3.13'),
  event('supply', 'A unit is marked out of supply, or no longer.', '7.2'),
  event('siege', 'A besieged unit loses a step.', '12.1'),
  event('surrender', 'A unit or a nation surrenders.', '4.5', '7.11'),
  event('income', 'Points come in.', '7.3', '11.1'),
  event('store', 'What is saved.', '7.3', '11.2'),
  event('arrive', 'Units are due.', '7.3'),
  event('capture', 'A place changes hands.', '3.3'),
  event('air-combat', 'The dice of air combat.', '7.7.1'),
  event('anti-aircraft', 'Anti-aircraft fire.', '7.7.2'),
  event('air-raid', 'Aircraft bomb land units.', '7.7.3'),
  event('bombardment', 'Artillery fires.', '7.7.4'),
  event('land-combat', 'Land units fire.', '7.7.5'),
  event('strike', 'Bombs fall on a place.', '32.0'),
  event('loss', 'A unit loses a step.', '3.15'),
  event('eliminated', 'A unit is lost.', '7.7.10'),
  event('scramble', 'Fighters take off.', '7.6.1'),
  event('round', 'A round is over.', '7.7.12'),
  event('command', 'A unit has crossed the green line and comes under the other command of its side.', '38.1'),
  event('deactivate', 'An HQ is spent.', '13.6'),
  event('mines', 'A unit crosses a mined sea.', '18.1'),
  event('seat', 'A Supreme HQ moves.', '13.8.2'),
  event('reveal', 'Blocks are seen.', '1.3', '19.1'),
  event('partisan', 'Partisans appear or vanish.', '29.0'),
  event('convoy', 'A convoy arrives.', '34.0'),
  event('victory', 'The game is over.', '7.11'),
  ...['offer', 'leave'].map((word) => verb(word, 'Told; nobody is asked for it.', [], { takes: [] })),
] as const;

export const verbs = [...orders, ...events];

export type Verb = (typeof orders)[number]['word'];
