import type { PggRulingTexts } from './ruling-text.js';

/** Rulings about strengths, results, retreats, advances and reveals. */
export const combatRulings = {
  'supply.halveBeforeTerrain': {
    rules: ['9.31', '11.31'],
    question: 'Is the strength of an unsupplied defender halved before or after terrain multiplies it?',
    readings: {
      true: 'The strength is halved before terrain: the strength of each unit is halved, fractions are dropped, then the sum is multiplied. A 7 in forest defends with 6.',
      false:
        'The strength is halved after terrain: terrain multiplies the strength, then the product is halved. A 7 in forest defends with 7.',
    },
  },
  'integrity.withTerrain': {
    rules: ['7.3', '9.33'],
    question: 'How are divisional integrity and terrain combined?',
    readings: {
      multiply: 'Integrity is not a terrain effect: the units are doubled first, then terrain multiplies the sum.',
      additive: 'Integrity counts as one more terrain effect and is combined with the others by rule 9.33.',
    },
  },
  'defense.combination': {
    rules: ['9.33'],
    question: 'By what factor do three doublings together multiply a strength?',
    readings: {
      pairwise: 'Three doublings multiply by four: 1 is subtracted for each multiplier after the first.',
      onceForAll: 'Three doublings multiply by five: 1 is subtracted once from the sum of the multipliers.',
    },
  },
  'integrity.partialAttack': {
    rules: ['7.3', '9.22'],
    question: 'Is the strength of a division doubled if only some of its regiments join an attack?',
    readings: {
      doubleParticipants:
        'Yes: the division is doubled because of the units in its hex, whether or not they join the attack. Each regiment that joins is doubled.',
      allMustJoinSameAttack: 'No: all regiments of the division have to join the same attack.',
    },
  },
  'integrity.independents': {
    rules: ['7.3'],
    question: 'How do the independent regiments affect a division whose hex they share?',
    readings: {
      cancel:
        'Independent regiments do not belong to the division: they are never doubled, and the division in the same hex is not doubled.',
      toleratedWithTwoRegimentDivision:
        'A motorized division of two regiments stays doubled when one independent regiment is in its hex; the independent regiment is not doubled.',
    },
  },
  'untried.allZeroDefenders': {
    rules: ['6.51', '12.2', '12.3'],
    question: 'What happens if every defender, or every attacker, turns out to have no strength?',
    readings: {
      treatAsEliminated:
        'No die is rolled. The defenders of an emptied hex count as eliminated, so that the attackers may advance or enter after an overrun. If all attackers have no strength, the attack does not take place but counts as their attack.',
      noAdvance: 'No die is rolled, as with `treatAsEliminated`, but no unit advances into the emptied hex.',
    },
  },
  'untried.reveal': {
    rules: ['9.0', '12.2'],
    question: 'Are all attacks of a phase declared before the first units are revealed?',
    readings: {
      perAttack: 'No: each attack is committed, then its units are revealed, then the next attack is chosen.',
      allDeclaredFirst: 'Yes: units and targets of all attacks are fixed before any unit is revealed.',
    },
  },
  'retreat.ifBlocked': {
    rules: ['9.65', '9.71'],
    question: 'What happens if a unit cannot retreat the full distance?',
    readings: {
      takeLosses:
        'The owner may not choose the retreat and loses steps. A unit that is eliminated on the way because of stacking or in the west columns counts as having completed its retreat.',
      eliminateBlockedUnit: 'The other units retreat, and the unit that cannot retreat is eliminated.',
    },
  },
  'retreat.geometry': {
    rules: ['9.72', '9.73'],
    question: 'Which paths may a retreat of two hexes take?',
    readings: {
      pathOfNHexes:
        'A retreat enters two hexes in a row, no hex twice and not the starting hex; at each step empty hexes have priority.',
      mustEndNHexesAway:
        'A retreat enters two hexes in a row, as with `pathOfNHexes`, and must also end two hexes away from its start.',
    },
  },
  'retreat.westColumns': {
    rules: ['6.4', '9.72'],
    question: 'May the German player lead a Soviet retreat into the closed west columns?',
    readings: {
      onlyIfForced: 'No: a Soviet retreat enters the closed west columns only if no other hex is open to the unit.',
      opponentMayChoose: 'Yes: the German player chooses the hexes of a Soviet retreat freely.',
    },
  },
  'retreat.guestStatus': {
    rules: ['9.75'],
    question: 'How long is a unit a guest in the hex to which it retreated?',
    readings: {
      playerTurn:
        'The unit is a guest until the end of the player-turn, including overruns and both German movement phases, or until it leaves the hex. A guest cannot take losses for the other units of the hex.',
      phase: 'The unit is a guest until the end of the phase in which it retreated.',
    },
  },
  'combat.multiHexResult': {
    rules: ['9.23', '9.65'],
    question: 'How does the result of one combat apply to several hexes?',
    readings: {
      wholeSide:
        'The result applies once to the side: the steps are a total for all hexes, and a retreat moves every unit of the combat.',
      perHex: 'The result applies to each hex separately: each hex loses steps or retreats.',
    },
  },
  'advance.defender': {
    rules: ['9.66', '9.87'],
    question: 'How far may a victorious defender advance?',
    readings: {
      likeAttacker:
        'A defender advances as far as an attacker: along the line of retreat, or two hexes after an elimination. Only a result that affects the attacker alone allows this advance.',
      intoOneHexOnly: 'A defender advances at most one hex, into a hex that the attackers left.',
    },
  },
} as const satisfies Partial<PggRulingTexts>;
