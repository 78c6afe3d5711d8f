import { libraryParts } from "@/components/features/stories/library-address";

const DASHBOARD_TABS = ["overview", "children", "library", "create"] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

export function readTab(value: string | null): DashboardTab {
  return DASHBOARD_TABS.find((tab) => tab === value) ?? "overview";
}

/** A tab's address with what the library shows at present. */
export function addressOf(
  tab: DashboardTab,
  now: URLSearchParams,
  extras: Record<string, string> = {},
): string {
  const kept = libraryParts((name) => now.get(name));
  return `/dashboard?${new URLSearchParams([["tab", tab], ...Object.entries(extras), ...kept])}`;
}
