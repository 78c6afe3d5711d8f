import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QueryProvider } from "@/components/data/query-provider";
import type { CurrentSubscriptionView, UsageView } from "@/lib/features/billing/contract";
import { stillRouter } from "@/tests/support/still-router";
import { PlansScreen } from "./plans-screen";
import { SubscriptionSettings } from "./subscription-settings";

const shown = (node: ReactNode) =>
  renderToStaticMarkup(
    <AppRouterContext value={stillRouter}>
      <SearchParamsContext value={new URLSearchParams()}>
        <QueryProvider>{node}</QueryProvider>
      </SearchParamsContext>
    </AppRouterContext>,
  );

const none = {
  hasSubscription: false,
  status: null,
  openInvoice: null,
  ended: null,
  moneyBack: null,
  features: [],
} as unknown as CurrentSubscriptionView;
const usage: UsageView = {
  storiesThisMonth: 0,
  storiesLimit: 2,
  storiesLeft: 2,
  storiesCounted: "in all",
  childrenProfiles: 0,
  childrenLimit: 1,
  totalStories: 0,
  totalChildrenProfiles: 0,
  lastUpdated: "2026-11-01T19:00:00.000Z",
};
const settings = (isLookingUp: boolean) =>
  shown(
    <SubscriptionSettings
      firstName="Ada"
      subscription={none}
      usage={usage}
      invoices={[]}
      ledger={{ entries: [], next: null }}
      portalFailed={false}
      returned={false}
      isLookingUp={isLookingUp}
    />,
  );
const plans = (isLookingUp: boolean) =>
  shown(
    <PlansScreen
      notice={null}
      isLookingUp={isLookingUp}
      trialDays={30}
      usage={usage}
      content={{ features: [], figures: [], trustNotes: [] }}
    />,
  );

const LOOKING = "We are looking up your payment";

test("23.10: while nobody can say whether it is paid, the settings claim no plan and offer none", () => {
  expect(settings(true)).toContain(LOOKING);
  expect(settings(true)).not.toContain("You are on the Free plan");
  expect(settings(true)).not.toContain("View Plans");
  expect(settings(false)).not.toContain(LOOKING);
  expect(settings(false)).toContain("View Plans");
});

test("23.10: and the page of the plans offers none", () => {
  expect(plans(true)).toContain(LOOKING);
  expect(plans(true)).not.toContain("Choose Your Plan");
  expect(plans(true)).not.toContain("Loading subscription plans...");
  expect(plans(false)).not.toContain(LOOKING);
  expect(plans(false)).toContain("Loading subscription plans...");
});
