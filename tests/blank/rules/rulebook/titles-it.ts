/** The titles of the rules in Italian, in the terms of the players' own edition. */
export const titlesIt: Readonly<Record<string, string>> = {
  '1': 'Sequenza di gioco',
  '2': 'Piazzamento iniziale',
  '3': 'Movimento',
  '4': 'Raggruppamento',
  '5': 'Rifornimento',
  '6': 'Vittoria',
};
