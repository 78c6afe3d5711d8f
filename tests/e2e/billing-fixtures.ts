import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import type { LoginView } from "@/lib/features/accounts/contract";
import { buyPlan, plansOnOffer } from "@/tests/support/card-payment";
import type { ApiClient, NewParent } from "@/tests/support/http-client";
import { testSystem, type TestAddresses } from "@/tests/support/test-system";
import { until } from "@/tests/support/until";
import { enter, expect, test as base } from "./fixtures";
import { patient } from "@/tests/support/http-client";

export const system = testSystem();
export const DAY = 24 * 3600;
export const DECLINED = "4000000000000002";
/** Cards of one's own: a card that had a trial before gets none. The one is good, the other fails at the first renewal. */
const freshCard = (): string => `4242${randomInt(1e11, 1e12)}`;
export const renewalFails = (): string => `4341${randomInt(1e11, 1e12)}`;

type PaidName = "Basic" | "Standard" | "Family";
export type Member = ApiClient & {
  login: LoginView;
  parent: NewParent;
  /** Buys a plan over HTTP. */
  buy(plan: PaidName, card?: string): Promise<void>;
  customerId(): Promise<string>;
  /** Lets time pass at the provider for this parent alone. */
  passDays(days: number): Promise<void>;
  /** Makes the provider refuse calls about this parent. */
  refuse(match: string, error: { message: string; param?: string }): Promise<void>;
};

const control = async <T>({ stripe }: TestAddresses, path: string, body?: unknown): Promise<T> => {
  const response = await fetch(`${stripe}/_sandbox/${path}`, {
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
};

type State = { customers: Record<string, { id: string; email: string }> };

async function customerOf(product: TestAddresses, { email }: NewParent): Promise<string> {
  const { customers } = await control<State>(product, "state");
  const own = Object.values(customers).find((customer) => customer.email === email);
  if (!own) throw new Error(`no customer for ${email}`);
  return own.id;
}

type Fixtures = {
  /** A registered parent without a plan. */
  member: Member;
  /** Signs the browser in. */
  enterAs: (member: Member) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  member: async ({ family, product }, provide) => {
    const customerId = () => customerOf(product, family.parent);
    await provide({
      ...family,
      customerId,
      buy: async (plan, card) => {
        const plans = await plansOnOffer(family);
        await buyPlan(product, family, plans[plan].id, card);
      },
      passDays: async (days) => {
        await control(product, "clock", { advanceSeconds: days * DAY, customer: await customerId() });
        await control(product, "idle");
      },
      refuse: async (match, error) => {
        // The customer may not exist yet; its e-mail address is in the call that makes it.
        const about = await customerId().catch(() => family.parent.email.split("@", 1)[0]);
        await control(product, "faults", {
          ...{ match, about, status: 400, times: 1 },
          error: { type: "invalid_request_error", ...error },
        });
      },
    });
  },
  enterAs: async ({ page }, provide) => {
    await provide((member) => enter(page, member.parent));
  },
});

/** Countdowns stand still from the next page on, and everything else goes on. @returns the time at which they stand */
export async function holdCountdowns(page: Page): Promise<number> {
  const held = Date.now();
  await page.clock.setFixedTime(held);
  return held;
}

/** On the provider's payment page, which is filled in with a card that works. */
export async function payAtProvider(page: Page, card = freshCard()): Promise<void> {
  await page.waitForURL(`${system.stripe}/c/pay/**`);
  await page.getByLabel("Card number").fill(card);
  await page.getByRole("button", { name: /^(?:Start trial|Subscribe)$/ }).click();
}

type Shown = { hasSubscription: boolean; status: string | null; planName: string | null };

/** Waits until the messages of the provider have made a parent's plan what it should be. */
export const subscriptionThat = (member: Member, fits: (shown: Shown) => boolean): Promise<Shown> =>
  until("the provider's messages to arrive", async () => {
    const { json } = await patient(member).call<Shown>("GET", "/api/payments/current-subscription");
    return fits(json) ? json : null;
  });

export { expectAccessible } from "./accessible";
export { enter, expect };
