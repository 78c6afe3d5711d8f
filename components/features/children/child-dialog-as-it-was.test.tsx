// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { QueryProvider } from "@/components/data/query-provider";
import type { ChildView } from "@/lib/features/children/contract";
import { eventually } from "@/tests/support/eventually";
import { rendered } from "@/tests/support/rendered";
import { ChildDialog } from "./child-dialog";

const nothing = () => undefined;
const ADA = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "Ada",
  sayAs: null,
  age: 6,
  gender: "Girl",
  interests: ["Space"],
  readingLevel: "Beginner",
  profilePhotoUrl: "/api/files/first",
  look: {},
} as unknown as ChildView;

function type(words: string): void {
  const field = document.querySelector<HTMLInputElement>("input[name=name]");
  if (!field) throw new Error("no field for the name");
  // Past React's own setter, as a browser does it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, words);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
const escape = () => {
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test("23.15: what was typed and taken back is nothing to ask about", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
  let closed = 0;
  const { remove } = rendered(
    <QueryProvider>
      <ChildDialog
        child={ADA}
        onSaved={nothing}
        onClose={() => {
          closed += 1;
        }}
      />
    </QueryProvider>,
  );
  await eventually(() => {
    expect(document.querySelector<HTMLInputElement>("input[name=name]")?.value).toBe("Ada");
  });
  type("Ada M");
  type("Ada");
  escape();
  await eventually(() => {
    expect(closed).toBe(1);
  });
  expect(document.querySelectorAll("[role=alertdialog]").length).toBe(0);
  remove();
});
