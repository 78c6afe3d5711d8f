import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { estimateCost } from "@/lib/features/stories/ordering/estimate-cost";
import { getBook } from "@/lib/features/stories/library/get-book";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { CAUSED_FAILURES, FAILURES } from "@/lib/features/stories/rules";
import { startAiBook } from "@/lib/features/stories/ordering/start-ai-book";
import { openFile } from "@/lib/features/uploads/open-file";
import type { Ports } from "@/lib/platform/context";
import {
  fails,
  formField,
  moderates,
  paints,
  saysHalf,
  type AiReply,
  type AiServer,
} from "@/tests/support/ai-server";
import { aDraft, ORDER, tells } from "@/tests/support/drafts";
import { anotherProcess, runUntilEnded } from "@/tests/support/ai-runs";
import { aFamily, aWish, creditsOf, runOrder, type Family } from "@/tests/support/orders";
import { PROVIDER_CONSENT, withPhoto } from "@/tests/support/photos";
import { startAiServer } from "@/tests/support/start-ai-server";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

const DRAFT = aDraft({ ...ORDER, heroName: "Ada" });

let server: AiServer;
let system: TestSystem;

const USED = { reserved: 0, used: 1, RESERVE: 1, COMMIT: 1, RELEASE: 0 };
const RELEASED = { reserved: 0, used: 0, RESERVE: 1, COMMIT: 0, RELEASE: 1 };

beforeAll(async () => {
  server = await startAiServer();
  system = await workerDatabase({ ...server.env, STORY_ILLUSTRATOR: "openai", AI_ZDR_CONFIRMED: "true" });
});
beforeEach(() => {
  server.reset();
  server.chat.script(tells(DRAFT));
});

/** Another process of the same deployment: it has met no failure yet. */
const fresh = (env: Partial<Ports["config"]> = {}): Ports => anotherProcess(system, env);

const ordered = async ({ ctx, childId }: Family) =>
  (await requestBook(ctx, { input: aWish(childId), idempotencyKey: null })).id;

const runToTheEnd = (family: Family, id: string, ports: () => Ports = fresh) =>
  runUntilEnded(family, id, ports);

const filesOf = ({ parentId }: Family) => system.db.storedFile.count({ where: { parentId } });

describe("a deployment that paints", () => {
  it("paints the portrait first and each page from it, and stores what each picture cost", async () => {
    const family = await aFamily(system);
    const id = await ordered(family);
    await runOrder(fresh(), id);
    const job = await getBookJob(family.ctx, id);
    expect(job).toMatchObject({ status: "COMPLETED", message: null });
    const book = await getBook(family.ctx, job.bookId ?? "");
    expect(book).toMatchObject({ illustrator: "openai", writer: "openai", pictureNote: null });
    const [portrait, ...pages] = server.images.requests;
    expect(portrait?.path).toBe("/v1/images/generations");
    expect(pages).toHaveLength(10);
    const shown = await openFile(family.ctx, book.portraitUrl?.split("/").at(-1) ?? "");
    const reference = shown.bytes.toString("latin1");
    for (const page of pages) {
      expect(page.path).toBe("/v1/images/edits");
      expect(page.raw).toContain(reference);
    }
    for (const { pictureUrl } of book.pages) {
      const { bytes } = await openFile(family.ctx, pictureUrl?.split("/").at(-1) ?? "");
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 512, height: 384 });
    }
    const calls = await system.db.aiCall.findMany({ where: { bookRequestId: id } });
    const paid = calls.map(({ step, kind, micros }) => `${step} ${kind} ${micros}`).sort();
    expect(paid.filter((call) => call.includes("picture"))).toEqual([
      "hero picture 50000",
      ...Array.from({ length: 10 }, () => "pages picture 50000"),
    ]);
    // Plan, check, text and review.
    expect(paid.filter((call) => /^text text [1-9]\d+$/.test(call))).toHaveLength(4);
    expect(server.moderations.requests.filter(({ raw }) => raw.includes("image_url"))).toHaveLength(11);
  });

  it("estimates what it will cost by its own prices", async () => {
    const family = await aFamily(system);
    const style = { characterStyle: "princess" } as const;
    const { estimatedCost } = await estimateCost(family.ctx, style);
    expect(estimatedCost).toBeGreaterThan(15 * 0.05);
    expect(estimatedCost).toBeLessThan(15 * 0.05 + 0.1);
    const config = {
      ...system.config,
      STORY_ILLUSTRATOR: "classic" as const,
      STORY_WRITER: "classic" as const,
    };
    expect(await estimateCost({ ...family.ctx, config }, style)).toEqual({ estimatedCost: 0 });
  });
});

const tiny = () =>
  sharp({ create: { width: 1, height: 1, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();

describe("a picture that can't be had", () => {
  const bad: [string, () => Promise<AiReply> | AiReply][] = [
    ["declined", () => fails(400, {}, "moderation_blocked")],
    ["no picture", () => paints(Buffer.from("<svg><script>alert(1)</script></svg>"))],
    ["one pixel", async () => paints(await tiny())],
    [
      "half a JPEG",
      async () =>
        paints(
          (
            await sharp(await tiny())
              .resize(600)
              .jpeg()
              .toBuffer()
          ).subarray(0, 200),
        ),
    ],
    ["an address instead", () => ({ body: { data: [{ url: "http://169.254.169.254/latest" }] } })],
    ["nothing", () => ({ body: { data: [] } })],
  ];
  it.each(bad)("(%s) leaves a finished book of drawn pages that says so", async (_name, reply) => {
    server.images.script(await reply());
    const family = await aFamily(system);
    const id = await ordered(family);
    const job = await runToTheEnd(family, id);
    expect(job).toMatchObject({ status: "COMPLETED" });
    const book = await getBook(family.ctx, job.bookId ?? "");
    expect(book).toMatchObject({
      illustrator: "classic",
      pictureNote: "The pictures could not be painted this time, so we drew them ourselves.",
    });
    expect(await creditsOf(system, family.parentId)).toEqual(USED);
  });

  it("on the way has all pages drawn, and leaves no painted file behind", async () => {
    const painted = server.images;
    const good = paints(
      await sharp({ create: { width: 600, height: 400, channels: 3, background: "#222" } })
        .jpeg()
        .toBuffer(),
    );
    painted.script(good, good, good, good, good, fails(400, {}, "moderation_blocked"));
    const family = await aFamily(system);
    const id = await ordered(family);
    const job = await runToTheEnd(family, id);
    const book = await getBook(family.ctx, job.bookId ?? "");
    expect(book).toMatchObject({ status: "completed", illustrator: "classic" });
    // The painted portrait would show another hero than the pages.
    const { bytes } = await openFile(family.ctx, book.portraitUrl?.split("/").at(-1) ?? "");
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 512 });
    // Ten pages, the cover, the drawn portrait and the PDF.
    expect(await filesOf(family)).toBe(13);
  });

  it("because the provider is away is waited for, and then drawn", async () => {
    server.images.script(fails(503, { "retry-after": "60" }));
    const family = await aFamily(system);
    const id = await ordered(family);
    await runOrder(fresh(), id);
    expect(await getBookJob(family.ctx, id)).toMatchObject({ status: "RUNNING" });
    const job = await runToTheEnd(family, id);
    expect(job).toMatchObject({ status: "COMPLETED" });
    expect(server.images.requests).toHaveLength(5);
  });

  it("that the check flags is shown to nobody", async () => {
    server.moderations.script((request) =>
      request.raw.includes("image_url")
        ? { body: { results: [{ flagged: false, category_scores: { violence: 0.5 } }] } }
        : moderates(() => false)(request),
    );
    const family = await aFamily(system);
    const job = await runToTheEnd(family, await ordered(family));
    const book = await getBook(family.ctx, job.bookId ?? "");
    expect(book).toMatchObject({ illustrator: "classic", portraitUrl: expect.any(String) as string });
    // Ten pages, the cover, the portrait and the PDF.
    expect(await filesOf(family)).toBe(13);
  });
});

describe("a child's photo", () => {
  it("is painted from once, with flag and consent, and is gone", async () => {
    const family = await aFamily(system);
    const input = await withPhoto(family, { providerConsent: PROVIDER_CONSENT });
    const { id } = await startAiBook(family.ctx, { input, idempotencyKey: null });
    const job = await runToTheEnd(family, id);
    expect(job.message).toBe(
      "The hero was painted from your photo, in the style you chose. The photo is deleted.",
    );
    const [portrait, ...pages] = server.images.requests;
    expect(portrait?.path).toBe("/v1/images/edits");
    expect(
      formField(portrait ?? pages[0] ?? { path: "", raw: "", headers: "", body: {} }, "prompt"),
    ).toContain("photo");
    expect(portrait?.raw).not.toContain("CANARY-EXIF");
    expect(await system.db.storedFile.count({ where: { parentId: family.parentId, kind: "ai_photo" } })).toBe(
      0,
    );
    expect(await system.db.consent.count({ where: { parentId: family.parentId } })).toBe(2);
  });

  it.each([
    ["without the parent's consent", {}, {}],
    ["without the deployment's flag", { AI_ZDR_CONFIRMED: false }, { providerConsent: PROVIDER_CONSENT }],
  ])("stays here %s", async (_name, env, wish) => {
    const family = await aFamily(system);
    const ports = fresh(env);
    const input = await withPhoto(family, wish);
    const { id } = await startAiBook(
      { ...family.ctx, config: ports.config },
      { input, idempotencyKey: null },
    );
    const job = await runToTheEnd(family, id, () => fresh(env));
    expect(job.message).toContain("The photo stayed with us and is deleted.");
    expect(server.images.requests[0]?.path).toBe("/v1/images/generations");
  });

  it("stays here once the consent is taken back, also where nothing has ended its order", async () => {
    const family = await aFamily(system);
    const input = await withPhoto(family, { providerConsent: PROVIDER_CONSENT });
    const { id } = await startAiBook(family.ctx, { input, idempotencyKey: null });
    await system.db.consent.updateMany({
      where: { parentId: family.parentId, purpose: "child-photo-provider" },
      data: { withdrawnAt: new Date() },
    });
    const job = await runToTheEnd(family, id);
    expect(job.message).toContain("The photo stayed with us and is deleted.");
    expect(server.images.requests[0]?.path).toBe("/v1/images/generations");
  });
});

describe("a provider that is away", () => {
  it.each([
    ["writing", "chat", FAILURES.PROVIDER_DOWN, fails(503)],
    ["writing, in the middle of an answer", "chat", FAILURES.PROVIDER_DOWN, saysHalf(DRAFT, "cut")],
    ["checking", "moderations", FAILURES.UNCHECKED, fails(500)],
    ["checking, with nonsense", "moderations", FAILURES.UNCHECKED, { body: { results: [] } }],
  ] as const)("for %s ends the order after waiting, credit back", async (_name, part, message, reply) => {
    server[part].script(reply);
    const family = await aFamily(system);
    const id = await ordered(family);
    const job = await runToTheEnd(family, id);
    expect(job).toMatchObject({ status: "FAILED", message, bookId: null });
    expect(await creditsOf(system, family.parentId)).toEqual(RELEASED);
    expect(await system.db.book.count({ where: { parentId: family.parentId, deletedAt: null } })).toBe(0);
  });

  it("for a moment costs the family nothing but the wait", async () => {
    server.chat.script(fails(503, { "retry-after": "40" }), tells(DRAFT));
    const family = await aFamily(system);
    const id = await ordered(family);
    await runOrder(fresh(), id);
    const [waiting] = await system.db.$queryRaw<{ seconds: number }[]>`
      SELECT extract(epoch FROM start_after - now())::int AS seconds FROM pgboss.job
      WHERE name = 'story.make' AND data ->> 'bookRequestId' = ${id} ORDER BY start_after DESC LIMIT 1`;
    expect(waiting?.seconds).toBeGreaterThan(30);
    expect(await runToTheEnd(family, id)).toMatchObject({ status: "COMPLETED" });
    expect(await creditsOf(system, family.parentId)).toEqual(USED);
  });
});

describe("a text of our own that the provider's check flags", () => {
  it("ends the order without counting against the family", async () => {
    const family = await aFamily(system);
    const id = await ordered(family);
    // What the parent typed comes first and is fine.
    server.moderations.script(moderates((text) => text.length > 60));
    const job = await runToTheEnd(family, id, () => fresh({ STORY_WRITER: "classic" }));
    expect(job).toMatchObject({ status: "FAILED", message: FAILURES.REFUSED });
    expect(await system.db.bookRequest.findUnique({ where: { id } })).toMatchObject({ failureCode: "UNFIT" });
    expect(CAUSED_FAILURES).not.toContain("UNFIT");
    expect(await creditsOf(system, family.parentId)).toEqual(RELEASED);
  });
});

describe("what a parent typed", () => {
  it("is refused early when the provider's check flags it, and costs nothing", async () => {
    server.moderations.script(moderates((text) => text.includes("wobbly")));
    const family = await aFamily(system);
    const input = aWish(family.childId, { topics: ["a wobbly word"] });
    const order = requestBook(family.ctx, { input, idempotencyKey: null });
    await expect(order).rejects.toMatchObject({ code: "REFUSED" });
    expect(await creditsOf(system, family.parentId)).toMatchObject({ RESERVE: 0 });
  });

  it("is refused in the making when the early check had no answer", async () => {
    server.moderations.script(
      fails(401),
      moderates((text) => text.includes("wobbly")),
    );
    const family = await aFamily(system);
    const input = aWish(family.childId, { topics: ["a wobbly word"] });
    const { id } = await requestBook({ ...family.ctx, ai: fresh().ai }, { input, idempotencyKey: null });
    expect(await runToTheEnd(family, id)).toMatchObject({
      status: "FAILED",
      message: FAILURES.WORDS_REFUSED,
    });
    expect(server.chat.requests).toHaveLength(0);
    expect(await creditsOf(system, family.parentId)).toEqual(RELEASED);
  });
});
