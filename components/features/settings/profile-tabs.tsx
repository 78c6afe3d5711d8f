"use client";

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
import { ThemeChoice } from "./theme-choice";
import { useProfile, type Profile } from "./use-profile";

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
  const profile = useProfile();
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
          <Loaded from={profile}>
            {(loaded) => <PersonalInfoForm profile={loaded} onSaved={profile.setProfile} />}
          </Loaded>
        </TabsContent>
        <TabsContent value="security" className="mt-0">
          <SecuritySettings />
        </TabsContent>
        <TabsContent value="notifications" className="mt-0">
          <Loaded from={profile}>
            {(loaded) => <NotificationSettings profile={loaded} onSaved={profile.setProfile} />}
          </Loaded>
        </TabsContent>
        <TabsContent value="preferences" className="mt-0">
          <ThemeChoice />
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

type LoadedProps = { from: Profile; children: (profile: ProfileView) => ReactNode };

function Loaded({ from: { profile, failure, reload }, children }: LoadedProps) {
  if (profile) return children(profile);
  if (failure) {
    return (
      <Alert
        tone="danger"
        actions={
          <Button size="sm" variant="outline" onClick={reload}>
            Try Again
          </Button>
        }
      >
        {failure}
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
