import sharp from "sharp";
import { expect, test } from "vitest";
import { brandScenes } from "./brand-scenes";

test("every scene of the interface can be drawn, and is small on the wire", async () => {
  const scenes = Object.entries(brandScenes());
  expect(scenes.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      "landing-hero",
      "feature-stories",
      "feature-personal",
      "feature-progress",
      "empty-library",
      "empty-children",
      "lost",
      "theme-adventure",
      "style-superhero",
      "blog-safety",
    ]),
  );
  for (const [name, svg] of scenes) {
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect({ name, width, height }).toEqual({ name, width: 1200, height: 900 });
    expect({ name, small: Buffer.byteLength(svg) < 40_000 }).toEqual({ name, small: true });
    expect(svg).not.toMatch(/NaN|undefined|<text|href/);
  }
});
