/** Views of an open book: 0 is the cover, then the pages, then the end. */
export const endView = (pages: number): number => pages + 1;

export const clampView = (view: number, pages: number): number => Math.min(endView(pages), Math.max(0, view));

/** A book that was begun opens where it was left; a finished or new one opens at its cover. */
export function startView(resumePage: number, pages: number): number {
  return resumePage > 1 && resumePage <= pages ? resumePage : 0;
}

export type Turn = { by: 1 | -1 } | { to: "start" | "end" };

export function turnForKey(key: string): Turn | null {
  if (key === "ArrowRight" || key === "PageDown") return { by: 1 };
  if (key === "ArrowLeft" || key === "PageUp") return { by: -1 };
  if (key === "Home") return { to: "start" };
  return key === "End" ? { to: "end" } : null;
}

type Point = { x: number; y: number };
const LEAST_SWIPE = 48;

/** A finger that went clearly sideways. To the left is forward, as with paper. */
export function turnForSwipe(from: Point, to: Point): Turn | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (Math.abs(dx) < LEAST_SWIPE || Math.abs(dx) < Math.abs(dy) * 1.6) return null;
  return { by: dx < 0 ? 1 : -1 };
}

/** The part of a picture's width, at either edge, that turns the page. */
const EDGE = 0.25;

/** A tap near the edge of something as wide as `width`, `x` from its left. */
export function turnForTap(x: number, width: number): Turn | null {
  if (x < 0 || x > width) return null;
  if (x >= width * (1 - EDGE)) return { by: 1 };
  return x <= width * EDGE ? { by: -1 } : null;
}

/** How much of a view that is taller than the screen lies above and below what is in sight. */
export type Unseen = { above: number; below: number };

/** Whether there is more of this page to see before a key that goes by screens goes to the next one. */
export function scrollsFirst(key: string, { above, below }: Unseen): boolean {
  return (key === "PageDown" && below > 1) || (key === "PageUp" && above > 1);
}

export function viewAfter(view: number, turn: Turn, pages: number): number {
  if ("to" in turn) return turn.to === "start" ? 0 : endView(pages);
  return clampView(view + turn.by, pages);
}

/** Whether every page has been open, counting those before the one where reading went on. */
export function hasReadAll(opened: ReadonlySet<number>, resumePage: number, pages: number): boolean {
  const from = startView(resumePage, pages) || 1;
  for (let page = from; page <= pages; page += 1) if (!opened.has(page)) return false;
  return true;
}
