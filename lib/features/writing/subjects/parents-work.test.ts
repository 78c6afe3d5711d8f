import { expect, it } from "vitest";
import { findParentsWork } from "./parents-work";

it.each<[string | null, string]>([
  ["baker", "Papa is a baker"],
  ["pilot", "my mum works as a pilot"],
  ["firefighter", "Daddy's a firefighter at night"],
  [null, "my dad is a bit grumpy"],
  [null, "Mummy is a mermaid"],
  [null, "the baker"],
  [null, "Dad and the baker"],
])("%s: %s", (work, text) => {
  expect(findParentsWork([text])?.word ?? null).toBe(work);
});
