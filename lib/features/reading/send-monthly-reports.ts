import "server-only";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { inTransaction, type Context } from "@/lib/platform/context";
import { findReportReaders, type ReportReader } from "./data-monthly";
import { findByChild, findReadPages } from "./data-report";
import { minutesOf } from "./rules";

const AT_ONCE = 200;

type Month = { from: string; to: string; name: string };

/**
 * Mails what was read in the month before to every parent who wants it and has read. Run again in the same month it
 * sends nothing twice, and a letter that fails keeps nobody else's back.
 * @returns how many were queued
 * @throws AggregateError when some failed, once all have been tried
 */
export async function sendMonthlyReports(ctx: Context): Promise<number> {
  const month = monthBefore(ctx.now());
  let sent = 0;
  const failures: unknown[] = [];
  let readers = await findReportReaders(ctx.db, { after: null, most: AT_ONCE });
  while (readers.length > 0) {
    for (const reader of readers) {
      try {
        if (await sendReport(ctx, reader, month)) sent += 1;
      } catch (err) {
        ctx.log.error({ err, parentId: reader.id }, "a monthly report could not be sent");
        failures.push(err);
      }
    }
    readers = await findReportReaders(ctx.db, { after: readers.at(-1)?.id ?? null, most: AT_ONCE });
  }
  if (failures.length > 0) throw new AggregateError(failures, "some monthly reports could not be sent");
  return sent;
}

async function sendReport(ctx: Context, reader: ReportReader, { from, to, name }: Month): Promise<boolean> {
  const scope = { parent: reader.id, childId: null, from, to };
  const { days } = await findReadPages(ctx.db, scope);
  if (days === 0) return false;
  const children = await findByChild(ctx.db, scope);
  return inTransaction(ctx, (tx) =>
    enqueueEmail(ctx, tx, {
      template: "reading-report",
      to: reader.email,
      props: {
        firstName: reader.firstName,
        month: name,
        days,
        children: children.map(({ name: child, seconds, stories }) => ({
          name: child,
          minutes: minutesOf(seconds),
          stories,
        })),
        reportUrl: `${ctx.config.APP_URL}/reading?period=12-months`,
      },
      idempotencyKey: `reading-report/${reader.id}/${from}`,
      parentId: reader.id,
      isBulk: true,
    }),
  );
}

function monthBefore(now: Date): Month {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0));
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const name = first.toLocaleDateString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
  return { from: day(first), to: day(last), name };
}
