import { expect, test } from "vitest";
import { titleWithoutName, withoutName } from "./without-name";

test.each([
  [
    "Mila",
    "Mila ran. “Mila’s kite!” MILA! Milan is a town.",
    "Robin ran. “Robin’s kite!” Robin! Milan is a town.",
  ],
  ["Mila Rose", "Mila Rose laughed, and Mila sat. Rose’s cup.", "Robin laughed, and Robin sat. Robin’s cup."],
  ["Robin", "Robin’s robin sings.", "Charlie’s robin sings."],
  ["Zoë", "Zoe\u0308 and Zoë’s hat.", "Robin and Robin’s hat."],
  ["O'Neil (Jr.)", "O'Neil (Jr.) waved.", "Robin waved."],
  ["美拉", "One day 美拉 ran, and 美拉’s cat too.", "One day Robin ran, and Robin’s cat too."],
  ["Anna-Lena", "Anna-Lena's boat, and Anna.", "Robin's boat, and Robin."],
  ["Mila de la Rosa", "Mila de la Rosa sang “la la”.", "Robin sang “la la”."],
  ["(+[", "A (+[ b", "A Robin b"],
  ["Will", "Where will Will go?", "Where will Robin go?"],
  ["Nani Asha", "Nani Asha and Asha’s Nani.", "Robin and Robin’s Nani."],
  ["", "Nobody is named.", "Nobody is named."],
])("%j stands nowhere", (name, text, told) => {
  expect(withoutName(name)(text)).toBe(told);
});

test("a title loses it in whatever letters it was typed", () => {
  expect(titleWithoutName("Mila Rose")("mila and MILA's rose")).toBe("Robin and Robin's Robin");
  expect(titleWithoutName("")("A quiet day")).toBe("A quiet day");
  for (const hidden of ["Mi\u200bla’s kite", "Mi\u00adla’s kite", "Ｍｉｌａ’s kite", "Milas kite"])
    expect(titleWithoutName("Mila")(hidden)).toMatch(/^Robin’?s kite$/);
  expect(titleWithoutName("Mila")("Milan’s ﬁre 👨‍👩‍👧")).toBe("Milan’s ﬁre 👨‍👩‍👧");
});
