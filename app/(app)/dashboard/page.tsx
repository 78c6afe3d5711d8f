import type { Metadata } from "next";
import { WithData } from "@/components/data/with-data";
import { BillingBanner } from "@/components/features/billing/billing-banner";
import { usageQuery } from "@/components/features/billing/billing-queries";
import { childrenQuery } from "@/components/features/children/children-queries";
import { totalsQuery } from "@/components/features/dashboard/dashboard-queries";
import { DashboardScreen } from "@/components/features/dashboard/dashboard-screen";
import { readShown, readWish } from "@/components/features/stories/library-pages";
import { libraryQuery, requestsQuery } from "@/components/features/stories/story-queries";
import { findCurrentSubscription } from "@/lib/features/billing/find-current-subscription";
import { findUsage } from "@/lib/features/billing/find-usage";
import { healCheckout } from "@/lib/features/billing/heal-checkout";
import { listChildren } from "@/lib/features/children/list-children";
import { showDashboard } from "@/lib/features/dashboard/show-dashboard";
import { listActiveRequests } from "@/lib/features/stories/library/list-active-requests";
import { listBooks } from "@/lib/features/stories/library/list-books";
import { signedInPage, type PageQuery } from "@/lib/http/page-gate";
import { readParts } from "@/lib/http/read-parts";
import { requireParentActor } from "@/lib/shared/actor";

const TITLES: Record<string, string> = {
  children: "Children",
  library: "Library",
  create: "Create Story",
};

export async function generateMetadata({ searchParams }: { searchParams: PageQuery }): Promise<Metadata> {
  const { tab } = await searchParams;
  return { title: TITLES[String(tab)] ?? "Overview" };
}

export default async function DashboardPage({ searchParams }: { searchParams: PageQuery }) {
  const ctx = await signedInPage("/dashboard", searchParams);
  const { parentId, firstName } = requireParentActor(ctx.actor);
  await healCheckout(ctx);
  const query = await searchParams;
  const text = (name: string) => [query[name] ?? []].flat()[0] ?? null;
  const wish = readWish(text);
  const size = readShown(text);
  const { children, totals, requests, usage, library, subscription } = await readParts(ctx, {
    children: listChildren(ctx),
    totals: showDashboard(ctx),
    requests: listActiveRequests(ctx),
    usage: findUsage(ctx),
    library: listBooks(ctx, { ...wish, limit: size }),
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
            pages: [{ books: library.books, more: library.nextCursor !== null }],
            pageParams: [{ after: null, size }],
          },
        );
      }}
    >
      <DashboardScreen
        parentId={parentId}
        firstName={firstName}
        notice={subscription && <BillingBanner subscription={subscription} onlyProblems className="mb-6" />}
      />
    </WithData>
  );
}
