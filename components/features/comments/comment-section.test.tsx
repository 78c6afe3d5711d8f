// @vitest-environment happy-dom
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteChildHere, saveSession } from "@/lib/shared/browser-session";
import { eventually } from "@/tests/support/eventually";
import { rendered } from "@/tests/support/rendered";
import { stillRouter } from "@/tests/support/still-router";
import { CommentSection } from "./comment-section";

const written = { text: "Read it twice.", state: "shown", writtenAt: "2026-11-20T10:00:00.000Z" };
const COMMENTS = [
  { ...written, id: "c1", firstName: "Ruth", isOwn: true },
  { ...written, id: "c2", firstName: "Omar", isOwn: false },
];

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", (address: string | URL | Request) =>
    /\/comments/u.test(address instanceof Request ? address.url : String(address))
      ? Promise.resolve(Response.json({ comments: COMMENTS, next: null }))
      : Promise.reject(new Error("no network")),
  );
  saveSession({
    token: `h.${btoa(JSON.stringify({ exp: 4_000_000_000, sid: "one" }))}.s`,
    id: "p1",
    email: "ada@example.test",
    firstName: "Ruth",
    lastName: "Lind",
    hasActiveSubscription: true,
    subscriptionPlan: "Standard",
    subscriptionStatus: "active",
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("a child who has the device reads what was written, and can neither write, report nor delete", async () => {
  noteChildHere("mia");
  const { screen, remove } = rendered(
    <AppRouterContext value={stillRouter}>
      <CommentSection slug="why-we-read" />
    </AppRouterContext>,
  );
  const doors = () => [...screen.querySelectorAll("button, a")].map(({ textContent }) => textContent);
  await eventually(() => {
    expect(screen.textContent).toContain("Omar");
  });
  expect(doors()).toEqual([]);
  expect(screen.querySelector("textarea")).toBeNull();

  noteChildHere(null);
  await eventually(() => {
    expect(doors()).toEqual(["Delete", "Report", "Send comment"]);
  });
  expect(screen.querySelector("textarea")).not.toBeNull();
  remove();
});
