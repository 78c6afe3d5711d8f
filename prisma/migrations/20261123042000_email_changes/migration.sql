-- A parent's wish to have another address; it becomes theirs once both mailboxes said yes.
CREATE TABLE "email_changes" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID NOT NULL,
    "session_id" UUID,
    "new_email" TEXT NOT NULL,
    "new_hash" BYTEA NOT NULL,
    "old_hash" BYTEA NOT NULL,
    "new_confirmed_at" TIMESTAMPTZ(3),
    "old_confirmed_at" TIMESTAMPTZ(3),
    "done_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "email_changes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "email_changes_email_normalised" CHECK ("new_email" = lower("new_email") AND "new_email" = btrim("new_email") AND length("new_email") BETWEEN 3 AND 254),
    CONSTRAINT "email_changes_done_check" CHECK ("done_at" IS NULL OR ("new_confirmed_at" IS NOT NULL AND "old_confirmed_at" IS NOT NULL))
);
-- The newest wish is the only one.
CREATE UNIQUE INDEX "email_changes_parent_id_key" ON "email_changes"("parent_id");
CREATE UNIQUE INDEX "email_changes_new_hash_key" ON "email_changes"("new_hash");
CREATE UNIQUE INDEX "email_changes_old_hash_key" ON "email_changes"("old_hash");
CREATE INDEX "email_changes_session_id_idx" ON "email_changes"("session_id");
CREATE INDEX "email_changes_expires_at_idx" ON "email_changes"("expires_at");
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE SET NULL ON UPDATE CASCADE;
