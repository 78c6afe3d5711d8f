// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { QueryProvider } from "@/components/data/query-provider";
import type { ChildView } from "@/lib/features/children/contract";
import { aChildView } from "@/tests/support/a-child-view";
import { eventually } from "@/tests/support/eventually";
import { rendered } from "@/tests/support/rendered";
import { DeleteChildDialog } from "./delete-child-dialog";

const nothing = () => undefined;
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The question about a child with five stories, so many of which are told of Tom, too. */
async function question(shared: number | "unknown") {
  vi.stubGlobal("fetch", (path: string) => {
    expect(path).toMatch(/^\/api\/books\?.*told=together/u);
    if (shared === "unknown") return Promise.resolve(Response.json({ message: "no" }, { status: 400 }));
    const books = Array.from({ length: Math.min(3, shared) }, (_, at) => ({
      ...{ id: `b${at}`, title: `Kite ${at + 1}` },
      together: [
        { childId: "c", name: "Ada" },
        { childId: "t", name: "Tom" },
      ],
    }));
    return Promise.resolve(Response.json(books, { headers: { "x-total-count": String(shared) } }));
  });
  const { remove } = rendered(
    <QueryProvider>
      <DeleteChildDialog child={aChildView({ totalBooks: 5 })} onClose={nothing} onDeleted={nothing} />
    </QueryProvider>,
  );
  const words = () => document.querySelector('[role="alertdialog"]')?.textContent ?? "";
  await eventually(() => {
    expect(words()).toContain("stories");
    expect(words()).not.toContain("Looking");
  });
  const staying = words();
  document.querySelector<HTMLElement>('[role="checkbox"]')?.click();
  await eventually(() => {
    expect(words()).not.toBe(staying);
  });
  const going = words();
  remove();
  return { staying, going };
}

test("what goes with the profile is said in numbers, and of what there isn't no word", async () => {
  const asked = (child: Partial<ChildView>) => {
    const { remove } = rendered(
      <QueryProvider>
        <DeleteChildDialog
          child={aChildView({ totalBooks: 0, profilePhotoUrl: null, ...child })}
          onClose={nothing}
          onDeleted={nothing}
        />
      </QueryProvider>,
    );
    return eventually(() => {
      const words = document.querySelector('[role="alertdialog"]')?.textContent ?? "";
      expect(words).toContain("The profile goes");
      return words;
    }).finally(remove);
  };
  expect(await asked({ profilePhotoUrl: "/api/files/1", readingTime: 12, totalBadges: 1 })).toContain(
    "The profile goes, with the photo, 12 minutes of reading and 1 badge.",
  );
  const little = await asked({ readingTime: 0, totalBadges: 0 });
  expect(little).toContain("The profile goes.");
  expect(little).not.toContain("stories");
});

test("deleting a child says in numbers what becomes of its stories, and names those that it shares", async () => {
  const { staying, going } = await question(2);
  expect(staying).toContain("3 stories stay in your library, without a child.");
  expect(staying).toContain(
    "2 told together with others stay with them:“Kite 1”, with Tom“Kite 2”, with Tom",
  );
  expect(staying).toContain("with the name Ada wherever they have it");
  expect(staying).toContain(
    "“Something to talk about” goes from all of them; those without a child lose “What happened next” as well.",
  );
  expect(going).not.toContain("“Something to talk about”");
  expect(going).toContain("All 5 stories are deleted");
  expect(going).toContain("2 of them are told of others as well, and gone for them, too:“Kite 1”, with Tom");
});

test("of many shared stories the newest are named, and of none there is no word", async () => {
  const many = await question(5);
  expect(many.staying).toContain("5 told together with others stay with them:");
  expect(many.staying).toContain("and 2 more");
  expect(many.staying).not.toContain("without a child");
  expect(many.staying).toContain("“Something to talk about” goes from all of them.");
  const none = await question(0);
  expect(none.staying).toContain("5 stories stay in your library, without a child.");
  expect(none.staying + none.going).not.toContain("others");
});

test("what could not be looked up is said without numbers", async () => {
  const { staying, going } = await question("unknown");
  expect(staying).toContain(
    "5 stories stay in your library; what is told of others as well is theirs from then on.",
  );
  expect(going).toContain("A story that is told of others as well is gone for them, too.");
});
