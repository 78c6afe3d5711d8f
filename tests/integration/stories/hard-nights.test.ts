import { beforeAll, beforeEach, expect, test } from "vitest";
import { getBook } from "@/lib/features/stories/library/get-book";
import { outlineBook } from "@/lib/features/stories/ordering/outline-book";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import type { AiServer } from "@/tests/support/ai-server";
import { aBook } from "@/tests/support/library";
import { aFamily, aWish, creditsOf } from "@/tests/support/orders";
import { startAiServer } from "@/tests/support/start-ai-server";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let server: AiServer;
let system: TestSystem;
beforeAll(async () => {
  server = await startAiServer();
  system = await workerDatabase(server.env);
});
beforeEach(() => {
  server.reset();
});

test.each([
  { title: "Scared of her dad", topics: ["her dad hit her"] },
  { title: "A secret", topics: ["someone touched me"] },
  { title: "Uncle Marcus", topics: ["he was shot"] },
])(
  "no writer tells $title: who can help is said, a provider isn't asked, and nothing is taken",
  async (wish) => {
    const family = await aFamily(system);
    const input = aWish(family.childId, wish);
    const shown = await outlineBook(family.ctx, { ...input, another: 0 });
    expect(shown.untold).toMatch(/^This is more than a story can carry: .*your doctor, the school/u);
    await expect(requestBook(family.ctx, { input, idempotencyKey: null })).rejects.toMatchObject({
      code: "REFUSED",
      message: shown.untold,
    });
    expect(await creditsOf(system, family.parentId)).toMatchObject({ reserved: 0, used: 0, RESERVE: 0 });
  },
);

test.each([
  { title: "How to smoke drugs", topics: ["kites"] },
  { title: "Mia brings guns to school", topics: ["school"] },
  { title: "We made bombs at our house", topics: ["kites"] },
])(
  "what $title says is forgiven to nobody but whoever needs an answer: no provider gets it",
  async (wish) => {
    const family = await aFamily(system);
    const input = aWish(family.childId, wish);
    const shown = await outlineBook(family.ctx, { ...input, another: 0 });
    expect(shown.untold).toMatch(/^We can't tell this one well yet/u);
    await expect(requestBook(family.ctx, { input, idempotencyKey: null })).rejects.toMatchObject({
      code: "REFUSED",
      message: shown.untold,
    });
    expect(await creditsOf(system, family.parentId)).toMatchObject({ reserved: 0, used: 0, RESERVE: 0 });
  },
);

test("beside a hard night that is told stands who can help, and nothing of it in the words for the child", async () => {
  const family = await aFamily(system);
  const look = (title: string) =>
    outlineBook(family.ctx, { ...aWish(family.childId, { title, topics: ["home"] }), another: 0 });
  const shown = await look("When Mum drinks");
  expect(shown.help).toContain("call the emergency number where you live");
  expect(shown.sentence).not.toContain("emergency");
  expect((await look("The Wobbly Tooth")).help).toBeNull();
});

test("who can help stands with the finished story for its parent, and is not sent to a device that is the child's", async () => {
  const { ctx, parentId, childId } = await aFamily(system);
  const id = await aBook(system, { parentId, childId });
  await system.db.book.update({
    where: { id },
    data: { shape: "care/long-way-round", tags: ["grandpa died"] },
  });
  expect((await getBook(ctx, id)).help).toContain("call the emergency number where you live");
  if (ctx.actor.kind !== "parent") throw new Error("Not a parent's context");
  const forChild = await getBook({ ...ctx, actor: { ...ctx.actor, childId } }, id);
  // Nor are the words that it was ordered with.
  expect(forChild).toMatchObject({ help: null, tags: [] });
});

test("no provider tells a child its own death", async () => {
  const family = await aFamily(system);
  const name = (await system.db.child.findFirstOrThrow({ where: { id: family.childId } })).name;
  const input = aWish(family.childId, { title: `Remembering ${name}`, topics: ["our baby"] });
  const shown = await outlineBook(family.ctx, { ...input, another: 0 });
  expect(shown.untold).toMatch(/^We can't tell this one well yet/u);
  await expect(requestBook(family.ctx, { input, idempotencyKey: null })).rejects.toMatchObject({
    message: shown.untold,
  });
});

test("a provider's writer may tell what our plots can't, where nobody is in danger", async () => {
  const family = await aFamily(system);
  const input = aWish(family.childId, { title: "When My Uncle Went to Prison", topics: ["uncle in prison"] });
  expect((await outlineBook(family.ctx, { ...input, another: 0 })).untold).toBeNull();
  await expect(requestBook(family.ctx, { input, idempotencyKey: null })).resolves.toMatchObject({
    id: expect.any(String) as string,
  });
});
