// @vitest-environment happy-dom
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { useAddress, writeAddress } from "./use-address";

const Shown = () => <p>{useAddress().toString()}</p>;
const screen = document.createElement("div");
const root = createRoot(screen);
/** What the router believes. */
const route = (search: string) => {
  root.render(
    <SearchParamsContext value={new URLSearchParams(search)}>
      <Shown />
    </SearchParamsContext>,
  );
};
const shows = (text: string) =>
  eventually(() => {
    expect(screen.textContent).toBe(text);
  });
const stepBackTo = (address: string) => {
  window.history.replaceState(null, "", address);
  window.dispatchEvent(new PopStateEvent("popstate"));
};

test("what the address asks for shows, also while the router is behind it", async () => {
  window.history.replaceState(null, "", "/dashboard?tab=library");
  route("tab=library");
  await shows("tab=library");
  stepBackTo("/dashboard?tab=children");
  await shows("tab=children");
  writeAddress("/dashboard?tab=create", "new-step");
  await shows("tab=create");
  expect(window.location.search).toBe("?tab=create");
  // It has come to know where one was.
  route("tab=children");
  await shows("tab=create");
  writeAddress("/dashboard?tab=create&child=1", "same-step");
  await shows("tab=create&child=1");

  // A link within the page.
  window.history.replaceState(null, "", "/dashboard?tab=overview");
  route("tab=overview");
  await shows("tab=overview");
  // Another page's address is not this one's.
  stepBackTo("/settings?tab=security");
  writeAddress("/dashboard?tab=library", "same-step");
  await shows("tab=library");
  root.unmount();
});
