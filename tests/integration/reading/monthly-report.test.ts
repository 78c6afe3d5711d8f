import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { chooseMonthlyReport } from "@/lib/features/reading/choose-monthly-report";
import { readingEventsInput } from "@/lib/features/reading/contract";
import { logReading } from "@/lib/features/reading/log-reading";
import { sendMonthlyReports } from "@/lib/features/reading/send-monthly-reports";
import { showMonthlyReport } from "@/lib/features/reading/show-monthly-report";
import { system as asSystem } from "@/tests/support/family";
import { aBook } from "@/tests/support/library";
import { aFamily, type Family } from "@/tests/support/orders";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

const SECOND_OF_MARCH = new Date("2026-03-02T09:10:00Z");

let system: TestSystem;
beforeAll(async () => {
  system = await workerDatabase();
});

async function aReader(days: string[], { wants = true } = {}): Promise<Family> {
  const family = await aFamily(system);
  const { ctx, parentId, childId } = family;
  if (wants) await chooseMonthlyReport(ctx, { wanted: true });
  const bookId = await aBook(system, { parentId, childId, pages: [40] });
  const events = days.map((day) => ({
    id: randomUUID(),
    bookId,
    page: 1,
    activeSeconds: 90,
    finishedBook: true,
    occurredAt: `${day}T19:00:00Z`,
  }));
  if (events.length > 0) await logReading(ctx, readingEventsInput.parse({ events }));
  return family;
}

const send = () =>
  sendMonthlyReports({ ...asSystem(system, "reading.send-monthly-reports"), now: () => SECOND_OF_MARCH });
const mailsOf = ({ parentId }: Family) =>
  system.db.outboxMessage.findMany({ where: { parentId, template: "reading-report" } });

describe("the monthly report by mail", () => {
  it("tells of the month before, once, to whoever wants it and has read", async () => {
    const reader = await aReader(["2026-01-31", "2026-02-01", "2026-02-28", "2026-03-01"]);
    const quiet = await aReader(["2026-01-31"]);
    const unasked = await aReader(["2026-02-10"], { wants: false });
    await send();
    await send();
    const mails = await mailsOf(reader);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.props).toMatchObject({
      month: "February 2026",
      days: 2,
      children: [{ minutes: 3, stories: 1 }],
    });
    expect([await mailsOf(quiet), await mailsOf(unasked)]).toEqual([[], []]);
  });

  it("reaches the others when one letter fails, and that one with the next try", async () => {
    const [first, failing, last] = [
      await aReader(["2026-02-10"]),
      await aReader(["2026-02-10"]),
      await aReader(["2026-02-10"]),
    ];
    const { db } = system;
    await db.$executeRawUnsafe(`CREATE FUNCTION refuse_report() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no letter to this parent'; END $$`);
    await db.$executeRawUnsafe(`CREATE TRIGGER refuse_report BEFORE INSERT ON outbox FOR EACH ROW
      WHEN (NEW.parent_id = '${failing.parentId}') EXECUTE FUNCTION refuse_report()`);
    await expect(send()).rejects.toThrow("some monthly reports could not be sent");
    expect(await Promise.all([first, failing, last].map(mailsOf))).toMatchObject([[{}], [], [{}]]);
    await db.$executeRawUnsafe("DROP TRIGGER refuse_report ON outbox");
    await send();
    expect(await Promise.all([first, failing, last].map(mailsOf))).toMatchObject([[{}], [{}], [{}]]);
  });

  it("comes to nobody who has turned e-mail notifications off, and the page says so", async () => {
    const quiet = await aReader(["2026-02-10"]);
    const { parentId, ctx } = quiet;
    expect(await showMonthlyReport(ctx)).toEqual({ wanted: true, getsMail: true });
    await system.db.parent.update({ where: { id: parentId }, data: { emailNotifications: false } });
    await send();
    expect(await mailsOf(quiet)).toEqual([]);
    expect(await showMonthlyReport(ctx)).toEqual({ wanted: true, getsMail: false });
  });

  it("ends when it is no longer wanted, and waits while an account is about to be deleted", async () => {
    const ended = await aReader(["2026-02-10"]);
    await chooseMonthlyReport(ended.ctx, { wanted: false });
    const leaving = await aReader(["2026-02-10"]);
    await system.db.parent.update({
      where: { id: leaving.parentId },
      data: { deletionAskedAt: SECOND_OF_MARCH, deletionDueAt: new Date("2026-03-09T00:00:00Z") },
    });
    await send();
    expect([await mailsOf(ended), await mailsOf(leaving)]).toEqual([[], []]);
  });
});
