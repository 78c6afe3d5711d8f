import { test as base, expect, type Page, type Response } from "@playwright/test";
import { registeredParent, type ApiClient, type NewParent } from "@/tests/support/http-client";
import type { LoginView } from "@/lib/features/accounts/contract";
import { isJson } from "@/lib/shared/endpoint";
import { holdAnswer, endpointAt } from "@/tests/support/check-answer";
import { testSystem, type TestAddresses } from "@/tests/support/test-system";
import { slowDown, slowWeb } from "@/tests/e2e/slow-web";

type Family = ApiClient & { parent: NewParent; login: LoginView };

/** Lives as long as the process that runs the journeys. */
type Surroundings = {
  /** The product that the journeys go through. */
  product: TestAddresses;
};

type Fixtures = {
  /** Holds every answer that the product gives the browser against the table of endpoints. */
  answersFit: undefined;
  /** P6: whatever a page asks for, it asks of the product and of what stands in for the outside here. */
  asksNobodyElse: undefined;
  /** A registered parent, not signed in in this browser. */
  family: Family;
  /** With SLOW_WEB=on, what pages fetch comes late and in any order: a journey that depends on being quick fails. */
  late: undefined;
  /** Signs the browser in without the sign-in screen. */
  signIn: (parent: NewParent) => Promise<void>;
  /** Through the sign-in screen, and waits for the page that it leads to. */
  signInOnScreen: (parent: NewParent) => Promise<void>;
  /** With PICTURES=on, keeps a picture of the page in both sizes and both themes under test-results/screens. */
  picture: (name: string) => Promise<void>;
};

const SIZES = [
  { name: "phone", width: 390, height: 844 },
  { name: "desk", width: 1280, height: 800 },
];

/** Ends what is moving, such as a theme that fades; a spinner goes on for ever and may. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });

/** Where the product and the sandbox listen. */
const HERE = new Set(["localhost", "127.0.0.1"]);

// Nothing is asserted on them; they are for eyes.
const wantsPictures = process.env["PICTURES"] === "on";

async function takePictures(page: Page, name: string): Promise<void> {
  if (!wantsPictures) return;
  const before = page.viewportSize();
  for (const { name: size, ...viewport } of SIZES) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await settle(page);
      await page.screenshot({ path: `test-results/screens/${name}-${size}-${colorScheme}.png` });
    }
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  if (before) await page.setViewportSize(before);
}

/** What is wrong with an answer to a page of ours; one that a journey made up itself comes from no server. */
async function faultOf(response: Response): Promise<string | null> {
  const method = response.request().method();
  const { pathname, search } = new URL(response.url());
  const answer = endpointAt(method, pathname)?.response[response.status()];
  if (!answer || !isJson(answer) || !(await response.serverAddr())) return null;
  const facts = { method, address: pathname + search, status: response.status() };
  const headers = new Headers(await response.allHeaders());
  const fault = holdAnswer({ ...facts, headers, text: await response.text() });
  return fault && `${method} ${pathname}: ${fault}`;
}

/** At the product's address, and none of its pages: these take a second to load. */
const NO_PAGE = "/nothing-of-the-product";

/** Signs the page's browser in without the sign-in screen, which has journeys of its own. */
export async function enter(page: Page, { email, password }: NewParent): Promise<void> {
  await page.route(NO_PAGE, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto(NO_PAGE);
  await page.unroute(NO_PAGE);
  await page.evaluate(
    async (credentials) => {
      const answer = await fetch("/api/auth/login", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(credentials),
      });
      if (!answer.ok) throw new Error(`signing in: ${answer.status}`);
      const login = (await answer.json()) as Record<string, unknown>;
      const { token, ...user } = login;
      localStorage.setItem("token", String(token));
      localStorage.setItem("user", JSON.stringify(user));
      for (const key of ["firstName", "lastName", "hasActiveSubscription"])
        localStorage.setItem(key, String(login[key]));
    },
    { email, password },
  );
}

export const test = base.extend<Fixtures, Surroundings>({
  product: [
    // Playwright names a fixture's dependencies by destructuring, even when there are none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      await provide(testSystem());
    },
    { scope: "worker" },
  ],
  answersFit: [
    async ({ context }, provide) => {
      const checks: Promise<string | null>[] = [];
      context.on("response", (response) => {
        // A page that has left takes its answers along.
        checks.push(faultOf(response).catch(() => null));
      });
      await provide(undefined);
      const faults = await Promise.all(checks);
      expect(faults.filter(Boolean)).toEqual([]);
    },
    { auto: true },
  ],
  asksNobodyElse: [
    async ({ context }, provide) => {
      const elsewhere: string[] = [];
      context.on("request", (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (/^(?:https?|wss?):$/.test(protocol) && !HERE.has(hostname)) elsewhere.push(request.url());
      });
      await provide(undefined);
      expect(elsewhere).toEqual([]);
    },
    { auto: true },
  ],
  late: [
    async ({ context }, provide) => {
      if (slowWeb) await slowDown(context);
      await provide(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ product }, provide) => {
    await provide(product.app);
  },
  family: async ({ product }, provide) => {
    await provide(await registeredParent(product));
  },
  signIn: async ({ page }, provide) => {
    await provide((parent) => enter(page, parent));
  },
  signInOnScreen: async ({ page }, provide) => {
    await provide(async ({ email, password }) => {
      await page.goto("/signin");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      await page.waitForURL(/\/(?:dashboard|subscription)/);
    });
  },
  picture: async ({ page }, provide) => {
    await provide((name) => takePictures(page, name));
  },
});

export { expect };
