import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";

type Broken = { rule: string; id: string };

/** Counters of stories against the ledger that they sum up. */
export const findBrokenCredits = (db: DbOrTx): Promise<Broken[]> => db.$queryRaw<Broken[]>`
  WITH ledger AS (
    SELECT entry.parent_id, entry.period_start,
      count(*) FILTER (WHERE entry.kind = 'RESERVE') AS reserves,
      count(*) FILTER (WHERE entry.kind = 'COMMIT') AS commits,
      count(*) FILTER (WHERE entry.kind = 'RELEASE') AS releases,
      count(*) FILTER (WHERE entry.kind = 'RESERVE' AND request.status IN ('QUEUED', 'RUNNING')) AS open
    FROM credit_ledger entry JOIN book_requests request ON request.id = entry.book_request_id
    GROUP BY 1, 2
  )
  SELECT 'the counters of a period are what the ledger says' AS rule,
    coalesce(period.parent_id, ledger.parent_id)::text AS id
  FROM usage_periods period FULL JOIN ledger USING (parent_id, period_start)
  WHERE period.used IS DISTINCT FROM coalesce(commits, 0) OR period.reserved IS DISTINCT FROM coalesce(open, 0)
    OR coalesce(reserves - commits - releases, 0) <> coalesce(open, 0)`;

type Moments = {
  /** A job that ended later than this may still be noticed by the sweep of abandoned orders. */
  noticed: Date;
  /** An order that was begun before has taken longer than any may. */
  begun: Date;
};

/** What an order, its credit, its job and its book must be like at any moment; every read sees one state. */
export const findBrokenRequests = (
  db: DbOrTx,
  jobName: string,
  { noticed, begun }: Moments,
): Promise<Broken[]> => db.$queryRaw<Broken[]>`
  WITH facts AS (
    SELECT request.id, request.status, request.started_at, request.failure_message,
      book.id IS NOT NULL AND book.deleted_at IS NULL AS shown, book.status AS book, book.pdf_file_id,
      (SELECT count(*) FROM credit_ledger WHERE book_request_id = request.id AND kind = 'RESERVE') AS reserves,
      (SELECT count(*) FROM credit_ledger WHERE book_request_id = request.id AND kind = 'COMMIT') AS commits,
      (SELECT count(*) FROM credit_ledger WHERE book_request_id = request.id AND kind = 'RELEASE') AS releases,
      (SELECT count(*) FROM book_request_steps WHERE book_request_id = request.id)
        + (SELECT count(*) FROM book_request_claims WHERE book_request_id = request.id) AS steps,
      (SELECT count(*) FROM book_pages WHERE book_id = book.id) AS pages,
      (SELECT count(*) FROM book_pages WHERE book_id = book.id AND picture_file_id IS NULL) AS blanks
    FROM book_requests request LEFT JOIN books book ON book.id = request.book_id
  )
  SELECT 'an order takes one credit' AS rule, id::text FROM facts WHERE reserves <> 1
  UNION ALL SELECT 'a finished order used its credit', id::text FROM facts
    WHERE status = 'COMPLETED' AND (commits <> 1 OR releases <> 0)
  UNION ALL SELECT 'a finished book is whole', id::text FROM facts
    WHERE status = 'COMPLETED' AND shown
      AND (book <> 'completed' OR pdf_file_id IS NULL OR pages = 0 OR blanks <> 0)
  UNION ALL SELECT 'a failed order gives its credit back once, or counts and says so', id::text FROM facts
    WHERE status = 'FAILED' AND (commits + releases <> 1 OR (commits = 1 AND failure_message NOT LIKE '%counts.'))
  UNION ALL SELECT 'a failed order leaves no book', id::text FROM facts
    WHERE status = 'FAILED' AND (pages <> 0 OR shown)
  UNION ALL SELECT 'an order that waits is not settled', id::text FROM facts
    WHERE status IN ('QUEUED', 'RUNNING') AND (commits <> 0 OR releases <> 0)
  UNION ALL SELECT 'an order that was begun ends in time', id::text FROM facts
    WHERE status = 'RUNNING' AND started_at < ${begun}
  UNION ALL SELECT 'an order that ended keeps no steps and no claims', id::text FROM facts
    WHERE status IN ('COMPLETED', 'FAILED') AND steps <> 0
  UNION ALL SELECT 'an order that waits has a job', id::text FROM facts
    WHERE status IN ('QUEUED', 'RUNNING') AND NOT EXISTS (
      SELECT 1 FROM pgboss.job
      WHERE name = ${jobName} AND data ->> 'bookRequestId' = facts.id::text
        AND (state < 'completed' OR completed_on > ${noticed}))
  UNION ALL SELECT 'a book in the library belongs to a finished order', book.id::text FROM books book
    LEFT JOIN book_requests request ON request.book_id = book.id
    WHERE book.status = 'completed' AND book.deleted_at IS NULL AND request.status IS DISTINCT FROM 'COMPLETED'`;
