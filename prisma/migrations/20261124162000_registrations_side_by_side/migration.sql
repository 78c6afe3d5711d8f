-- Registrations whose links were sent stand side by side until one is confirmed, and a link that was answered with a no
-- doesn't say afterwards that all is well.
DROP INDEX "pending_registrations_email_is_sent_key";
CREATE INDEX "pending_registrations_email_is_sent_idx" ON "pending_registrations"("email", "is_sent");

ALTER TABLE "tokens" ADD COLUMN "was_refused" BOOLEAN NOT NULL DEFAULT false;
