-- What becomes of a child's profile stands in the record of changes, as its end does: field names only.
CREATE TRIGGER audit_profile AFTER INSERT OR UPDATE ON children FOR EACH ROW EXECUTE FUNCTION audit_row('parent_id');

-- A photo that a profile begins or ceases to show, each with an entry of its own: names of fields can't tell one from the other.
-- It names the profile: by the id of a file its bytes are asked for, and that stands in no record.
CREATE FUNCTION audit_photo() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_log (action, table_name, record_id, actor_parent_id, subject_parent_id, request_id)
  SELECT change.action, 'files', coalesce(NEW.id, OLD.id), nullif(current_setting('app.actor_id', true), '')::uuid, change.parent_id,
    nullif(current_setting('app.request_id', true), '')
  -- Where a row begins, OLD is null, and NEW where it ends.
  FROM (VALUES
    ('DELETE', OLD.photo_file_id, OLD.parent_id),
    ('INSERT', NEW.photo_file_id, NEW.parent_id)
  ) AS change (action, file_id, parent_id)
  WHERE change.file_id IS NOT NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER audit_photo_first AFTER INSERT ON children FOR EACH ROW WHEN (NEW."photo_file_id" IS NOT NULL) EXECUTE FUNCTION audit_photo();
CREATE TRIGGER audit_photo AFTER UPDATE OF "photo_file_id" ON children FOR EACH ROW WHEN (OLD."photo_file_id" IS DISTINCT FROM NEW."photo_file_id") EXECUTE FUNCTION audit_photo();
CREATE TRIGGER audit_photo_last AFTER DELETE ON children FOR EACH ROW WHEN (OLD."photo_file_id" IS NOT NULL) EXECUTE FUNCTION audit_photo();

-- Interests have rows of their own, all of which are written anew when one of them changes. With the profile they go
-- without a word of their own.
CREATE FUNCTION audit_interests() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_log (action, table_name, record_id, actor_parent_id, subject_parent_id, changed_fields, request_id)
  SELECT 'UPDATE', 'children', child.id, nullif(current_setting('app.actor_id', true), '')::uuid, child.parent_id,
    ARRAY['interests'], nullif(current_setting('app.request_id', true), '')
  FROM children child WHERE child.id IN (SELECT child_id FROM gone);
  RETURN NULL;
END
$$;
CREATE TRIGGER audit AFTER DELETE ON child_interests
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION audit_interests();
