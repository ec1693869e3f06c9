/**
 * The meaning of each finding of the language, and how to fix it, by the last part of the finding's code. The texts are
 * part of SARIF output, in English.
 */
export const LANGUAGE_CODES: Readonly<Record<string, string>> = {
  'allowed-in-vain':
    'A comment suppresses a finding that is not reported there, or an error, which cannot be suppressed. Remove the comment.',
  'allowed-without-reason': 'A comment suppresses a finding without a reason. Write the reason after a colon.',
  'answer-not-asked':
    'The game never asked for an answer in the braces of an order, although the order was carried out. Remove the answer, or write “on” with the result for which the answer is meant.',
  ask: 'A ruleset leaves a question open on which published games differ, or lacks a statement. The message lists the readings.',
  astray:
    'A unit is set up far from its formation, and a cell with a similar label is close to it. Check the label for a typo.',
  'attribute-of-last': 'An attribute after a list of names applies only to the last name.',
  'attribute-value': 'An attribute in parentheses has a value that it does not accept, or lacks a required value.',
  base: 'A ruleset extends an unknown ruleset, or itself. Name a published game, or a ruleset of an imported file.',
  'box-without-terrain': 'A box next to the map has no terrain. Write a terrain of the legend in parentheses.',
  clash: 'Two statements of a ruleset cannot both hold. Remove or change one of the two.',
  'control-character':
    'A name or text contains an invisible control character. Remove it; a name is one line of visible characters.',
  'dice-count':
    'The number of written dice differs from the number that the game rolls. Write as many as the record of the game shows.',
  'dice-in-sealed-orders':
    'Sealed orders contain dice. The dice of a sealed turn come from the secrets of both sides; remove the dice.',
  'dice-of-sealed-turn':
    'Dice are written for a roll of a sealed turn. They are ignored, because the dice come from the secrets of both sides.',
  'dice-unused':
    'Dice are written for an address at which the game does not roll. Copy the address from a run of the file.',
  'dice-value': 'A written die has a number that is not on any of its sides.',
  'duplicate-area': 'Two areas of one map have the same name. Rename one.',
  'duplicate-attribute': 'The same attribute is written twice. Remove one of the two.',
  'duplicate-box': 'Two boxes of one map have the same label. Rename one.',
  'duplicate-cell': 'A cell of a table is written twice. Remove one of the two.',
  'duplicate-dice': 'A seed, or the dice of an address, is written twice. The first counts; remove the other.',
  'duplicate-import': 'A file is imported twice. Remove one of the two.',
  'duplicate-link': 'Two cells have two links of the same kind. Remove one of the two.',
  'duplicate-name': 'Two things that are identified by name have the same name. Rename one.',
  'duplicate-place': 'Two places of one map have the same name. Rename one.',
  'duplicate-position': 'A scenario has two positions. Play begins at the first; remove the other.',
  'duplicate-seal': 'The orders of a side for a turn have two seals. The first counts; remove the other.',
  'duplicate-secret': 'A side has two secrets for one turn. The first counts; remove the other.',
  'duplicate-symbol': 'The legend of a map uses a symbol twice. Choose another for one of the two.',
  edition:
    'A ruleset is written for an edition of the statements that this version does not play. Write the edition that the message names.',
  'empty-file': 'The file is empty. Begin it with the ruleset of its game.',
  expectation: 'An expectation of the file was not met when its orders were played.',
  'expects-nothing': 'An expectation names a unit or event, but no condition for it.',
  'faces-apart':
    'Separate the faces of a counter with a bar. A comma separates values from several sources, each with its source.',
  fault: 'A check failed because of a bug in Sandtable, not because of the file. The other checks were completed.',
  form: 'A statement of a ruleset does not have the form that its first word requires. The message shows the form.',
  'gap-in-chain': 'A road, railway or river has a gap between two cells. Write all cells, each next to the one before.',
  idle: 'A statement of a ruleset changes nothing. Remove it, or change its value.',
  'import-circle': 'Files import each other in a circle. Remove one of the imports.',
  'label-on-grid': 'A box has the label of a cell of the grid. Give it another label.',
  'legend-symbol': 'A symbol of the legend must be one character, not a space or a slash.',
  'line-turns-over':
    'A line that bounds an area has the same cell on both sides. In every pair of cells, write the cell on one side of the line first and the cell on the other side second.',
  'invisible-characters':
    'A file has characters that cannot be seen, such as zero-width spaces. They are ignored; remove them.',
  'link-of-neighbours': 'A link joins two neighbouring cells. Remove it.',
  'link-to-itself': 'A link joins a cell to itself. Change one end or remove it.',
  'merge-conflict': 'Version control has left two versions of some lines in the file. Keep one of them.',
  'missing-values':
    'Units of this file or its imports have no values, such as a strength, which only the author knows. The related locations list them; write the values there.',
  'missing-secret':
    'A file of sealed orders has no secret yet. “sandtable seal” and the command Seal These Orders write one.',
  'missing-import': 'An imported file does not exist. Its path is relative to the folder of the importing file.',
  'no-common-side': 'A hexside is written with two cells that are not neighbours.',
  'no-entry': 'A reinforcement has no turn or no place of arrival.',
  'no-grid': 'A map has no grid, so its cells have no position. Write the grid first.',
  'no-map':
    'A scenario has no map, or several maps and does not say which one it uses. Import a map and name it with “on”.',
  'no-pool': 'Counters are drawn from a pool that the forces do not declare.',
  'no-range': 'A range is written where only one number is allowed. Only a set-up requirement may have a range.',
  'no-ruleset': 'The file names no ruleset, so no rule is checked.',
  'no-scenario': 'Orders or expectations belong to no scenario. Import the file that contains it.',
  'no-shift': 'A grid of hexes does not say which columns or rows are shifted.',
  'no-such-side': 'An area lies on one side of a line, but the map has no cells on that side.',
  'nobody-meant': '“every …” matches no unit.',
  'impossible-position': 'No game can reach this position, for example because units of both sides are in one hex.',
  'not-in-position': 'A position states something that the game does not have. Export a position to see its values.',
  'not-sealed-orders':
    'A file of sealed orders contains something other than the orders of one side for one turn, expectations and seals. Move it to the file of the game.',
  'not-one-cell': 'A place of several cells, or of none, is written where one cell is required.',
  'name-of-two-places': 'Two places of different kinds that lie apart have the same name. Rename one.',
  'named-like-cell': 'A place has the label of a cell as its name. Give it another name.',
  'never-forbidden':
    'An order that ends a phase cannot be forbidden. Require the order that the side must give instead.',
  'not-played': 'The file contains a statement that this game does not support.',
  'number-out-of-range': 'A number is smaller or larger than it may be.',
  'occasion-not-come':
    'Orders depend on a random draw that did not occur in that turn, or occurred less often than the orders assume. With other dice, the draw may occur.',
  'opened-before-sealed':
    'The orders of a side are imported before all sides have sealed theirs. Another side can read them before it writes its own orders and secret.',
  'opened-without-seal':
    'Sealed orders are imported, but the game has no seal for them, so that nothing proves when they were written. Write the seal before the file is opened.',
  'order-not-asked': 'The game never asked for an order, so it was not carried out.',
  'orders-not-sealed':
    'A side has sealed its orders for a turn, but has further orders for that turn in a file that is not sealed.',
  'orders-still-sealed':
    'Play stops before a sealed turn, because the orders of a side are not sealed or not open yet.',
  'other-ruleset': 'An imported file is written for another game.',
  'placed-twice': 'A unit is set up in two cells. Remove one of the two.',
  'range-backwards': 'A range begins with the greater number.',
  'range-is-no-line': 'The ends of a range of cells are not on a straight line.',
  'row-too-long': 'A row of terrain has more symbols than the map has columns.',
  'row-too-short': 'A row of terrain has fewer symbols than the map has columns.',
  'ruleset-not-sealed':
    'The declaration of the ruleset has changed since a side sealed its orders. Use the declaration that it had then.',
  'seal-broken':
    'An imported file of sealed orders does not have the hash that its side gave before. Ask for the file as it was sealed.',
  'seal-without-effect': 'A seal is for a turn that is over when play begins. Remove it.',
  'several-formations':
    'One statement declares several formations, but its braces contain the members of one formation. Write one statement for each.',
  'several-scenarios': 'Orders or expectations may belong to more than one scenario. Import only one.',
  'short-secret': 'The secret of sealed orders is so short that it can be guessed by trying.',
  'sources-disagree': 'A counter has different values in two places. The first counts; make them equal.',
  syntax: 'The syntax is wrong at this place.',
  reserved: 'A ruleset or a word of a ruleset has a name that Sandtable uses itself. Choose another word.',
  'second-underlay': 'A map has more than one scan; only the first is shown.',
  'shared-name': 'A unit and a place have the same name, and both fit here. Write the cell, or rename one of the two.',
  'similar-names':
    'Two names differ only in spaces, capitals or letters that look alike, so that one is easily written for the other.',
  'too-many-rows': 'There are more rows of terrain than rows of the map.',
  translation: 'A text of a ruleset has two translations into one language. Write the same in both places.',
  'turn-beyond-game': 'The scenario does not have this turn.',
  'turns-from-first': 'The length of the game is written as the name of one turn. This means all turns up to that one.',
  'turns-backwards': 'A range of turns begins with the later one.',
  'two-places-in-cell': 'Two cities, towns or villages are in one cell. Correct the label of one.',
  'typographic-characters':
    'A file has typographic quotes, dashes or similar characters that word processors write. Write the plain characters.',
  'underlay-cells': 'A scan under the map needs two different cells, each with its pixel of the scan.',
  'underlay-geometry':
    'On the scan, the direction from one cell to the other differs much from that on the map. The pixels may be exchanged.',
  'underlay-opacity': 'The opacity of a scan is a number from 0 to 100.',
  'underlay-outside': 'A pixel that is given for a cell lies outside of the scan.',
  'unknown-cell': 'The map has no cell with this label.',
  'unknown-name': 'A name is not declared in this file or its imports.',
  'unknown-rule': 'A citation names a rule that the rulebook does not have.',
  'unknown-ruleset': 'The file names a ruleset that Sandtable does not have.',
  'unknown-symbol': 'A row of terrain has a symbol that is not in the legend.',
  'unknown-turn': 'The calendar of the game has no turn with this name.',
  'unknown-value': 'A ruling or house rule has a value that it does not accept.',
  'unknown-word': 'A word is not in the vocabulary of this game.',
  'unquoted-name': 'A name that begins with a digit or looks like a cell must be in quotes.',
  'unsealed-import':
    'A file of sealed orders imports a file that no other file of the game imports, so the seal does not cover that file.',
  unreadable: 'A file is not UTF-8 text, is too large, or is nested too deeply.',
  'unusual-spaces':
    'A file has spaces of another kind than the ordinary one, such as no-break spaces. They are read as ordinary spaces.',
  'wrong-form': 'A feature of the map is written in the wrong form. Write it as cells, hexsides or a chain.',
  'wrong-import': 'An imported file is outside the open folders, or is not a scenario file.',
  'wrong-seal': 'A seal is “sha256-” and the 64 hexadecimal digits of the hash of a file.',
  'wrong-phase': 'An order is written in a phase that never asks for it, so it was not carried out.',
  'wrong-side': 'A unit is placed by a side that does not own it.',
};
