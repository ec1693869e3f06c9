/**
 * The text of a new file, with a small example in which a division attacks across a river. The author replaces the
 * example values in ‹ ›.
 */
export const starter = `ruleset pgg

map ‹Crossing› {
  source "‹Where the map comes from.›"
  grid hexes flat columns 10 rows 8 labels CCRR even columns lower

  legend { "." clear  "f" forest  "s" swamp }
  terrain from 0101 {
    |. . . . . . . f . .
    |. . f . . . . . . .
    |. . . . . . . . . .
    |. . . . . . f . . .
    |. . . . . . . . . .
    |. . . s . . . . . .
    |. . . . . . . . f .
    |. . . . . . . . . .
  }

  town Krasny at 0604
  river Dnepr 0502/0602 0503/0602 0503/0603 0504/0603 0504/0604 0505/0604
  road "Main road" 0104 - 0204 - 0304 - 0404 - 0504 - 0604 - 0704 - 0804 - 0904 - 1004
  supply road at 0104 [11.11]
}

side German {
  source "‹Where the values come from.›"
  infantry division "1.Inf"  9-7 | 4-7 | 2-7 | 1-7
  infantry division "2.Inf"  9-7 | 4-7 | 2-7 | 1-7
}

side Soviet {
  source "‹Where the values come from.›"
  pool rifle { 2 of 2-3-6  1 of 1-2-6 }
  leader Lukin 2
}

scenario "‹At the crossing›" {
  on ‹Crossing›
  turns 2

  setup Soviet {
    0604: 1 rifle, Lukin of army "16"
  }
  setup German {
    0304: "1.Inf"
    0305: "2.Inf"
  }
  score Krasny 5
}

dice "‹first throw›"

orders turn 1 German {
  phase initial movement:
  move "1.Inf" to 0504
  move "2.Inf" to 0505
  phase combat:
  attack 0604 with "1.Inf", "2.Inf"
}

expect after turn 1 German initial movement {
  "1.Inf" at 0504
}
`;
