import type { VerbWord, Word } from '../../../play/ruleset.js';
import type { FdaRule } from '../rulebook/index.js';

type Ruled<T> = T & { readonly rules: readonly FdaRule[] };

/** The questions the rules put to the sides, and the values a doctrine may give for all of a kind. */
export const questions = [
  {
    word: 'placement',
    text: 'Where units with several sectors to choose from are set up. Unanswered, in the emptiest of them, in the order of the units.',
    rules: ['4c'],
    values: [],
  },
  {
    word: 'barrage',
    text: 'What artillery and bombers fire at before the first turn. Unanswered, they do not.',
    rules: ['15.1b'],
    values: [],
  },
  {
    word: 'activation',
    text: 'Which division is activated next. Unanswered, the first of the ground in the order of the forces that has not been; an air division only when it is named.',
    rules: ['6b', '6c'],
    values: [],
  },
  {
    word: 'action',
    text: 'What the activated division does, one order after the other. Unanswered, nothing more.',
    rules: ['6d', '6e'],
    values: [],
  },
  {
    word: 'refusal',
    text: 'Whether reconnaissance leaves an assaulted sector. Unanswered, it stays.',
    rules: ['2.1v'],
    values: [{ word: 'stay', text: 'It stays.', rules: ['2.1v'] }],
  },
  {
    word: 'defence',
    text: 'Who leads the defence, who supports, and whether artillery gives its die. Unanswered, the highest combat factor leads, then most break points, then the order of the forces; the highest factors support; the guns give their die when their division has been activated already this turn.',
    rules: ['8d', '8h', '8i', '9.1b'],
    values: [],
  },
  {
    word: 'target',
    text: 'Which unit unobserved artillery hits, named by the side under fire. Unanswered, the one likeliest to hold, then most break points, then the order of the forces.',
    rules: ['2.1l', '10.1d'],
    values: [],
  },
  {
    word: 'loss',
    text: 'Who takes the break point when armour led and was beaten. Unanswered, the armour.',
    rules: ['8u'],
    values: [
      { word: 'leader', text: 'The leader takes it.', rules: ['8p', '8q'] },
      { word: 'infantry', text: 'Supporting infantry or cavalry takes it where it may.', rules: ['8u'] },
    ],
  },
  {
    word: 'retreat',
    text: 'Which beaten unit retreats next, and on which way, its owner’s choice. Unanswered, in the order of the forces, engineers last, towards the friendly edge, of equal ways the one with the lowest sector numbers.',
    rules: ['8p', '8q', '8r', '8s', '9.2f', '15.1d'],
    values: [],
  },
  {
    word: 'advance',
    text: 'Who goes into the emptied sector, where a ruling allows it. Unanswered, nobody.',
    rules: ['8a'],
    values: [
      { word: 'stay', text: 'Nobody goes in.', rules: ['8a'] },
      { word: 'advance', text: 'Whoever may goes in.', rules: ['8a'] },
    ],
  },
  {
    word: 'withdrawal',
    text: 'Where a repelled air unit goes. Unanswered, towards the friendly edge.',
    rules: ['12l'],
    values: [],
  },
  {
    word: 'reorganisation',
    text: 'Whether a division tries to reorganise. Unanswered, it does when at least one break point would come back.',
    rules: ['11b', '11c'],
    values: [
      { word: 'attempt', text: 'It tries whenever a break point would come back.', rules: ['11c', '11e'] },
      { word: 'rest', text: 'It does not try.', rules: ['11c'] },
    ],
  },
  {
    word: 'recovery',
    text: 'Which units the recovered break points go to. Unanswered, one to each destroyed unit in the order of the forces, then to damaged ones.',
    rules: ['11e'],
    values: [],
  },
] as const satisfies readonly Ruled<Word & { readonly values: readonly Ruled<Word>[] }>[];

export type Question = (typeof questions)[number]['word'];

/** The verbs of orders, how they are written, and the questions that may follow from them. */
export const verbs = [
  {
    word: 'place',
    takes: ['units', 'to cell'],
    text: 'Units with several sectors to choose from are set up in one of them.',
    rules: ['4c'],
    questions: [],
  },
  {
    word: 'barrage',
    takes: ['unit', 'against cell'],
    text: 'Artillery or bombers prepare the battle (optional rule).',
    rules: ['15.1a', '15.1b'],
    questions: ['retreat'],
  },
  {
    word: 'activate',
    takes: ['division'],
    text: 'A division, or a whole air division, is activated; the orders after it are its units’.',
    rules: ['6b', '6d', '12d'],
    questions: [],
  },
  {
    word: 'move',
    takes: ['units', 'to cell'],
    text: 'Units go to a sector, or along a path `0104 > 0203 > 0302`, each once a turn.',
    rules: ['7a', '7b', '9.2b', '14b'],
    questions: [],
  },
  {
    word: 'fire',
    takes: ['unit', 'against unit'],
    text: 'A unit fires at an enemy unit in range; unobserved artillery at a sector, where the enemy picks the unit.',
    rules: ['10a', '10c', '10.1a', '2.1l'],
    questions: ['target'],
  },
  {
    word: 'counterbattery',
    takes: ['unit', 'against unit'],
    text: 'Artillery tries to locate enemy artillery and fires at it.',
    rules: ['2.1m'],
    questions: [],
  },
  {
    word: 'assault',
    takes: ['cell', 'with units'],
    text: 'Units assault a bordering sector: the first named leads, artillery among them gives its die, the others support; `from CELL` says where the leader stands when that is not plain.',
    rules: ['8b', '8c', '8h', '8i', '9.1a'],
    questions: ['refusal', 'defence', 'loss', 'retreat', 'advance'],
  },
  {
    word: 'defend',
    standing: true,
    takes: ['cells', 'with units', 'answers'],
    text: 'How a side answers an assault on a sector, or fire at it: the first named leads, artillery among them gives its die, the others support.',
    rules: ['8d', '8h', '8i', '9.1b'],
    questions: ['refusal', 'target', 'loss', 'retreat'],
  },
  {
    word: 'refuse',
    takes: ['unit', 'to cell'],
    text: 'Reconnaissance leaves an assaulted sector.',
    rules: ['2.1v'],
    questions: [],
  },
  {
    word: 'target',
    takes: ['unit'],
    text: 'The side under fire names the unit that unobserved artillery hits.',
    rules: ['2.1l', '10.1d'],
    questions: [],
  },
  {
    word: 'lose',
    takes: ['unit'],
    text: 'Infantry or cavalry takes the break point for beaten armour, or the armour itself.',
    rules: ['8u'],
    questions: [],
  },
  {
    word: 'retreat',
    takes: ['units', 'to cell'],
    text: 'Beaten units retreat, to a sector or along a path, in the order in which this is written; without a sector off their own edge, where a ruling allows it.',
    rules: ['8p', '8q', '8r', '8s', '9.2f'],
    questions: [],
  },
  {
    word: 'advance',
    takes: ['units', 'to cell'],
    text: 'Victors go into the emptied sector, where a ruling allows it.',
    rules: ['8a'],
    questions: [],
  },
  {
    word: 'mine',
    takes: ['unit'],
    text: 'Engineers begin to lay mines in their sector.',
    rules: ['13e', '2.1s'],
    questions: [],
  },
  {
    word: 'clear',
    takes: ['unit'],
    text: 'Engineers begin to clear the mines of their sector.',
    rules: ['13e', '2.1s'],
    questions: [],
  },
  {
    word: 'bridge',
    takes: ['unit'],
    text: 'Engineers begin a boat bridge in their river sector.',
    rules: ['14f', '14g', '2.1s'],
    questions: [],
  },
  {
    word: 'entrench',
    takes: ['unit'],
    text: 'Engineers begin to fortify their sector.',
    rules: ['2.1s'],
    questions: [],
  },
  {
    word: 'strike',
    takes: ['unit', 'against unit'],
    text: 'An air unit attacks an enemy unit, or as a bomber a structure: `strike UNIT against CELL (structure = bridge)`.',
    rules: ['12b', '12c', '12g', '12i', '12j'],
    questions: ['withdrawal'],
  },
  {
    word: 'flak',
    takes: ['unit', 'against unit'],
    text: 'An anti-aircraft unit attacks an air unit in range as its fire.',
    rules: ['12h', '15.1e'],
    questions: [],
  },
  {
    word: 'withdraw',
    takes: ['unit', 'to cell'],
    text: 'A repelled air unit goes back.',
    rules: ['12l'],
    questions: [],
  },
  {
    word: 'end',
    takes: [],
    text: 'The activated division does nothing more.',
    rules: ['6c', '6d'],
    questions: [],
    ends: true,
  },
  {
    word: 'reorganise',
    takes: ['division'],
    text: 'A headquarters tries to reorganise its division at night.',
    rules: ['11b', '11c'],
    questions: ['recovery'],
  },
  {
    word: 'recover',
    takes: ['units'],
    text: 'Units each get a break point back; a unit named twice gets two.',
    rules: ['11e'],
    questions: [],
  },
  {
    word: 'rest',
    takes: ['division'],
    text: 'A division does not try to reorganise.',
    rules: ['11c'],
    questions: [],
  },
  {
    word: 'stay',
    takes: ['units'],
    text: 'Units that may leave or advance do not.',
    rules: ['2.1v', '8a'],
    questions: [],
  },
  {
    word: 'pass',
    takes: [],
    text: 'Nothing more is asked for here: no barrage, no air division.',
    rules: ['6d', '12d', '15.1b'],
    questions: [],
    ends: true,
  },
  {
    word: 'victory',
    text: 'The game is over; for expectations.',
    rules: ['16a', '16b', '16f'],
    takes: [],
    questions: [],
  },
] as const satisfies readonly Ruled<Omit<VerbWord, 'questions'> & { readonly questions: readonly Question[] }>[];

export type Verb = (typeof verbs)[number]['word'];
