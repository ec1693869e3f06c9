/** A file to start a scenario with. Replace the values of the counters by the values of the published counters. */
export const starter = `ruleset blank

map ‹Crossroads› {
  source "‹Where the map comes from.›"
  grid hexes flat columns 8 rows 6 labels CCRR even columns lower

  legend { "." clear  "w" woods  "~" lake }
  terrain from 0101 {
    |. . . . . . . .
    |. . w . . . . .
    |. . . . . w . .
    |. . . ~ . . . .
    |. . . . . . w .
    |. . . . . . . .
  }

  town Middleton at 0403
  depot "Blue depot" at 0103 (owner Blue)
  depot "Red depot" at 0803 (owner Red)
}

side Blue {
  source "‹Where the values come from.›"
  division "1.Div" {
    infantry 1/1 4-4
    tank 2/1 6-6
  }
}

side Red {
  source "‹Where the values come from.›"
  infantry 1/7 4-4
}

scenario "‹At the crossroads›" {
  on ‹Crossroads›
  turns 2

  setup Blue {
    0202: 1/1, 2/1
  }
  setup Red {
    0703: 1/7
  }
  score Middleton 5
}

orders turn 1 Blue {
  move 2/1 to 0403
  move 1/1 to 0303
}
`;
