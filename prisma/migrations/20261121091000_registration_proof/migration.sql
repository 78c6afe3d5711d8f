-- Set once the link was opened in a browser that did not register: there is a parent, whose password still waits here.
ALTER TABLE "pending_registrations" ADD COLUMN "confirmed_parent_id" UUID;

CREATE INDEX "pending_registrations_confirmed_parent_id_idx" ON "pending_registrations"("confirmed_parent_id");

ALTER TABLE "pending_registrations" ADD CONSTRAINT "pending_registrations_confirmed_parent_id_fkey" FOREIGN KEY ("confirmed_parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
