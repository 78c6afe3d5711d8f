// @vitest-environment happy-dom
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { expect, test, vi } from "vitest";
import { rendered } from "@/tests/support/rendered";
import { stillRouter } from "@/tests/support/still-router";
import { RegisteredNote } from "./registered-note";

const nowhere = () => undefined;

test("23.18: whoever listens is told where the page goes on to", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ state: "waiting" })));
  const { screen, remove } = rendered(
    <AppRouterContext value={stillRouter}>
      <SearchParamsContext value={new URLSearchParams()}>
        <RegisteredNote mode="modal" email="ada@example.test" onWrongAddress={nowhere} />
      </SearchParamsContext>
    </AppRouterContext>,
  );
  await expect
    .poll(() => screen.textContent)
    .toContain("To the sign-in page in 3 seconds. You can stay on this page.");
  remove();
  vi.unstubAllGlobals();
});
