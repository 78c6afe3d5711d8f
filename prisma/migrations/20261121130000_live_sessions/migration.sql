-- A parent has at most ten live sessions, and every sign-in looks for the oldest of them.
CREATE INDEX "sessions_live_idx" ON "sessions" ("parent_id", "id" DESC) WHERE revoked_at IS NULL;
