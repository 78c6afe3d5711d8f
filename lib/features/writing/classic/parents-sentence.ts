/** What one says of a child to somebody else: "She wet herself at school", "My son won't sleep", "won't share". */
const OF_A_CHILD =
  /^(?:(?:(?:s?he|they)(?:(?:'|’)(?:s|re|ll|d|ve))?|s?hes|they[rv]e) |(?:my|our) (?:son|daughter|child|kid|toddler|boy|girl|little (?:boy|girl|one))s? (?!and )|(?:won(?:'|’)?t|will not|does ?n(?:'|’)?t|does not|refuses|keeps|hates) )\p{L}/iu;

/** Plots of what happens in a child's own life; of a dragon it is no complaint that she can't sleep. */
const OWN_LIFE = /^(?:feelings|habits|care|firsts|days)\//u;

/** Whether words are what one says of a child, and no name for anything. */
export const isSaidOfChild = (words: string): boolean => OF_A_CHILD.test(words.trim());

/** Whether a title is what a parent would tell a grown-up, and nothing that its child wants to read on a cover. */
export const isParentsSentence = (title: string, plot: string): boolean =>
  OWN_LIFE.test(plot) && isSaidOfChild(title);
