import { expect, test } from "vitest";
import { refuseComment } from "./refuse-comment";

test.each([
  "We read Harry Potter twice, and the war in it led to a good talk.",
  "After a beer I do the giant’s voice much better.",
  "My mother has died, and we read the rabbit book every evening.\n\nIt helps.",
  "I’m not sure: what is 2 < 3 for a child of four?",
])("what grown-ups may talk about passes: %s", (text) => {
  expect(() => {
    refuseComment(text);
  }).not.toThrow();
});

test.each([
  ["a web address", "Look at https://example.test/offer for more."],
  [
    "an address after something that is only too heavy for stories",
    "We had a beer. Write to me at robin@example.test",
  ],
  ["a telephone number", "Call me: 555 0100 2233"],
  ["where somebody lives", "We live at 12 Oak Street, come over."],
  ["a curse", "What a load of crap."],
  ["markup", "<a href='x'>this</a> is good"],
  ["contempt", "Some people are just retarded."],
])("%s is refused, with words about the field", (_what, text) => {
  expect(() => {
    refuseComment(text);
  }).toThrow(expect.objectContaining({ code: "REFUSED", details: { text: expect.any(String) as string } }));
});
