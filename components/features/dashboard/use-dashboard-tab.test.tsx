// @vitest-environment happy-dom
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { rendered } from "@/tests/support/rendered";
import { useDashboardTab, type GoTo } from "./use-dashboard-tab";

let goTo: GoTo = () => undefined;
const scrolled: (number | undefined)[] = [];

function Tab() {
  const { tab, goTo: go } = useDashboardTab();
  return (
    <button
      ref={() => {
        goTo = go;
      }}
    >
      {tab}
    </button>
  );
}

afterEach(() => {
  vi.restoreAllMocks();
});

test("23.17: the library is where it was left, and everything else begins at its top", async () => {
  window.history.replaceState(null, "", "/dashboard?tab=library");
  vi.spyOn(window, "scrollTo").mockImplementation((to) => {
    scrolled.push((to as ScrollToOptions).top);
  });
  const { screen, remove } = rendered(
    <SearchParamsContext value={new URLSearchParams("tab=library")}>
      <Tab />
    </SearchParamsContext>,
  );
  const isAt = (tab: string) =>
    eventually(() => {
      expect(screen.textContent).toBe(tab);
    });
  const go = async (scrollY: number, ...[tab, extras]: Parameters<GoTo>) => {
    vi.spyOn(window, "scrollY", "get").mockReturnValue(scrollY);
    goTo(tab, extras);
    await isAt(tab);
  };
  await isAt("library");
  await go(1800, "overview");
  await go(40, "children");
  await go(300, "library");
  await go(1500, "create");
  await go(700, "library", { story: "new" });
  expect(scrolled).toEqual([0, 0, 1800, 0, 0]);
  remove();
});
