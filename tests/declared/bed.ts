import { expect } from 'vitest';
import { declaredRuleset } from '../../engine/declared/index.js';
import type { Declaration } from '../../engine/declared/declaration.js';
import type { Phase } from '../../engine/declared/declaration/sequence.js';
import type { ZoneRule } from '../../engine/declared/declaration/movement.js';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import type { DocumentAnalysis } from '../../language-server/analysis/document-analysis.js';
import { TestWorkspace } from '../language-server/workspace.js';

/** A game with one phase of movement and one of combat for each side, and without zones. */
export const BED: Declaration = {
  id: 'bed',
  title: 'The test bed',
  translations: {},
  edition: 1,
  sides: ['Red', 'Blue'],
  turns: { count: 3, rule: '' },
  rulebook: [],
  rulings: [],
  terrain: [
    { word: 'clear', text: '', rule: '1', times: 1, shift: 0, costs: [1] },
    { word: 'wood', text: '', rule: '1', times: 1, shift: 0, costs: [2] },
  ],
  places: [{ word: 'city', text: '', rule: '1', times: 1, shift: 0, side: undefined, costs: [0], drawn: 'city' }],
  hexsides: [
    {
      word: 'river',
      text: '',
      rule: '1',
      times: 1,
      shift: 0,
      costs: [1],
      isImpassable: false,
      letsZonesPass: true,
      drawn: 'river',
    },
    {
      word: 'lake',
      text: '',
      rule: '1',
      times: 1,
      shift: 0,
      costs: [undefined],
      isImpassable: true,
      letsZonesPass: false,
      drawn: 'lake',
    },
  ],
  lines: [{ word: 'road', text: '', rule: '1', rate: 0.5, bridges: false, drawn: 'road' }],
  classes: [''],
  face: { names: ['strength', 'movement'], attack: 0, defence: 0, movement: 1 },
  unitKinds: [
    {
      word: 'infantry',
      text: '',
      rule: '2',
      side: undefined,
      symbol: { function: 'infantry' },
      class: 0,
      hasZone: true,
    },
    { word: 'tank', text: '', rule: '2', side: undefined, symbol: { function: 'armour' }, class: 0, hasZone: true },
  ],
  formations: [{ word: 'division', rule: '2' }],
  phases: ['Red', 'Blue'].flatMap((side) => [
    {
      word: 'movement',
      side,
      action: 'move',
      kinds: [],
      turns: undefined,
      start: undefined,
      recovery: undefined,
      rule: '3',
    },
    {
      word: 'combat',
      side,
      action: 'attack',
      kinds: [],
      turns: undefined,
      start: undefined,
      recovery: undefined,
      rule: '7',
    },
  ]),
  activation: undefined,
  movement: { minimum: 'none', fractions: 'keep', rule: '3' },
  stacking: { limit: 2, points: undefined, judged: 'always', excess: 'refused', rule: '4' },
  zones: [],
  odds: { fractions: 'keep', multiples: 'multiply', rule: '7' },
  combat: undefined,
  modifiers: [],
  results: [],
  retreat: undefined,
  advance: undefined,
  bombardments: [],
  fires: [],
  supply: undefined,
  replacement: undefined,
  arrival: undefined,
  rails: [],
  weather: [],
  weatherTable: undefined,
  control: { takesInPassing: false, by: ['move', 'advance'], byZones: false, rule: '9' },
  exits: [],
  demoralization: [],
  states: [],
  overrun: undefined,
  hand: undefined,
};

/** The parts of a test file: lines of the map, units, set-up, the rest of the scenario, and orders. */
export interface BedText {
  /** Features of the map. The terrain is clear unless `terrain` gives other rows. */
  readonly map?: string;
  readonly terrain?: string;
  readonly red?: string;
  readonly blue?: string;
  readonly setup?: string;
  readonly scenario?: string;
  readonly orders?: string;
}

/** Returns a file with a map of flat hexes, 7 columns by 6 rows; the even columns are half a hex lower. */
export const bedText = ({
  map = '',
  terrain = Array.from({ length: 6 }, () => '|. . . . . . .').join('\n'),
  red = 'infantry A 4-6',
  blue = 'infantry X 4-6',
  setup = 'setup Red { 0302: A }\nsetup Blue { 0702: X }',
  scenario = 'turns 3',
  orders = '',
}: BedText): string => `ruleset bed
map Bed {
  source "Invented."
  grid hexes flat columns 7 rows 6 labels CCRR even columns lower
  legend { "." clear  "w" wood }
  terrain from 0101 {
${terrain}
  }
${map}
}
side Red {
  source "Invented."
  ${red}
}
side Blue {
  source "Invented."
  ${blue}
}
scenario "Bed" {
  on Bed
  ${scenario}
  ${setup}
}
${orders}
`;

/** Compiles and plays a file of the test bed under a declaration. */
export async function openBed(declaration: Declaration, text: BedText = {}): Promise<DocumentAnalysis> {
  const workspace = await TestWorkspace.of({ 'it.sand': bedText(text) }, [declaredRuleset(declaration)]);
  return workspace.analyse('it.sand');
}

/** Returns the findings of a file, with those of its play, as `code: message`. */
export const findingsOf = (analysis: DocumentAnalysis): string[] =>
  [...analysis.findings, ...analysis.playFindings()].map(({ code, message }) => `${code}: ${message}`);

export function scenarioOf({ scenario }: DocumentAnalysis): ScenarioModel {
  if (scenario === undefined) throw new Error('There is no scenario.');
  return scenario;
}

/** A game, a file and the findings that it must have: parts of their texts, in order. */
export interface BedCase extends BedText {
  readonly title: string;
  readonly game?: Partial<Declaration>;
  readonly findings?: readonly string[];
}

/** Opens the file of a case, and tests that it has its findings and no others. */
export async function expectFindings({ game, findings = [], ...text }: BedCase): Promise<void> {
  const found = findingsOf(await openBed({ ...BED, ...game }, text));
  expect(found.map((one, index) => (one.includes(findings[index] ?? '\0') ? findings[index] : one))).toEqual(findings);
}

/** A rule for zones that stops units and bars retreats and supply. */
export const ZONE: ZoneRule = {
  kinds: [],
  enter: 'stop',
  leave: 'free',
  chain: 'free',
  retreat: 'barred',
  supply: 'blocked',
  cancelledByFriends: [],
  cost: 0,
  exitCost: 0,
  onlyAttackers: false,
  notInto: [],
  rule: '5',
};

/** A phase with its usual attributes. */
export const phase = (side: string, word: string, action: Phase['action'], more: Partial<Phase> = {}): Phase => ({
  word,
  side,
  action,
  kinds: [],
  turns: undefined,
  start: undefined,
  recovery: undefined,
  rule: '3',
  ...more,
});
