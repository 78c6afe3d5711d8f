import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { sweepFiles } from "@/lib/features/uploads/sweep-files";
import type { Ports } from "@/lib/platform/context";
import { system as systemContext } from "./family";

type Broken = { rule: string; id: string };

/** A later moment than any unused file may live to. */
const ALL_DUE_MS = 25 * 3600 * 1000;

const brokenCredits = (ports: Ports) => ports.db.$queryRaw<Broken[]>`
  WITH ledger AS (
    SELECT entry.parent_id, entry.period_start,
      count(*) FILTER (WHERE entry.kind = 'RESERVE') AS reserves,
      count(*) FILTER (WHERE entry.kind = 'COMMIT') AS commits,
      count(*) FILTER (WHERE entry.kind = 'RELEASE') AS releases,
      count(*) FILTER (WHERE entry.kind = 'RESERVE' AND request.status IN ('QUEUED', 'RUNNING')) AS open
    FROM credit_ledger entry JOIN book_requests request ON request.id = entry.book_request_id
    GROUP BY 1, 2
  )
  SELECT 'the counters of a period are what the ledger says' AS rule, period.parent_id::text AS id
  FROM usage_periods period LEFT JOIN ledger USING (parent_id, period_start)
  WHERE period.used <> coalesce(commits, 0) OR period.reserved <> coalesce(open, 0)
    OR coalesce(reserves - commits - releases, 0) <> coalesce(open, 0)`;

const brokenOrders = (ports: Ports) => ports.db.$queryRaw<Broken[]>`
  WITH facts AS (
    SELECT request.id, request.status, request.failure_message, book.status AS book, book.deleted_at, book.pdf_file_id,
      (SELECT count(*) FROM credit_ledger WHERE book_request_id = request.id AND kind = 'RESERVE') AS reserves,
      (SELECT count(*) FROM credit_ledger WHERE book_request_id = request.id AND kind = 'COMMIT') AS commits,
      (SELECT count(*) FROM credit_ledger WHERE book_request_id = request.id AND kind = 'RELEASE') AS releases,
      (SELECT count(*) FROM outbox WHERE idempotency_key = 'story-ready/' || request.id) AS mails,
      (SELECT count(*) FROM book_request_steps WHERE book_request_id = request.id AND step <> 'hero') AS steps,
      (SELECT count(*) FROM book_pages WHERE book_id = book.id) AS pages,
      (SELECT count(*) FROM book_pages WHERE book_id = book.id AND picture_file_id IS NULL) AS blanks,
      parent.story_notifications AS wants_mail
    FROM book_requests request JOIN parents parent ON parent.id = request.parent_id
      LEFT JOIN books book ON book.id = request.book_id
  )
  SELECT 'an order takes one credit' AS rule, id::text FROM facts WHERE reserves <> 1
  UNION ALL SELECT 'a finished order used its credit and has one whole book', id::text FROM facts
    WHERE status = 'COMPLETED' AND (commits <> 1 OR releases <> 0 OR book IS DISTINCT FROM 'completed'
      OR pdf_file_id IS NULL OR pages = 0 OR blanks <> 0 OR deleted_at IS NOT NULL)
  UNION ALL SELECT 'a finished order is told once to whom wants it', id::text FROM facts
    WHERE mails <> CASE WHEN status = 'COMPLETED' AND wants_mail THEN 1 ELSE 0 END
  UNION ALL SELECT 'a failed order gives its credit back once, or counts and says so', id::text FROM facts
    WHERE status = 'FAILED' AND (commits + releases <> 1 OR (commits = 1 AND failure_message NOT LIKE '%counts.'))
  UNION ALL SELECT 'a failed order leaves no book', id::text FROM facts
    WHERE status = 'FAILED' AND (pages <> 0 OR (book IS NOT NULL AND deleted_at IS NULL))
  UNION ALL SELECT 'an order that waits is not settled', id::text FROM facts
    WHERE status IN ('QUEUED', 'RUNNING') AND (commits <> 0 OR releases <> 0)
  UNION ALL SELECT 'an order that ended keeps no steps', id::text FROM facts
    WHERE status IN ('COMPLETED', 'FAILED') AND steps <> 0
  UNION ALL SELECT 'an order that waits has a job', id::text FROM facts
    WHERE status IN ('QUEUED', 'RUNNING') AND NOT EXISTS (
      SELECT 1 FROM pgboss.job WHERE name = 'story.make' AND state < 'completed'
        AND data ->> 'bookRequestId' = facts.id::text)
  UNION ALL SELECT 'a book belongs to a finished order', book.id::text FROM books book
    LEFT JOIN book_requests request ON request.book_id = book.id
    WHERE book.status = 'completed' AND book.deleted_at IS NULL AND request.status IS DISTINCT FROM 'COMPLETED'`;

async function brokenFiles(ports: Ports): Promise<Broken[]> {
  const rows = await ports.db.storedFile.findMany({
    select: { id: true, kind: true, storageKey: true, sha256: true },
  });
  const broken: Broken[] = [];
  for (const { id, kind, storageKey, sha256 } of rows) {
    const bytes = await ports.storage.get(storageKey).catch(() => null);
    if (!bytes) broken.push({ rule: "a row has its file", id });
    else if (!createHash("sha256").update(bytes).digest().equals(sha256)) {
      broken.push({ rule: "a file is whole", id });
    } else if (kind === "pdf" && !(bytes.includes("%PDF-") && bytes.includes("%%EOF"))) {
      broken.push({ rule: "a PDF can be read", id });
    }
  }
  const known = new Set(rows.map(({ storageKey }) => storageKey));
  for (const file of await filesIn(ports.config.FILES_DIR)) {
    if (!known.has(file)) broken.push({ rule: "a file has its row", id: file });
  }
  return broken;
}

/** Keys of everything in the file folder, finished or not. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Sweeps as if a day had gone by. @returns how many files nobody had kept */
export async function sweepAll(ports: Ports): Promise<number> {
  const later = new Date(Date.now() + ALL_DUE_MS);
  const { removed } = await sweepFiles({ ...systemContext(ports), now: () => later });
  return removed;
}

/**
 * What holds of orders, credits, books, mails and files whenever nobody is at work; each break with its id. Sweeps
 * unused files first.
 */
export async function brokenInvariants(ports: Ports): Promise<Broken[]> {
  await sweepAll(ports);
  return [...(await brokenCredits(ports)), ...(await brokenOrders(ports)), ...(await brokenFiles(ports))];
}
