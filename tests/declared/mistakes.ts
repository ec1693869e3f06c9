import { describe, expect, test } from 'vitest';
import { TestWorkspace } from '../language-server/workspace.js';

/** A game with translations, fire, activation, overruns and supply in stages, without findings. */
const BEND = `ruleset bend "The bend" (it: "L’ansa", fr: "Le coude") {
  edition 1
  rule 1 "Movement" (it: "Movimento") "Hexes cost points." (it: "Gli esagoni costano punti.")
  rule 2 "Combat" "Units attack."
  sides Red (it: "Rossi"), Blue (it: "Blu")
  turns 6
  terrain clear (cost 1) [1]
  terrain forest (it: "bosco") (cost 2) [1]
  faces attack defence movement
  formation division
  unit infantry (it: "fanteria") (symbol "infantry", size "regiment")
  unit gun (symbol "artillery", size "battalion")
  unit depot (symbol "headquarters", size "company")
  stack 3 (judged = phase-end, excess = refused)
  movement (minimum = one-hex, fractions = drop)
  zone (enter = stop, leave = free, chain = barred, retreat = barred, supply = blocked, friends = none)
  turn {
    phase barrage (fire)
    phase movement (it: "movimento") (move) [1]
    phase combat (attack) [2]
  }
  activation division (draw, cup = own, last = left, others = any) {
    phase advance (move)
    phase assault (attack)
  }
  odds (fractions = total, multiples = multiply)
  combat (attack = optional, declare = one, once = both, hexes = one, partial = yes, reduce = no) [2]
  table combat (below = refused, judge = raw) {
    |    1-1 2-1
    | 1  DR  DE
    | 2  DR  DR
    | 3  NE  DR
    | 4  NE  NE
    | 5  NE  NE
    | 6  AL  NE
  }
  result NE "Nothing." (it: "Nulla.")
  result DR "Retreat." { defender retreat }
  result DE "Lost." { defender eliminate }
  result AL "Loss." { attacker lose 1 }
  retreat 1 (by = owner, shape = farther, friends = barred, full = lost, cannot = lost, guest = normal)
  fire gun (range 3, once = unit, ground = no)
  table fire (below = refused, judge = raw) {
    |    2  4
    | 1  NE DR
    | 2  NE NE
    | 3  NE NE
    | 4  NE NE
    | 5  NE DR
    | 6  DR DE
  }
  modify shift -1 "far" (distance 3..3, firing)
  overrun (cost 2, attack = half, from = same-hex, fail = stop)
  state short "It attacks with half."
  state starving "It does not attack." (attack = no)
  supply Red West, Blue East (length 4, judged = turn, arrivals = normal, stages "short, starving", recovery = one, attrition 1)
  modify attack half "short" (state = short)
}
map Bend {
  source "Drawn."
  grid hexes flat columns 5 rows 3 labels CCRR even columns lower
  legend { "." clear "f" forest }
  terrain from 0101 {
    |. . . . .
    |. . f . .
    |. . . . .
  }
  area West 0101..0103
  area East 0501..0503
}
side Red { source "Mine." division "1st" { infantry A, B 4-4-4  gun G 2-1-3 } }
side Blue { source "Mine." division "2nd" { infantry X, Y 4-4-4  gun H 2-1-3 } }
scenario "Bend" {
  on Bend
  setup Red { 0102: A, B, G }
  setup Blue { 0402: X, Y, H }
}
`;

const workspace = TestWorkspace.of({ 'bend.sand': BEND });

/**
 * Replaces the correct text `from` by the mistake `to`. The only finding then underlines `at`, and its message begins
 * with `says`.
 */
type Mistake = readonly [from: string, to: string, at: string, says: string];

/** Returns the findings of a text as `UNDERLINED: message`. */
async function findingsIn(text: string): Promise<string[]> {
  const desk = await workspace;
  await desk.write('bend.sand', text);
  return desk
    .analyse('bend.sand')
    .findings.map(({ message, source }) => `${text.slice(source.start, source.end)}: ${message}`);
}

/** Tests that each mistake in the declaration of a game causes exactly one finding. */
export function eachMistakeIsOneFinding(where: string, mistakes: readonly Mistake[]): void {
  describe(`one mistake in the declaration of ${where} is one finding`, () => {
    test.each(mistakes)('the declaration in which %j is replaced by %j has one finding', async (from, to, at, says) => {
      expect(BEND).toContain(from);
      expect(await findingsIn(BEND.replace(from, () => to))).toEqual([expect.stringContaining(`${at}: ${says}`)]);
    });
  });
}
