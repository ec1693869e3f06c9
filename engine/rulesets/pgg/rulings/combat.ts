import type { PggRulingTexts } from './ruling-text.js';

/** Rulings about strengths, results, retreats, advances and reveals. */
export const combatRulings = {
  'supply.halveBeforeTerrain': {
    rules: ['9.31', '11.31'],
    question: 'Is a defender halved for supply before or after terrain multiplies him?',
    readings: {
      true: 'Before: each unit is halved, fractions dropped, then the sum is multiplied; 7 in forest makes 6.',
      false: 'After: the multiplied strength is halved; 7 in forest makes 7.',
    },
  },
  'integrity.withTerrain': {
    rules: ['7.3', '9.33'],
    question: 'How do divisional integrity and terrain go together?',
    readings: {
      multiply: 'Integrity is no terrain: the units are doubled first, then terrain multiplies the sum.',
      additive: 'Integrity counts as one more multiple of 9.33.',
    },
  },
  'defense.combination': {
    rules: ['9.33'],
    question: 'What do three doublings make together?',
    readings: {
      pairwise: 'Four: one is taken off for each multiple after the first.',
      onceForAll: 'Five: one is taken off the sum of all.',
    },
  },
  'integrity.partialAttack': {
    rules: ['7.3', '9.22'],
    question: 'Is a division doubled if only some of its regiments join an attack?',
    readings: {
      doubleParticipants: 'Yes: what counts is who stands in the hex, not who joins; each one that does is doubled.',
      allMustJoinSameAttack: 'No: all its regiments have to join the same attack.',
    },
  },
  'integrity.independents': {
    rules: ['7.3'],
    question: 'What do the single regiments do to a division whose hex they share?',
    readings: {
      cancel: 'They are strangers: never doubled themselves, and the division is not doubled beside them.',
      toleratedWithTwoRegimentDivision:
        'A motorized division of two regiments stays doubled beside one of them; the single regiment is not.',
    },
  },
  'untried.allZeroDefenders': {
    rules: ['6.51', '12.2', '12.3'],
    question: 'What if every defender, or every attacker, turns out to have no strength?',
    readings: {
      treatAsEliminated:
        'No die is rolled. An emptied defender’s hex counts as eliminated: advance, or entry after an overrun. Attackers without strength call the attack off, which still counts as theirs.',
      noAdvance: 'As above, but no unit advances into the emptied hex.',
    },
  },
  'untried.reveal': {
    rules: ['9.0', '12.2'],
    question: 'Are all attacks of a phase announced before the first units are revealed?',
    readings: {
      perAttack: 'No: each attack is committed, then its units are revealed, then the next attack is chosen.',
      allDeclaredFirst: 'Yes: units and targets of all attacks are fixed before any is revealed.',
    },
  },
  'retreat.ifBlocked': {
    rules: ['9.65', '9.71'],
    question: 'What if some unit cannot retreat the whole way?',
    readings: {
      takeLosses:
        'Then the retreat is not open to its owner, who loses steps instead; being eliminated for stacking or in the west columns is a way to complete it.',
      eliminateBlockedUnit: 'The others retreat and the unit that cannot is eliminated.',
    },
  },
  'retreat.geometry': {
    rules: ['9.72', '9.73'],
    question: 'What shape has a retreat of two hexes?',
    readings: {
      pathOfNHexes: 'Two steps in a row, no hex twice and not back to the start; empty hexes go first at each step.',
      mustEndNHexesAway: 'As above, and the unit ends two hexes from where it stood.',
    },
  },
  'retreat.westColumns': {
    rules: ['6.4', '9.72'],
    question: 'May the German drive a Soviet retreat into the closed west columns?',
    readings: {
      onlyIfForced: 'Only if no other hex is open to it.',
      opponentMayChoose: 'Yes: he leads the retreat where he likes.',
    },
  },
  'retreat.guestStatus': {
    rules: ['9.75'],
    question: 'How long does a unit stay a guest in the hex it retreated to?',
    readings: {
      playerTurn:
        'To the end of the player-turn, overruns and both German movement phases included, or until it leaves the hex. A guest cannot be given up for the hex’s losses.',
      phase: 'To the end of the phase in which it retreated.',
    },
  },
  'combat.multiHexResult': {
    rules: ['9.23', '9.65'],
    question: 'How do several hexes of one combat share its result?',
    readings: {
      wholeSide: 'Once for the side: steps are a total over all hexes, a retreat moves every unit concerned.',
      perHex: 'Each hex loses or retreats for itself.',
    },
  },
  'advance.defender': {
    rules: ['9.66', '9.87'],
    question: 'How far may a victorious defender advance?',
    readings: {
      likeAttacker:
        'Like an attacker: along the line of retreat, or two hexes after an elimination; only after a result on the attacker alone.',
      intoOneHexOnly: 'One hex at most, into one that the attackers left.',
    },
  },
} as const satisfies Partial<PggRulingTexts>;
