import { expect, test } from "vitest";
import { sourceFiles } from "@/tests/support/source-tree";

const FORM = /<form\b(?:[^>]|=>)*>/g;

test("what is typed into a form never comes into an address, also where its script never arrives", () => {
  const forms = ["components", "app"].flatMap((folder) =>
    sourceFiles(folder)
      .filter(({ path }) => path.endsWith(".tsx"))
      .flatMap(({ path, text }) => [...text.matchAll(FORM)].map(([tag]) => ({ path, tag }))),
  );
  expect(forms.length).toBeGreaterThan(20);
  // One that has an address of its own to be sent to, such as a search, is meant to be in it.
  const open = forms.filter(({ tag }) => !tag.includes('method="post"') && !/\baction="/.test(tag));
  expect(open.map(({ path }) => path)).toEqual([]);
});
