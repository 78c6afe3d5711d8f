CREATE TYPE "claim_end" AS ENUM ('error', 'stopped', 'superseded', 'delayed');

CREATE TABLE "book_request_claims" (
    "book_request_id" UUID NOT NULL,
    "fence" INTEGER NOT NULL,
    "claimed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ending" "claim_end",
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "book_request_claims_pkey" PRIMARY KEY ("book_request_id","fence")
);

ALTER TABLE "book_request_claims" ADD CONSTRAINT "book_request_claims_book_request_id_fkey" FOREIGN KEY ("book_request_id") REFERENCES "book_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE book_request_claims
  ADD CONSTRAINT book_request_claims_ended CHECK ((ending IS NULL) = (ended_at IS NULL));

-- Orders in the making keep the count of their crashes, errors and waits.
INSERT INTO book_request_claims (book_request_id, fence, claimed_at, ending, ended_at)
SELECT run.book_request_id, claim.fence, coalesce(request.started_at, request.created_at),
  split_part(note.step, '/', 2)::claim_end, note.created_at
FROM book_request_runs run
JOIN book_requests request ON request.id = run.book_request_id AND request.status IN ('QUEUED', 'RUNNING')
CROSS JOIN LATERAL generate_series(1, run.fence) AS claim (fence)
LEFT JOIN book_request_steps note ON note.book_request_id = run.book_request_id
  AND note.step IN ('let-go/error/' || claim.fence, 'let-go/stopped/' || claim.fence,
    'let-go/superseded/' || claim.fence, 'let-go/delayed/' || claim.fence);

DELETE FROM book_request_steps WHERE starts_with(step, 'let-go/');
