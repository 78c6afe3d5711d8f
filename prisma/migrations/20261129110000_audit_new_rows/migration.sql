-- Of a new row the record names the fields that hold something: an order without a photo isn't one "with a photo".
CREATE OR REPLACE FUNCTION audit_row() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}'::jsonb ELSE to_jsonb(OLD) END;
  after jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}'::jsonb ELSE to_jsonb(NEW) END;
  -- A deleted row has no "after"; its key comes from "before".
  facts jsonb := CASE WHEN TG_OP = 'DELETE' THEN before ELSE after END;
  fields text[];
BEGIN
  SELECT coalesce(array_agg(key ORDER BY key), '{}') INTO fields
  FROM (SELECT key FROM jsonb_each(before || after)) AS keys
  WHERE key <> 'updated_at'
    AND nullif(before -> key, 'null'::jsonb) IS DISTINCT FROM nullif(after -> key, 'null'::jsonb);

  IF TG_OP = 'UPDATE' AND fields = '{}' THEN
    RETURN NULL;
  END IF;

  INSERT INTO audit_log (action, table_name, record_id, actor_parent_id, subject_parent_id, changed_fields, request_id)
  VALUES (
    CASE
      WHEN TG_OP = 'UPDATE' AND (before ->> 'deleted_at') IS NULL AND (after ->> 'deleted_at') IS NOT NULL THEN 'SOFT_DELETE'
      ELSE TG_OP
    END,
    TG_TABLE_NAME,
    (facts ->> 'id')::uuid,
    nullif(current_setting('app.actor_id', true), '')::uuid,
    (facts ->> TG_ARGV[0])::uuid,
    CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE fields END,
    nullif(current_setting('app.request_id', true), '')
  );
  RETURN NULL;
END
$$;
