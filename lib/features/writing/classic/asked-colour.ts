import type { Colour } from "@/lib/shared/colours";
import { coloursIn } from "@/lib/shared/colours-in";
import type { StoryOrder } from "@/lib/shared/story";
import type { Subject } from "@/lib/features/writing/subjects/read-order";

/** The one colour that the parent gives the subject, by whichever of its words. */
export function askedColour({ title, topics }: StoryOrder, subject: Subject | undefined): Colour | null {
  if (!subject) return null;
  const { word, also = [] } = subject.entry;
  const asked = [title, ...topics].flatMap((text) =>
    [word, ...also].flatMap((noun) => coloursIn(text, noun)),
  );
  const [colour = null, ...others] = new Set(asked);
  return others.length === 0 ? colour : null;
}
