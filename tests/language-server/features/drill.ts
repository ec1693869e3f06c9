import { NOWHERE, type Cell } from '../../../engine/board/board.js';
import { supplyLayer, zoneLayer } from '../../../engine/play/layers.js';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import type { Game } from '../../../engine/play/game.js';
import type { RuleEntry } from '../../../engine/play/rulebook.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import type { VerbWord } from '../../../engine/play/vocabulary.js';
import type { Views } from '../../../engine/play/views.js';
import { Skirmish, skirmish } from '../../engine/play/skirmish.js';

const TAKES: Readonly<Record<string, VerbWord['takes']>> = {
  move: ['units', 'to cell'],
  attack: ['cell', 'with units'],
  retreat: ['unit', 'to cell'],
};

/**
 * The small game of the play tests, with words, rules and views for an editor to show. Units move to free adjacent
 * cells at a cost of 1 [1], attack adjacent cells at even odds [2], and are always in supply.
 */
export const drill: Ruleset = {
  ...skirmish,
  id: 'drill',
  title: 'Drill',
  rulebook: new Map(
    [
      entry('1', 'Marching', 'A unit marches one cell.', ['2']),
      entry('2', 'Fighting', 'Neighbours may be attacked.', []),
      entry('3.1', 'Losses', 'The loser steps back or dies.', ['2']),
    ].map((rule) => [rule.rule, rule]),
  ),
  vocabulary: {
    ...skirmish.vocabulary,
    terrain: [word('clear', 'Open ground.'), word('dense wood', 'Trees.')],
    features: [
      { ...word('town', 'Houses.'), on: 'cells', drawn: 'town' },
      { ...word('river', 'Water.'), on: 'hexsides', drawn: 'river' },
      { ...word('road', 'A road.'), on: 'chains', drawn: 'road' },
    ],
    unitKinds: [
      {
        ...word('squad', 'Ten men.'),
        sides: ['Blue', 'Red'],
        symbol: { function: 'infantry' },
        faces: [['strength', 'march']],
      },
      {
        ...word('tank squad', 'Two tanks.'),
        sides: ['Blue'],
        symbol: { function: 'armour' },
        faces: [['strength', 'march']],
      },
    ],
    formations: [word('platoon', 'Some squads.')],
    attributes: [
      { ...word('tired', 'Marches no more.'), of: 'placement', value: 'flag' },
      { ...word('step', 'Its face.'), of: 'placement', value: 'number' },
      { ...word('step', 'The face it shows.'), of: 'expectation', value: 'number' },
      { ...word('roll', 'The die.'), of: 'order', value: 'number' },
    ],
    verbs: skirmish.vocabulary.verbs.map((verb) => ({
      ...verb,
      takes: TAKES[verb.word] ?? verb.takes,
      text: `To ${verb.word}.`,
      rules: ['1'],
    })),
    questions: [
      { ...word('loss', 'How a loss is taken.'), values: [word('retreat', 'Step back.'), word('die', 'Die.')] },
    ],
    results: [word('Kill', 'The defender dies.'), word('Retreat', 'The defender steps back.')],
    settings: [word('weather', 'The sky.')],
    numbers: [{ ...word('stack.limit', 'Units to a cell.'), value: 1 }],
  },
  rulings: [
    {
      option: 'march.diagonal',
      values: [false, true],
      rules: ['1'],
      question: 'May units march over corners?',
      readings: { false: 'They may not.', true: 'They may.' },
    },
  ],
  readings: [
    { name: 'march.halves', rules: ['1'], question: 'Are halves of a march dropped?', text: 'They are dropped.' },
  ],
  checkScenario: ({ map, setups }, report) => {
    const first = new Map<number, string>();
    for (const { cells, items, source } of setups.flatMap(({ placements }) => placements)) {
      for (const { name = '' } of cells.length === 1 ? items : []) {
        const occupant = first.get(cells[0]);
        const message = `${name} cannot join ${occupant ?? ''} in ${map.board.label(cells[0])}.`;
        if (occupant !== undefined) report({ severity: 'error', rule: '1', slug: 'full', message, source });
        first.set(cells[0], occupant ?? name);
      }
    }
  },
  start: (scenario) => drilled(scenario),
};

function word(name: string, text: string) {
  return { word: name, text, rules: ['1'] };
}

function entry(rule: string, title: string, text: string, see: readonly string[]): RuleEntry {
  return { rule, title, text, see, status: 'enforced' };
}

function drilled(scenario: ScenarioModel): Game {
  const game = new Skirmish(scenario);
  const { board } = scenario.map;
  const pieces = () => game.position().pieces;
  const cellOf = (name: string): Cell => {
    const label = pieces().find((piece) => piece.name === name)?.cell;
    return label === undefined ? NOWHERE : board.cell(label);
  };
  const occupied = (cell: Cell): boolean => pieces().some((piece) => piece.cell === board.label(cell));
  const around = (name: string): Cell[] => (cellOf(name) === NOWHERE ? [] : board.ring(cellOf(name), 1));
  const views: Views = {
    describe: () => [{ label: 'Strength', explained: { value: '1', ledger: [{ text: '1 printed', rule: '2' }] } }],
    reach: (name) =>
      around(name)
        .filter((cell) => !occupied(cell))
        .map((cell) => ({ cell, cost: 1 })),
    whyNot: (name, cell) =>
      around(name).includes(cell) && !occupied(cell) ? undefined : [{ text: 'one cell at most', rule: '1' }],
    layers: [
      zoneLayer((side) =>
        pieces()
          .filter((piece) => piece.side === side)
          .flatMap(({ name }) => around(name)),
      ),
      supplyLayer(() => ({ supplied: true, line: [], ledger: [] })),
    ],
    forecast: ({ verb, cells, clauses, pieces: own }) => {
      const target = cells.at(0)?.cell;
      const units = [...own, ...clauses.flatMap((clause) => clause.pieces)];
      if (verb !== 'attack' || target === undefined || !occupied(target) || units.length === 0) return undefined;
      if (units.some(({ name }) => !around(name).includes(target))) return undefined;
      return {
        summary: 'even odds',
        ledger: [{ text: '1 against 1', rule: '2' }],
        chances: [
          { result: 'Kill', chance: 1 / 3 },
          { result: 'Retreat', chance: 1 / 2 },
          { result: 'Miss', chance: 1 / 6 },
        ],
      };
    },
  };
  return {
    scenario,
    play: () => game.play(),
    drainEvents: () => game.drainEvents(),
    now: () => game.now(),
    snapshot: () => game.snapshot(),
    restore: (snapshot) => {
      game.restore(snapshot);
    },
    position: () => game.position(),
    findUnits: (name) => game.findUnits(name),
    unitLocations: () => game.unitLocations(),
    score: () => game.score(),
    outcome: () => game.outcome(),
    invariants: () => game.invariants(),
    views,
  };
}

/** A map, two sides and a scenario. Tests put the cursor into copies of this text. */
export const FIELD = `ruleset drill

map Field "A field" {
  grid hexes flat columns 5 rows 4 labels CCRR even columns lower
  legend { "." clear  "w" dense wood }
  terrain from 0101 {
    |. . w . .
    |. . w . .
    |. . . . .
    |. . . . .
  }
  town Ham at 0302
  river Brook 0102/0202 0103/0202
  road "Ham road" 0101 - 0201 - 0302
  area West 0101..0104
}
`;

export const SIDES = `ruleset drill

side Blue {
  platoon "1.Platoon" {
    squad 1/1  1-1
    tank squad 2/1  1-1
  }
  squad Scouts  1-1 of platoon "2"
}
side Red {
  squad Guards  1-1
  squad Pickets  1-1
}
`;

export const BATTLE = `ruleset drill
import "field.sand"
import "sides.sand"

scenario "At Ham" {
  on Field
  turns 2
  ruling march.diagonal = true [1]
  house rule stack.limit = 2 "crowded" [1]
  setup Blue {
    0101: 1/1
    0102: 2/1 (step 1)
  }
  setup Red {
    0302: Guards [3.1]
    0504: Pickets
  }
  score Ham 5
  doctrine Red { loss = die }
}

orders turn 1 Blue {
  phase march:
  move 1/1 to 0201
  phase fight:
  attack 0302 with 1/1 (roll 3) { on Retreat: advance 1/1 to 0302 }
}

expect after turn 1 Blue {
  1/1 at 0201
}
`;

export const FILES = { 'field.sand': FIELD, 'sides.sand': SIDES } as const;
