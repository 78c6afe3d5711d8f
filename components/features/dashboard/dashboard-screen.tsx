"use client";

import { BookOpen, House, Sparkles, UsersRound, type LucideIcon } from "lucide-react";
import type { Route } from "next";
import Link from "next/link";
import type { MouseEvent, ReactNode } from "react";
import { AppHeader } from "@/components/layout/app-header";
import { usePageTitle } from "@/components/layout/use-page-title";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { ChildrenTab } from "@/components/features/children/children-tab";
import { CreateStoryTab } from "@/components/features/stories/create-story-tab";
import { LibraryTab } from "@/components/features/stories/library-tab";
import { addressOf, readTab, type DashboardTab } from "./dashboard-tabs";
import { OverviewTab } from "./overview-tab";
import { DashboardContext } from "./use-dashboard";
import { useDashboardTab } from "./use-dashboard-tab";
import { useOrders } from "./use-orders";

type Tab = { tab: DashboardTab; label: string; title: string; icon: LucideIcon };
const TABS: [Tab, ...Tab[]] = [
  { tab: "overview", label: "Overview", title: "Your story room", icon: House },
  { tab: "children", label: "Children", title: "Children", icon: UsersRound },
  { tab: "library", label: "Library", title: "Library", icon: BookOpen },
  { tab: "create", label: "Create Story", title: "Create a story", icon: Sparkles },
];

type DashboardScreenProps = {
  parentId: string;
  firstName: string;
  /** Above everything: what is wrong with the subscription. */
  notice: ReactNode;
};

/** The tabs stand at the thumb on a phone and above the content elsewhere. */
export function DashboardScreen({ parentId, firstName, notice }: DashboardScreenProps) {
  const { tab, params, goTo } = useDashboardTab();
  const { announced, ...orders } = useOrders(parentId, goTo);
  const { title, label } = TABS.find((entry) => entry.tab === tab) ?? TABS[0];
  usePageTitle(label);
  return (
    <>
      <AppHeader firstName={firstName} leadsTo="/" />
      <main id="main" tabIndex={-1} className="wrap pt-6 pb-20 outline-none sm:pt-10 tall:max-sm:pb-28">
        {notice}
        <p role="status" className="sr-only">
          {announced}
        </p>
        <Tabs
          value={tab}
          onValueChange={(value) => {
            goTo(readTab(value));
          }}
        >
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
            <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">{title}</h1>
            <TabsList
              aria-label="Dashboard"
              className="max-w-full tall:max-sm:fixed tall:max-sm:inset-x-0 tall:max-sm:bottom-0 tall:max-sm:z-40 tall:max-sm:rounded-none tall:max-sm:border-x-0 tall:max-sm:border-b-0 tall:max-sm:bg-surface tall:max-sm:px-2 tall:max-sm:pb-[max(0.25rem,env(safe-area-inset-bottom))]"
            >
              {TABS.map(({ tab: value, label, icon: Icon }) => (
                <TabsTrigger
                  key={value}
                  value={value}
                  asChild
                  className="short:max-sm:px-3 tall:max-sm:h-auto tall:max-sm:min-h-14 tall:max-sm:min-w-0 tall:max-sm:flex-col tall:max-sm:gap-1 tall:max-sm:rounded-lg tall:max-sm:px-1 tall:max-sm:text-xs tall:max-sm:whitespace-normal tall:max-sm:data-[state=active]:bg-primary-soft tall:max-sm:data-[state=active]:shadow-none"
                >
                  {/* A link, so that the tabs open without JavaScript, and in a tab of the browser. */}
                  <Link
                    href={addressOf(value, params) as Route}
                    prefetch={false}
                    type={undefined}
                    onClick={(event) => {
                      if (!isForBrowser(event)) event.preventDefault();
                    }}
                  >
                    <Icon aria-hidden />
                    {label}
                  </Link>
                </TabsTrigger>
              ))}
            </TabsList>
          </div>
          <DashboardContext value={{ parentId, goTo, ...orders }}>
            <TabsContent value="overview">
              <OverviewTab />
            </TabsContent>
            <TabsContent value="children">
              <ChildrenTab params={params} />
            </TabsContent>
            <TabsContent value="library">
              <LibraryTab params={params} />
            </TabsContent>
            {/* Stays in place while another tab is open, so that a half-written order is still there. */}
            <TabsContent value="create" forceMount className="data-[state=inactive]:hidden">
              <CreateStoryTab childId={params.get("child")} after={params.get("after")} />
            </TabsContent>
          </DashboardContext>
        </Tabs>
      </main>
    </>
  );
}

const isForBrowser = (click: MouseEvent) =>
  click.ctrlKey || click.metaKey || click.shiftKey || click.button !== 0;
