import { beforeAll, describe, expect, it } from "vitest";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { openBookPdf } from "@/lib/features/stories/library/open-book-pdf";
import { makeBook } from "@/lib/features/stories/making/make-book";
import { type AiServer } from "@/tests/support/ai-server";
import {
  FAILURE_CLASSES,
  order,
  withFullDisk,
  type FailureClass,
  type Failing,
} from "@/tests/support/failing-orders";
import { system as systemContext } from "@/tests/support/family";
import { goal } from "@/tests/support/goal";
import { inLanes } from "@/tests/support/in-lanes";
import { creditsOf, runOrder } from "@/tests/support/orders";
import { startAiServer } from "@/tests/support/start-ai-server";
import { brokenInvariants } from "@/tests/support/story-invariants";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

const LANES = 8;

let server: AiServer;
/** Without a provider: the product writes and draws. */
let system: TestSystem;
let written: TestSystem;

beforeAll(async () => {
  server = await startAiServer();
  system = await workerDatabase();
  written = await workerDatabase({ ...server.env, AI_BOOKS_AT_ONCE: "100" });
});

const EXPECTED = {
  RELEASE: { reserved: 0, used: 0, RESERVE: 1, COMMIT: 0, RELEASE: 1 },
  COMMIT: { reserved: 0, used: 1, RESERVE: 1, COMMIT: 1, RELEASE: 0 },
  GONE: { reserved: 0, used: 0, RESERVE: 0, COMMIT: 0, RELEASE: 0 },
};

async function expectEnd(at: TestSystem, { name, ends, code }: FailureClass, { family, id }: Failing) {
  expect(await creditsOf(at, family.parentId), name).toEqual(EXPECTED[ends]);
  const row = await at.db.bookRequest.findUnique({ where: { id } });
  expect([row?.status, row?.failureCode], name).toEqual(
    ends === "GONE" ? [undefined, undefined] : ends === "COMMIT" ? ["COMPLETED", null] : ["FAILED", code],
  );
}

async function failAll(kind: FailureClass, times: number): Promise<void> {
  const at = kind.provider ? written : system;
  server.reset();
  // Orders to a provider wait for each other's look at the budget; a crowd of them is told to come again.
  const failing = await inLanes(2, Array(times).keys(), () => order(at));
  kind.provider?.(server);
  await inLanes(LANES, failing, (one) => kind.run(at, one));
  for (const one of failing) await expectEnd(at, kind, one);
}

describe("an order that comes to nothing", () => {
  goal(
    {
      id: "R17",
      title: `failures in ${FAILURE_CLASSES.length} classes: the credit comes back once, where it is due`,
      quick: 13,
      full: 1001,
      minutes: 40,
    },
    async ({ count, note }) => {
      const times = Math.round(count / FAILURE_CLASSES.length);
      for (const kind of FAILURE_CLASSES) {
        const begun = Date.now();
        await failAll(kind, times);
        note(`${kind.name}, s`, Math.round((Date.now() - begun) / 1000));
      }
      const broken = [...(await brokenInvariants(system)), ...(await brokenInvariants(written))];
      expect(broken).toEqual([]);
      note("credits lost or given twice", 0);
    },
  );
});

describe("a disk that is full", () => {
  it("is waited for: the story is finished as soon as there is room, and nothing half is kept", async () => {
    const { family, id } = await order(system);
    await expect(runOrder(withFullDisk(system), id)).rejects.toThrow();
    await expect(runOrder(withFullDisk(system), id)).rejects.toThrow();
    expect(await getBookJob(family.ctx, id)).toMatchObject({ status: "RUNNING" });
    await runOrder(system, id);
    const { status, bookId } = await getBookJob(family.ctx, id);
    expect(status).toBe("COMPLETED");
    expect((await openBookPdf(family.ctx, bookId ?? "")).bytes.includes("%%EOF")).toBe(true);
    expect(await brokenInvariants(system)).toEqual([]);
  });
});

describe("a provider that is gone for ten minutes", () => {
  it("gives every story up within the time that it may take, credits back, and the next one is made", async () => {
    server.reset();
    const failing = await inLanes(LANES, Array(LANES).keys(), () => order(written));
    server.chat.script({ status: 503, body: {} });
    const bookRequestIds = failing.map(({ id }) => id);
    for (let minute = 0; minute <= 10; minute += 1) {
      const now = () => new Date(Date.now() + minute * 60_000);
      await inLanes(LANES, bookRequestIds, async (bookRequestId) => {
        const signal = new AbortController().signal;
        await makeBook({ ...systemContext(written, "story.make"), now }, { bookRequestId, signal });
      });
    }
    for (const { family, id } of failing) {
      expect(await getBookJob(family.ctx, id)).toMatchObject({ status: "FAILED" });
      expect(await creditsOf(written, family.parentId)).toEqual(EXPECTED.RELEASE);
    }
    expect(await brokenInvariants(written)).toEqual([]);
  });
});
