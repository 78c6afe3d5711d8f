import { listHeroNames } from "@/lib/shared/story";
import { listCares } from "./care-words";
import { cleanTopic } from "./clean-words";
import { findHardNight } from "./hard-nights/find-hard-night";
import { saysNobody } from "./pets-name";
import type { OrderReading, OrderWords } from "./read-order";
import { isOfHeroesDeath } from "./who-died";

/** What of an order no plot tells: what we know it as, and the parent's own words for it. */
export function readUntold(
  { title, topics, ...order }: Pick<OrderWords, "title" | "topics" | "heroName" | "together">,
  known?: Pick<OrderReading, "night" | "cares">,
) {
  const texts = [...topics.map(cleanTopic), cleanTopic(title)].filter(Boolean);
  const night = known ? known.night : findHardNight(texts, listHeroNames(order));
  const [care] = known?.cares ?? listCares(texts, night);
  const careful = texts.filter((text) => listCares([text]).length > 0);
  // A night is named by what it is, and everything else by the words for what isn't told: "divorce" is.
  const said = careful.find((text) => care && listCares([text]).includes(care)) ?? careful[0] ?? null;
  const asksWho =
    night === null &&
    care === "death" &&
    saysNobody(said ?? "") &&
    !isOfHeroesDeath(texts, listHeroNames(order));
  return { night, said: night?.says ? null : said, asksWho };
}
