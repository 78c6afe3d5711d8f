import { HELP } from "./describe-hard";

export type Beside = "safety" | "words";

/**
 * Plots of hard nights beside which their parent is told who can help, in the preview and after the last page; nothing of it
 * stands in what the child reads. An order that isn't told has the same words in its answer. Here, and not in the plots: a page
 * that shows a book needs no plot for it.
 */
const BESIDE: Readonly<Record<string, Beside>> = {
  "care/heaviest-bag": "safety",
  "care/long-way-round": "safety",
  "care/seven-apples": "words",
  "care/three-byes": "words",
  "care/red-umbrella": "words",
  "care/lowest-hook": "words",
  "care/paper-train": "words",
  "care/hat-drawer": "words",
  "care/blue-cup": "words",
  "care/folded-friend": "words",
  "care/as-long-as-you": "words",
  "care/smallest-hat": "words",
  "care/beep-said-the-bird": "words",
  "care/soap-and-soup-after-flight": "words",
};

/** What a book of a provider's writer has instead of a plot: what was found at its order is kept with it. */
export const NO_PLOT = "openai";
const NO_PLOT_BESIDE: Readonly<Record<string, Beside>> = {
  [`${NO_PLOT}:safety`]: "safety",
  [`${NO_PLOT}:words`]: "words",
};

/** Which help stands beside this plot; `null` where nobody needs it. */
export const findBeside = (plot: string): Beside | null => BESIDE[plot] ?? NO_PLOT_BESIDE[plot] ?? null;

/** Who can help beside a story of this plot; `null` where nobody needs to. */
export function findHelpBeside(plot: string | null): string | null {
  const help = plot === null ? null : findBeside(plot);
  return help ? HELP[help] : null;
}
