-- A device that was handed to a child: from then on its session opens this child's shelf and nothing else. With the
-- profile the session goes as well, so that what was a child's can't become a parent's again by itself.
ALTER TABLE "sessions" ADD COLUMN "child_id" UUID;
CREATE INDEX "sessions_child_id_idx" ON "sessions"("child_id");
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "children"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- Handing over and taking back stand in the record of changes; what else a session does doesn't.
CREATE TRIGGER audit AFTER UPDATE OF "child_id" ON sessions FOR EACH ROW WHEN (OLD."child_id" IS DISTINCT FROM NEW."child_id") EXECUTE FUNCTION audit_row('parent_id');
-- A session that takes the place of one at a child's device is the child's from its beginning.
CREATE TRIGGER audit_handed_over AFTER INSERT ON sessions FOR EACH ROW WHEN (NEW."child_id" IS NOT NULL) EXECUTE FUNCTION audit_row('parent_id');
