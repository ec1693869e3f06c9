/**
 * Returns a pgg scenario with the given orders of the German side: two German divisions, and a Soviet one next to the
 * first of them.
 */
export const twoDivisions = (orders: string): string => `ruleset pgg
map Field {
  grid hexes flat columns 8 rows 6 labels CCRR even columns lower
  legend { "." clear }
  terrain from 0101 {
    |. . . . . . . .
    |. . . . . . . .
    |. . . . . . . .
    |. . . . . . . .
    |. . . . . . . .
    |. . . . . . . .
  }
  supply road at 0101
  major city Borisov at 0806
}
side German {
  panzer division "7.Pz" { panzer regiment 25/7 4-10 | 2-10  panzer grenadier regiment 6/7 2-10 | 1-10  panzer grenadier regiment 7/7 2-10 | 1-10 }
  panzer division "12.Pz" { panzer regiment 29/12 4-10 | 2-10  panzer grenadier regiment 5/12 2-10 | 1-10  panzer grenadier regiment 25/12 2-10 | 1-10 }
}
side Soviet { pool rifle { 4 of 3-4-6 } leader Konev 3 of army "30" }
scenario "Phases" {
  on Field
  turns 1
  setup Soviet { 0403: 1 rifle (face 3-4-6, revealed) of army "30"  0503: Konev }
  setup German { 0303: 25/7, 6/7  0105: 29/12 }
}
orders turn 1 German {
${orders}
}
`;
