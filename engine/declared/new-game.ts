import { say, term } from '../model/say.js';
import { placeName, quoted } from '../model/names.js';

/** The user's choices for a new game. */
export interface NewGame {
  readonly title: string;
  /** Names of the two sides in the order of their turns. An empty name keeps the default name. */
  readonly sides?: readonly string[];
}

const DEFAULT_SIDES = ['North', 'South'] as const;
const DEFAULT_ID = 'my-game';

/**
 * Returns the text of a new game: its rules, a small map, both sides and a scenario with a first turn, in one file
 * without findings. Values that the author replaces first are in ‹ ›.
 *
 * @param published the ids of the games that come with Sandtable, which the new game must not have
 */
export function newGameText({ title, sides = [] }: NewGame, published: Iterable<string>): string {
  const [first, second] = DEFAULT_SIDES.map((usual, index) => {
    const name = sides.at(index)?.trim() ?? '';
    return `‹${placeName(name === '' ? term(usual) : name)}›`;
  });
  const [west, east] = [placeName(term('West')), placeName(term('East'))];
  return `// ${say`A small game to begin with. The guide is docs/game-of-your-own.md. Published games differ in the answers in\n// parentheses, such as \`leave = free\`: completion offers the others and says which games play them.`}
ruleset ${idOf(title, new Set(published))} ${quoted(`‹${title}›`)} {
  edition 1

  rule 1 "${term('Movement')}" "‹${term('A unit spends movement points for the hexes that it enters.')}›"
  rule 2 "${term('Zones of control')}" "‹${term('A unit stops when it enters an enemy zone of control.')}›"
  rule 3 "${term('Combat')}" "‹${term('Units attack an adjacent hex. The odds and a die give the result.')}›"
  rule 4 "${term('Supply')}" "‹${term('A unit that cannot trace a line to its edge of the map attacks with half of its strength.')}›"

  sides ${first}, ${second}
  turns 6

  terrain clear (cost 1) [1]
  terrain wood (cost 2, shift -1) [1]
  place town (times 2) [3]
  hexside river (cost 1) [1]
  line road (rate 0.5, bridges = yes) [1]

  faces strength movement
  unit infantry (symbol "infantry", size "regiment")
  unit cavalry (symbol "cavalry", size "regiment")

  stack 1 (judged = phase-end, excess = refused) [1]
  movement (minimum = one-hex, fractions = drop) [1]
  zone (enter = stop, leave = free, chain = barred, retreat = barred, supply = blocked, friends = none) [2]

  turn {
    phase movement (move) [1]
    phase combat (attack) [3]
  }

  odds (fractions = total, multiples = multiply) [3]
  combat (attack = optional, declare = one, once = both, hexes = one, partial = yes, reduce = no) [3]
  table combat (below = refused, judge = raw) [3] {
    |    1-2 1-1 2-1 3-1 4-1
    | 1  NE  DR  DR  DE  DE
    | 2  NE  NE  DR  DR  DE
    | 3  AR  NE  NE  DR  DR
    | 4  AR  AR  NE  EX  DR
    | 5  AE  AR  AR  EX  EX
    | 6  AE  AE  AR  NE  EX
  }
  modify shift -1 "river" (across "river") [3]
  result NE "${term('Nothing happens.')}" [3]
  result AR "${term('The attackers retreat.')}" [3] { attacker retreat }
  result AE "${term('The attackers are eliminated.')}" [3] { attacker eliminate }
  result EX "${term('The defenders are eliminated, and the attackers lose as much strength.')}" [3] {
    attacker exchange (owe = all, count = printed, side = attacker)
  }
  result DR "${term('The defenders retreat.')}" [3] { defender retreat }
  result DE "${term('The defenders are eliminated.')}" [3] { defender eliminate }
  retreat 1 (by = owner, shape = farther, friends = barred, full = lost, cannot = lost, guest = normal) [3]
  advance 1 (units = one, who = attacker) [3]

  supply ${first} ${west}, ${second} ${east} (length = any, judged = moment, arrivals = normal) [4]
  modify attack half "${term('out of supply')}" (unsupplied) [4]
  arrival (when = start, cost = no, column = no, zones = no, blocked = wait) [4]
  control (pass = yes, by "move, advance") [1]
}

map ‹${placeName(term('Ford'))}› {
  source "‹${term('Where the map comes from.')}›"
  grid hexes flat columns 8 rows 6 labels CCRR even columns lower
  legend { "." clear  "w" wood }
  terrain from 0101 {
    |. . . . . . w .
    |. . w . . . . .
    |. . . . . . . .
    |. w . . . . w .
    |. w . . w . . .
    |. . . . . . . .
  }
  town ‹Brem› at 0603
  river ‹Lahn› 0502/0602 0503/0602 0503/0603 0504/0603 0504/0604 0505/0604
  road "‹${term('Brem road')}›" 0103 - 0203 - 0303 - 0403 - 0503 - 0603 - 0703 - 0803
  area ${west} 0101..0106
  area ${east} 0801..0806
}

side ${first} {
  source "‹${term('Where the values come from.')}›"
  infantry "${term('1st')}" 6-4
  infantry "${term('2nd')}" 5-4
  cavalry "${term('Hussars')}" 4-6
}

side ${second} {
  source "‹${term('Where the values come from.')}›"
  infantry "${term('Guard')}" 5-4
  infantry "${term('Line')}" 4-4
  cavalry "${term('Uhlans')}" 3-6
}

scenario ${quoted(`‹${title}›`)} {
  on ‹${placeName(term('Ford'))}›
  turns 6
  setup ${first} { 0102: "${term('1st')}"  0104: "${term('2nd')}"  0203: "${term('Hussars')}" }
  setup ${second} { 0603: "${term('Guard')}"  0605: "${term('Line')}"  0705: "${term('Uhlans')}" }
  score ‹Brem› 5
  victory ${first} turn 6 when ${first} holds ‹Brem›
  victory ${second}
}

orders turn 1 ${first} {
  phase movement:
  move "${term('1st')}" to 0504
  move "${term('Hussars')}" to 0503
  phase combat:
  attack 0603 with "${term('1st')}", "${term('Hussars')}"
}
`;
}

/** Returns a word for a ruleset from the title of a game: `The ford at Brem` becomes `the-ford-at-brem`. */
function idOf(title: string, published: ReadonlySet<string>): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const id = (plain.match(/[a-z]+|\d+/g) ?? []).join('-').replace(/-(?=\d)/g, '');
  return /^[a-z]/.test(id) && !published.has(id) ? id : DEFAULT_ID;
}
