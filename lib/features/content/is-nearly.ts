/** How many slips of the finger a word of so many letters may have. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

type Row = number[];

/** The next row of the distances between the beginnings of two words: letters left out, too many, wrong or swapped. */
function nextRow(typed: string, word: string, [last, beforeLast]: readonly [Row, Row]): Row {
  const row = last[0] ?? 0;
  const next = [row + 1];
  for (let column = 1; column < last.length; column += 1) {
    const isSame = typed[row] === word[column - 1];
    const isSwapped = column > 1 && typed[row] === word[column - 2] && typed[row - 1] === word[column - 1];
    next[column] = Math.min(
      (last[column] ?? 0) + 1,
      (next[column - 1] ?? 0) + 1,
      (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      isSwapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity,
    );
  }
  return next;
}

/**
 * Whether somebody who typed `typed` may have meant `word`, or a word that begins with it: a slip or two in a longer
 * word (optimal string alignment), the first letter right.
 */
export function isNearly(typed: string, word: string): boolean {
  const most = slipsIn(typed);
  if (typed[0] !== word[0] || word.length < typed.length - most) return false;
  const width = Math.min(word.length, typed.length + most);
  let rows: [Row, Row] = [Array.from({ length: width + 1 }, (_, column) => column), []];
  for (let row = 0; row < typed.length; row += 1) rows = [nextRow(typed, word, rows), rows[0]];
  return Math.min(...rows[0]) <= most;
}
