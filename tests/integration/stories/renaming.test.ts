import { PDFDocument } from "pdf-lib";
import { beforeAll, describe, expect, it } from "vitest";
import { changeLevel } from "@/lib/features/stories/revising/change-level";
import { bindAgain } from "@/lib/features/stories/revising/bind-again";
import { getBook } from "@/lib/features/stories/library/get-book";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { openBookPdf } from "@/lib/features/stories/library/open-book-pdf";
import { renameBook } from "@/lib/features/stories/revising/rename-book";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { retellBook } from "@/lib/features/stories/revising/retell-book";
import type { Ports } from "@/lib/platform/context";
import type { ReadingLevel } from "@/lib/shared/story";
import { openaiProvider } from "@/lib/platform/ai/openai-provider";
import { fails, moderates } from "@/tests/support/ai-server";
import { system as systemContext } from "@/tests/support/family";
import { aFamily, aWish, creditsOf, runOrder, withSlowDisk, type Family } from "@/tests/support/orders";
import { portraitsIn } from "@/tests/support/portraits-in";
import { startAiServer } from "@/tests/support/start-ai-server";
import { sweepAll } from "@/tests/support/story-invariants";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;
let family: Family;
let bookId: string;

beforeAll(async () => {
  system = await workerDatabase();
  family = await aFamily(system);
  const { id } = await requestBook(family.ctx, { input: aWish(family.childId), idempotencyKey: null });
  await runOrder(system, id);
  bookId = (await getBookJob(family.ctx, id)).bookId ?? "";
});

const rename = (title: string) => renameBook(family.ctx, { id: bookId, title });
const pdf = async () => (await openBookPdf(family.ctx, bookId)).bytes;
const titleNow = async () => (await PDFDocument.load(await pdf())).getTitle();

async function retell(level: ReadingLevel, ports: Ports = system): Promise<void> {
  await changeLevel(family.ctx, { id: bookId, level });
  const signal = new AbortController().signal;
  await retellBook(systemContext(ports, "story.retell"), { bookId, level, signal });
}

/** Runs what was asked for since, the way a worker does. */
async function bindAll(): Promise<number> {
  const jobs = await system.db.$queryRaw<{ id: string; data: { bookId: string; title: string } }[]>`
    UPDATE pgboss.job SET state = 'completed' WHERE name = 'story.bind' AND state = 'created' RETURNING id, data`;
  await Promise.all(jobs.map(({ data }) => bindAgain(systemContext(system, "story.bind"), data)));
  return jobs.length;
}

const pdfs = () => system.db.storedFile.count({ where: { parentId: family.parentId, kind: "pdf" } });

describe("the PDF of a renamed story", () => {
  it("16.37: has the day on which the story was written, before and after", async () => {
    const { createdAt } = await system.db.book.findFirstOrThrow({
      where: { id: bookId, parentId: family.parentId },
    });
    const dated = async () => (await PDFDocument.load(await pdf())).getCreationDate()?.getTime();
    const written = Math.floor(createdAt.getTime() / 1000) * 1000;
    expect(await dated()).toBe(written);
    await rename("The Red Kite");
    expect(await bindAll()).toBe(1);
    expect(await dated()).toBe(written);
    await rename("The Blue Kite");
    await bindAll();
  });

  it.each(["Drugs are fun", "School shooting"])("never has the title “%s”", async (title) => {
    await expect(rename(title)).rejects.toMatchObject({ code: "REFUSED" });
    expect(await titleNow()).not.toBe(title);
  });

  it("has the new title at every level, costs nothing and leaves no old file; the old title gives the old bytes", async () => {
    const credits = await creditsOf(system, family.parentId);
    const before = await pdf();
    expect(await titleNow()).toBe("The Blue Kite");
    await retell("Beginner");
    expect(portraitsIn(await pdf())).toBe(1);
    await rename("The Green Kite");
    await bindAll();
    expect(await titleNow()).toBe("The Green Kite");
    expect(portraitsIn(await pdf())).toBe(1);
    await changeLevel(family.ctx, { id: bookId, level: "Emerging" });
    expect(await titleNow()).toBe("The Green Kite");
    expect(await pdfs()).toBe(2);

    await rename("The Blue Kite");
    await bindAll();
    expect((await pdf()).equals(before)).toBe(true);
    expect(await pdfs()).toBe(2);
    expect(await creditsOf(system, family.parentId)).toEqual(credits);
  });

  it("has the last of eight titles that were given at once", async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => rename(`Kite number ${index}`)));
    expect(await bindAll()).toBe(8);
    const { title } = await getBook(family.ctx, bookId);
    expect(await titleNow()).toBe(title);
    await sweepAll(system);
    expect(await pdfs()).toBe(2);
  });

  it("has it also where the story was just being told at another level", async () => {
    const slow = withSlowDisk(system);
    const told = retell("Intermediate", slow.ports);
    await slow.reached;
    await rename("The Last Kite");
    await bindAll();
    slow.goOn();
    await told;
    expect(await getBook(family.ctx, bookId)).toMatchObject({
      title: "The Last Kite",
      level: "Intermediate",
    });
    // Printed with the title of before; whoever printed it has asked for another.
    expect(await bindAll()).toBe(1);
    expect(await titleNow()).toBe("The Last Kite");
  });

  it("stays as it is where the title does", async () => {
    const { title } = await getBook(family.ctx, bookId);
    await rename(title);
    expect(await bindAll()).toBe(0);
  });
});

// 16.45
describe("a title that no order may have", () => {
  it.each(["Call 555 0142 9988 after dark", "The bloody murder", "Meet at 14 Elm Street, Springfield"])(
    "%s is refused, and nothing is printed",
    async (title) => {
      const before = await getBook(family.ctx, bookId);
      await expect(rename(title)).rejects.toMatchObject({
        code: "REFUSED",
        details: { title: expect.any(String) },
      });
      expect((await getBook(family.ctx, bookId)).title).toBe(before.title);
      expect(await bindAll()).toBe(0);
    },
  );

  it("is refused by the provider's check too, which never sees a name; where it can't be asked the old one stays", async () => {
    const server = await startAiServer();
    const { OPENAI_API_KEY, OPENAI_BASE_URL } = server.env;
    const ai = openaiProvider({ ...system.config, OPENAI_API_KEY, OPENAI_BASE_URL, AI_RETRY_MS: 1 });
    const ctx = { ...family.ctx, ai };
    const give = (title: string) => renameBook(ctx, { id: bookId, title });
    server.moderations.script(moderates((text) => text.includes("Quiet Word")));
    await expect(give("Ada and the Quiet Word")).rejects.toMatchObject({ code: "REFUSED" });
    expect(JSON.stringify(server.moderations.requests)).not.toContain("Ada");
    server.moderations.script(fails(500), fails(500), fails(500));
    await expect(give("The Quiet Word")).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(await bindAll()).toBe(0);
  });
});
