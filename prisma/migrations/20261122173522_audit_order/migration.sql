-- migrate: outside a transaction
-- Every list of the log is in the order of what happened, newest first, and reads on from a key.
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_newest_idx";
CREATE INDEX CONCURRENTLY "audit_log_newest_idx" ON "audit_log" ("occurred_at" DESC, "id" DESC);
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_table_newest_idx";
CREATE INDEX CONCURRENTLY "audit_log_table_newest_idx" ON "audit_log" ("table_name", "occurred_at" DESC, "id" DESC);
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_action_newest_idx";
CREATE INDEX CONCURRENTLY "audit_log_action_newest_idx" ON "audit_log" ("action", "occurred_at" DESC, "id" DESC);
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_actor_newest_idx";
CREATE INDEX CONCURRENTLY "audit_log_actor_newest_idx" ON "audit_log" ("actor_parent_id", "occurred_at" DESC, "id" DESC);
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_subject_newest_idx";
CREATE INDEX CONCURRENTLY "audit_log_subject_newest_idx" ON "audit_log" ("subject_parent_id", "occurred_at" DESC, "id" DESC);
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_subject_parent_id_id_idx";
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_actor_parent_id_id_idx";
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_table_name_id_idx";
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_action_id_idx";
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_occurred_at_idx";
