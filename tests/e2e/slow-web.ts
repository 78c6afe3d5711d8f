import type { BrowserContext } from "@playwright/test";

const LONGEST_MS = 1_500;

/** A busy machine or a far-away one: scripts, page parts and answers come late, and in another order than they were asked for. */
export const slowWeb = process.env["SLOW_WEB"] === "on";

const comesLate = (address: URL): boolean =>
  address.pathname.startsWith("/_next/static/") ||
  address.pathname.startsWith("/api/") ||
  address.searchParams.has("_rsc");

/** Lets everything that a page fetches of itself wait for a while that is drawn each time. */
export const slowDown = (context: BrowserContext): Promise<unknown> =>
  context.route(comesLate, async (route) => {
    await new Promise((over) => setTimeout(over, Math.random() * LONGEST_MS));
    // A page that has left doesn't wait for it any more.
    await route.continue().catch(() => undefined);
  });
