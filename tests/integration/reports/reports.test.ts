import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { renderTemplate } from "@/emails/render-template";
import { PREVIEW_FRAME } from "@/emails/components/preview-frame";
import { pageReportInput } from "@/lib/features/reports/contract";
import { forgetReports } from "@/lib/features/reports/forget-reports";
import { reportPage } from "@/lib/features/reports/report-page";
import { keptSince } from "@/lib/shared/retention";
import { signedInParent, system as asSystem } from "@/tests/support/family";
import { aBook } from "@/tests/support/library";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;

beforeAll(async () => {
  system = await workerDatabase();
});

const report = (bookId: string, overrides: object = {}) => ({
  bookId,
  ...pageReportInput.parse({ page: 2, reason: "upsetting", note: "Too dark.", ...overrides }),
});
const NOT_FOUND = expect.objectContaining({ code: "NOT_FOUND" }) as Error;

describe("a reported page", () => {
  test("is kept, and mailed to support with the words that the parent saw", async () => {
    const ctx = await signedInParent(system);
    const bookId = await aBook(system, { parentId: ctx.parentId, title: "The Blue Kite", pages: [3, 5] });
    expect(await reportPage(ctx, report(bookId))).toEqual({ message: "Thank you. We read every report." });

    const [kept, ...others] = await system.db.pageReport.findMany({ where: { bookId } });
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      parentId: ctx.parentId,
      pageNumber: 2,
      level: "Emerging",
      reason: "upsetting",
      note: "Too dark.",
    });
    const mail = await system.db.outboxMessage.findFirstOrThrow({
      where: { idempotencyKey: `page-report:${kept?.id ?? ""}` },
    });
    expect([mail.template, mail.recipient]).toEqual(["page-report", ctx.config.SUPPORT_EMAIL]);
    const { subject, text } = await renderTemplate(mail.template, mail.props, PREVIEW_FRAME);
    expect(subject).toBe("[Page report] Upsetting");
    for (const part of ["The Blue Kite", "Page 2", "Emerging", "Too dark.", "word0 word1 word2 word3 word4"])
      expect(text).toContain(part);
  });

  test("of another parent, of a deleted book or of a page that isn't there is nothing", async () => {
    const ctx = await signedInParent(system);
    const stranger = await signedInParent(system);
    const theirs = await aBook(system, { parentId: stranger.parentId });
    const gone = await aBook(system, { parentId: ctx.parentId });
    await system.db.book.update({ where: { id: gone }, data: { deletedAt: new Date() } });
    const mine = await aBook(system, { parentId: ctx.parentId });
    const wrong = [report(theirs), report(gone), report(randomUUID()), report(mine, { page: 5 })];
    for (const each of wrong) await expect(reportPage(ctx, each)).rejects.toEqual(NOT_FOUND);
    expect(await system.db.pageReport.count({ where: { bookId: { in: [theirs, gone, mine] } } })).toBe(0);
    expect(await system.db.outboxMessage.count({ where: { parentId: ctx.parentId } })).toBe(0);
  });

  test("is forgotten after twelve months, and with its parent", async () => {
    const ctx = await signedInParent(system);
    const bookId = await aBook(system, { parentId: ctx.parentId });
    for (const page of [1, 2, 3]) await reportPage(ctx, report(bookId, { page }));
    const until = keptSince("pageReports", new Date());
    const before = { createdAt: new Date(until.getTime() - 60_000) };
    const after = { createdAt: new Date(until.getTime() + 60_000) };
    await system.db.pageReport.updateMany({ where: { bookId, pageNumber: 1 }, data: before });
    await system.db.pageReport.updateMany({ where: { bookId, pageNumber: 2 }, data: after });
    await forgetReports(asSystem(system));
    const left = await system.db.pageReport.findMany({ where: { bookId }, orderBy: { pageNumber: "asc" } });
    expect(left.map(({ pageNumber }) => pageNumber)).toEqual([2, 3]);
    await system.db.parent.delete({ where: { id: ctx.parentId } });
    expect(await system.db.pageReport.count({ where: { bookId } })).toBe(0);
  });
});
