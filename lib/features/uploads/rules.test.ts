import { expect, test } from "vitest";
import { photoKindOf } from "./rules";

test.each<[name: string, kind: ReturnType<typeof photoKindOf>]>([
  ["IMG_1.HEIC", "heic"],
  ["me.jpg", "jpeg"],
  ["me.pdf", null],
  ["me.constructor", null],
  ["me", null],
])("a file whose type no browser knows is, by its name %s, a photo of kind %s", (name, kind) => {
  expect(photoKindOf({ type: "", name })).toBe(kind);
});
