import type { ScenarioModel } from '../../engine/model/scenario.js';
import type { Game } from '../../engine/play/game.js';
import type { Report } from '../../engine/play/checks.js';
import type { RuleEntry } from '../../engine/play/rulebook.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Word } from '../../engine/play/vocabulary.js';

/**
 * A small game for tests of the language: it has a few words and three rules. These tests do not depend on the
 * published games.
 */
export const stub: Ruleset = {
  id: 'stub',
  title: 'Stub',
  rulebook: new Map([entry('5.1', 'Set-up'), entry('7.1', 'Stacking'), entry('7.12', 'Leaders')]),
  vocabulary: {
    sides: ['Blue', 'Red'],
    terrain: words('clear', 'forest', 'marsh woods'),
    features: [
      { ...word('town'), on: 'cells', drawn: 'town' },
      { ...word('major city'), on: 'cells', drawn: 'city' },
      { ...word('river'), on: 'hexsides', drawn: 'river' },
      { ...word('road'), on: 'chains', drawn: 'road' },
      { ...word('box'), on: 'box', drawn: 'box' },
      { ...word('rail link'), on: 'link', drawn: 'link' },
    ],
    unitKinds: ['infantry', 'panzer regiment', 'rifle', 'leader'].map((kind) => ({
      ...word(kind),
      sides: ['Blue', 'Red'],
      symbol: { function: 'infantry' },
      faces: [['attack', 'movement']],
    })),
    formations: words('division', 'army'),
    attributes: [
      { ...word('motorized'), of: 'unit', value: 'flag' },
      { ...word('range'), of: 'unit', value: 'number' },
      { ...word('vehicle'), of: 'unit', value: 'text' },
      { ...word('height'), of: 'feature', value: 'number' },
      { ...word('disrupted'), of: 'placement', value: 'flag' },
      { ...word('odds'), of: 'expectation', value: 'text' },
      { ...word('until'), of: 'score', value: 'number' },
    ],
    verbs: [
      { ...word('move'), takes: ['units', 'to cell'], optional: ['path', 'via cells'], questions: [] },
      { ...word('attack'), takes: ['cells', 'with units'], optional: ['from cells', 'for number'], questions: [] },
      { ...word('retreat'), takes: ['units', 'to cell'], optional: ['path', 'via cells'], questions: [] },
    ],
    phases: words('movement', 'combat'),
    questions: [{ ...word('loss'), values: words('step', 'retreat') }],
    results: words('D1', 'D2'),
    settings: words('weather'),
    numbers: [{ ...word('stacking.limit'), value: 2 }],
  },
  starter: '',
  rulings: [
    { option: 'overrun.allowed', values: [false, true], rules: ['7.1'], question: 'May units overrun?', readings: {} },
    { option: 'stack.when', values: ['always', 'end'], rules: ['7.1'], question: 'When is it judged?', readings: {} },
  ],
  readings: [{ name: 'stack.count', rules: ['7.1'], question: 'What counts for the limit?', text: 'Every unit.' }],
  term: (english) => english,
  checkMap: () => undefined,
  checkForces: (sides, report) => {
    for (const side of sides) {
      for (const force of side.forces) {
        if (force.faces.length === 0 && force.members.length === 0 && force.kind !== 'leader') {
          report({
            severity: 'error',
            slug: 'no-values',
            rule: '5.1',
            message: `${force.name} has no values.`,
            source: force.nameSource,
          });
        }
      }
    }
  },
  checkScenario,
  conditionFacts: {},
  start,
};

/** The game {@link stub} with a calendar, all special rules, directions, colours and a draw. */
export const dated: Ruleset = {
  ...stub,
  id: 'dated',
  title: 'Dated',
  vocabulary: {
    ...stub.vocabulary,
    calendar: ['May 1941', 'June 1941', 'July 1941', 'August 1941', '13AM', '13PM'],
    statements: [
      ...(['arrival turns', 'attach', 'award', 'becomes', 'brought arrivals', 'brought settings'] as const),
      ...(['first turn', 'forbid', 'leave'] as const),
      ...(['offer', 'require', 'set of', 'table', 'victory', 'when'] as const),
    ],
    counted: [
      { ...word('cover'), in: 'limit' },
      { ...word('supplied'), in: 'condition' },
      { ...word('each town'), in: 'award' },
    ],
    attributes: [
      ...stub.vocabulary.attributes,
      { ...word('dot'), of: 'unit', value: 'word' },
      { ...word('south'), of: 'limit', value: 'flag' },
      { ...word('points'), of: 'score', value: 'range' },
      { ...word('becomes'), of: 'departure', value: 'text', names: 'unit' },
      { ...word('base'), of: 'unit', value: 'text', names: 'place' },
      { ...word('owner'), of: 'feature', value: 'text', names: 'side' },
      { ...word('holder'), of: 'score', value: 'text', names: 'side' },
      { ...word('modifier'), of: 'expectation', value: 'number' },
    ],
    verbs: [
      ...stub.vocabulary.verbs.map((verb) => ({ ...verb, questions: ['loss'] })),
      { ...word('draw'), takes: ['units'], questions: [], isOccasion: true },
      { ...word('research'), takes: [{ choice: ['armour', 'aviation'] }], questions: [] },
      { ...word('repair'), takes: ['unit', 'number'], questions: [] },
      { ...word('save'), takes: [{ choice: ['yellow', 'red'] }, 'number'], questions: [] },
      { ...word('destroy'), takes: ['hexside'], questions: [] },
      { ...word('stay'), takes: [], questions: [] },
    ],
    settings: [
      { ...word('weather'), takes: ['fair', 'foul'] },
      { ...word('markers'), takes: 'number' },
      { ...word('control'), of: 'places', takes: 'side or nobody' },
      { ...word('lost'), of: 'units', takes: 'flag' },
      { ...word('first'), takes: 'turns' },
      { ...word('cuts'), takes: 'cells' },
    ],
    tables: [
      { ...word('crt'), rows: ['-1', '5', '6'], columns: ['5-1', '6-1', 'shaded'], values: ['D1', 'D1R', '"7 8"'] },
      { ...word('weather'), rows: ['June 1941', '13AM'], columns: ['dry', 'wet'] },
    ],
  },
};

function checkScenario(scenario: ScenarioModel, report: Report): void {
  for (const { placements } of scenario.setups) {
    for (const { cells, items, cellsSource } of placements) {
      if (cells.length !== 1 || items.length <= 2) continue;
      report({
        severity: 'error',
        slug: 'stack-limit',
        rule: '7.1',
        message: `${items.length} units in ${scenario.map.board.label(cells[0] ?? 0)}; 2 may stack [7.1].`,
        source: cellsSource,
        why: [{ text: '2 units to a hex', rule: '7.1' }],
      });
    }
  }
  for (const side of scenario.sides) {
    for (const force of side.forces) {
      if ('motorized' in force.attributes && (scenario.turns ?? 0) > 10) {
        report({
          severity: 'warning',
          slug: 'fuel',
          rule: '7.12',
          message: `${force.name} has no fuel for 11 turns.`,
          source: force.nameSource,
        });
      }
    }
  }
}

/** Starts a game without any moments. */
function start(scenario: ScenarioModel): Game {
  return {
    scenario,
    *play() {
      yield* [];
    },
    drainEvents: () => [],
    now: () => ({ turn: 1, phase: 'movement' }),
    snapshot: () => ({}),
    restore: () => undefined,
    position: () => ({ pieces: [], markers: [], control: [] }),
    findUnits: () => [],
    unitLocations: () => [],
    score: () => [],
    outcome: () => undefined,
    invariants: () => [],
    views: {
      describe: () => [],
      reach: () => [],
      whyNot: () => undefined,
      layers: [],
      forecast: () => undefined,
    },
  };
}

function word(text: string): Word {
  return { word: text, text: '', rules: [] };
}

function words(...all: readonly string[]): Word[] {
  return all.map(word);
}

function entry(rule: string, title: string): [string, RuleEntry] {
  return [rule, { rule, title, text: title, see: [], status: 'enforced' }];
}
