// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { QueryProvider } from "@/components/data/query-provider";
import type { ChildView } from "@/lib/features/children/contract";
import { rendered } from "@/tests/support/rendered";
import { eventually } from "@/tests/support/eventually";
import { ChildDialog } from "./child-dialog";
import { FullNote } from "./full-note";

const FULL = "Your plan is full. To add another child, choose a larger plan.";
const nothing = () => undefined;

function withRoomFor(childrenLimit: number): void {
  const answers: Record<string, unknown> = {
    "/api/children": [{ id: "c", name: "Ada" }],
    "/api/payments/usage-stats": { childrenLimit, childrenProfiles: 1 },
  };
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(Response.json(answers[path] ?? {})));
}
const opened = (child: ChildView | null = null) =>
  rendered(
    <QueryProvider>
      <ChildDialog child={child} onSaved={nothing} onClose={nothing} />
    </QueryProvider>,
  );
afterEach(() => {
  vi.unstubAllGlobals();
});

test("16: before a child is typed in, a full plan says so", async () => {
  withRoomFor(1);
  const { remove } = opened();
  await eventually(() => {
    expect(document.body.textContent).toContain("Add Child");
    expect(document.body.textContent).toContain(FULL);
  });
  remove();
});

test("a plan with room says nothing", () => {
  expect(renderToStaticMarkup(<FullNote count={1} limit={2} withLink={false} />)).toBe("");
  expect(renderToStaticMarkup(<FullNote count={9} limit={null} withLink={false} />)).toBe("");
  expect(renderToStaticMarkup(<FullNote count={2} limit={2} withLink={false} />)).toContain(FULL);
});

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

test("16.4: a photo that was changed in two places shows both, and either can be kept", async () => {
  vi.stubGlobal("fetch", (_path: string, { method }: RequestInit) =>
    Promise.resolve(
      method === "PUT"
        ? Response.json(
            {
              code: "CONFLICT",
              message: "Changed.",
              details: { profileImage: "The photo was changed meanwhile." },
            },
            { status: 409 },
          )
        : Response.json({ ...ADA, profilePhotoUrl: "/api/files/second" }),
    ),
  );
  const { remove } = opened(ADA);
  const button = (words: string) =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === words);
  const pictures = () => [...document.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  await eventually(() => {
    expect(pictures()).toContain("/api/files/first");
  });
  button("Remove")?.click();
  await eventually(() => {
    expect(pictures()).not.toContain("/api/files/first");
  });
  document.querySelector("form")?.requestSubmit();
  await eventually(() => {
    expect(document.body.textContent).toContain("This photo was saved meanwhile. Saving now removes it.");
    expect(pictures()).toContain("/api/files/second");
  });
  button("Take this photo")?.click();
  await eventually(() => {
    expect(document.body.textContent).not.toContain("saved meanwhile");
    expect(pictures()).toContain("/api/files/second");
  });
  remove();
});

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

test("23.15: Escape right behind a letter asks, and Enter on the question loses nothing", async () => {
  withRoomFor(3);
  const { remove } = opened(ADA);
  await eventually(() => {
    expect(document.querySelector<HTMLInputElement>("input[name=name]")?.value).toBe("Ada");
  });
  type("Ada Maria");
  escape();
  await eventually(() => {
    expect(document.querySelector("[role=alertdialog]")?.textContent).toContain("Close without saving?");
    expect(document.activeElement?.textContent).toBe("Keep editing");
  });
  (document.activeElement as HTMLElement).click();
  await eventually(() => {
    expect(document.querySelectorAll("[role=alertdialog]").length).toBe(0);
  });
  remove();
});
