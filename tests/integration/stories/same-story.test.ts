import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { generateInput } from "@/lib/features/public-api/contract";
import { generateStory } from "@/lib/features/public-api/generate-story";
import { renameBook } from "@/lib/features/stories/revising/rename-book";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { asAppError } from "@/lib/http/error-response";
import type { StoryOrder } from "@/lib/shared/story";
import { aFamily, aWish, creditsOf, runOrder, type Family } from "@/tests/support/orders";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;

beforeAll(async () => {
  system = await workerDatabase();
});

/** The child of these families. */
const HERO: Pick<StoryOrder, "heroName" | "gender" | "age" | "level" | "interests"> = {
  ...{ heroName: "Ada", gender: "Girl", age: 6, level: "Emerging" },
  interests: ["Space", "Animals"],
};

describe("the same words and the same idea", () => {
  const IDEA = "adventure/runaway-kite~12";
  const order = (family: Family, wish: object = {}, idempotencyKey: string | null = randomUUID()) =>
    requestBook(family.ctx, { input: aWish(family.childId, { idea: IDEA, ...wish }), idempotencyKey });
  const byProgram = (family: Family, body: object = {}, idempotencyKey: string | null = randomUUID()) =>
    generateStory(family.ctx, {
      input: generateInput.parse({
        ...{ childId: family.childId, theme: "adventure", title: "The Blue Kite", idea: IDEA },
        customization: { interests: ["kites", "wind"] },
        ...body,
      }),
      ...{ idempotencyKey, waitSeconds: 0, signal: new AbortController().signal },
    }).then((made) => ("order" in made ? made.order.id : made.story.id));

  it("are one story, whichever way each of them comes", async () => {
    const family = await aFamily(system);
    const { id } = await order(family);
    expect(await byProgram(family)).toBe(id);
    expect((await order(family, { continues: null })).id).toBe(id);
    const finished = await Promise.all([order(family), byProgram(family), byProgram(family, {}, null)]);
    expect(finished.map((one) => (typeof one === "string" ? one : one.id))).toEqual([id, id, id]);
    expect(await creditsOf(system, family.parentId)).toMatchObject({ reserved: 1, RESERVE: 1 });
    const others = [
      (await order(family, { idea: "adventure/runaway-kite~13" })).id,
      await byProgram(family, { length: "long" }),
      await byProgram(family, { customization: { mainCharacter: "Zoe", interests: ["kites", "wind"] } }),
    ];
    expect(new Set([id, ...others]).size).toBe(4);
  });

  it("say whether this call made it, and what the book is called by now", async () => {
    const family = await aFamily(system);
    const key = randomUUID();
    const first = await order(family, {}, key);
    expect(first).toMatchObject({ isEarlier: false });
    // Sent once more because no answer came: it is this call's own.
    expect(await order(family, {}, key)).toMatchObject({ id: first.id, isEarlier: false });
    const another = randomUUID();
    expect(await order(family, {}, another)).toMatchObject({ id: first.id, isEarlier: true });
    expect(await order(family, {}, another)).toMatchObject({ id: first.id, isEarlier: true });
    await runOrder(system, first.id);
    const { bookId } = await order(family);
    await renameBook(family.ctx, { id: bookId ?? "", title: "Ada and the Wind" });
    expect(await order(family)).toMatchObject({
      ...{ id: first.id, bookId, isEarlier: true, status: "COMPLETED" },
      title: "Ada and the Wind",
    });
    expect(await creditsOf(system, family.parentId)).toMatchObject({ used: 1, RESERVE: 1 });
  });

  // With the first of these the fancy decides who comes along, with the second it doesn't.
  it.each([14, 13])(
    "with more or less fancy are another story only where that changes what is told (seed %i)",
    async (seed) => {
      const family = await aFamily(system);
      const levels = [1, 5, 10];
      const { continues: _none, idea: _idea, childId: _child, ...wish } = aWish(family.childId);
      const telling = { ...wish, ...HERO, style: null, plot: "adventure/runaway-kite", seed };
      const books = levels.map((creativityLevel) =>
        JSON.stringify(writeClassicStory({ ...telling, creativityLevel })),
      );
      const idea = `adventure/runaway-kite~${seed}`;
      const ids: string[] = [];
      for (const creativityLevel of levels) ids.push((await order(family, { idea, creativityLevel })).id);
      expect(levels.map((_, at) => ids.indexOf(ids[at] ?? ""))).toEqual(
        books.map((book) => books.indexOf(book)),
      );
      expect(new Set(books).size).toBe(seed === 14 ? 2 : 1);
    },
  );

  it("keep their keys: one that was answered with an earlier order stands for its call", async () => {
    const family = await aFamily(system);
    const { id } = await order(family);
    expect(await byProgram(family, {}, "second")).toBe(id);
    const other = { title: "Another" };
    await expect(byProgram(family, other, "second")).rejects.toMatchObject({ code: "CONFLICT" });
    const later = {
      ...family,
      ctx: { ...family.ctx, now: () => new Date(Date.now() + 3 * 86_400_000) },
    };
    expect(await byProgram(later, {}, "second")).toBe(id);
    expect(await creditsOf(system, family.parentId)).toMatchObject({ RESERVE: 1 });
  });

  it("are a conflict under a key that came with another idea, or with none", async () => {
    const family = await aFamily(system);
    const { id } = await order(family, {}, "mine");
    for (const idea of ["adventure/runaway-kite~13", null])
      await expect(order(family, { idea }, "mine")).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await order(family, {}, "mine")).id).toBe(id);
  });

  it("are refused to a program where they don't fit, with ideas that do", async () => {
    const family = await aFamily(system);
    for (const idea of ["care/two-homes~12", "care/nothing~1", "of my own"]) {
      const refused = asAppError(await byProgram(family, { idea }).catch((error: unknown) => error));
      expect(refused).toMatchObject({ code: "REFUSED", details: { idea: expect.any(String) as string } });
      expect(refused?.alternatives?.length).toBeGreaterThan(0);
      const [first] = refused?.alternatives ?? [];
      expect(await byProgram(family, { idea: first?.idea, length: "long" })).toBeTruthy();
    }
    expect(await creditsOf(system, family.parentId)).toMatchObject({ RESERVE: 3 });
  });
});
