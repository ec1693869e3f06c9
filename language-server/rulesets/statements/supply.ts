import { flag, names, number, numberOrWord, question, reading, requiredWords, words } from './attribute.js';
import { statement } from './statement.js';

export const supply = statement({
  head: 'supply',
  skeleton: '‹SIDE› ‹SOURCE›, ‹OTHER SIDE› ‹OTHER SOURCE›',
  form: 'supply KIND SIDE SOURCE, SIDE SOURCE (length 20, judged = …, arrivals = …)',
  text: 'A unit is supplied if a line leads from it to a source of its side: a place, a kind of place or an area of the map. A side may have several: `German West, North, Soviet East`. Enemies and zones block the line. `modify … (unsupplied)` says what follows. A source may also be a kind of unit in quotes, `German "headquarters"`: a unit of this kind that is supplied. `supply KIND …` gives a kind of unit lines of its own; it takes only `length`, `points` and `end`.',
  example: 'supply German West, Soviet East (length = any, judged = turn, arrivals = supplied) [6]',
  in: 'ruleset',
  names: 'unit',
  sides: 'own',
  values: 'own',
  attributes: {
    length: {
      ...numberOrWord('How long may a line of supply be, in hexes?', { any: 'Any length.' }, { most: 999 }),
      isRequired: true,
    },
    judged: question('When is supply judged?', {
      turn: reading('Supply is judged at the beginning of the side’s own turn and holds until the next one.'),
      phase: reading('Supply is judged at the beginning of each movement phase.', 'PGG'),
      moment: reading('Supply is judged whenever it matters.', 'BfM'),
    }),
    arrivals: question('Are units supplied when they arrive?', {
      supplied: reading('Arriving units are supplied until supply is judged again.'),
      normal: reading('Arriving units are judged like other units.', 'BfM'),
    }),
    points: flag('The length is measured in movement points instead of hexes.'),
    end: words('Terrain that a line may enter, but not leave.', ['terrain']),
    stages: words(
      'The states that a unit without supply gets, the mildest first: one further state in each turn of its side. Supply ends them; phases of recovery do not.',
      ['state'],
    ),
    recovery: question(
      'How does a unit that is supplied again recover from the stages?',
      {
        all: reading('The unit leaves all stages when supply is judged.'),
        one: reading('The unit goes back by one stage in each of its own turns.'),
      },
      { ifGiven: 'stages' },
    ),
    attrition: number('Steps that a unit loses when it is out of supply again in the last stage. Default: 0.'),
    lost: number('A unit is eliminated after this number of its own turns without supply.', { least: 0 }),
  },
  occurs: 'by name',
});

/** The attributes of the lines that a kind of unit has of its own. */
export const OWN_LINE = {
  length: supply.attributes.length,
  points: supply.attributes.points,
  end: supply.attributes.end,
};

export const replacement = statement({
  head: 'replacement',
  skeleton: '‹SIDE› ‹NUMBER›, ‹OTHER SIDE› ‹OTHER NUMBER›',
  form: 'replacement SIDE NUMBER, … (at "…", supplied = …, zones = …, save = …)',
  text: 'Steps that a side gets back in each turn, in its phase with `(replace)`. A step restores a reduced unit, or returns a lost unit with its last step.',
  example: 'place city\nreplacement German 1, Soviet 5 (at "city", supplied = yes, zones = free, save = no) [3]',
  in: 'ruleset',
  sides: 'own',
  values: 'own',
  attributes: {
    at: requiredWords('At which places do lost units return?', ['place']),
    supplied: question('Must the unit or place be supplied?', {
      yes: reading('The unit or place must be supplied.', 'BfM'),
      no: reading('The unit or place need not be supplied.'),
    }),
    zones: question('May the unit or place be in enemy zones of control?', {
      barred: reading('The unit or place may not be in enemy zones.'),
      free: reading('The unit or place may be in enemy zones.', 'BfM'),
    }),
    save: question('May a side save steps for later turns?', {
      yes: reading('A side may save steps for later turns.'),
      no: reading('Steps that are not used lapse.', 'BfM'),
    }),
    edge: names('Areas of the map where lost units may return, too.'),
    always: names('Places that always count as friendly and supplied.'),
  },
  occurs: 'once',
});

export const points = statement({
  head: 'points',
  form: 'points SIDE NUMBER (KIND 2, save = …)',
  text: 'Replacement points that a side receives in each turn, in place of steps in `replacement`. A step costs 1 point or, for the kinds named, the number given; whole points are paid when the step is replaced.',
  example: 'points Soviet 6 (tank 2, save = yes)',
  in: 'ruleset',
  sides: 'one',
  number: { text: 'the points of a turn', least: 0, most: 99, isRequired: true },
  attributes: {
    save: question('May the side save points for later turns?', {
      yes: reading('The side may save points for later turns.'),
      no: reading('Points that are not used lapse.'),
    }),
  },
  openKeys: 'unit',
  occurs: 'by key',
});

export const SUPPLY = [supply, replacement, points];
