-- When what was ordered was blanked, with the story or the profile that it was about.
ALTER TABLE "book_requests" ADD COLUMN "erased_at" TIMESTAMPTZ(3);

-- A deleted profile leaves a receipt: who, when, and the names of the fields that held something.
CREATE FUNCTION audit_erasure() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_log (action, table_name, record_id, actor_parent_id, subject_parent_id, changed_fields, request_id)
  SELECT 'DELETE', TG_TABLE_NAME, OLD.id, nullif(current_setting('app.actor_id', true), '')::uuid, OLD.parent_id,
    coalesce(array_agg(field.key ORDER BY field.key), '{}'), nullif(current_setting('app.request_id', true), '')
  FROM jsonb_each(to_jsonb(OLD)) field
  WHERE field.value <> 'null' AND field.key NOT IN ('id', 'parent_id', 'created_at', 'updated_at', 'deleted_at');
  RETURN NULL;
END
$$;

CREATE TRIGGER audit AFTER DELETE ON children FOR EACH ROW EXECUTE FUNCTION audit_erasure();
