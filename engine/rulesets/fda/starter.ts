/**
 * The text of a new file, in which a division assaults a village. Blanks mark the values that the author must replace.
 */
export const starter = `ruleset fda

map ‹Valley› {
  source "‹Where the map comes from.›"
  grid squares columns 10 rows 8 labels CCRR diagonals

  legend { "." open  "f" forest  "h" ridge }
  terrain from 0101 {
    |. . . . . . . f . .
    |. . f . . . . . . .
    |. . . . . . . . . .
    |. . . . . . f . . .
    |. . . . . . . . . .
    |. . . h . . . . . .
    |. . . . . . . . f .
    |. . . . . . . . . .
  }

  village Aust at 0604 (owner ‹Red›)
  road "Main road": 0104 - 0204 - 0304 - 0404 - 0504 - 0604 - 0704 - 0804 - 0904 - 1004
  friendly edge at 0101..0108 (owner ‹Blue›)
  friendly edge at 1001..1008 (owner ‹Red›)
}

side ‹Blue› {
  source "‹Where the units come from.›"
  division "1st Division" {
    headquarters "1st Staff"           (normal)
    infantry regiment "1st Foot"
    armour regiment "1st Tanks"        (class B)
  }
}

side ‹Red› {
  source "‹Where the units come from.›"
  division "2nd Division" {
    headquarters "2nd Staff"  (normal)
    infantry regiment "2nd Foot"
  }
}

scenario "‹The village of Aust›" {
  on ‹Valley›
  turns 2
  set turns.perDay = 3 [5a]
  set stack.limit = 6 [4c]
  set first = ‹Blue› [6a]

  setup ‹Blue› {
    0404: "1st Staff"
    0504: "1st Tanks", "1st Foot"
  }
  setup ‹Red› {
    0604: "2nd Foot"
    0704: "2nd Staff"
  }
}

dice "‹first throw›"

orders turn 1 ‹Blue› {
  activate "1st Division"
  assault 0604 with "1st Tanks", "1st Foot"
  end
}

expect after turn 1 {
  "2nd Staff" at 0704
}
`;
