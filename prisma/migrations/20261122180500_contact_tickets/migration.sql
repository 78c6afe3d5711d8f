-- What visitor and support call a message by. Older ones have none.
ALTER TABLE "contact_messages" ADD COLUMN "ticket" TEXT;
CREATE UNIQUE INDEX "contact_messages_ticket_key" ON "contact_messages"("ticket");
