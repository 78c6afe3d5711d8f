/** Beside other words a title has one line, more or less. */
const MOST = 60;
const SHORTEST = 20;

/** A title for a line that has to say something else as well: a long one ends where a word does. */
export function shortTitle(title: string): string {
  const letters = [...new Intl.Segmenter("en").segment(title)].map(({ segment }) => segment);
  if (letters.length <= MOST) return title;
  const cut = letters.slice(0, MOST - 1).join("");
  const end = letters[MOST - 1] === " " ? cut.length : cut.lastIndexOf(" ");
  return `${cut.slice(0, end < SHORTEST ? undefined : end).replace(/[\s,;:.–—-]+$/u, "")}…`;
}
