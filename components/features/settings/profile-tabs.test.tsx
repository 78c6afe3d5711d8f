// @vitest-environment happy-dom
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { afterEach, expect, test, vi } from "vitest";
import { QueryProvider } from "@/components/data/query-provider";
import { rendered } from "@/tests/support/rendered";
import { stillRouter } from "@/tests/support/still-router";
import { eventually } from "@/tests/support/eventually";
import { ProfileTabs } from "./profile-tabs";

type Answer = () => Promise<Response>;
const lost: Answer = () => Promise.reject(new TypeError("fetch failed"));
const refused: Answer = () => Promise.resolve(Response.json({}, { status: 503 }));
const profile: Answer = () =>
  Promise.resolve(
    Response.json({
      firstName: "Robin",
      lastName: "Hale",
      email: "robin@example.test",
      phone: null,
      emailNotifications: true,
      storyNotifications: false,
      marketingEmails: false,
    }),
  );
const sessions: Answer = () =>
  Promise.resolve(
    Response.json([
      {
        id: "s",
        current: true,
        device: "Firefox on Linux",
        createdAt: "2026-11-01T19:00:00.000Z",
        lastSeenAt: "2026-11-01T19:00:00.000Z",
        handedTo: null,
      },
      {
        id: "t",
        current: false,
        device: "Safari on iPad",
        createdAt: "2026-11-01T19:00:00.000Z",
        lastSeenAt: "2026-11-01T19:00:00.000Z",
        handedTo: "Mia",
      },
    ]),
  );

let answers: Record<string, Answer>;
const open = (tab: string) => {
  vi.stubGlobal("fetch", (path: string) => (answers[path] ?? refused)());
  return rendered(
    <AppRouterContext value={stillRouter}>
      <SearchParamsContext value={new URLSearchParams({ tab })}>
        <QueryProvider>
          <ProfileTabs />
        </QueryProvider>
      </SearchParamsContext>
    </AppRouterContext>,
  );
};
const tryAgain = (screen: HTMLElement) =>
  [...screen.querySelectorAll("button")].find(({ textContent }) => textContent === "Try Again")?.click();
const shows = (screen: HTMLElement, text: string) =>
  eventually(() => {
    expect(screen.textContent).toContain(text);
  });

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a profile that does not come says why, and can be asked for again", async () => {
  answers = { "/api/profile": lost, "/api/auth/sessions": sessions };
  const { screen, remove } = open("personal");
  await shows(screen, "Error loading user profile. Please check your connection and try again.");
  answers["/api/profile"] = refused;
  tryAgain(screen);
  await shows(screen, "Failed to load user profile. Please refresh the page.");
  answers["/api/profile"] = profile;
  tryAgain(screen);
  await eventually(() => {
    expect(screen.querySelector<HTMLInputElement>("input[name=email]")?.value).toBe("robin@example.test");
  });
  remove();
});

test("a list of devices that does not come leaves the rest of the tab, and can be asked for again", async () => {
  answers = { "/api/profile": profile, "/api/auth/sessions": lost };
  const { screen, remove } = open("security");
  await shows(screen, "Network error. Please check your connection and try again.");
  expect(screen.textContent).toContain("Change password");
  answers["/api/auth/sessions"] = sessions;
  tryAgain(screen);
  await shows(screen, "This device");
  remove();
});

test("13.5: a device that a child has says whose it is, and can be signed out", async () => {
  answers = { "/api/profile": profile, "/api/auth/sessions": sessions };
  const { screen, remove } = open("security");
  await shows(screen, "Safari on iPad Handed over to Mia");
  expect(screen.querySelector('[aria-label="Sign out Safari on iPad"]')).not.toBeNull();
  expect(screen.textContent).not.toContain("Firefox on Linux Handed over");
  remove();
});
