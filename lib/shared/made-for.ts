/** Marks in a page whose it is: the parent for whom the server drew it. */
export const MADE_FOR = "data-made-for";
/** By this a page says so with whatever it asks. */
export const MADE_FOR_HEADER = "x-talewick-made-for";

/** Whose this page is; `null` for one that is the same for everybody. */
export const readMadeFor = (): string | null =>
  document.querySelector(`[${MADE_FOR}]`)?.getAttribute(MADE_FOR) ?? null;
