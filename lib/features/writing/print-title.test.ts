import { expect, it } from "vitest";
import { printTitle } from "./print-title";

it.each([
  ["ciarans first feis", "Ciaran", "Ciaran's first feis"],
  ["arjun's tabla exam", "Arjun", "Arjun's tabla exam"],
  ["the day ciaran flew", "Ciaran", "The day Ciaran flew"],
  ["baby sister in mummys tummy", "Bodhi", "Baby sister in mummy's tummy"],
  ["roses in the rain", "Rose", "Roses in the rain"],
  ["show and tell", "Olive", "Show and tell"],
  ["Danylo new school no English", "Danylo", "Danylo new school no English"],
  ["iPad trouble", "Olive", "iPad trouble"],
  ["2 dads", "Olive", "2 dads"],
])("prints “%s” of %s as %s", (title, heroName, printed) => {
  expect(printTitle({ title, heroName })).toBe(printed);
});
