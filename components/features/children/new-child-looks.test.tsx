// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { QueryProvider } from "@/components/data/query-provider";
import { aChildView } from "@/tests/support/a-child-view";
import { eventually } from "@/tests/support/eventually";
import { rendered } from "@/tests/support/rendered";
import { ChildDialog } from "./child-dialog";

const nothing = () => undefined;
const ADA = aChildView({ name: "Ada" });

afterEach(() => {
  vi.unstubAllGlobals();
});

const opened = (child: typeof ADA | null) =>
  rendered(
    <QueryProvider>
      <ChildDialog child={child} onSaved={nothing} onClose={nothing} />
    </QueryProvider>,
  );
const pressed = () => document.querySelectorAll("[role=dialog] button[aria-pressed=true]").length;

test("of a new child no looks are chosen, of a profile those that its pages show", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
  const { remove } = opened(null);
  await eventually(() => {
    expect(document.body.textContent).toContain("What you leave open we choose");
  });
  expect(pressed()).toBe(0);
  const skin = document.querySelector<HTMLElement>("button[aria-label=Tan]");
  skin?.click();
  await eventually(() => {
    expect(pressed()).toBe(1);
  });
  expect(skin?.getAttribute("aria-pressed")).toBe("true");
  remove();

  const profile = opened(ADA);
  await eventually(() => {
    expect(document.querySelector<HTMLInputElement>("input[name=name]")?.value).toBe("Ada");
  });
  expect(pressed()).toBe(3);
  profile.remove();
});
