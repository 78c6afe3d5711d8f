import type { Metadata } from "next";
import { WithData } from "@/components/data/with-data";
import { BillingBanner } from "@/components/features/billing/billing-banner";
import { usageQuery } from "@/components/features/billing/billing-queries";
import { PaymentLookUp } from "@/components/features/billing/payment-look-up";
import { childrenQuery } from "@/components/features/children/children-queries";
import { totalsQuery } from "@/components/features/dashboard/dashboard-queries";
import { DashboardScreen } from "@/components/features/dashboard/dashboard-screen";
import { queryOf, readShown, readWish, SHELF_STEP } from "@/components/features/stories/library-pages";
import {
  libraryQuery,
  requestsQuery,
  STARTED,
  startedQuery,
} from "@/components/features/stories/story-queries";
import { healCheckout } from "@/lib/features/billing/checkout/heal-checkout";
import { findCurrentSubscription } from "@/lib/features/billing/subscription/find-current-subscription";
import { findUsage } from "@/lib/features/billing/subscription/find-usage";
import { listChildren } from "@/lib/features/children/list-children";
import { showDashboard } from "@/lib/features/dashboard/show-dashboard";
import { listActiveRequests } from "@/lib/features/stories/library/list-active-requests";
import { listBooks } from "@/lib/features/stories/library/list-books";
import { listShelf } from "@/lib/features/stories/library/list-shelf";
import { signedInPage, type PageQuery } from "@/lib/http/page-gate";
import { readParts } from "@/lib/http/read-parts";
import { requireParentActor } from "@/lib/shared/actor";

const TITLES: ReadonlyMap<string, string> = new Map([
  ["children", "Children"],
  ["library", "Library"],
  ["create", "Create Story"],
]);

export async function generateMetadata({ searchParams }: { searchParams: PageQuery }): Promise<Metadata> {
  const { tab } = await searchParams;
  return { title: TITLES.get(String(tab)) ?? "Overview" };
}

export default async function DashboardPage({ searchParams }: { searchParams: PageQuery }) {
  const ctx = await signedInPage("/dashboard", searchParams);
  const { parentId, firstName } = requireParentActor(ctx.actor);
  const isLookingUp = await healCheckout(ctx);
  const query = await searchParams;
  const text = (name: string) => [query[name] ?? []].flat()[0] ?? null;
  const wish = readWish(text);
  const { children, totals, requests, usage, library, started, subscription } = await readParts(ctx, {
    children: listChildren(ctx),
    totals: showDashboard(ctx),
    requests: listActiveRequests(ctx),
    usage: findUsage(ctx),
    library: listShelf(ctx, queryOf(wish), { shown: readShown(text), step: SHELF_STEP }),
    started: listBooks(ctx, STARTED),
    subscription: findCurrentSubscription(ctx),
  });
  return (
    <WithData
      fill={(client) => {
        client.setQueryData(childrenQuery.queryKey, children);
        client.setQueryData(totalsQuery.queryKey, totals);
        client.setQueryData(requestsQuery.queryKey, requests);
        client.setQueryData(usageQuery.queryKey, usage);
        client.setQueryData(
          libraryQuery(wish).queryKey,
          library && {
            pages: library.map(({ books, nextCursor, total }) => ({ books, next: nextCursor, total })),
            pageParams: library.map(({ size }, index) => ({
              after: library[index - 1]?.nextCursor ?? null,
              size,
            })),
          },
        );
        client.setQueryData(startedQuery.queryKey, started?.books);
      }}
    >
      <DashboardScreen
        parentId={parentId}
        firstName={firstName}
        notice={
          isLookingUp ? (
            <PaymentLookUp here="/dashboard" className="mb-6" />
          ) : (
            subscription && <BillingBanner subscription={subscription} onlyProblems className="mb-6" />
          )
        }
      />
    </WithData>
  );
}
