import type { StoryOrder } from "@/lib/shared/story";
import { cleanTopic } from "@/lib/features/writing/subjects/clean-words";
import type { FoundEvent } from "@/lib/features/writing/subjects/events/find-untold-event";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { splitWish } from "@/lib/features/writing/subjects/runs";
import type { SubjectClass } from "@/lib/features/writing/subjects/subject";
import { rankPlots } from "./rank-plots";
import { isNamed, isWrittenFor, saysWhatHappens } from "./tells-day";

type Twist = { of: readonly SubjectClass[]; means: RegExp };

/** What makes a silly order one: without it, what is left is another story of the same noun. */
const TWISTS: readonly Twist[] = [
  // Who is afraid of what they live in, or can't do what they are known for.
  {
    of: ["animal", "being"],
    means:
      /\b(?:(?:who|that|which) (?:(?:is|was|'s) )?(?:\p{L}+ )?|\p{L}+ (?:is |was )?)(?:scared|afraid|frightened|terrified) of\b|\b(?:can't|cant|cannot|can not|couldn't|couldnt|could not|forgot how to|forgets how to) (?:moo|roar|fly|swim|hop|jump|sing|bark|quack|cluck|hoot|growl|howl|neigh|oink|purr|meow|buzz|breathe fire|scare|spin|climb)\b|\b(?:hates?|hated|allergic to|(?:doesn't|doesnt|didn't|does not|did not) like) (?:the )?(?:dark|cold|snow|ice|water|sea|mud|night|honey|carrots?|bananas?|nuts|cheese|fish|hay|grass|fire|flying|heights)\b/u,
  },
  // A dinner with a will of its own.
  {
    of: ["food"],
    means:
      /\b(?:runaway|on the loose)\b|\b(?:ran|run|runs|running|rolls?|rolled|flew|flies) (?:away|off|out)\b|\bescap(?:e|es|ed|ing)\b|\b(?:goes|went|going|flies|flew|trip|journey) (?:in)?to (?:outer )?space\b|\b(?:goes|went|runs|ran) (?:off )?(?:on|to) (?:a |the )?(?:holiday|vacation|seaside|moon|beach)\b/u,
  },
  // Somebody whom everybody knows, and nobody knows.
  {
    of: ["relative", "person", "animal"],
    means:
      /\b(?:secretly|actually|really) (?:a|an|the)\b|\bsecret (?:agent|ninja|spy|superhero|pirate|wizard|witch)\b|\b(?:is|was|are) (?:a|an) (?:ninja|spy|superhero|pirate|secret agent|wizard|witch|robot|alien|potato)\b|\bturn(?:s|ed)? into (?:a|an)\b/u,
  },
];

const writtenOf = (text: string): string => splitWish(cleanTopic(text)).join(" ");

/** The twist of an order that is about a noun, where no plot tells it: the parent is asked, and gets no hide-and-seek. */
export function findUntoldTwist(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  const { main, others } = reading;
  // "Scared of heights", and "runaway", are no subject of their own.
  const isHow = main?.entry.class === "feeling" || main?.entry.class === "activity";
  const about = [...(main ? [main] : []), ...(isHow ? others : [])].map(({ entry }) => entry.class);
  const twists = TWISTS.filter(({ of }) => of.some((one) => about.includes(one)));
  const said = [order.title, ...order.topics]
    .map(writtenOf)
    .find((text) => twists.some(({ means }) => means.test(text)));
  if (said === undefined) return null;
  const [best = []] = rankPlots(order, reading);
  const isTold = best.some(
    (shape) => saysWhatHappens(shape, reading) || (isWrittenFor(shape) && isNamed(shape, reading)),
  );
  return isTold ? null : { event: { id: "twist", near: [] }, said };
}
