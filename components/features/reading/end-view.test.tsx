import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { ChildsContext } from "./childs-context";
import { EndView } from "./end-view";

const HELP = "Your doctor, the school or a helpline for families can help.";
const BOOK = {
  ...{ id: "b", title: "The Heavy Bag", childName: "Mia", childId: null, family: null, pages: [] },
  ...{ talk: ["What was in the bag?"], help: HELP, writerNote: null, pictureNote: null, pdfUrl: null },
} as unknown as BookDetailView;

const endOf = (book: BookDetailView, isChilds: boolean) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ChildsContext value={isChilds}>
        <EndView
          book={book}
          libraryAddress="/library"
          bedtime={false}
          badges={[]}
          onAgain={() => undefined}
        />
      </ChildsContext>
    </QueryClientProvider>,
  );

test("after a story about something hard its parent is told who can help, and a child isn't", () => {
  expect(endOf(BOOK, false)).toMatch(new RegExp(`For the grown-up:.*${HELP}`, "u"));
  expect(endOf(BOOK, true)).not.toContain(HELP);
});

test("what happened next comes first, then reading again, and files last", () => {
  const page = endOf({ ...BOOK, childId: "c", pdfUrl: "/pdf" }, false);
  const ways = ["What happened next", "Read again", "Another story", "Library", "Download"];
  expect(ways.map((way) => page.indexOf(way)).toSorted((one, other) => one - other)).toEqual(
    ways.map((way) => page.indexOf(way)),
  );
  expect(endOf({ ...BOOK, childId: "c" }, true)).not.toMatch(/next|Another story|Download/u);
});

test("after any other nothing is said, nor after one that was kept before", () => {
  expect(endOf({ ...BOOK, help: null }, false)).not.toContain("For the grown-up");
  const { help: _none, ...kept } = BOOK;
  expect(endOf(kept as BookDetailView, false)).not.toContain("For the grown-up");
});
