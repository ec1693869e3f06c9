/** Known words nearest in spelling to an unknown one, best first; none that differs in more than a third of its letters. */
export function nearestWords(word: string, known: Iterable<string>, most = 3): string[] {
  const allowed = Math.max(2, Math.floor(word.length / 3));
  return [...known]
    .map((candidate) => ({ candidate, differs: spellingDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ differs }) => differs <= allowed)
    .sort((a, b) => a.differs - b.differs)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** Letters to add, drop or change to turn one word into the other. */
function spellingDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const above = row;
    row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (above[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min((above[j] as number) + 1, (row[j - 1] as number) + 1, change));
    }
  }
  return row[b.length] as number;
}

/** ` Did you mean overrun.fromZoc?`, or nothing when no known word is near. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const near = nearestWords(word, known);
  return near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
}
