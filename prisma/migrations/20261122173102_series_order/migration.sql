-- migrate: outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "books_series_id_series_part_idx";
CREATE INDEX CONCURRENTLY "books_series_id_series_part_idx" ON "books" ("series_id", "series_part") WHERE "series_id" IS NOT NULL;
