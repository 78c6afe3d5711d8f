import { readdir } from "node:fs/promises";
import { beforeAll, describe, expect } from "vitest";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { FAILURES } from "@/lib/features/stories/rules";
import { startAiBook } from "@/lib/features/stories/ordering/start-ai-book";
import { withdrawConsent } from "@/lib/features/stories/erasure/withdraw-consent";
import { sweepFiles } from "@/lib/features/uploads/sweep-files";
import { uploadPhoto } from "@/lib/features/uploads/upload-photo";
import { anotherProcess, runUntilEnded } from "@/tests/support/ai-runs";
import { refuses, type AiServer } from "@/tests/support/ai-server";
import { aDraft, ORDER, tells } from "@/tests/support/drafts";
import { system as systemContext } from "@/tests/support/family";
import { goal } from "@/tests/support/goal";
import { inLanes } from "@/tests/support/in-lanes";
import { aFamily, creditsOf, runOrder, withSlowDisk, type Family } from "@/tests/support/orders";
import { aPhoto, PHOTO_CONSENT, PROVIDER_CONSENT, withPhoto } from "@/tests/support/photos";
import { startAiServer } from "@/tests/support/start-ai-server";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

/** The attempts stand side by side; how many may is another goal. */
const CROWD = { AI_BOOKS_AT_ONCE: "100" };

let server: AiServer;
let system: TestSystem;
let photo: Buffer;

beforeAll(async () => {
  server = await startAiServer();
  system = await workerDatabase({
    ...server.env,
    ...CROWD,
    STORY_ILLUSTRATOR: "openai",
    AI_ZDR_CONFIRMED: "true",
  });
  photo = await aPhoto();
});

const DRAFT = tells(aDraft({ ...ORDER, heroName: "Ada" }));
const drawing = () => anotherProcess(system, { STORY_ILLUSTRATOR: "classic", STORY_WRITER: "classic" });
const photosOf = ({ parentId }: Family) =>
  system.db.storedFile.count({ where: { parentId, kind: "ai_photo" } });

async function ordered(family: Family, providerConsent = PROVIDER_CONSENT): Promise<string> {
  const input = await withPhoto(family, { providerConsent });
  return (await startAiBook(family.ctx, { input, idempotencyKey: null })).id;
}

const upload = (family: Family, consent: string | null) =>
  uploadPhoto(family.ctx, { bytes: photo, purpose: "character", consent });

/** Ways around the parent's word. Each ends with nothing processed. */
const WAYS: ((family: Family) => Promise<void>)[] = [
  async (family) => {
    await expect(upload(family, null)).rejects.toMatchObject({ code: "VALIDATION" });
    expect(await photosOf(family)).toBe(0);
  },
  async (family) => {
    await expect(upload(family, "2020-01")).rejects.toMatchObject({ code: "VALIDATION" });
    expect(await photosOf(family)).toBe(0);
  },
  async (family) => {
    const input = await withPhoto(family);
    await withdrawConsent(family.ctx, "child-photo-character");
    expect(await photosOf(family)).toBe(0);
    await expect(startAiBook(family.ctx, { input, idempotencyKey: null })).rejects.toMatchObject({
      code: "VALIDATION",
    });
  },
  async (family) => {
    const order = ordered(family, "2020-01");
    await expect(order).rejects.toMatchObject({ code: "VALIDATION" });
    expect(await creditsOf(system, family.parentId)).toMatchObject({ RESERVE: 0 });
  },
  async (family) => {
    const input = await withPhoto(family);
    // Consent to words that are no longer in force.
    await system.db.$executeRaw`ALTER TABLE consents DISABLE TRIGGER keep_consent`;
    await system.db
      .$executeRaw`UPDATE consents SET text_version = '2020-01' WHERE parent_id = ${family.parentId}::uuid`;
    await system.db.$executeRaw`ALTER TABLE consents ENABLE TRIGGER keep_consent`;
    await expect(startAiBook(family.ctx, { input, idempotencyKey: null })).rejects.toMatchObject({
      code: "VALIDATION",
    });
  },
  async (family) => {
    const id = await ordered(family);
    await withdrawConsent(family.ctx, "child-photo-provider");
    const job = await runUntilEnded(family, id, () => anotherProcess(system));
    expect(job).toMatchObject({ status: "FAILED", message: FAILURES.CONSENT_WITHDRAWN });
    expect(await photosOf(family)).toBe(0);
  },
];

describe("a parent's consent", () => {
  goal(
    {
      id: "P5",
      title: "nothing is processed without it, or after it was taken back",
      quick: 24,
      full: 500,
      minutes: 20,
    },
    async ({ count, note }) => {
      server.chat.script(DRAFT);
      await inLanes(1, Array(count).keys(), async (number) => {
        await WAYS[number % WAYS.length]?.(await aFamily(system));
      });
      expect(server.all()).toHaveLength(server.moderations.requests.length);
      expect(server.moderations.requests.filter(({ raw }) => raw.includes("image_url"))).toHaveLength(0);

      let stopped = 0;
      await inLanes(1, Array(Math.ceil(count / 10)).keys(), async () => {
        // Taken back while the portrait is being painted: that step is the last one.
        const family = await aFamily(system);
        const id = await ordered(family);
        server.reset();
        server.images.script(async () => {
          await withdrawConsent(family.ctx, "child-photo-character");
          return { body: { data: [] } };
        });
        await runOrder(anotherProcess(system), id).catch(() => undefined);
        expect(await getBookJob(family.ctx, id)).toMatchObject({
          status: "FAILED",
          message: FAILURES.CONSENT_WITHDRAWN,
        });
        expect(await creditsOf(system, family.parentId)).toMatchObject({ reserved: 0, used: 0, RELEASE: 1 });
        expect(await photosOf(family)).toBe(0);
        expect(server.chat.requests).toHaveLength(0);
        stopped += 1;
      });
      const rewrites = system.db
        .$executeRaw`UPDATE consents SET text_version = 'other', withdrawn_at = now()`;
      await expect(rewrites).rejects.toThrow("a consent can only be withdrawn");
      const [proof] = await system.db.consent.findMany({
        where: { purpose: "child-photo-provider" },
        take: 1,
      });
      expect(proof).toMatchObject({ textVersion: PROVIDER_CONSENT, method: "card_transaction" });
      note("stopped before the next step", stopped);
      note("processed", 0);
    },
  );

  goal(
    {
      id: "P3",
      title: "a child's photo ends with its story, or after a day",
      quick: 20,
      full: 1000,
      minutes: 40,
    },
    async ({ count, note }) => {
      server.reset();
      const ends: ((family: Family) => Promise<void>)[] = [
        async (family) => {
          await upload(family, PHOTO_CONSENT);
        },
        async (family) => {
          const id = await ordered(family);
          await system.db.child.update({ where: { id: family.childId }, data: { deletedAt: new Date() } });
          await runUntilEnded(family, id, drawing);
        },
        async (family) => {
          server.chat.script(refuses());
          await runUntilEnded(family, await ordered(family), () => anotherProcess(system));
        },
        async (family) => {
          const id = await ordered(family);
          // A worker that stops in the middle; another one goes on.
          const slow = withSlowDisk(drawing());
          const ended = runOrder(slow.ports, id).catch(() => undefined);
          await slow.reached;
          await runUntilEnded(family, id, drawing);
          slow.goOn();
          await ended;
        },
        async (family) => {
          await ordered(family);
        },
      ];
      await inLanes(3, Array(count).keys(), async (number) => {
        await ends[number % ends.length]?.(await aFamily(system));
      });
      const [afterEnd] = await system.db.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM files file JOIN book_requests request ON request.photo_file_id = file.id
        WHERE request.status IN ('COMPLETED', 'FAILED')`;
      expect(afterEnd?.count).toBe(0);
      const waiting = await system.db.storedFile.count({ where: { kind: "ai_photo" } });
      expect(waiting).toBeGreaterThan(0);
      const later = new Date(Date.now() + 24 * 3600 * 1000 + 60_000);
      await sweepFiles({ ...systemContext(system), now: () => later });
      expect(await system.db.storedFile.count({ where: { kind: "ai_photo" } })).toBe(0);
      const folders = await readdir(system.config.FILES_DIR, { recursive: true, withFileTypes: true });
      const onDisk = folders.filter((entry) => entry.isFile()).length;
      expect(onDisk).toBe(await system.db.storedFile.count());
      note("swept after a day", waiting);
    },
  );
});
