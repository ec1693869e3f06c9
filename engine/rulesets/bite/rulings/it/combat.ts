import type { TranslatedRulings } from '../../../../play/book-translation.js';
import type { combatRulings as english } from '../combat.js';

export const combatRulings: TranslatedRulings<typeof english> = {
  'bombers.grounded': {
    question: 'Dei bombardieri sono attaccati nella loro base. Come possono essere colpiti nel primo round?',
    readings: {
      raided:
        'I bombardieri a terra possono essere colpiti dall’incursione aerea, insieme alle unità terrestri, ma non nel combattimento aereo.',
      inAirCombat: 'I bombardieri a terra possono essere colpiti anche nel combattimento aereo, in cui non sparano.',
    },
  },
  'airCombat.length': {
    question: 'Quanti round dura il combattimento aereo?',
    readings: {
      untilOver:
        'Il combattimento aereo dura finché entrambe le fazioni hanno aerei in volo e almeno uno di questi è un caccia.',
      untilWithdrawal:
        'Il combattimento aereo dura finché entrambe le fazioni hanno aerei in volo, tra cui un caccia, ma termina quando un aereo si ritira.',
      oneRound: 'Il combattimento aereo dura un round.',
    },
  },
  'flak.order': {
    question: 'Quale fazione spara per prima nel fuoco antiaereo?',
    readings: {
      together: 'Entrambe le fazioni sparano insieme; poi si applicano i colpi.',
      defenderFirst: 'Spara prima il difensore; poi gli attaccanti che sopravvivono.',
    },
  },
  'flak.fortress': {
    question: 'Un esagono contiene una fortezza e una città maggiore. Quanti dadi di fuoco antiaereo ha?',
    readings: {
      fortressOnly: 'L’esagono ha i due dadi della fortezza.',
      cityToo: 'L’esagono ha quattro dadi: due per la fortezza e due per la città.',
    },
  },
  'artillery.mustFire': {
    question: 'Sparare costa all’artiglieria un Punto Forza. L’artiglieria è obbligata a sparare?',
    readings: {
      true: 'Sì: l’artiglieria spara ogni volta che può.',
      false: 'No: il proprietario dell’artiglieria decide prima di ogni round.',
    },
  },
  'hits.best': {
    question: 'Ogni Bonus abbassa di uno il tiro necessario per colpire. Qual è il tiro più basso che può colpire?',
    readings: {
      2: 'Il tiro più basso che può colpire è 2: un tiro di 1 manca sempre.',
      3: 'Il tiro più basso che può colpire è 3, perché il regolamento non stampa numeri inferiori.',
      1: 'Il tiro più basso che può colpire è 1: con abbastanza Bonus ogni dado colpisce.',
    },
  },
  'malus.pooled': {
    question:
      'Le unità con lo stesso numero di Malus che sparano insieme sommano la forza prima di dimezzarla. Quanti dadi tira ogni unità?',
    readings: {
      singleShares:
        'Ogni unità tira i dadi che tirerebbe da sola, ma almeno uno. I dadi rimasti della somma dimezzata vanno all’unità più debole.',
      sumOnly:
        'Insieme le unità tirano soltanto la somma dimezzata, ma almeno un dado in tutto. Tirano per prime le più forti.',
      never: 'Le forze non si sommano: ogni unità dimezza la propria.',
    },
  },
  'malus.extraDice': {
    question: 'Alcune unità tirano dadi in più o raddoppiano i loro dadi. Un Malus dimezza anche questi?',
    readings: {
      afterHalving: 'No: la forza si dimezza, poi si raddoppia, e poi si aggiungono i dadi in più.',
      beforeHalving: 'Sì: si aggiungono i dadi in più e si raddoppia la forza prima di dimezzarla.',
    },
  },
  'hits.support': {
    question: 'Il colpo successivo lo subisce l’unità più forte. Può essere artiglieria o un QG?',
    readings: {
      likeOthers: 'Sì: artiglieria e QG sono colpiti come le altre unità; quelle a forza 0 per ultime.',
      last: 'No: artiglieria e QG sono colpiti soltanto quando non resta nessuna unità di combattimento.',
    },
  },
  'zero.alone': {
    question:
      'Le unità di supporto a forza 0 sono eliminate quando sono sole con unità terrestri di combattimento nemiche. Quando si verifica?',
    readings: {
      atOnce:
        'Le unità di supporto sole si verificano dopo ogni fuoco. Quelle a forza 0 sono eliminate subito e non subiscono altri colpi.',
      roundEnd: 'Le unità di supporto sole si verificano alla fine del round.',
    },
  },
  'river.allCross': {
    question:
      'I difensori hanno un Bonus se tutte le unità terrestri attaccanti attraversano l’acqua. Lo ottengono quando l’unica unità arrivata via terra è eliminata o se ne va?',
    readings: {
      asMade: 'No: per questo Bonus contano tutte le unità terrestri che hanno attaccato nella battaglia.',
      present: 'Sì: per questo Bonus contano soltanto le unità terrestri che attaccano ancora.',
    },
  },
  'retreat.distance': {
    question: 'Una ritirata non può allontanarsi dalla fonte di rifornimento. Come si misura la distanza?',
    readings: {
      path: 'La distanza dalla fonte di rifornimento si misura lungo esagoni in cui l’unità può entrare.',
      straight: 'La distanza dalla fonte di rifornimento si misura in linea retta.',
    },
  },
  'retreat.cityInZone': {
    question: 'Un’unità può ritirarsi in una città amica vuota in ZOC nemica?',
    readings: {
      false: 'No: un’unità non può ritirarsi in una ZOC nemica.',
      true: 'Sì: una ritirata in una città amica può andare in qualsiasi direzione.',
    },
  },
  'retreat.attacker': {
    question: 'Il difensore ha ritirato alcune unità. L’attaccante può ritirarne nello stesso round?',
    readings: {
      always: 'Sì: prima ritira unità il difensore, poi l’attaccante.',
      unlessDefenderDid: 'No: l’attaccante può ritirare unità soltanto se il difensore non ne ha ritirate.',
    },
  },
  'blitz.often': {
    question: 'Un’unità ha combattuto una battaglia nella Fase di Blitz. Può compiere un altro Blitz?',
    readings: {
      once: 'No: un’unità compie un solo Blitz per turno.',
      afterEachBattle: 'Sì: un’unità può compiere un Blitz dopo ogni battaglia a cui ha preso parte.',
    },
  },
  'blitz.minorArmour': {
    question: 'Nel gioco base i carri delle nazioni minori dell’Asse prendono parte a Blitz e movimento extra?',
    readings: {
      true: 'Sì: i carri minori dell’Asse vi prendono parte, come quelli sovietici dello stesso livello.',
      false: 'No: tra le nazioni dell’Asse il regolamento indica soltanto la Germania.',
    },
  },
};
