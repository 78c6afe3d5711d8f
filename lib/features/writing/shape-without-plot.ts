import type { StoryOrder } from "@/lib/shared/story";
import { findInstead } from "./classic/ask-instead";
import { listPlots } from "./classic/choose-plot";
import { HELP, helpFor } from "./describe-hard";
import { findBeside, NO_PLOT, type Beside } from "./help-beside";
import type { OrderReading } from "./subjects/read-order";

/** Who can help with what is ordered, as our own answer or the plot for it would say. */
function findHelpOf(order: StoryOrder, reading: OrderReading): Beside | null {
  const { night, cares } = reading;
  if (night) return night.help === "safety" ? "safety" : "words";
  const [plot] = findInstead(order, [], reading) ? [] : listPlots(order, [], reading);
  if (plot) return findBeside(plot.id);
  const [care] = cares;
  const said = care === undefined ? "" : helpFor(care);
  if (said === "") return null;
  return said === HELP.safety ? "safety" : "words";
}

/** The shape of a book that a provider's writer tells: what was found when its order was read is kept with it. */
export function shapeWithoutPlot(order: StoryOrder, reading: OrderReading): string {
  const help = findHelpOf(order, reading);
  return help ? `${NO_PLOT}:${help}` : NO_PLOT;
}
