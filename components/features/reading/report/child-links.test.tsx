import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ChildLinks } from "./child-links";

const group = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `c${at}`, name: `Child ${at}` }));
const drawn = (items: { id: string; name: string }[], find = "", chosenId: string | null = null) => {
  const html = renderToStaticMarkup(
    <ChildLinks
      withAll
      items={items}
      chosenId={chosenId}
      find={find}
      path="/reading"
      kept={{ period: "4-weeks" }}
    />,
  );
  return { html, names: [...html.matchAll(/<span class="truncate">([^<]*)</gu)].map(([, name]) => name) };
};

test("each child of a family has a link, and nobody is to be searched", () => {
  const { html, names } = drawn(group(12));
  expect(names).toHaveLength(13);
  expect(html).not.toContain("Find a child");
});

test("of a thousand children the first have one, whoever is chosen, and whoever is looked for", () => {
  const many = [...group(1000), { id: "z", name: "Zoë" }];
  const first = drawn(many, "", "c900");
  expect(first.names).toHaveLength(14);
  expect(first.names).toContain("Child 900");
  expect(first.html).toContain("12 of 1001 children");
  expect(first.html.length).toBeLessThan(15_000);
  const found = drawn(many, " zoe");
  expect(found.names).toEqual(["All children", "Zoë"]);
  expect(found.html).toContain('href="/reading?period=4-weeks&amp;childId=z&amp;find=+zoe"');
  expect(drawn(many, "Nobody").html).toContain("No child is called “Nobody”.");
});
