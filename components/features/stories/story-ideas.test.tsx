// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import type { ChildView } from "@/lib/features/children/contract";
import { suggestStories } from "@/lib/features/content/story-suggestions";
import { rendered } from "@/tests/support/rendered";
import type { StoryFormValues, StoryOrderForm } from "./story-form-schema";
import { emptyStory } from "./story-form-schema";
import { StoryIdeas } from "./story-ideas";

const ada = { id: "ada", name: "Ada", interests: ["Space"] } as ChildView;
type Read = () => StoryFormValues;

function Ideas({ onForm }: { onForm: (read: Read) => void }) {
  const form = useForm<StoryFormValues, unknown, StoryOrderForm>({ defaultValues: emptyStory(ada.id) });
  useEffect(() => {
    onForm(() => form.getValues());
  }, [form, onForm]);
  return <StoryIdeas form={form} items={[ada]} />;
}

const order = ({ title, topics, theme }: Pick<StoryFormValues, "title" | "topics" | "theme">) => ({
  title,
  topics,
  theme,
});

test("16.35: an idea for this child, or a surprise, writes the order", async () => {
  let read: Read = () => emptyStory("");
  const { screen, remove } = rendered(<Ideas onForm={(given) => (read = given)} />);
  const ideas = suggestStories(ada.interests, new Date().getMonth());
  const press = (name: string) => {
    const button = [...screen.querySelectorAll("button")].find(
      ({ textContent }) => textContent.trim() === name,
    );
    act(() => {
      button?.click();
    });
  };
  await expect.poll(() => screen.textContent).toContain("Ideas for Ada");
  for (const idea of ideas.slice(0, 3)) {
    press(idea.title);
    expect(order(read())).toEqual(order(idea));
  }
  press("Surprise me");
  expect(ideas.map(order)).toContainEqual(order(read()));
  // Other ideas are on offer then.
  expect(screen.textContent).toContain(ideas[3 % ideas.length]?.title ?? "no idea");
  remove();
});
