import type { AttributeWord } from '../../../play/ruleset.js';
import type { RtlRule } from '../rulebook/index.js';

type Of = AttributeWord['of'];
type Value = AttributeWord['value'];

const attribute =
  (of: Of) =>
  (word: string, value: Value, text: string, ...rules: RtlRule[]): AttributeWord & { readonly rules: RtlRule[] } => ({
    word,
    of,
    value,
    text,
    rules,
  });

const unit = attribute('unit');
const placement = attribute('placement');
const order = attribute('order');
const expected = attribute('expectation');
const feature = attribute('feature');
const score = attribute('score');
const limit = attribute('limit');

/** What may stand in parentheses. */
export const attributes: readonly AttributeWord[] = [
  { ...feature('side', 'text', 'Whose supply source it is.', '6.31'), names: 'side' },
  feature('limited', 'flag', 'It feeds only as much as the scenario says.', '6.31'),

  unit('markers', 'number', 'Activation markers of a formation, unless one.', '4.36'),
  unit('combine', 'number', 'What the marker adds to a roll to combine.', '7.33'),
  unit('combined', 'flag', 'The divisions are one formation for every purpose.', '4.35'),
  unit('army', 'flag', 'An Army unit, though it stands in the braces of a formation.', '4.33'),
  unit('efficiency', 'factors', 'The efficiency of its sides: 6-5.', '3.42'),
  unit('stacking', 'number', 'Its stacking points.', '3.31'),
  unit('range', 'number', 'Hexes it fires, or over which a leader commands.', '3.16', '15.25'),
  unit('command', 'number', 'Command points.', '15.31'),
  unit('foot', 'flag', 'It moves on foot.', '3.14'),
  unit('motorized', 'flag', 'It moves in a red box.', '3.14'),
  unit('heavy', 'flag', 'It moves in an orange circle.', '3.14'),
  unit('banded', 'flag', 'It exerts no zone of control.', '3.23'),
  unit('offensive', 'flag', 'Its support is for attacks only: an A behind it.', '12.0'),
  unit('red-attack', 'flag', 'Its attack strength is red: armour.', '3.15'),
  unit('red-defense', 'flag', 'Its defence strength is red: heavy anti-aircraft guns.', '3.17'),
  unit('attacks', 'number', 'The attack strength of a headquarters that has one.', '15.12'),
  unit('beside', 'word', 'A leader that works only in the hex of a headquarters: `headquarters`.', '15.25'),
  unit('source', 'text', 'Where the values of the counter come from.'),
  unit('dot', 'word', 'The colour of a dot on its counter: for `every … (dot blue)`.'),

  placement('step', 'number', 'The side it stands on: 2 is reduced.', '4.11'),
  placement('fired', 'flag', 'Artillery that has fired.', '4.11'),
  placement('disrupted', 'flag', 'It begins disrupted.', '3.71'),
  placement('spent', 'flag', 'A headquarters that has spent its points.', '15.31'),
  placement('emergency', 'flag', 'It begins in emergency supply.', '6.13'),
  placement('unsupplied', 'flag', 'It begins out of supply.', '6.14'),
  placement('strongpoint', 'flag', 'It stands in a strongpoint.', '14.13'),
  placement('building', 'flag', 'It builds a strongpoint.', '14.25'),
  placement('towards', 'text', 'The hex across which a bridge leads.', '16.2'),
  placement('flown', 'flag', 'An air unit that has flown.', '13.17'),
  placement('destroyed', 'flag', 'It comes back although it was lost.', '5.2'),

  order('roll', 'factors', 'The dice of the order.', '2.41'),
  order('mobile', 'flag', 'On the Mobile table.', '10.31'),
  order('assault', 'flag', 'On the Assault table.', '10.31'),
  order('step', 'number', 'The side on which a rebuilt unit returns: 2 is reduced; whole without it.', 'S3.26'),
  order('show', 'text', 'The marker of a combination that is shown. By default the one with the better value.', '7.33'),
  order('towards', 'text', 'The hex across which a bridge leads.', '16.2'),

  ...(
    [
      ['disrupted', '3.71'],
      ['fired', '12.19'],
      ['spent', '15.31'],
      ['emergency', '6.13'],
      ['unsupplied', '6.14'],
      ['supplied', '6.12'],
      ['active', '4.35'],
      ['moved', '8.13'],
      ['building', '14.25'],
      ['ready', '13.12'],
      ['flown', '13.17'],
      ['expected', '5.2'],
      ['due', '5.22'],
      ['at-hand', '14.1'],
      ['eliminated', '11.21'],
    ] as const
  ).map(([word, rule]) => expected(word, 'flag', `Whether it is ${word}.`, rule)),
  expected('step', 'number', 'The side it stands on.', '3.61'),
  expected('efficiency', 'number', 'Its efficiency now.', '3.44'),
  expected('movement', 'text', 'Its allowance now: "2.5".', '3.57'),
  expected('outcome', 'text', 'Who has won, or what a check came to.', '3.42'),
  expected('weather', 'text', 'The weather of the turn.', '5.11'),
  expected('formation', 'text', 'Whose marker it is.', '4.35'),
  expected('sequence', 'text', 'Mobile, Assault or Pass.', '7.2'),
  expected('cost', 'text', 'Movement points spent: "3.5".', '8.13'),
  expected('odds', 'factors', 'The column of the table.', '10.52'),
  expected('attack', 'number', 'The strength of the attack.', '10.51'),
  expected('defense', 'number', 'The strength of the defence.', '10.51'),
  expected('support', 'number', 'What artillery adds to the attack.', '10.42'),
  expected('defensive-support', 'number', 'What artillery adds to the defence.', '10.42'),
  expected('modifier', 'number', 'What is added to the die, all in all.', '10.62'),
  expected('roll', 'number', 'The die.', '2.41'),
  expected('total', 'number', 'The die with what is added.', '3.42'),
  expected('row', 'text', 'The row of the table.', '10.63'),
  expected('table', 'text', 'Mobile or Assault.', '10.31'),
  expected('result', 'text', 'What stands in the table.', '11.11'),

  score('least', 'number', 'The stacking points it takes.', 'VP.3'),
  limit('strongpoint', 'flag', 'Units in a strongpoint.', 'S4.22'),
  limit('offensive', 'flag', 'Aircraft of the side whose sequence it is.', '13.24'),
];
