import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect } from "@/tests/e2e/fixtures";
import { comeToRest, listen, openRequests, tellOfPolicy } from "@/tests/e2e/page-console";
import { OPEN_PAGES } from "@/tests/e2e/open-pages";

/** An address for each guarded route whose pattern is none. */
export const SAMPLES: Record<string, string> = {
  "/stories/[id]": "/stories/01890000-0000-7000-8000-000000000000",
};

/** Leads to another origin at once. */
const ELSEWHERE = new Set(["/settings/subscription/portal"]);

export const UNKNOWN = ["/xyz", "/settings/xyz", "/stories/a/b", "/signin/abc", "/dashboard/x"];

// Icons and the like are no pages.
const isPage = (route: string) => !route.includes(".") && route !== "/opengraph-image";

const routes = (JSON.parse(readFileSync(".next/ahead/page-routes.json", "utf8")) as string[]).filter(
  (route) => isPage(route) && !ELSEWHERE.has(route),
);

/** Pages that not everybody may open. What everybody may is listened to in public-pages.spec.ts, where each is looked at. */
export const guarded = routes
  .filter((route) => !(route in OPEN_PAGES))
  .map((route) => SAMPLES[route] ?? route);

export async function openAll(page: Page, paths: string[]): Promise<string[]> {
  const said = listen(page);
  await tellOfPolicy(page);
  const open = openRequests(page);
  for (const path of paths) {
    open.clear();
    await page.goto(path, { waitUntil: "load" });
    // A page that leads on by itself does so now.
    await comeToRest(page, open);
    await expect(page.locator("body"), path).toHaveText(/\w/);
  }
  return said;
}
