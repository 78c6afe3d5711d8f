/** So many words in a row, as two pages that tell the same in the same words have them, whoever is in them. */
const IN_A_ROW = 3;
/** A refrain, a name and how a plot begins come back in either telling. */
const MAY_COME_BACK = 0.2;

/**
 * How much of a text is in the words of pages that were heard before, from 0 (as good as none) to 1.
 *
 * @param pages texts of earlier stories of the same plot
 */
export function listensFor(pages: readonly string[]): (text: string) => number {
  const heard = new Set(pages.flatMap(listRuns));
  return (text) => {
    const runs = listRuns(text);
    const share = runs.filter((run) => heard.has(run)).length / Math.max(1, runs.length);
    return share <= MAY_COME_BACK ? 0 : share;
  };
}

function listRuns(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
  return words.slice(IN_A_ROW - 1).map((_, at) => words.slice(at, at + IN_A_ROW).join(" "));
}
