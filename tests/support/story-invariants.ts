import { readdir } from "node:fs/promises";
import path from "node:path";
import { checkInvariants } from "@/lib/features/operations/check-invariants";
import { sweepFiles } from "@/lib/features/uploads/sweep-files";
import type { Context, Ports } from "@/lib/platform/context";
import { system as systemContext } from "./family";

type Broken = { rule: string; id: string };

/** A later moment than any unused file may live to. */
const ALL_DUE_MS = 25 * 3600 * 1000;

/** Beyond what holds at any time: nobody in these tests deletes a book or changes their mind about mails. */
const brokenStories = (ports: Ports) => ports.db.$queryRaw<Broken[]>`
  WITH facts AS (
    SELECT request.id, request.status, book.id IS NOT NULL AND book.deleted_at IS NULL AS shown,
      (SELECT count(*) FROM outbox WHERE idempotency_key = 'story-ready/' || request.id) AS mails,
      parent.story_notifications AS wants_mail
    FROM book_requests request JOIN parents parent ON parent.id = request.parent_id
      LEFT JOIN books book ON book.id = request.book_id
  )
  SELECT 'a finished order has its book' AS rule, id::text FROM facts WHERE status = 'COMPLETED' AND NOT shown
  UNION ALL SELECT 'a finished order is told once to whom wants it', id::text FROM facts
    WHERE mails <> CASE WHEN status = 'COMPLETED' AND wants_mail THEN 1 ELSE 0 END`;

/** Keys of everything in the file folder, finished or not. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** As if a day had gone by. */
function aDayLater(ports: Ports): Context {
  const later = new Date(Date.now() + ALL_DUE_MS);
  return { ...systemContext(ports), now: () => later };
}

/** @returns how many files nobody had kept */
export async function sweepAll(ports: Ports): Promise<number> {
  const { removed } = await sweepFiles(aDayLater(ports));
  return removed;
}

/**
 * What holds of orders, credits, books, mails and files whenever nobody is at work; each break with its id. Sweeps
 * unused files first.
 */
export async function brokenInvariants(ports: Ports): Promise<Broken[]> {
  await sweepAll(ports);
  return [...(await checkInvariants(aDayLater(ports))), ...(await brokenStories(ports))];
}
