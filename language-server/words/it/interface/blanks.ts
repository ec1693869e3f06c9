/** Words in place of names and texts of the author in the snippets of completion. */
export const blanks: Readonly<Record<string, string>> = {
  'Why it is not finished.': 'Perché non è finito.',
  Formation: 'Formazione',
  Map: 'Mappa',
  Name: 'Nome',
  Place: 'Luogo',
  Side: 'Parte',
  Text: 'Testo',
  Title: 'Titolo',
  Unit: 'Unità',
  author: 'autore',
  column: 'colonna',
  kind: 'tipo',
  name: 'nome',
  row: 'riga',
  why: 'motivo',
};
