import type { Page, Request } from "@playwright/test";
import { until } from "@/tests/support/until";

/** A link that is no good: its page asks, hears 400 or 401, and says so. */
const NO_GOOD = /\/api\/auth\/(?:validate-reset-token|verify-email|oauth2\/exchange)/;
const STATUS = /^Failed to load resource: .* status of 4\d\d/;

/** Everything that the browser says, but that a page is what it should be: not found, refused, or asked in vain. */
export function listen(page: Page): string[] {
  const said: string[] = [];
  page.on("console", (message) => {
    const { url } = message.location();
    if (STATUS.test(message.text()) && (url === page.url() || NO_GOOD.test(url))) return;
    said.push(`${page.url()}: ${message.type()} ${message.text()} ${url}`);
  });
  page.on("pageerror", (error) => said.push(`${page.url()}: ${error.message}`));
  return said;
}

/** What the page has asked for and not heard of yet. A stream that stays open is no such thing. */
export function openRequests(page: Page): Set<Request> {
  const open = new Set<Request>();
  page.on("request", (request) => {
    if (request.resourceType() !== "eventsource") open.add(request);
  });
  const forget = (request: Request) => {
    open.delete(request);
  };
  page.on("requestfinished", forget);
  page.on("requestfailed", forget);
  return open;
}

/** Once the browser has nothing to do; null while the page is on its way to another. */
const idle = (page: Page): Promise<string | null> =>
  page
    .evaluate(
      () =>
        new Promise<string>((done) => {
          requestIdleCallback(() => {
            done(location.href);
          });
        }),
    )
    .catch(() => null);

/** Waits until the page has done what it does by itself: its scripts have run, and what they asked for is there. */
export async function comeToRest(page: Page, open: Set<Request>): Promise<void> {
  await until("the page to come to rest", async () => {
    const before = await idle(page);
    if (before === null || open.size > 0) return null;
    // What came last may have been worth another question.
    return (await idle(page)) === before && open.size === 0 ? true : null;
  });
}

/** What the policy of the page forbade is told there; some of it the console never hears of. */
export const tellOfPolicy = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
