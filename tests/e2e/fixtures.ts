import { test as base, expect, type Page } from "@playwright/test";
import { registeredParent, type ApiClient, type NewParent } from "@/tests/support/http-client";
import { testSystem, type TestAddresses } from "@/tests/support/test-system";

type Family = ApiClient & { parent: NewParent };

/** Lives as long as the process that runs the journeys. */
type Surroundings = {
  /** The product that the journeys go through. */
  product: TestAddresses;
};

type Fixtures = {
  /** A registered parent, not signed in in this browser. */
  family: Family;
  /** Signs the browser in through the sign-in screen. */
  signIn: (parent: NewParent) => Promise<void>;
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
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
  if (before) await page.setViewportSize(before);
}

export const test = base.extend<Fixtures, Surroundings>({
  product: [
    // Playwright names a fixture's dependencies by destructuring, even when there are none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      await provide(testSystem());
    },
    { scope: "worker" },
  ],
  baseURL: async ({ product }, provide) => {
    await provide(product.app);
  },
  family: async ({ product }, provide) => {
    await provide(await registeredParent(product));
  },
  signIn: async ({ page }, provide) => {
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
