// @vitest-environment happy-dom
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { act } from "react";
import { expect, test, vi } from "vitest";
import { rendered } from "@/tests/support/rendered";
import { stillRouter } from "@/tests/support/still-router";
import { RegisteredNote } from "./registered-note";

const nowhere = () => undefined;

const show = (onWrongAddress: () => void = nowhere) =>
  rendered(
    <AppRouterContext value={stillRouter}>
      <SearchParamsContext value={new URLSearchParams()}>
        <RegisteredNote mode="modal" email="ada@example.test" onWrongAddress={onWrongAddress} />
      </SearchParamsContext>
    </AppRouterContext>,
  );

test("23.18: whoever listens is told where the page goes on to", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ state: "waiting" })));
  const { screen, remove } = show();
  await expect
    .poll(() => screen.textContent)
    .toContain("To the sign-in page in 3 seconds. You can stay on this page.");
  remove();
  vi.unstubAllGlobals();
});

test("16.11: says where the link went, sends another, and leads back from a wrong address", async () => {
  const asked: [string, unknown][] = [];
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
    if (path.includes("resend")) asked.push([path, JSON.parse(body as string)]);
    return Promise.resolve(Response.json({ state: "waiting", message: "Sent." }));
  });
  let back = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { screen, remove } = show(() => (back += 1));
  const button = (name: RegExp) =>
    [...screen.querySelectorAll("button")].find(({ textContent }) => name.test(textContent));
  await expect.poll(() => screen.textContent).toContain("We sent a link to ada@example.test.");
  // The page goes on to the sign-in, where it is waited for as well.
  expect(screen.textContent).toContain("this browser signs you in by itself, from the sign-in page as well.");
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  await act(async () => {
    button(/^Resend/)?.click();
    await Promise.resolve();
  });
  await expect
    .poll(() => asked)
    .toEqual([["/api/auth/resend-verification", { email: "ada@example.test", from: null }]]);
  act(() => {
    button(/^Wrong address\?$/)?.click();
  });
  expect(back).toBe(1);
  remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
