/**
 * The text of a new file. Its values are placeholders in the right format, which the author replaces with the values of
 * the blocks.
 */
export const starter = `ruleset bite

map ‹Border› {
  source "‹Where the map comes from.›"
  grid hexes flat columns 10 rows 7 labels CCRR even columns lower

  legend { "." plain  "f" forest  "s" swamp  "~" water }
  terrain from 0101 {
    |. . . . . . . . . .
    |. f . . . . . f . .
    |. . . . . . . f . .
    |. . . s . . . . . .
    |. . . s . f . . . .
    |. . . . . . . . . .
    |~ ~ . . . . . . . .
  }

  capital Warsaw at 0103 (nation "Germany", source "Germany", yellow 3, red 1)
  major city Minsk at 0804 (yellow 2)
  capital Moscow at 1003 (nation "Soviet Union", source "Soviet Union", yellow 3, red 1)
  river Bug 0403/0503 0403/0504 0404/0504 0404/0505
  rail "Main line" 0103 - 0203 - 0303 - 0403 - 0503 - 0603 - 0703 - 0803 - 0903 - 1003
  territory Germany at 0101..0107 0201..0207 0301..0307 0401..0407 (nation "Germany")
  territory Russia at 0501..0507 0601..0607 0701..0707 0801..0807 0901..0907 1001..1007 (nation "Soviet Union")
}

side Axis {
  source "‹Where the values come from.›"
  nation Germany {
    panzer corps "41.Pz" 4 | 3 | 2 | 1
    infantry corps "28.AK" 3 | 2 | 1
    artillery army "4.A" 4 | 2 | 1 | 0
  }
}

side Soviet {
  source "‹Where the values come from.›"
  nation "Soviet Union" {
    infantry army "27.A" 4 | 3 | 2 | 1
    tank corps "3.Mech" 3 | 2 | 1
  }
}

scenario "‹At the border›" {
  on ‹Border›
  turns June 1941..August 1941
  set layer = base
  set production of Germany = 5
  set production of "Soviet Union" = 5

  setup Soviet {
    0603: "27.A"
    0804: "3.Mech"
  }
  setup Axis {
    0403: "41.Pz", "4.A"
    0402: "28.AK"
  }
  score Minsk 1
}

dice "‹first throw›"

orders turn June 1941 Axis {
  phase movement:
  move "41.Pz", "4.A", "28.AK" to 0603
  phase combat:
  battle 0603
}

expect after turn June 1941 Axis movement {
  "28.AK" at 0603
}
`;
