// @vitest-environment happy-dom
import { useQuery } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QueryProvider } from "@/components/data/query-provider";
import { requestsQuery } from "@/components/features/stories/story-queries";
import { rendered } from "@/tests/support/rendered";
import { eventually } from "@/tests/support/eventually";
import { usePutAway } from "./use-put-away";

const order = (id: string) => ({ id, bookId: null, status: "FAILED", progress: 0, title: id, ahead: null });
let listed = ["one", "other"];
const putAway: string[] = [];
/** How the server answers when an order is put away. */
let answer: () => Response;

beforeEach(() => {
  listed = ["one", "other"];
  putAway.length = 0;
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    if (method === "GET") return Promise.resolve(Response.json(listed.map(order)));
    putAway.push(path);
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function List() {
  const { data = [] } = useQuery(requestsQuery);
  const dismiss = usePutAway();
  return data.map((request) => (
    <button
      key={request.id}
      onClick={() => {
        dismiss(request);
      }}
    >
      {request.id}
    </button>
  ));
}

const shown = () =>
  rendered(
    <QueryProvider>
      <List />
    </QueryProvider>,
  );
const names = (screen: HTMLElement) =>
  [...screen.querySelectorAll("button")].map(({ textContent }) => textContent);

test("16.32: the server is told what was dismissed, and the list is without it at once", async () => {
  answer = () => new Response(null, { status: 204 });
  const { screen, remove } = shown();
  await eventually(() => {
    expect(names(screen)).toEqual(["one", "other"]);
  });
  screen.querySelector("button")?.click();
  await eventually(() => {
    expect(names(screen)).toEqual(["other"]);
  });
  await eventually(() => {
    expect(putAway).toEqual(["/api/orders/one"]);
  });
  remove();
});

test("16.32: what the server didn't put away is shown again", async () => {
  answer = () => Response.json({ code: "INTERNAL", message: "" }, { status: 500 });
  const { screen, remove } = shown();
  await eventually(() => {
    expect(names(screen)).toEqual(["one", "other"]);
  });
  listed = ["one"];
  screen.querySelector("button")?.click();
  await eventually(() => {
    expect(names(screen)).toEqual(["one"]);
  });
  remove();
});
