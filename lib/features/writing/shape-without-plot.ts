import type { StoryOrder } from "@/lib/shared/story";
import { outlineStory } from "./classic/outline-story";
import { HELP, helpFor } from "./describe-hard";
import { findBeside, NO_PLOT, type Beside } from "./help-beside";
import { readOrder } from "./subjects/read-order";

/** Who can help with what is ordered, as our own answer or the plot for it would say. */
function findHelpOf(order: StoryOrder): Beside | null {
  const { night, cares } = readOrder(order);
  if (night) return night.help === "safety" ? "safety" : "words";
  const { plot } = outlineStory(order, []);
  if (plot !== null) return findBeside(plot);
  const [care] = cares;
  const said = care === undefined ? "" : helpFor(care);
  if (said === "") return null;
  return said === HELP.safety ? "safety" : "words";
}

/** The shape of a book that a provider's writer tells: what was found at its order is kept with it. */
export function shapeWithoutPlot(order: StoryOrder): string {
  const help = findHelpOf(order);
  return help ? `${NO_PLOT}:${help}` : NO_PLOT;
}
