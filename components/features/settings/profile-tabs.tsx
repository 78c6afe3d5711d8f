"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, type ReactNode } from "react";
import { holdAnswer } from "@/components/data/hold-answer";
import { EmailChange } from "@/components/features/addresses/email-change";
import { useAddress, writeAddress } from "@/components/layout/use-address";
import { usePageTitle } from "@/components/layout/use-page-title";
import { SecuritySettings } from "@/components/features/accounts/security-settings";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { ProfileView } from "@/lib/features/accounts/contract";
import { NotificationSettings } from "./notification-settings";
import { PersonalInfoForm } from "./personal-info-form";
import { profileQuery } from "./settings-queries";
import { ReaderDefaults } from "./reader-defaults";
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
  const wanted = useAddress().get("tab");
  const tab = isTab(wanted) ? wanted : "personal";
  usePageTitle("User Profile");
  const client = useQueryClient();
  const keep = (profile: ProfileView) => {
    void holdAnswer(client, profileQuery.queryKey, profile);
  };
  const readAgain = useCallback(
    () => void client.invalidateQueries({ queryKey: profileQuery.queryKey }),
    [client],
  );
  // In the address, so that a reload and a link come back to it; no history entry for each press.
  const show = (value: string) => {
    writeAddress(`?tab=${value}`, "same-step");
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
          <WithProfile>
            {/* A new address begins the form anew. */}
            {(loaded) => <PersonalInfoForm key={loaded.email} profile={loaded} onSaved={keep} />}
          </WithProfile>
          <EmailChange onGone={readAgain} />
        </TabsContent>
        <TabsContent value="security" className="mt-0">
          <SecuritySettings />
        </TabsContent>
        <TabsContent value="notifications" className="mt-0">
          <WithProfile>{(loaded) => <NotificationSettings profile={loaded} onSaved={keep} />}</WithProfile>
        </TabsContent>
        <TabsContent value="preferences" className="mt-0">
          <ThemeChoice />
          <div className="mt-4 border-t pt-4">
            <WaitingSetting />
          </div>
          <div className="mt-4 border-t pt-4">
            <ReaderDefaults />
          </div>
          <dl className="mt-6 border-t">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
              <dt className="text-muted-foreground">Language</dt>
              <dd className="font-semibold">English (US)</dd>
            </div>
          </dl>
          <p className="max-w-prose text-sm text-muted-foreground">
            Screens, e-mails and stories are in English. Names may be written in any script. Another language
            comes when we can measure its reading levels as well as those of English; none has a date yet.
          </p>
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
