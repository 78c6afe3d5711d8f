-- The browser that signed up, as it calls itself, so that whoever reads the mailbox can be asked about it, and when
-- they said yes. Until its e-mail goes out, a registration stands beside the one whose link was sent last.
ALTER TABLE "pending_registrations"
  ADD COLUMN "user_agent" TEXT,
  ADD COLUMN "is_sent" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "approved_at" TIMESTAMPTZ(3);

UPDATE "pending_registrations" SET "is_sent" = true;

DROP INDEX "pending_registrations_email_key";
CREATE UNIQUE INDEX "pending_registrations_email_is_sent_key" ON "pending_registrations"("email", "is_sent");
