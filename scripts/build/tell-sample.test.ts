import sharp from "sharp";
import { expect, test } from "vitest";
import { sampleScene } from "@/lib/features/content/sample";
import { tellSample } from "./tell-sample";

test("the story that anybody may read has words, a picture and what it shows on every page", async () => {
  const { story, scenes } = await tellSample();
  expect(story.pages.length).toBeGreaterThanOrEqual(8);
  for (const [at, { text, alt }] of story.pages.entries()) {
    expect(text.split(/\s+/u).length).toBeGreaterThan(15);
    expect(alt).toContain("Mia");
    const svg = scenes[sampleScene(at + 1)] ?? "";
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1200, height: 900 });
    expect(Buffer.byteLength(svg)).toBeLessThan(60_000);
  }
  expect(Object.keys(scenes)).toHaveLength(story.pages.length);
});
