import { createWordBuilders } from '../../../play/words.js';
import type { BiteRule } from '../rulebook/index.js';
import { FIELDS } from './nations.js';
import type { Question } from './questions.js';
import { COLOURS } from './resources.js';

const { event, verb } = createWordBuilders<BiteRule, Question>();

/** The verbs of orders and how they are written, phase by phase. */
const orders = [
  verb(
    'place',
    'Sets up a unit that has several hexes to choose from; in the production phase, places a unit that is due.',
    ['2.1', '7.3.1'],
    {
      takes: ['units', 'to cell'],
    },
  ),
  // Orders of the strategic war.
  verb('raid', 'Sends western bombers to raid a hex of Germany.', ['35.1'], { takes: ['cell', 'with units'] }),
  verb('intercept', 'Sends fighters and interceptors against the raid on a hex.', ['35.1'], {
    takes: ['cell', 'with units'],
  }),
  verb('sink', 'Sends raiders against a convoy: `sink with "U-VII" (arctic)`.', ['35.2'], {
    takes: ['with units'],
    attributes: ['arctic', 'southern'],
  }),
  // Orders of the production phase.
  verb('repair', 'Restores lost steps of units: all of them, or as many as `(steps 1)` says.', ['7.3'], {
    takes: ['units'],
    attributes: ['steps'],
  }),
  verb(
    'rebuild',
    'Rebuilds an eliminated unit on its weakest step, or on the step that `(step 1)` names.',
    ['7.3', '7.3.1'],
    {
      takes: ['unit', 'to cell'],
      attributes: ['step'],
    },
  ),
  verb('aid', 'Gives points of Germany to an ally: `aid Finland (yellow 2)`.', ['5.2'], {
    takes: ['formation'],
    attributes: COLOURS,
  }),
  verb('research', 'Pays a point for the research of a field of technology.', ['17.0'], {
    takes: [{ choice: FIELDS }],
  }),
  verb('factory', 'Pays a point for a new factory, to begin it or to advance it.', ['15.1'], {
    takes: [{ choice: ['red', 'blue', 'black'] }, 'answers'],
    questions: ['location'],
  }),
  verb('restore', 'Pays a point to restore a destroyed production centre.', ['16.0'], { takes: ['cell'] }),
  verb('build', 'Builds a railway or sea route: `build (project "Saratov-Stalingrad")`.', ['SBE6'], {
    takes: [],
    attributes: ['project'],
  }),
  verb('save', 'Saves points at the end of the production phase: `save red 2`.', ['11.2'], {
    takes: [{ choice: COLOURS }, 'number'],
  }),
  verb('delay', 'Delays arriving units to a later month.', ['7.3.3'], { takes: ['units'] }),
  verb('disband', 'Disbands units that are in supply.', ['7.3.4'], { takes: ['units'] }),
  verb('release', 'Removes units that must leave, and pays for their missing steps.', ['SBE.removal'], {
    takes: ['units'],
  }),
  verb('partisans', 'Places a battalion of partisans in each of these hexes.', ['29.1'], { takes: ['cells'] }),
  verb('rise', 'Places rebels on the map.', ['30.0'], { takes: ['unit', 'to cell'] }),
  verb('levy', 'Rebuilds Volkssturm infantry with 1 strength point, free of charge.', ['28.0'], {
    takes: ['units', 'to cell'],
  }),
  // Orders of the strategic rail phase.
  verb('rail', 'Moves a unit by rail. A yellow point pays for it, or an HQ: `(paid "HQ Pz4")`.', ['7.4'], {
    takes: ['unit', 'to cell'],
    attributes: ['paid'],
  }),
  verb('evacuate', 'Moves a factory out of its hex by rail.', ['16.2'], {
    takes: [{ choice: ['red', 'blue'] }, 'cell'],
  }),
  // Orders of movement, reaction and exploitation.
  verb('activate', 'Activates an HQ, which fuels these units or takes an action: `(action rail)`.', ['13.2', '13.8'], {
    takes: ['unit', 'with units'],
    attributes: ['action'],
  }),
  verb('move', 'Moves units to a hex or along a path.', ['7.5', '7.10', '31.0'], {
    takes: ['units', 'to cell'],
    optional: ['path', 'via cells'],
  }),
  verb('fly', 'Sends air units to a battle.', ['7.5.2', '7.6'], { takes: ['units', 'to cell'] }),
  verb('rebase', 'Moves air units to another base.', ['7.5.2', '7.8.1'], { takes: ['units', 'to cell'] }),
  verb('scout', 'Makes an HQ attempt air reconnaissance of a hex.', ['19.1'], { takes: ['cell', 'with unit'] }),
  verb('bomb', 'Sends bombers against the `(factory)`, `(port)` or `(station)` of a hex.', ['32.0'], {
    takes: ['cell', 'with units'],
    attributes: ['factory', 'port', 'station'],
  }),
  verb('drop', 'Drops paratroops together with the air units that carry them.', ['23.0'], {
    takes: ['units', 'to cell', 'with units'],
  }),
  verb('land', 'Lands marines from the sea.', ['24.0'], { takes: ['units', 'to cell'] }),
  verb('ship', 'Moves a unit by sea from port to port.', ['18.0'], { takes: ['unit', 'to cell'] }),
  verb('reserve', 'Puts units in Reserve.', ['31.0'], { takes: ['units'] }),
  // Orders and answers of combat.
  verb(
    'battle',
    'Chooses the next battle. Orders in the braces answer the decisions of this battle, round by round.',
    ['7.7'],
    {
      takes: ['cell', 'answers'],
      attributes: ['desperate', 'cavalry-charge', 'panzer-attack'],
      questions: ['fire', 'loss', 'target', 'withdrawal', 'retreat', 're-embark'],
    },
  ),
  verb('defend', 'Contains the decisions of the defender for attacks on these hexes.', ['7.7', '7.7.13'], {
    takes: ['cells', 'answers'],
    isStanding: true,
    questions: ['fire', 'loss', 'withdrawal', 'retreat', 'evacuation'],
  }),
  verb('fire', 'Makes an Armoured HQ fire as `(artillery)` or fight as `(tanks)`.', ['7.7.4'], {
    takes: ['unit'],
    attributes: ['tanks', 'artillery', 'hold'],
  }),
  verb('hit', 'Chooses which of several equally strong units is hit.', ['7.7.9', '19.2'], { takes: ['units'] }),
  verb('withdraw', 'Withdraws air units from the battle to a base.', ['7.7.13', '7.7.16'], {
    takes: ['units', 'to cell'],
  }),
  verb('retreat', 'Retreats units from the battle.', ['7.7.13', '7.7.14'], { takes: ['units', 'to cell'] }),
  verb('embark', 'Takes Marines back to sea.', ['24.0'], { takes: ['unit'] }),
  verb('stay', 'Lets no unit leave the battle.', ['7.7.13'], { takes: [] }),
  verb('eliminate', 'Chooses which of two units that may not share a hex is eliminated.', ['5.3'], { takes: ['unit'] }),
  // Orders of the Blitz phase.
  verb('blitz', 'Moves armour that fought one hex farther, together with air units and artillery.', ['7.8'], {
    takes: ['units', 'to cell'],
  }),
  verb('remove', 'Removes units beyond the stacking limit.', ['3.10', '7.8.1'], { takes: ['unit'] }),
  verb('choose', 'Chooses the place of a new factory.', ['15.1'], { takes: ['cell'] }),
  verb('end', 'Ends the orders of this phase.', ['7.0'], { takes: [], endsQuestions: true }),
] as const;

/** Events that an expectation may name, but that no order causes directly. */
const events = [
  event('weather', 'The weather of the month.', '9.0'),
  event('technology', 'The technology level of a nation rises.', '3.13'),
  event('supply', 'A unit is marked out of supply or is in supply again.', '7.2'),
  event('siege', 'A besieged unit loses a step.', '12.1'),
  event('surrender', 'A unit or a nation surrenders.', '4.5', '7.11'),
  event('income', 'A nation receives its income.', '7.3', '11.1'),
  event('store', 'A nation saves points.', '7.3', '11.2'),
  event('arrive', 'Units arrive.', '7.3'),
  event('capture', 'The control of a place changes.', '3.3'),
  event('air-combat', 'Aircraft fire in air combat.', '7.7.1'),
  event('anti-aircraft', 'Anti-aircraft fire.', '7.7.2'),
  event('air-raid', 'Aircraft bomb land units.', '7.7.3'),
  event('bombardment', 'Artillery fires.', '7.7.4'),
  event('land-combat', 'Land units fire.', '7.7.5'),
  event('strike', 'Bombs fall on a place.', '32.0'),
  event('loss', 'A unit loses a step.', '3.15'),
  event('eliminated', 'A unit is eliminated.', '7.7.10'),
  event('scramble', 'Fighters take off.', '7.6.1'),
  event('round', 'A round is over.', '7.7.12'),
  event('command', 'A unit has crossed the green line and comes under the other command of its side.', '38.1'),
  event('deactivate', 'The activation of an HQ ends.', '13.6'),
  event('mines', 'A unit crosses a mined sea.', '18.1'),
  event('seat', 'A Supreme HQ moves.', '13.8.2'),
  event('reveal', 'Blocks are revealed to the enemy.', '1.3', '19.1'),
  event('partisan', 'Partisans are placed or removed.', '29.0'),
  event('convoy', 'A convoy arrives.', '34.0'),
  event('victory', 'The game is over.', '7.11'),
  ...['offer', 'leave'].map((word) => event(word, 'An event that a special rule adds; it is not an order.')),
] as const;

export const verbs = [...orders, ...events];

export type Verb = (typeof orders)[number]['word'];
