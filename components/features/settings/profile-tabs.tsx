"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { SecuritySettings } from "@/components/features/accounts/security-settings";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { ProfileView } from "@/lib/features/accounts/contract";
import { NotificationSettings } from "./notification-settings";
import { PersonalInfoForm } from "./personal-info-form";
import { profileQuery } from "./settings-queries";
import { ThemeChoice } from "./theme-choice";
import { WaitingSetting } from "./waiting-setting";

const TABS = [
  { value: "personal", name: "Personal Info" },
  { value: "security", name: "Security" },
  { value: "notifications", name: "Notifications" },
  { value: "preferences", name: "Preferences" },
] as const;

type TabValue = (typeof TABS)[number]["value"];

const isTab = (value: string | null): value is TabValue => TABS.some((tab) => tab.value === value);

export function ProfileTabs() {
  const wanted = useSearchParams().get("tab");
  const tab = isTab(wanted) ? wanted : "personal";
  const client = useQueryClient();
  const keep = (profile: ProfileView) => {
    client.setQueryData(profileQuery.queryKey, profile);
  };
  // In the address, so that a reload and a link come back to it; no history entry for each press.
  const show = (value: string) => {
    window.history.replaceState(null, "", `?tab=${value}`);
  };
  return (
    <Tabs value={tab} onValueChange={show} className="mt-8">
      {/* Four don't fit beside each other on a phone, and one that is scrolled away is not found. */}
      <TabsList aria-label="User Profile" className="max-sm:grid max-sm:grid-cols-2 max-sm:rounded-2xl">
        {TABS.map(({ value, name }) => (
          <TabsTrigger key={value} value={value}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      <div className="mt-6 rounded-xl border bg-surface p-5 shadow-card sm:p-6">
        <TabsContent value="personal" className="mt-0">
          <WithProfile>{(loaded) => <PersonalInfoForm profile={loaded} onSaved={keep} />}</WithProfile>
        </TabsContent>
        <TabsContent value="security" className="mt-0">
          <SecuritySettings />
        </TabsContent>
        <TabsContent value="notifications" className="mt-0">
          <WithProfile>{(loaded) => <NotificationSettings profile={loaded} onSaved={keep} />}</WithProfile>
        </TabsContent>
        <TabsContent value="preferences" className="mt-0">
          <ThemeChoice />
          <WaitingSetting />
          <dl className="mt-4 border-t">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
              <dt className="text-muted-foreground">Language</dt>
              <dd className="font-semibold">English (US)</dd>
            </div>
          </dl>
        </TabsContent>
      </div>
    </Tabs>
  );
}

function WithProfile({ children }: { children: (profile: ProfileView) => ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(profileQuery);
  if (data) return children(data);
  if (error && !isFetching) {
    return (
      <Alert
        tone="danger"
        actions={
          <Button size="sm" variant="outline" onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        {error.failure.status === 0
          ? "Error loading user profile. Please check your connection and try again."
          : "Failed to load user profile. Please refresh the page."}
      </Alert>
    );
  }
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  );
}
