import type { AttributeWord } from '../../../play/vocabulary.js';
import { createWordBuilders } from '../../../play/words.js';
import type { RtlRule } from '../rulebook/index.js';

const { attribute } = createWordBuilders<RtlRule>();
const unit = attribute('unit');
const placement = attribute('placement');
const order = attribute('order');
const expected = attribute('expectation');
const feature = attribute('feature');
const score = attribute('score');
const limit = attribute('limit');

/**
 * The attributes of units, placements, orders, expectations, map features, scores and limits, written in parentheses.
 */
export const attributes: readonly AttributeWord[] = [
  { ...feature('side', 'text', 'The side that the supply source belongs to.', '6.31'), names: 'side' },
  feature('limited', 'flag', 'The source supplies only as many hexes as the scenario says.', '6.31'),

  unit('markers', 'number', 'Number of activation markers of a formation. Default: 1.', '4.36'),
  unit('combine', 'number', 'The modifier of the marker to a roll that combines two markers.', '7.33'),
  unit('combined', 'flag', 'The divisions of the army or corps are one formation for every purpose.', '4.35'),
  unit('army', 'flag', 'The unit is an Army unit although it is written inside a formation.', '4.33'),
  unit('efficiency', 'factors', 'Efficiency rating of the front and the reduced side: `6-5`.', '3.42'),
  unit('stacking', 'number', 'Stacking points of the unit.', '3.31'),
  unit('range', 'number', 'Range in hexes of artillery, or command range of a leader.', '3.16', '15.25'),
  unit('command', 'number', 'Number of command points.', '15.31'),
  unit('foot', 'flag', 'The unit moves on foot.', '3.14'),
  unit('motorized', 'flag', 'The unit is motorized: the counter shows its movement allowance in a red box.', '3.14'),
  unit('heavy', 'flag', 'The unit is heavy: the counter shows its movement allowance in an orange circle.', '3.14'),
  unit('banded', 'flag', 'The unit has a yellow band and exerts no zone of control.', '3.23'),
  unit(
    'offensive',
    'flag',
    'The unit supports attacks only: the counter shows an A after the support strength.',
    '12.0',
  ),
  unit('red-attack', 'flag', 'The attack strength is red: the unit is armoured.', '3.15'),
  unit('red-defense', 'flag', 'The defence strength is red: the unit has heavy anti-aircraft guns.', '3.17'),
  unit('attacks', 'number', 'The attack strength of a headquarters whose counter shows one.', '15.12'),
  unit(
    'beside',
    'word',
    'Value `headquarters`: the leader may spend points only while stacked with a headquarters.',
    '15.25',
  ),
  unit('source', 'text', 'The source of the counter’s values.'),
  unit('dot', 'word', 'The colour of a dot on the counter. `every … (dot blue)` selects units by this colour.'),

  placement('step', 'number', 'The side of the counter that is face up: 2 is the reduced side.', '4.11'),
  placement('fired', 'flag', 'The artillery begins on its fired side.', '4.11'),
  placement('disrupted', 'flag', 'The unit begins disrupted.', '3.71'),
  placement('spent', 'flag', 'The headquarters begins with spent command points.', '15.31'),
  placement('emergency', 'flag', 'The unit begins on emergency supply.', '6.13'),
  placement('unsupplied', 'flag', 'The unit begins out of supply.', '6.14'),
  placement('strongpoint', 'flag', 'The unit begins in a strongpoint.', '14.13'),
  placement('building', 'flag', 'The unit begins while building a strongpoint.', '14.25'),
  placement('towards', 'text', 'The adjacent hex to which the bridge leads.', '16.2'),
  placement('flown', 'flag', 'The air unit begins in the Flown box.', '13.17'),
  placement('destroyed', 'flag', 'The unit arrives in the game again after it was eliminated.', '5.2'),

  order('roll', 'factors', 'The die rolls of the order.', '2.41'),
  order('mobile', 'flag', 'Use the Mobile table.', '10.31'),
  order('assault', 'flag', 'Use the Assault table.', '10.31'),
  order(
    'step',
    'number',
    'The side on which a rebuilt unit returns: 2 is the reduced side. Default: full strength.',
    'S3.26',
  ),
  order(
    'show',
    'text',
    'The marker to reveal in an attempt to combine. Default: the marker with the higher combination value.',
    '7.33',
  ),
  order('towards', 'text', 'The adjacent hex to which the bridge leads.', '16.2'),

  expected('disrupted', 'flag', 'The unit is disrupted.', '3.71'),
  expected('fired', 'flag', 'The artillery has fired.', '12.19'),
  expected('spent', 'flag', 'The headquarters or leader has spent its command points.', '15.31'),
  expected('emergency', 'flag', 'The unit is on emergency supply.', '6.13'),
  expected('unsupplied', 'flag', 'The unit is out of supply.', '6.14'),
  expected('supplied', 'flag', 'The unit is in supply.', '6.12'),
  expected('active', 'flag', 'The unit may act in this sequence.', '4.35'),
  expected('moved', 'flag', 'The unit has ended its movement in this sequence.', '8.13'),
  expected('building', 'flag', 'The unit is building a strongpoint.', '14.25'),
  expected('ready', 'flag', 'The air unit is in the Ready box.', '13.12'),
  expected('flown', 'flag', 'The air unit is in the Flown box.', '13.17'),
  expected('expected', 'flag', 'The unit has not arrived yet.', '5.2'),
  expected('due', 'flag', 'The unit is due and enters with its formation.', '5.22'),
  expected('at-hand', 'flag', 'The bridge or marker is available.', '14.1'),
  expected('eliminated', 'flag', 'The unit was eliminated.', '11.21'),
  expected('step', 'number', 'The side of the counter that is face up.', '3.61'),
  expected('efficiency', 'number', 'The current efficiency rating.', '3.44'),
  expected('movement', 'text', 'The current movement allowance: "2.5".', '3.57'),
  expected('outcome', 'text', 'The side that wins, or the result of a check.', '3.42'),
  expected('weather', 'text', 'The weather of the turn.', '5.11'),
  expected('formation', 'text', 'The formation that the marker activates.', '4.35'),
  expected('sequence', 'text', 'The kind of sequence: Mobile, Assault or Pass.', '7.2'),
  expected('cost', 'text', 'Movement points spent: "3.5".', '8.13'),
  expected('odds', 'factors', 'The column of the combat table.', '10.52'),
  expected('attack', 'number', 'The strength of the attack.', '10.51'),
  expected('defense', 'number', 'The strength of the defence.', '10.51'),
  expected('support', 'number', 'The strength of the artillery that supports the attack.', '10.42'),
  expected('defensive-support', 'number', 'The strength of the artillery that supports the defence.', '10.42'),
  expected('modifier', 'number', 'The net modifier to the die roll.', '10.62'),
  expected('roll', 'number', 'The unmodified die roll.', '2.41'),
  expected('total', 'number', 'The modified die roll.', '3.42'),
  expected('row', 'text', 'The row of the combat table.', '10.63'),
  expected('table', 'text', 'The combat table: Mobile or Assault.', '10.31'),
  expected('result', 'text', 'The result that the combat table gives.', '11.11'),

  score('least', 'number', 'The number of stacking points required.', 'VP.3'),
  limit('strongpoint', 'flag', 'Selects units in a strongpoint.', 'S4.22'),
  limit('offensive', 'flag', 'Selects aircraft of the side whose sequence is carried out.', '13.24'),
];
