import { HELP } from "./describe-hard";

/**
 * Plots of hard nights beside which their parent is told who can help, in the preview and after the last page; nothing of it
 * stands in what the child reads. An order that isn't told has the same words in its answer. Here, and not in the plots: a page
 * that shows a book needs no plot for it.
 */
const BESIDE: Readonly<Record<string, keyof typeof HELP>> = {
  "care/heaviest-bag": "safety",
  "care/long-way-round": "safety",
  "care/three-byes": "words",
  "care/red-umbrella": "words",
  "care/lowest-hook": "words",
  "care/paper-train": "words",
  "care/hat-drawer": "words",
  "care/blue-cup": "words",
  "care/folded-friend": "words",
  "care/soap-and-soup-after-flight": "words",
};

/** Who can help beside a story of this plot; `null` where nobody needs to. */
export function findHelpBeside(plot: string | null): string | null {
  const help = plot === null ? undefined : BESIDE[plot];
  return help ? HELP[help] : null;
}
