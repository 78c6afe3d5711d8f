"use client";

import { useSearchParams } from "next/navigation";
import { SecuritySettings } from "@/components/features/accounts/security-settings";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { ThemeChoice } from "./theme-choice";

const TABS = [
  { value: "personal", name: "Personal Info" },
  { value: "security", name: "Security" },
  { value: "preferences", name: "Preferences" },
] as const;

type TabValue = (typeof TABS)[number]["value"];
type ProfileTabsProps = { firstName: string; lastName: string; email: string };

const isTab = (value: string | null): value is TabValue => TABS.some((tab) => tab.value === value);

export function ProfileTabs({ firstName, lastName, email }: ProfileTabsProps) {
  const wanted = useSearchParams().get("tab");
  const tab = isTab(wanted) ? wanted : "personal";
  // In the address, so that a reload and a link come back to it; no history entry for each press.
  const show = (value: string) => {
    window.history.replaceState(null, "", `?tab=${value}`);
  };
  return (
    <Tabs value={tab} onValueChange={show} className="mt-8">
      <TabsList aria-label="User Profile">
        {TABS.map(({ value, name }) => (
          <TabsTrigger key={value} value={value}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      <div className="mt-6 rounded-xl border bg-surface p-5 shadow-card sm:p-6">
        <TabsContent value="personal" className="mt-0">
          <dl className="divide-y">
            <Fact name="Name" value={`${firstName} ${lastName}`} />
            <Fact name="Email" value={email} />
          </dl>
        </TabsContent>
        <TabsContent value="security" className="mt-0">
          <SecuritySettings />
        </TabsContent>
        <TabsContent value="preferences" className="mt-0">
          <ThemeChoice />
          <dl className="mt-4 border-t">
            <Fact name="Language" value="English (US)" />
          </dl>
        </TabsContent>
      </div>
    </Tabs>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
    <dt className="text-muted-foreground">{name}</dt>
    <dd className="min-w-0 font-semibold break-words">{value}</dd>
  </div>
);
