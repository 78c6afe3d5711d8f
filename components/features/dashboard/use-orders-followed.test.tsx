// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { QueryProvider } from "@/components/data/query-provider";
import { eventually } from "@/tests/support/eventually";
import { rendered } from "@/tests/support/rendered";
import { useOrders } from "./use-orders";

const JOB = {
  ...{ id: "01890000-0000-7000-8000-000000000003", bookId: null, title: "The lost kite", progress: 40 },
  ...{ ahead: null, message: null, status: "RUNNING" as const },
};
const ORDER = {
  ...JOB,
  childName: "Ada",
  theme: "adventure" as const,
  createdAt: "2026-11-01T19:00:00Z",
  wish: null,
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test("an order that was done before the list of orders came is followed to its end all the same", async () => {
  delete (window as { EventSource?: unknown }).EventSource;
  const lists: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    if (path === "/api/books/requests") lists.push(path);
    const done = { ...JOB, status: "COMPLETED", progress: 100, bookId: "b" };
    return Promise.resolve(Response.json(path.startsWith("/api/ai-books/status/") ? done : []));
  });
  const store: { now: ReturnType<typeof useOrders> | null } = { now: null };
  const Screen = () => {
    const orders = useOrders("p", () => undefined);
    store.now = orders;
    return <p>{orders.ordered?.status ?? "none"}</p>;
  };
  const { screen, remove } = rendered(
    <QueryProvider>
      <Screen />
    </QueryProvider>,
  );
  await eventually(() => {
    expect(lists.length).toBeGreaterThan(0);
    expect(screen.textContent).toBe("none");
  });
  store.now?.followOrder(ORDER, false);
  await eventually(() => {
    expect(screen.textContent).toBe("RUNNING");
  });
  await eventually(() => {
    expect(screen.textContent).toBe("none");
  });
  expect(lists.length).toBeGreaterThan(1);
  remove();
});
