import type { OtherHero } from "@/lib/features/drawing/contract";
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

/** How far beside the middle each of them stands, and how large. */
const PLACES = [
  { xs: [450], scale: 1 },
  { xs: [310, 590], scale: 0.82 },
  { xs: [450, 215, 685], scale: 0.66 },
] as const;

/** The hero, and whoever is one beside them, waving on a round of coloured paper; 900 by 900. */
export function composePortrait(look: HeroLook, others: readonly OtherHero[] = []): string {
  const brush = createBrush({ time: "noon", weather: "clear", indoors: false, seed: look.outfit + 11 });
  const paper = BACKDROPS[Math.abs(Math.trunc(look.outfit)) % BACKDROPS.length] ?? BACKDROPS[0];
  const looks = [look, ...others.map((other) => other.look)];
  const { xs, scale } = PLACES[looks.length - 1] ?? PLACES[0];
  const figures = looks.map((one, at) => {
    const figure = drawPerson(heroPerson(one), stanceOf("waving"), { feeling: "happy", held: null });
    const y = at > 0 && looks.length > 2 ? 780 : 800;
    return group([shadowUnder(brush, 90), ...figure], { x: xs[at] ?? 450, y, scale: scaleOf(one) * scale });
  });
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
    // The first stands in front.
    ...figures.toReversed(),
    el("defs", {}, brush.definitions()),
  ]);
}
