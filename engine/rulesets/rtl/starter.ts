/** The contents of a new file. The numbers are examples that the author replaces with the numbers on the counters. */
export const starter = `ruleset rtl

map ‹Crossroads› {
  source "‹Where the map comes from.›"
  grid hexes flat columns 8 rows 6 labels CCRR even columns lower

  legend { "." open  "w" woods  "m" marsh  "~" lake }
  terrain from 0101 {
    |. . . . . . . .
    |. . w . . . . .
    |. . . . . w . .
    |. . . ~ . m . .
    |. . . . . . w .
    |. . . . . . . .
  }

  village Luga at 0403
  river Shelon 0502/0602 0602/0603
  bridge 0602/0603
  main road 0103 - 0202 - 0303 - 0403
  supply point West at 0103 (side "German")
  supply point East at 0803 (side "Soviet")
}

side German {
  source "‹Where the values come from.›"
  motorized division "3.Mot" (markers 2, combine 2) {
    headquarters "HQ 3" 1-6 (command 2, efficiency 6, stacking 1)
    motorized regiment "8.Mot" {
      motorized infantry battalion I/8 5-5-6 | 3-3-6 (efficiency 6-5, stacking 2)
      motorized infantry battalion II/8 5-5-6 | 3-3-6 (efficiency 6-5, stacking 2)
    }
    artillery battalion I/3 3-2-5 (range 8, efficiency 6, stacking 1)
  }
  assault-gun battery "665 StuG" 3-3-6 (army, efficiency 7, stacking 1)
}

side Soviet {
  source "‹Where the values come from.›"
  rifle division "245.Rifle" (markers 1, combine 1) {
    headquarters "HQ 245" 1-4 (command 1, efficiency 5, stacking 1)
    infantry battalion 1/898 3-4-4 | 2-2-4 (efficiency 4-3, stacking 2)
    infantry battalion 2/898 3-4-4 | 2-2-4 (efficiency 4-3, stacking 2)
  }
}

scenario "‹At the crossroads›" {
  on ‹Crossroads›
  turns 19AM..19PM
  set first turn 19AM = German
  set weather = dry
  set strongpoints = 4

  setup German {
    0202: "HQ 3", "8.Mot"
    0103: I/3, "665 StuG"
  }
  setup Soviet {
    0603: "HQ 245", 1/898
    0702: 2/898
  }
  score Luga 5
}

dice "‹first throw›"

orders turn 19AM German {
  draw "3.Mot" {
    play mobile
    move I/8 to 0503
    move II/8 to 0503
    attack 0603 with I/8, II/8
  }
}

expect after turn 19AM {
  "665 StuG" at 0103
}
`;
