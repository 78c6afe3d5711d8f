-- migrate: outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "books_library_newest_idx";
CREATE INDEX CONCURRENTLY "books_library_newest_idx" ON "books" ("parent_id", "id") WHERE status = 'completed' AND deleted_at IS NULL;
DROP INDEX CONCURRENTLY IF EXISTS "books_library_title_idx";
CREATE INDEX CONCURRENTLY "books_library_title_idx" ON "books" ("parent_id", "left"(lower(title), 60), "id") WHERE status = 'completed' AND deleted_at IS NULL;
DROP INDEX CONCURRENTLY IF EXISTS "books_library_read_idx";
CREATE INDEX CONCURRENTLY "books_library_read_idx" ON "books" ("parent_id", COALESCE(last_read_at, '-infinity'::timestamptz), "id") WHERE status = 'completed' AND deleted_at IS NULL;
