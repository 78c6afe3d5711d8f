import type { HeroLook } from "@/lib/shared/story";
import { shadowUnder } from "./cast";
import { sheet } from "./compose-scene";
import { createBrush } from "./paper/brush";
import { box, disc, el, group, oval, shape, times } from "./paper/markup";
import { heroPerson } from "./people/hero";
import { drawPerson } from "./people/person";
import { stanceOf } from "./people/stance";

const BACKDROPS = ["#f3cfa8", "#cfdcb4", "#e6c3cf", "#bcd6e2", "#f5dca0", "#d3c8e6"] as const;

/** A pointed hat stands out of the round at full height. */
const scaleOf = ({ style }: HeroLook): number => (style === "magical-wizard" ? 1.84 : 2.05);

/** The hero alone, waving, on a round of coloured paper; 900 by 900. */
export function composePortrait(look: HeroLook): string {
  const brush = createBrush({ time: "noon", weather: "clear", indoors: false, seed: look.outfit + 11 });
  const paper = BACKDROPS[Math.abs(Math.trunc(look.outfit)) % BACKDROPS.length] ?? BACKDROPS[0];
  const figure = drawPerson(heroPerson(look), stanceOf("waving"), { feeling: "happy", held: null });
  return sheet(900, 900, [
    box([0, 0], [900, 900], "#fdf3df"),
    disc(450, 444, 372, "#2b2456", { opacity: 0.08 }),
    disc(450, 436, 370, paper),
    disc(450, 436, 300, "#fff6e0", { opacity: 0.35 }),
    ...times(12, (i) =>
      shape("M0 -10Q1.5 -1.5 10 0Q1.5 1.5 0 10Q-1.5 1.5 -10 0Q-1.5 -1.5 0 -10Z", "#fffaf0", {
        transform: `translate(${Math.round(450 + Math.cos(i * 0.9) * (250 + (i % 3) * 40))} ${Math.round(400 + Math.sin(i * 0.9) * (230 + (i % 2) * 50))}) scale(${1 + (i % 3) * 0.4})`,
      }),
    ),
    oval([450, 800], [330, 34], "#2b2456", { opacity: 0.1 }),
    group([shadowUnder(brush, 90), ...figure], { x: 450, y: 800, scale: scaleOf(look) }),
    el("defs", {}, brush.definitions()),
  ]);
}
