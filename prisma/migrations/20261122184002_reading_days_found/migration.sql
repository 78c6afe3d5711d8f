-- migrate: outside a transaction
CREATE INDEX CONCURRENTLY "reading_events_parent_id_read_on_idx" ON "reading_events" ("parent_id", "read_on");
