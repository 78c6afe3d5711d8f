import { expect, test } from "vitest";
import { pdfFileName } from "./save-pdf";

test.each([
  ["The Lost Kite", "The Lost Kite.pdf"],
  ["Zoë & the 3 owls: who's there?", "Zoë & the 3 owls who's there.pdf"],
  ["../../etc/passwd", "etc passwd.pdf"],
  ["a\u202Egpj.exe", "a gpj.exe.pdf"],
  ["line\nbreak", "line break.pdf"],
  ["???", "Story.pdf"],
  ["x".repeat(255), `${"x".repeat(100)}.pdf`],
])("%j is saved as %j", (title, name) => {
  expect(pdfFileName(title)).toBe(name);
});
