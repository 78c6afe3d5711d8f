import { describe, expect, it } from "vitest";
import { ORDER } from "@/tests/support/drafts";
import { outlineStory } from "./outline-story";

const outlined = (title: string, ...topics: string[]) => outlineStory({ ...ORDER, title, topics }, []);

describe("a story that would have next to nothing of its order", () => {
  it.each([
    // A frame took its noun from a topic.
    ["the floor is lava (it really is)", "sofa", "cushions", "rescuing the cat"],
    ["forgot its PE today", "wearing lost property shorts"],
    // A plot of a theme would be about anything.
    ["everything comes out upside down when she draws"],
    ["daylight savings and wide awake at 4am"],
    ["the kid who sits next to me hums ALL DAY"],
    // A plot was found by where it is.
    ["combine harvester and the field mice", "harvest", "grandpa's farm"],
  ])("is asked about: “%s”", (title, ...topics) => {
    expect(outlined(title, ...topics)).toMatchObject({ plot: null, asks: expect.any(String) as string });
  });

  it.each([
    ["The Night Has No Teeth", "afraid of the dark"],
    ["Saturday Secrets", "cats", "treehouse"],
    ["Jack's Big Surprise", "new puppy"],
    ["The Tiger of Maple Street", "tiger"],
    // A noun, or a relation, of which the topic is told: it is said what is left out.
    ["Space", "rocket", "moon", "mars"],
    ["Trumpet vine", "hummingbird"],
    ["A biting cold day", "snow"],
  ])("isn't what a title without the topics' words is: “%s” is told", (title, ...topics) => {
    expect(outlined(title, ...topics).plot).not.toBeNull();
  });
});
