import type { ChildView } from "@/lib/features/children/contract";
import type { ActiveRequestView } from "@/lib/features/stories/contract";
import { emptyStory, type StoryFormValues } from "./story-form-schema";

type Ordered = Pick<ActiveRequestView, "title" | "theme" | "childName" | "wish">;

/** The form that says what an order said, from whichever device it came; its photo is gone, so that is asked for anew. */
export function asOrdered(
  { title, theme, childName, wish }: Ordered,
  children: readonly Pick<ChildView, "id" | "name">[],
): StoryFormValues {
  const child = children.find(({ id, name }) => (wish?.childId ? id === wish.childId : name === childName));
  const form = { ...emptyStory(child?.id ?? ""), title, theme };
  if (!wish) return form;
  const { withChildIds, offeredFor, topics, creativityLevel, ageAppropriate, characterStyle, continues } =
    wish;
  return {
    ...form,
    title: offeredFor ?? title,
    mode: characterStyle ? "character" : "plain",
    withChildIds: withChildIds.filter((one) => children.some(({ id }) => id === one)),
    topics: topics.join(", "),
    creativityLevel,
    ageAppropriate,
    characterStyle: characterStyle ?? "",
    continues: continues ?? "",
  };
}
