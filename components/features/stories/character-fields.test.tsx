// @vitest-environment happy-dom
import { useForm, useWatch } from "react-hook-form";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QueryProvider } from "@/components/data/query-provider";
import { eventually } from "@/tests/support/eventually";
import { rendered } from "@/tests/support/rendered";
import { CharacterFields } from "./character-fields";
import { emptyStory, type StoryFormValues, type StoryOrderForm } from "./story-form-schema";

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ photoMayLeave: false, estimatedCost: 0 })));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function Asked() {
  const form = useForm<StoryFormValues, unknown, StoryOrderForm>({
    defaultValues: { ...emptyStory("c"), mode: "character" },
  });
  return (
    <>
      <CharacterFields form={form} photoError={undefined} styleError="Please select a character style." />
      <output>{useWatch({ control: form.control, name: "characterStyle" })}</output>
    </>
  );
}

test("the style is asked for once the consent to use the photo is there, and a chosen one outlasts its being taken back", async () => {
  const { screen, remove } = rendered(
    <QueryProvider>
      <Asked />
    </QueryProvider>,
  );
  const consent = () => screen.querySelector<HTMLButtonElement>("[role=checkbox]");
  const knight = () => screen.querySelector<HTMLInputElement>("input[type=radio][value=brave-knight]");
  await eventually(() => {
    expect(consent()).not.toBeNull();
  });
  expect(knight()).toBeNull();
  // What is missing is said all the same.
  expect(screen.textContent).toContain("Please select a character style.");

  consent()?.click();
  await eventually(() => {
    expect(knight()?.checked).toBe(false);
  });
  knight()?.click();
  await eventually(() => {
    expect(screen.querySelector("output")?.textContent).toBe("brave-knight");
  });
  consent()?.click();
  await eventually(() => {
    expect(knight()).toBeNull();
  });
  consent()?.click();
  await eventually(() => {
    expect(knight()?.checked).toBe(true);
  });
  remove();
});
