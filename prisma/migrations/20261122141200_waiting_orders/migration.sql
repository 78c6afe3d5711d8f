-- migrate: outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "book_requests_waiting_idx";
CREATE INDEX CONCURRENTLY "book_requests_waiting_idx" ON "book_requests" ("id") WHERE status = 'QUEUED';
